/// What rows do while they show, after random scrolling, updates, windows and time.
@MainActor @Suite(.timedOnMain) struct VisibilityChainTests {
  @Test(arguments: 0..<10)
  func rowsCountAsSeenWhenTheyHaveBeen(group: Int) {
    for chain in 0..<TestDepth.cases(200) {
      VisibilityChain(seed: UInt64(group * 200 + chain)).run(steps: 25)
    }
  }

  @Test(arguments: 0..<5)
  func tasksRunWhileTheirRowsShow(group: Int) async {
    for chain in 0..<TestDepth.cases(100) {
      await TaskChain(seed: UInt64(group * 100 + chain)).run(steps: 20)
    }
  }
}

/// A screen of two sections: rows of 50 points, one of them a shelf of rows of 40 points across.
private struct VisibilitySpec {
  var sections: [[Int]] = [[], []]
  /// The rows of the shelf, which is row 0.
  var shelf: [Int] = []

  init(_ random: inout SplitMix64) {
    for id in 1..<14 { sections[random.int(below: 2)].append(id) }
    sections[0].insert(0, at: random.int(below: min(4, sections[0].count + 1)))
    shelf = Array(100..<(103 + random.int(below: 4)))
  }

  func edited(_ random: inout SplitMix64) -> VisibilitySpec {
    var spec = self
    let (from, to) = (random.int(below: 2), random.int(below: 2))
    if let index = spec.sections[from].indices.randomElement(using: &random) {
      let id = spec.sections[from].remove(at: index)
      // One of three is gone.
      if id == 0 || random.chance(2, in: 3) {
        spec.sections[to].insert(id, at: random.int(below: spec.sections[to].count + 1))
      }
    }
    if random.chance(1, in: 3) {
      spec.sections[to].append((1..<14).first { !all.contains($0) } ?? 20)
    }
    if random.chance(1, in: 3) { spec.shelf.shuffle(using: &random) }
    if spec.all.count != Set(spec.all).count { return self }
    return spec
  }

  private var all: [Int] { sections[0] + sections[1] }

  /// The section of a row, that of the shelf for the rows on it; nil if it is gone.
  func section(of id: Int) -> Int? { sections.firstIndex { $0.contains(id < 100 ? id : 0) } }

  /// The visible share of each row, by counting.
  @MainActor
  func shares(_ host: HeadlessHost) -> [Int: Double] {
    guard host.hasWindow else { return [:] }
    func share(_ start: Double, _ length: Double, _ offset: Double, _ viewport: Double) -> Double {
      max(0, min(start + length, offset + viewport) - max(start, offset)) / length
    }
    var result: [Int: Double] = [:]
    for (index, id) in all.enumerated() {
      result[id] = share(Double(index) * 50, 50, host.offset, host.viewport)
    }
    let inner = host.offset(of: RowPath(RowID(0))) ?? 0
    for (index, id) in shelf.enumerated() {
      result[id] = share(Double(index) * 40, 40, inner, 100) * (result[0] ?? 0)
    }
    return result.filter { $0.value > 0 && $0.key > 0 }
  }

  func snapshot(
    _ change: (ListSample.Line) -> some SectionContent,
    _ shelfRow: (ListSample.Line) -> some SectionContent
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      sections.enumerated().map { index, ids in
        Section(index) {
          for id in ids {
            if id == 0 {
              Container(0, ListSample.Shelf()) {
                for id in shelf { shelfRow(ListSample.Line(id: id)) }
              }
              .layout(.carousel.itemSize(width: 40))
            } else {
              change(ListSample.Line(id: id))
            }
          }
        }
      })
  }
}

/// Drives a host.
@MainActor
private class Chain {
  var random: SplitMix64
  let host: HeadlessHost
  var spec: VisibilitySpec
  private(set) var trail: [String] = []
  private let seed: UInt64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    self.seed = seed
    host = ListSample.host { $0.viewport = 180 }
    spec = VisibilitySpec(&random)
  }

  func note(_ step: String) { trail.append(step) }

  func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
    if !isTrue { Issue.record("seed \(seed), \(trail): \(what())") }
  }

  func scroll() {
    if random.chance(1, in: 3) {
      let offset = Double(random.int(below: 200))
      note("inside to \(offset)")
      try? host.list(inside: RowPath(RowID(0))).scroll(to: offset)
    } else {
      let offset = Double(random.int(below: 500))
      note("to \(offset)")
      host.scroll(to: offset)
    }
  }
}

/// Compares what was seen with what a stopwatch for each row says.
@MainActor
private final class VisibilityChain: Chain {
  private let log = Log()
  private var now = 0.0
  private var since: [Int: Double] = [:]
  /// Sections and IDs: a row that is gone and comes back is another one.
  private var seen: Set<[Int]> = []
  private var expected: [String] = []

  private static func rule(_ id: Int) -> (fraction: Double, dwell: Double) {
    ([0, 0.3, 0.5, 1][id % 4], [0, 0.5, 1][id % 3])
  }

  private func apply() { host.apply(spec.snapshot(row) { row($0) }) }

  private func row(_ line: ListSample.Line) -> some SectionContent {
    let (fraction, dwell) = Self.rule(line.id)
    return line.onImpression(fraction: fraction, dwell: dwell) { [log] in log.add("\(line.id)") }
  }

  func run(steps: Int) {
    apply()
    look()
    for _ in 0..<steps {
      step()
      look()
      let (found, wanted) = (log.take().sorted(), expected.sorted())
      expected = []
      expect(found == wanted, "seen are \(found), not \(wanted)")
    }
  }

  private func step() {
    switch random.int(below: 8) {
    case 0, 1, 2: scroll()
    case 3, 4:
      spec = spec.edited(&random)
      note("apply \(spec.sections) \(spec.shelf)")
      seen = Set(seen.compactMap { row in spec.section(of: row[1]).map { [$0, row[1]] } })
      apply()
    case 5:
      note("window \(!host.hasWindow)")
      host.setWindow(!host.hasWindow)
      if host.hasWindow { (seen, since) = ([], [:]) }
    default:
      let seconds = [0.25, 0.5, 1.5][random.int(below: 3)]
      note("\(seconds) s")
      now += seconds
      count()
      host.advance(by: seconds)
    }
  }

  /// Which rows are in sight now, those at once that need no time.
  private func look() {
    let shares = spec.shares(host)
    for id in Array(since.keys) where !isEnough(shares[id], id) { since[id] = nil }
    for (id, share) in shares where isEnough(share, id) && !isSeen(id) {
      since[id] = since[id] ?? now
    }
    count()
  }

  private func isEnough(_ share: Double?, _ id: Int) -> Bool {
    share.map { $0 >= Self.rule(id).fraction - 1e-9 } ?? false
  }

  private func isSeen(_ id: Int) -> Bool {
    spec.section(of: id).map { seen.contains([$0, id]) } ?? false
  }

  private func count() {
    for (id, start) in since where start + Self.rule(id).dwell <= now {
      since[id] = nil
      guard let section = spec.section(of: id) else { continue }
      if seen.insert([section, id]).inserted { expected.append("\(id)") }
    }
  }
}

/// Compares the tasks that run with the rows that show.
@MainActor
private final class TaskChain: Chain {
  /// What the tasks of rows depend on.
  private var versions: [Int: Int] = [:]
  private var running: [Int: [Int]] = [:]
  private var starts: [Int: Int] = [:]
  private var expected: [Int: Int] = [:]
  private var expectedStarts: [Int: Int] = [:]

  private func apply() { host.apply(spec.snapshot(row) { row($0) }) }

  private func row(_ line: ListSample.Line) -> some SectionContent {
    let version = versions[line.id] ?? 0
    return line.task(id: version) { [weak self] in await self?.work(line.id, version) }
  }

  private func work(_ id: Int, _ version: Int) async {
    running[id, default: []].append(version)
    starts[id, default: 0] += 1
    while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000_000_000) }
    running[id]?.removeAll { $0 == version }
    if running[id] == [] { running[id] = nil }
  }

  func run(steps: Int) async {
    apply()
    await check()
    for _ in 0..<steps {
      step()
      await check()
    }
    host.setWindow(false)
    apply()
    spec = VisibilitySpec(&random)
    apply()
    expected = [:]
    await waitForTasks()
    expect(running.isEmpty, "\(running) go on")
  }

  private func step() {
    switch random.int(below: 5) {
    case 0, 1: scroll()
    case 2:
      let id = random.chance(1, in: 2) ? random.int(below: 14) : 100 + random.int(below: 4)
      versions[id, default: 0] += 1
      note("other task of \(id)")
      apply()
    case 3:
      spec = spec.edited(&random)
      note("apply \(spec.sections) \(spec.shelf)")
      apply()
    default:
      note("covered for a while")
      host.setWindow(false)
      host.setWindow(true)
    }
  }

  private func check() async {
    let shown = spec.shares(host).keys
    let old = expected
    expected = [:]
    for id in shown {
      expected[id] = versions[id] ?? 0
      if old[id] != expected[id] { expectedStarts[id, default: 0] += 1 }
    }
    await waitForTasks()
    expect(running == expected.mapValues { [$0] }, "\(running) run, not \(expected)")
    expect(starts == expectedStarts, "started \(starts), not \(expectedStarts)")
  }

  private func waitForTasks() async {
    await eventually { running == expected.mapValues { [$0] } && starts == expectedStarts }
  }
}
