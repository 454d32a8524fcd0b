@MainActor @Suite(.timedOnMain) struct VisibilityChainTests {
  @Test(arguments: 0..<10) func rowsCountAsSeenWhenTheyHaveBeen(group: Int) {
    for chain in 0..<TestDepth.cases(200) {
      VisibilityChain(seed: UInt64(group * 200 + chain)).run(steps: 25)
    }
  }
}

private struct VisibilitySpec {
  var sections: [[Int]] = [[], []], shelf: [Int] = []
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
      if id == 0 || random.chance(2, in: 3) {
        spec.sections[to].insert(id, at: random.int(below: spec.sections[to].count + 1))
      }
    }
    if random.chance(1, in: 3) {
      spec.sections[to].append((1..<14).first { !all.contains($0) } ?? 20)
    }
    if random.chance(1, in: 3) { spec.shelf.shuffle(using: &random) }
    return spec.all.count == Set(spec.all).count ? spec : self
  }

  private var all: [Int] { sections[0] + sections[1] }

  /// The section of a row, that of the shelf for the rows on it; nil if it is gone.
  func section(of id: Int) -> Int? { sections.firstIndex { $0.contains(id < 100 ? id : 0) } }

  @MainActor func shares(_ host: HeadlessHost) -> [Int: Double] {
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

  func snapshot(_ row: (ListSample.Line) -> some SectionContent) -> ScreenSnapshot {
    ScreenSnapshot(
      sections.enumerated().map { index, ids in
        Section(index) {
          for id in ids {
            if id == 0 {
              Container(0, ListSample.Shelf()) { for id in shelf { row(ListSample.Line(id: id)) } }
                .layout(.carousel.itemSize(width: 40))
            } else {
              row(ListSample.Line(id: id))
            }
          }
        }
      })
  }
}

@MainActor private final class VisibilityChain {
  private let host = ListSample.host { $0.viewport = 180 }
  private let seed: UInt64, log = Log()
  private var random: SplitMix64, spec: VisibilitySpec, trail: [String] = []
  private var now = 0.0, version = 0, since: [Int: Double] = [:]
  /// Sections and IDs: a row that is gone and comes back is another one.
  private var seen: Set<[Int]> = [], expected: [String] = []
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    self.seed = seed
    spec = VisibilitySpec(&random)
  }

  private static func rule(_ id: Int) -> (fraction: Double, dwell: Double) {
    ([0, 0.3, 0.5, 1][id % 4], [0, 0.5, 1][id % 3])
  }

  private func apply() {
    version += 1
    host.apply(spec.snapshot(row))
  }

  private func row(_ line: ListSample.Line) -> some SectionContent {
    let (fraction, dwell) = Self.rule(line.id)
    return line.onImpression(fraction: fraction, dwell: dwell) { [log, version] in
      log.add("\(line.id) in \(version)")
    }
  }

  func run(steps: Int) {
    apply()
    look()
    for _ in 0..<steps {
      step()
      look()
      expectEqual(log.take().sorted(), expected.sorted(), "seed \(seed), \(trail)")
      expected = []
    }
  }

  private func step() {
    switch random.int(below: 8) {
    case 0:
      let offset = Double(random.int(below: 200))
      trail.append("inside to \(offset)")
      try? host.list(inside: RowPath(RowID(0))).scroll(to: offset)
    case 1, 2:
      let offset = Double(random.int(below: 500))
      trail.append("to \(offset)")
      host.scroll(to: offset)
    case 3, 4:
      spec = spec.edited(&random)
      trail.append("apply \(spec.sections) \(spec.shelf)")
      seen = Set(seen.compactMap { row in spec.section(of: row[1]).map { [$0, row[1]] } })
      apply()
    case 5:
      trail.append("window \(!host.hasWindow)")
      host.setWindow(!host.hasWindow)
      if host.hasWindow { (seen, since) = ([], [:]) }
    default:
      let seconds = [0.25, 0.5, 1.5][random.int(below: 3)]
      trail.append("\(seconds) s")
      now += seconds
      count()
      host.advance(by: seconds)
    }
  }

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
      if seen.insert([section, id]).inserted { expected.append("\(id) in \(version)") }
    }
  }
}
