import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

/// Takes a host through random updates, scrolling and windows, and checks it after each step.
@MainActor
final class ChainRunner {
  private var random: SplitMix64
  private let name: String
  let host: HeadlessHost
  private var spec: ChainSpec
  /// What the next cell that is displayed applies from within its callback.
  private var surprise: ChainSpec?
  /// Where the user left each container.
  private var offsets: [RowPath: Double] = [:]
  /// The rows that are no containers, or whose offset cannot be foretold until they are seen.
  private var unknown: Set<RowPath> = []
  private var appliedCount = 0
  /// The steps so far, for failures.
  private var trail: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    name = "seed \(seed)"
    let options = Self.options(&random)
    host = HeadlessHost(registry: Sample.registry, options: options)
    spec = .random(&random)
  }

  private static func options(_ random: inout SplitMix64) -> HeadlessOptions {
    var options = HeadlessOptions(
      viewport: random.chance(1, in: 2) ? 130 : 10_000, rowExtent: 50)
    options.prefetchWindow = random.int(below: 3)
    options.hasWindow = random.chance(7, in: 8)
    return options
  }

  func run(steps: Int) {
    apply(spec)
    for _ in 0..<steps {
      let before = Picture(of: host)
      _ = host.takeEvents()
      appliedCount = 0
      step()
      settle()
      check(before)
    }
  }

  private func step() {
    let number = random.int(below: 8)
    let names = ["scroll", "scroll inside", "window", "surprise", "drag"]
    trail.append(number < names.count ? names[number] : "plain")
    switch number {
    case 0: host.scroll(to: Double(random.int(below: 800)))
    case 1: scrollContainer()
    case 2:
      host.setWindow(!host.hasWindow)
      apply(spec.next(&random))
    case 3:
      surprise = spec.next(&random)
      apply(spec.next(&random))
    case 4: drag()
    default: apply(spec.next(&random))
    }
  }

  private func settle() {
    surprise = nil
    host.setWindow(true)
  }

  private func apply(_ next: ChainSpec) {
    spec = next
    appliedCount += 1
    host.apply(next.snapshot { [unowned self] in applySurprise() })
  }

  private func applySurprise() {
    guard let next = surprise else { return }
    surprise = nil
    apply(next)
  }

  /// Drags a row; what it is dropped at is not in the state, so the next snapshot puts it back.
  private func drag() {
    guard let path = host.visibleRows.randomElement(using: &random),
      let position = host.snapshot.position(of: path.id),
      host.snapshot[position].attributes.onReorder != nil
    else { return }
    let rows = host.snapshot.sections[position.section].rows.count
    let target = RowPosition(section: position.section, row: random.int(below: rows))
    expect((try? host.reorder(path, to: target)) != nil, "\(path) is dropped at \(target)")
    apply(spec.next(&random))
  }

  private func scrollContainer() {
    guard let path = visibleContainers(host).randomElement(using: &random) else { return }
    let offset = Double(random.int(below: 300))
    expect((try? host.scroll(path, to: offset)) != nil, "\(path) is scrolled")
    offsets[path] = try? host.offset(of: path)
  }

  private func visibleContainers(_ list: HeadlessHost) -> [RowPath] {
    list.visibleRows.flatMap { path -> [RowPath] in
      guard let inner = try? host.list(inside: path) else { return [] }
      return [path] + visibleContainers(inner)
    }
  }
}

extension ChainRunner {
  private func check(_ before: Picture) {
    expect(host.violations == [], "\(host.violations)")
    expect(!host.updater.isWaiting, "nothing waits")
    expect(host.snapshot == host.updater.newest, "the newest snapshot is shown")
    checkWindow(of: host, showing: host.updater.newest)
    checkCells(before, Picture(of: host))
    checkOffsets()
  }

  /// As `#expect`, which is too slow for so many.
  private func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
    if !isTrue { Issue.record("\(name), \(trail): \(what())") }
  }

  /// What is visible is what a walk through all rows finds.
  private func checkWindow(of list: HeadlessHost, showing snapshot: ScreenSnapshot) {
    var (end, expected) = (0.0, [Row]())
    let window = list.offset..<(list.offset + list.viewport)
    for section in snapshot.sections {
      checkHeader(of: section, in: list, at: end)
      if section.header != nil { end += 28 }
      for row in section.rows {
        if (end..<(end + 50)).overlaps(window) { expected.append(row) }
        end += 50
      }
    }
    let texts = expected.map { Sample.text($0.model) }
    expect(list.snapshot == snapshot, "the list shows its rows")
    expect(list.visibleRows.map(\.id) == expected.map(\.id), "visible: \(list.visibleRows)")
    expect(list.visibleCells.map(shownText) == texts, "\(texts) is shown")
    expect(list.offset <= max(0, end - list.viewport), "the offset is in the list")
    for (path, row) in zip(list.visibleRows, expected) {
      guard let contents = row.innerRows else { continue }
      guard let inner = try? host.list(inside: path) else {
        expect(false, "\(path) has a list")
        continue
      }
      checkWindow(of: inner, showing: contents)
    }
  }

  private func checkHeader(
    of section: ScreenSnapshot.Section, in list: HeadlessHost, at start: Double
  ) {
    let window = list.offset..<(list.offset + list.viewport)
    let isVisible = section.header != nil && (start..<(start + 28)).overlaps(window)
    let shown = list.supplementary(.header, of: section.id).map(shownText)
    expect(
      shown == (isVisible ? section.header.map(Sample.text) : nil), "header of \(section.id)")
  }

  private func shownText(_ cell: AnyObject) -> String {
    if let cell = cell as? HeadlessContainerCell<Sample.Shelf> {
      return cell.model.map { Sample.text($0) } ?? "none"
    }
    return (cell as? Sample.Cell)?.shown ?? "none"
  }

  /// Rows that stayed kept their cells, and those of another kind got others.
  private func checkCells(_ before: Picture, _ after: Picture) {
    let putAway = Set(
      host.events.compactMap { event -> RowPath? in
        if case .recycled(.row(let path)) = event { path } else { nil }
      })
    for (path, cell) in after.cells {
      guard let old = before.cells[path] else { continue }
      if old.kind != cell.kind {
        expect(old.object != cell.object, "\(path) is reloaded")
      } else if path.ids.indices.allSatisfy({ !putAway.contains(prefix(of: path, upTo: $0)) }) {
        expect(old.object == cell.object, "\(path) stays")
      }
    }
  }

  private func prefix(of path: RowPath, upTo index: Int) -> RowPath {
    RowPath(path.ids[index], in: Array(path.ids[..<index]), section: path.section)
  }

  /// Each container is where the user left it.
  private func checkOffsets() {
    // With several updates at a time, a container may have gone and come back, or been shorter.
    if appliedCount > 1 { unknown = Set(host.snapshot.allRows.map(\.path)) }
    for path in visibleContainers(host) {
      guard let list = try? host.list(inside: path) else { continue }
      if !unknown.contains(path) {
        let expected = min(offsets[path] ?? 0, list.maximalOffset)
        expect(list.offset == expected, "offset of \(path) is \(expected), not \(list.offset)")
      }
      offsets[path] = list.offset
      unknown.remove(path)
    }
    offsets = offsets.filter { host.snapshot.row(at: $0.key) != nil }
  }
}

/// Which cell objects showed which rows, at any depth.
@MainActor
private struct Picture {
  struct Cell {
    let object: ObjectIdentifier
    let kind: ReuseIdentifier
  }

  private(set) var cells: [RowPath: Cell] = [:]
  /// Keeps the objects alive, so that no new one has the identity of an old one.
  private var objects: [AnyObject] = []

  init(of host: HeadlessHost) { add(host) }

  private mutating func add(_ list: HeadlessHost) {
    for (path, cell) in zip(list.visibleRows, list.visibleCells) {
      guard let row = list.snapshot.row(id: path.id) else { continue }
      cells[path] = Cell(object: ObjectIdentifier(cell), kind: row.reuseIdentifier)
      objects.append(cell)
      if let inner = (cell as? any HeadlessContainer)?.nested.list { add(inner) }
    }
  }
}
