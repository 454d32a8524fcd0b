@MainActor final class Bench {
  static let size = CGSize(width: 320, height: 220)
  let view: SimListView
  var adapter: ListAdapter
  let turns = ManualTurns(), recorder: ViolationRecorder
  fileprivate let judged = Judgement()

  init(
    _ kind: ListKind, _ sim: SimOptions = SimOptions(level: .discipline), hasWindow: Bool = true,
    style: UITableView.Style = .plain, size: CGSize = Bench.size, layout: LayoutHint = .list,
    cells: [TestCell] = TestCell.plain, recorder given: ViolationRecorder? = nil,
    configure: (inout AdapterOptions) -> Void = { _ in }
  ) {
    let recorder = given ?? ViolationRecorder()
    self.recorder = recorder
    if given == nil {
      BrokenRules.add { [judged] in judged.isDone ? [] : recorder.violations.map(\.code) }
    }
    let frame = CGRect(origin: .zero, size: size)
    var options = turns.options
    options.showsPlaceholders = true
    configure(&options)
    switch kind {
    case .table:
      let table = UITableView(frame: frame, style: style)
      table.sim.options = sim.recording(into: recorder)
      view = table
      adapter = TableAdapter(table, cells: CellRegistry(cells), options: options)
    case .collection:
      let collection = UICollectionView(frame: frame, collectionViewLayout: .init())
      collection.sim.options = sim.recording(into: recorder)
      view = collection
      let adapter = CollectionAdapter(collection, cells: CellRegistry(cells), options: options)
      collection.collectionViewLayout = adapter.layout(default: layout)
      self.adapter = adapter
    }
    listen()
    if hasWindow { self.sim.setWindow(true) }
  }

  private(set) var problems: [Problem] = []
  func listen() { adapter.onProblem = { [weak self] in self?.problems.append($0) } }
  var sim: ListSimulator { view.sim }
  var table: UITableView? { view as? UITableView }
  var collection: UICollectionView? { view as? UICollectionView }
  var tableAdapter: TableAdapter? { adapter as? TableAdapter }
  var collectionAdapter: CollectionAdapter? { adapter as? CollectionAdapter }

  func apply(
    _ snapshot: ScreenSnapshot, completion: (@MainActor (ApplyOutcome) -> Void)? = nil
  ) { adapter.apply(snapshot, completion: completion) }

  func apply(
    _ content: some ScreenContent, completion: (@MainActor (ApplyOutcome) -> Void)? = nil
  ) { apply(ScreenSnapshot(content), completion: completion) }

  func apply(_ id: String, @SectionBuilder _ rows: () -> some SectionContent) {
    apply(ScreenSnapshot(id, rows: rows))
  }

  /// Runs turns, layouts and completions until nothing waits, but for the user. Returns false if it does not end.
  @discardableResult func settle() -> Bool {
    for _ in 0..<20 {
      sim.drain()
      if turns.isEmpty { return true }
      turns.turn()
    }
    return turns.delays.allSatisfy { $0 > 0 }
  }

  func show(_ snapshot: ScreenSnapshot) {
    sim.clearLog()
    for path in sim.visiblePaths { inner(path.item, path.section)?.sim.clearLog() }
    apply(snapshot)
    settle()
  }
}

extension SimOptions {
  static func with(_ change: (inout UIKitBehavior) -> Void) -> SimOptions {
    strict { change(&$0.behavior) }
  }

  static func strict(_ change: (inout SimOptions) -> Void) -> SimOptions {
    var options = SimOptions(level: .discipline)
    change(&options)
    return options
  }
}

extension Bench {
  func choose(_ variant: CellVariant?) {
    tableAdapter?.cells.choose(variant, for: Item.self)
    collectionAdapter?.cells.choose(variant, for: Item.self)
  }

  func setCells(_ cells: [TestCell]) {
    tableAdapter?.cells = CellRegistry(cells)
    collectionAdapter?.cells = CellRegistry(cells)
    settle()
  }

  func setDelegate(_ delegate: (any UITableViewDelegate & UICollectionViewDelegate)?) {
    tableAdapter?.delegate = delegate
    collectionAdapter?.delegate = delegate
  }

  var selectedPaths: [IndexPath]? {
    table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems
  }

  func cell(_ row: Int, _ section: Int = 0) -> UIView? { view.cell(at: IndexPath(row, section)) }

  func frame(_ row: Int, _ section: Int = 0) -> CGRect? {
    let path = IndexPath(row, section)
    return table?.rectForRow(at: path) ?? collection?.layoutAttributesForItem(at: path)?.frame
  }

  func frames(_ count: Int = 4, _ section: Int = 0) -> [CGRect] {
    (0..<count).map { frame($0, section) ?? .zero }
  }

  func heights(_ count: Int) -> [CGFloat] { frames(count).map(\.height) }
  var shown: [String] { sim.visiblePaths.map { cell($0.item, $0.section)?.shownText ?? "-" } }
  func record(_ row: Int) -> CellRecord? { (cell(row) as? any ItemView)?.record }

  func header(_ section: Int) -> UIView? {
    table?.headerView(forSection: section)
      ?? supplementary(UICollectionView.elementKindSectionHeader, section)
  }

  func footer(_ section: Int) -> UIView? {
    table?.footerView(forSection: section)
      ?? supplementary(UICollectionView.elementKindSectionFooter, section)
  }

  func supplementary(_ kind: String, _ section: Int) -> UIView? {
    collection?.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  func inner(_ row: Int, _ section: Int = 0) -> UICollectionView? { cell(row, section)?.innerView }
  func tap(_ row: Int, _ section: Int = 0) -> Bool { sim.tap(IndexPath(row, section)) }

  /// The codes of the broken rules; a test that reads them judges them itself.
  var codes: [String] {
    judged.isDone = true
    return recorder.violations.map(\.code)
  }
}

@MainActor private final class Judgement { var isDone = false }

extension UICollectionView {
  func frames(_ count: Int = 4) -> [CGRect] {
    (0..<count).map { layoutAttributesForItem(at: IndexPath($0))?.frame ?? .zero }
  }

  var shown: [String] {
    sim.visiblePaths.map { cellForItem(at: IndexPath($0.item, $0.section))?.shownText ?? "-" }
  }
}

extension NSCollectionLayoutSection {
  static func columns(
    _ count: Int, _ environment: any NSCollectionLayoutEnvironment, height: CGFloat = 40
  ) -> NSCollectionLayoutSection {
    let width = environment.container.contentSize.width / CGFloat(count)
    func size(_ width: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(width * CGFloat(count)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(width))]))
  }
}

extension IndexPath {
  init(_ row: Int, _ section: Int = 0) { self.init(row: row, section: section) }
}
