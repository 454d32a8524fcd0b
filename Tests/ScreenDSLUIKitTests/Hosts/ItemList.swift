let pools: [SimOptions.PoolPolicy] = [.lifo, .fifo, .shuffled(seed: 3), .none]
let (views, hosts) = (ListKind.allCases, HostKind.allCases)

enum HostKind: CaseIterable, Sendable {
  case headless, table, collection

  @MainActor func list(
    _ sim: SimOptions = SimOptions(level: .discipline), pool: SimOptions.PoolPolicy? = nil,
    height: Double = Bench.size.height, hasWindow: Bool = true, cells: [TestCell] = TestCell.plain,
    recorder: ViolationRecorder? = nil, configure: (inout AdapterOptions) -> Void = { _ in }
  ) -> any ItemList {
    if self == .headless {
      var adapter = AdapterOptions()
      configure(&adapter)
      var options = HeadlessOptions(viewport: height, rowExtent: 44)
      (options.selectionMode, options.hasWindow) = (.single, hasWindow)
      options.anchor = adapter.anchor
      let host = HeadlessHost(cells: CellRegistry(cells), options: options)
      host.updater.reloadThreshold = adapter.reloadThreshold
      BrokenRules.add { host.codes }
      return host
    }
    var sim = sim
    sim.poolPolicy = pool ?? sim.poolPolicy
    let bench = Bench(
      self == .table ? .table : .collection, sim, hasWindow: hasWindow,
      size: CGSize(width: Bench.size.width, height: height), cells: cells, recorder: recorder,
      configure: configure)
    bench.adapter.selectionMode = .single
    return bench
  }
}

@MainActor protocol ItemList: AnyObject {
  var updater: ListUpdater { get }
  var codes: [String] { get }
  var shown: [String] { get }
  /// The differences between what shows and a snapshot, one sentence each; of all rows, or of those that have room.
  func differences(from snapshot: ScreenSnapshot, showsAll: Bool) -> [String]
  func show(_ snapshot: ScreenSnapshot)
  /// The batches and reloads of the list, or of the one in a container, since `show` was called last.
  func log(in container: RowPath?) throws -> [String]
  func setWindow(_ hasWindow: Bool)
  func scroll(to offset: Double)
  func cell(at path: RowPath) -> AnyObject?
  func view(_ kind: SupplementaryKind, of section: SectionID) -> UIView?
  var start: Double { get }
  func setSelectionMode(_ mode: SelectionMode)
  var selectedRows: [Int] { get }
  func tap(_ path: RowPath) throws
  func swipeAndPerform(_ path: RowPath) throws
  func drag(_ path: RowPath, to position: RowPosition) throws
  func inner(_ container: RowPath) throws -> (list: AnyObject, shown: [String], offset: Double)
  func scroll(_ container: RowPath, to offset: Double) throws
}

extension ItemList {
  func show(_ content: some ScreenContent) { show(ScreenSnapshot(content)) }
  func show(_ first: Section, _ others: Section...) { show([first] + others) }
  func showing(_ content: some ScreenContent) -> Self { showing(ScreenSnapshot(content)) }

  func showing(_ snapshot: ScreenSnapshot) -> Self {
    show(snapshot)
    return self
  }

  func show(_ id: String, @SectionBuilder _ rows: () -> some SectionContent) {
    show(ScreenSnapshot(id, rows: rows))
  }

  func showing(_ id: String, @SectionBuilder _ rows: () -> some SectionContent) -> Self {
    showing(ScreenSnapshot(id, rows: rows))
  }

  func reload(_ content: some ScreenContent) {
    setWindow(false)
    show(content)
    setWindow(true)
  }

  func rest(_ rounds: Int = 6) async {
    (self as? Bench)?.settle()
    for _ in 0..<3 {
      await yieldTurns(rounds)
      (self as? Bench)?.settle()
    }
  }

  func record(_ path: RowPath) -> CellRecord? { (cell(at: path) as? any ItemView)?.record }
  func mark(_ path: RowPath) -> Int? { record(path)?.context?.state[Mark.self] }
  func setMark(_ mark: Int, _ path: RowPath) { record(path)?.context?.state[Mark.self] = mark }

  func fire(_ path: RowPath, _ input: Int = 5) -> Bool {
    record(path)?.context?.fire(\.onFire, input) == true
  }
}

extension RowPath {
  static func item(_ id: Int, in section: SectionID? = nil) -> RowPath {
    RowPath(RowID(id, of: Item.self), section: section)
  }

  func item(_ id: Int) -> RowPath { appending(RowID(id, of: Item.self)) }
}

extension HeadlessHost: ItemList {
  var codes: [String] { violations.compactMap(\.rule) }
  var shown: [String] { visibleCells.map { ($0 as? UIView)?.shownText ?? "-" } }

  func show(_ snapshot: ScreenSnapshot) {
    _ = takeEvents()
    apply(snapshot)
  }

  func scroll(_ container: RowPath, to offset: Double) throws {
    try list(inside: container).scroll(to: offset)
  }

  func log(in container: RowPath?) throws -> [String] {
    let container = container.flatMap { snapshot.resolved($0) }.map(snapshot.shortened)
    return events.compactMap { event in
      switch event {
      case .batch(let text, in: container): text
      case .reload(in: container): "reload"
      default: nil
      }
    }
  }

  func view(_ kind: SupplementaryKind, of section: SectionID) -> UIView? {
    cell(at: .supplementary(kind, section)) as? UIView
  }

  func cell(at path: RowPath) -> AnyObject? { cell(at: .row(path)) }
  func tap(_ path: RowPath) throws { try tap(.row(path)) }
  var start: Double { offset }
  var selectedRows: [Int] { updater.selectedPositions.map(\.row) }
  func setSelectionMode(_ mode: SelectionMode) { updater.selectionMode = mode }
  func swipeAndPerform(_ path: RowPath) throws { try perform(try #require(try swipe(path).first)) }

  func drag(_ path: RowPath, to position: RowPosition) throws {
    #expect(try reorder(path, to: position))
  }

  func inner(_ container: RowPath) throws -> (list: AnyObject, shown: [String], offset: Double) {
    let list = try list(inside: container)
    return (list, list.shown, list.offset)
  }
}

extension Bench: ItemList {
  var updater: ListUpdater { adapter.updater }
  func scroll(to offset: Double) { sim.scroll(to: offset) }

  func setWindow(_ hasWindow: Bool) {
    sim.setWindow(hasWindow)
    settle()
  }

  func log(in container: RowPath?) throws -> [String] {
    let list = try container.map { try innerView($0).sim } ?? sim
    return (list.reloads > 0 ? ["reload"] : []) + list.batches.map(\.text)
  }

  func cell(at path: RowPath) -> AnyObject? {
    (try? find(path)).flatMap { $0.list.cell(at: $0.index) }
  }

  func view(_ kind: SupplementaryKind, of section: SectionID) -> UIView? {
    updater.current.sectionIndex(of: section).flatMap { kind == .header ? header($0) : footer($0) }
  }

  func setSelectionMode(_ mode: SelectionMode) { adapter.selectionMode = mode }
  var selectedRows: [Int] { (selectedPaths ?? []).map(\.row) }
  var start: Double { Double(view.contentOffset.y) }

  func tap(_ path: RowPath) throws {
    let (list, index) = try find(path)
    _ = list.sim.tap(index)
  }

  func swipeAndPerform(_ path: RowPath) throws {
    let (list, index) = try find(path)
    list.sim.perform(try #require(list.sim.swipe(index, edge: .trailing)?.actions.first), at: index)
    settle()
  }

  func drag(_ path: RowPath, to position: RowPosition) throws {
    let (list, index) = try find(path)
    #expect(list.sim.reorder(index, to: .init(position.row, position.section)))
    settle()
  }

  func inner(_ container: RowPath) throws -> (list: AnyObject, shown: [String], offset: Double) {
    let list = try innerView(container)
    return (list, list.shown, Double(list.contentOffset.x))
  }

  func scroll(_ container: RowPath, to offset: Double) throws {
    try innerView(container).sim.scroll(to: offset)
  }

  private func innerView(_ container: RowPath) throws -> UICollectionView {
    let (list, index) = try find(container)
    return try #require(list.cell(at: index)?.innerView, "no list in \(container)")
  }

  private func find(_ path: RowPath) throws -> (list: SimListView, index: IndexPath) {
    let path = try #require(updater.current.resolved(path))
    var (list, rows, section) = (view, updater.current, path.section)
    for id in path.containers {
      let position = try #require(rows.position(of: id, in: section), "no \(id) of \(path)")
      let index = IndexPath(position.row, position.section)
      list = try #require(list.cell(at: index)?.innerView, "no list in \(id) of \(path)")
      (rows, section) = (try #require(rows[position].innerRows), nil)
    }
    let position = try #require(rows.position(of: path.id, in: section), "no row \(path)")
    return (list, IndexPath(position.row, position.section))
  }
}

extension SimListView {
  func cell(at index: IndexPath) -> UIView? {
    (self as? UITableView)?.cellForRow(at: index)
      ?? (self as? UICollectionView)?.cellForItem(at: index)
  }
}

extension BatchOperations {
  fileprivate var text: String {
    lines(for: .table).joined(separator: ", ").lowercased()
      .replacing("row ", with: "").replacing("delete", with: "remove").replacing(
        /\((\d+) - (\d+)\)/
      ) { "\($0.1).\($0.2)" }
  }
}
