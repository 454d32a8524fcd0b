/// Runs a host through random updates, scrolls and window changes, and checks the host after each step.
@MainActor
final class ChainRunner {
  private var random: SplitMix64
  private let name: String
  let host: HeadlessHost
  private var spec: ListSpec
  /// The snapshot that the next displayed cell applies from within its callback.
  private let surprise = Surprise()
  /// The scroll offset of each container, as the user left it.
  private var offsets: [RowPath: Double] = [:]
  /// The containers whose offset is unknown until they are visible.
  private var unknown: Set<RowPath> = []
  private var appliedCount = 0
  /// The number of events before the running update, or before the last one.
  private var eventsBefore = 0
  /// The steps so far, for failure texts.
  private var trail: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    name = "seed \(seed)"
    let options = Self.options(&random)
    host = HeadlessHost(cells: surprise.registry, options: options)
    spec = .random(&random, duplicates: false)
    host.updater.onUpdate = { [unowned self] in check($0) }
  }

  /// Returns the present screen after a few edits, or another screen.
  private func next() -> ListSpec {
    random.chance(1, in: 8) ? .random(&random, duplicates: false) : spec.edited(&random)
  }

  private static func options(_ random: inout SplitMix64) -> HeadlessOptions {
    var options = HeadlessOptions(viewport: random.chance(1, in: 2) ? 130 : 10_000, rowExtent: 50)
    options.hasWindow = random.chance(7, in: 8)
    return options
  }

  func run(steps: Int) {
    apply(spec)
    for _ in 0..<steps {
      let (before, old) = (host.cells(in: host.snapshot), host.snapshot)
      _ = host.takeEvents()
      eventsBefore = 0
      appliedCount = 0
      step()
      settle()
      check(before, old)
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
      apply(next())
    case 3:
      let late = next()
      surprise.action = { [unowned self] in apply(late, isSurprise: true) }
      apply(next())
    case 4: drag()
    default: apply(next())
    }
  }

  private func settle() {
    surprise.action = nil
    host.setWindow(true)
  }

  private func apply(_ next: ListSpec, isSurprise: Bool = false) {
    spec = next
    appliedCount += 1
    if !isSurprise { eventsBefore = host.events.count }
    host.apply(next.snapshot())
  }

  /// Drags a row. The state does not change, so the next snapshot moves the row back.
  private func drag() {
    guard let path = host.visibleRows.randomElement(using: &random),
      let position = host.snapshot.position(of: path.id, in: path.section),
      host.snapshot[position].attributes.onReorder != nil
    else { return }
    let rows = host.snapshot.sections[position.section].rows.count
    let target = RowPosition(section: position.section, row: random.int(below: rows))
    expect((try? host.reorder(path, to: target)) != nil, "\(path) is dropped at \(target)")
    apply(next())
  }

  private func scrollContainer() {
    guard let path = visibleContainers(host).randomElement(using: &random) else { return }
    let offset = Double(random.int(below: 300))
    expect((try? host.list(inside: path).scroll(to: offset)) != nil, "\(path) is scrolled")
    offsets[path] = host.offset(of: path)
  }

  private func visibleContainers(_ list: HeadlessHost) -> [RowPath] {
    list.visibleRows.flatMap { path -> [RowPath] in
      guard let inner = try? host.list(inside: path) else { return [] }
      return [path] + visibleContainers(inner)
    }
  }
}

extension ChainRunner {
  private func check(_ before: [RowPath: ShownRow], _ old: ScreenSnapshot) {
    expect(host.violations == [], "\(host.violations)")
    expect(!host.updater.isWaiting, "nothing waits")
    expect(host.snapshot == host.updater.newest, "the newest snapshot is shown")
    checkWindow(of: host, showing: host.updater.newest)
    // With several updates at a time, another update may have given the cell of a row to a row that existed only in
    // between.
    let isKnown = appliedCount <= 1 && !old.hasDuplicates && !host.snapshot.hasDuplicates
    if isKnown { checkCells(before, host.cells(in: host.snapshot)) }
    // A container may also have been removed and inserted again, or have been shorter.
    if !isKnown { unknown = Set(host.snapshot.allRows.map(\.path)) }
    checkOffsets(old)
  }

  /// Checks that the list and its inner lists have the cells that the events tell.
  private func check(_ report: UpdateReport) {
    var (filled, made, reloads, batches, isNew) = (0, 0, 0, 0, false)
    for event in host.events.dropFirst(eventsBefore) {
      switch event {
      case .configured(let item, _):
        filled += 1
        if case .row = item, isNew { made += 1 }
      case .batch(_, in: nil): batches += 1
      case .reload(in: nil): reloads += 1
      default: break
      }
      if case .created = event { isNew = true } else { isNew = false }
    }
    eventsBefore = host.events.count
    expect(
      report.cellsFilled == filled && report.cellsMade == made, "\(filled), \(made): \(report)")
    let isReload = report.reload != nil
    expect(
      report.stages == batches && isReload == (reloads > 0), "\(batches), \(reloads): \(report)")
    expect(report.changes.new == host.snapshot, "not what is shown: \(report)")
  }

  /// Fails like `#expect`, which is too slow for so many checks.
  private func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
    if !isTrue { Issue.record("\(name), \(trail): \(what())") }
  }

  /// Checks that the visible rows are those that a walk through all rows finds.
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
    let texts = expected.map { "\($0.model)" }
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
    let model = (start..<(start + 28)).overlaps(window) ? section.header : nil
    let shown = list.supplementary(.header, of: section.id).map(shownText)
    expect(shown == model.map { "\($0)" }, "header of \(section.id)")
  }

  private func shownText(_ cell: AnyObject) -> String {
    if let cell = cell as? HeadlessContainerCell<Grid> {
      return cell.model.map { "\($0)" } ?? "none"
    }
    return (cell as? any ShowingCell)?.shown ?? "none"
  }

  /// Checks that rows that stayed kept their cells, and that rows of another kind got other cells.
  private func checkCells(_ before: [RowPath: ShownRow], _ after: [RowPath: ShownRow]) {
    let putAway = Set(
      host.events.compactMap { event -> RowPath? in
        if case .recycled(.row(let path)) = event { path } else { nil }
      })
    let replaced = spec.replacedIDs
    for (path, cell) in after where replaced.isDisjoint(with: path.ids) {
      // A row without an ID of its own is another row in another section.
      guard let old = before[path], !path.ids.contains(where: { "\($0)".hasPrefix("#") })
      else { continue }
      if old.kind != cell.kind {
        expect(old.cell !== cell.cell, "\(path) is reloaded")
      } else if path.ids.indices.allSatisfy({ putAway.isDisjoint(with: names(of: path, upTo: $0)) })
      {
        expect(old.cell === cell.cell, "\(path) stays")
      }
    }
  }

  /// Returns the paths of a row, or of a container around it, as events name them: with the section and without it.
  private func names(of path: RowPath, upTo index: Int) -> [RowPath] {
    [path.section, nil].map { section in
      RowPath(path.ids[index], in: Array(path.ids[..<index]), section: section)
    }
  }

  /// Checks that each container has the offset at which the user left it, and that a new container is at its start.
  private func checkOffsets(_ old: ScreenSnapshot) {
    let oldIDs = Set(old.allRows.filter { $0.row.innerRows != nil }.map(\.path.id))
    let replaced = spec.replacedIDs
    for path in visibleContainers(host) {
      guard let list = try? host.list(inside: path) else { continue }
      // A container that now has another path is not followed.
      let isFollowed = offsets[path] != nil || oldIDs.isDisjoint(with: path.ids)
      if isFollowed, replaced.isDisjoint(with: path.ids), !unknown.contains(path) {
        let expected = min(offsets[path] ?? 0, list.maximalOffset)
        expect(list.offset == expected, "offset of \(path) is \(expected), not \(list.offset)")
      }
      offsets[path] = list.offset
      unknown.remove(path)
    }
    offsets = offsets.filter { host.snapshot.row(at: $0.key) != nil }
  }
}

extension ListSpec {
  /// The IDs of replaced rows, and the IDs of the rows that replace them.
  fileprivate var replacedIDs: Set<RowID> {
    func ids(_ rows: [RowSpec]) -> [RowID] {
      rows.flatMap { row in
        (row.replaced.map { [$0, row.rowID].compactMap { $0 } } ?? []) + ids(row.inner)
      }
    }
    return Set(ids(sections.flatMap(\.rows)))
  }
}

/// A cell that tells what it shows.
private protocol ShowingCell: AnyObject {
  @MainActor var shown: String { get }
}

/// The action after the next display of a cell, and the displayed cells.
@MainActor
private final class Surprise {
  var action: (@MainActor () -> Void)?

  private final class Cell<Model: CellModel>: WatchedHeadlessCell, ConfigurableCell, ShowingCell {
    private(set) var shown = ""
    var surprise: Surprise?

    func configure(with model: Model, context: CellContext<Model>) { shown = "\(model)" }

    func willDisplay() {
      let action = surprise?.action
      surprise?.action = nil
      action?()
    }
  }

  var registry: CellRegistry<HeadlessList> {
    CellRegistry(
      cell(Note.self), cell(Photo.self), cell(Label.self), cell(Price.self),
      cell(Price.self, "odd"), .container(Grid.self, viewport: 100, rowExtent: 50))
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, _ variant: CellVariant? = nil
  ) -> CellRegistration<HeadlessList> {
    .view(variant: variant, identifier: "\(model) \(variant?.name ?? "")") { [weak self] in
      let cell = Cell<Model>()
      cell.surprise = self
      return cell
    }
  }
}

/// A cell that shows a row, and the reuse identifier that the row needs.
private struct ShownRow {
  let cell: AnyObject
  let kind: ReuseIdentifier
}

extension HeadlessHost {
  /// Returns the cells that show rows, at any depth.
  fileprivate func cells(in root: ScreenSnapshot) -> [RowPath: ShownRow] {
    var cells: [RowPath: ShownRow] = [:]
    for (path, cell) in zip(visibleRows, visibleCells) {
      guard let row = root.row(at: path) else { continue }
      cells[path] = ShownRow(cell: cell, kind: row.reuseIdentifier)
      guard let inner = (cell as? any HeadlessContainer)?.nested.list else { continue }
      cells.merge(inner.cells(in: root)) { $1 }
    }
    return cells
  }
}
