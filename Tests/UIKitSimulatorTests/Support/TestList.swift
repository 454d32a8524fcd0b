let views = ListKind.allCases

@MainActor final class TestList {
  let kind: ListKind, view: SimListView, source: any ListSource, listener = Listener()

  init(
    _ kind: ListKind, _ data: [[Int]], level: ContractLevel = .knownBugs,
    source: (any ListSource)? = nil, layout: UICollectionViewLayout? = nil, isReady: Bool = true,
    options edit: (inout SimOptions) -> Void = { _ in }
  ) {
    (self.kind, self.source) = (kind, source ?? PlainSource(data))
    self.source.data = data
    let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    view =
      switch kind {
      case .table: UITableView(frame: frame, style: .plain)
      case .collection: UICollectionView(frame: frame, collectionViewLayout: layout ?? lines())
      }
    var options = SimOptions(level: level).recording
    // Each test turns on the behavior that it is about.
    options.behavior = .lenient
    edit(&options)
    sim.options = options
    registerCells()
    connect(delegate: listener)
    connect(to: self.source)
    if isReady { show() }
  }

  var sim: ListSimulator { view.sim }
  // swift-format-ignore: NeverForceUnwrap
  var table: UITableView { view as! UITableView }
  // swift-format-ignore: NeverForceUnwrap
  var collection: UICollectionView { view as! UICollectionView }
  var codes: [String] { sim.violations.map(\.code) }
  var messages: [String] { sim.violations.map(\.message) }

  func show() {
    sim.setWindow(true)
    sim.drain()
    forget()
  }

  func reload() {
    view.reloadData()
    sim.drain()
  }

  func forget() {
    sim.clearLog()
    (source.asked, source.countReads) = ([], 0)
    (listener.shown, listener.hidden) = ([], [])
  }

  func cell(_ section: Int, _ item: Int) -> (any NumberView)? {
    let path = index(section, item)
    let cell: UIView? =
      kind == .table ? table.cellForRow(at: path) : collection.cellForItem(at: path)
    return cell as? any NumberView
  }

  var visibleNumbers: [Int?] {
    let cells: [UIView] = kind == .table ? table.visibleCells : collection.visibleCells.reversed()
    return cells.map { ($0 as? any NumberView)?.number }
  }

  func registerCells() {
    register(NumberRow.self, NumberItem.self)
    register(OtherRow.self, OtherItem.self, "other")
  }

  func register(_ row: AnyClass?, _ item: AnyClass?, _ identifier: String = "number") {
    (view as? UITableView)?.register(row, forCellReuseIdentifier: identifier)
    (view as? UICollectionView)?.register(item, forCellWithReuseIdentifier: identifier)
  }

  func connect(to source: (any ListSource)?) {
    (view as? UITableView)?.dataSource = source
    (view as? UICollectionView)?.dataSource = source
  }

  func connect(delegate: (any UITableViewDelegate & UICollectionViewDelegate)?) {
    (view as? UITableView)?.delegate = delegate
    (view as? UICollectionView)?.delegate = delegate
  }

  func registerHeaderItems() {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        HeaderItem.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
  }

  func register(_ nib: UINib) {
    (view as? UITableView)?.register(nib, forCellReuseIdentifier: "number")
    (view as? UICollectionView)?.register(nib, forCellWithReuseIdentifier: "number")
  }
}

extension TestList {
  func change(
    to data: [[Int]], _ operations: BatchOperations = BatchOperations(),
    completion: ((Bool) -> Void)? = nil
  ) {
    view.performBatchUpdates(
      { [self] in
        source.data = data
        play(operations)
      }, completion: completion)
  }

  func play(_ operations: BatchOperations) {
    kind == .table ? playOnTable(operations) : playOnCollection(operations)
  }

  func reconfigure(_ paths: ItemPath...) { play(BatchOperations(itemReconfigures: paths)) }
  func beginBatch() { view.performBatchUpdates(nil) }

  private func playOnTable(_ operations: BatchOperations) {
    for section in operations.sectionDeletes { table.deleteSections([section], with: .fade) }
    for section in operations.sectionInserts { table.insertSections([section], with: .fade) }
    for section in operations.sectionReloads { table.reloadSections([section], with: .fade) }
    for move in operations.sectionMoves { table.moveSection(move.from, toSection: move.to) }
    call(operations.itemDeletes) { table.deleteRows(at: $0, with: .fade) }
    call(operations.itemInserts) { table.insertRows(at: $0, with: .fade) }
    call(operations.itemReloads) { table.reloadRows(at: $0, with: .fade) }
    call(operations.itemReconfigures) { table.reconfigureRows(at: $0) }
    for move in operations.itemMoves { table.moveRow(at: move.from.index, to: move.to.index) }
  }

  private func playOnCollection(_ operations: BatchOperations) {
    for section in operations.sectionDeletes { collection.deleteSections([section]) }
    for section in operations.sectionInserts { collection.insertSections([section]) }
    for section in operations.sectionReloads { collection.reloadSections([section]) }
    for move in operations.sectionMoves { collection.moveSection(move.from, toSection: move.to) }
    call(operations.itemDeletes) { collection.deleteItems(at: $0) }
    call(operations.itemInserts) { collection.insertItems(at: $0) }
    call(operations.itemReloads) { collection.reloadItems(at: $0) }
    call(operations.itemReconfigures) { collection.reconfigureItems(at: $0) }
    for move in operations.itemMoves { collection.moveItem(at: move.from.index, to: move.to.index) }
  }

  private func call(_ paths: [ItemPath], _ method: ([IndexPath]) -> Void) {
    if !paths.isEmpty { method(paths.map(\.index)) }
  }

  func count(_ section: Int) -> Int {
    kind == .table
      ? table.numberOfRows(inSection: section) : collection.numberOfItems(inSection: section)
  }
}

@MainActor func lines() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 320, height: 44)
  (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
  return layout
}

@MainActor func rows(
  _ appearance: UICollectionLayoutListConfiguration.Appearance
) -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  if appearance == .grouped { configuration.headerMode = .supplementary }
  return .list(using: configuration)
}

@MainActor func label(_ text: String) -> UILabel {
  let label = UILabel()
  (label.text, label.numberOfLines) = (text, 0)
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  return label
}

func index(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

func numbers(_ counts: [Int]) -> [[Int]] {
  var last = 0
  return counts.map { count in
    defer { last += count }
    return Array((last + 1)..<(last + 1 + count))
  }
}

extension UIKitBehavior {
  static var lenient: UIKitBehavior {
    var behavior = UIKitBehavior()
    (behavior.reportsDrags, behavior.refetchesDroppedCells) = (true, false)
    (behavior.losesReloadsInAnimations, behavior.measuresRows) = (false, false)
    behavior.stacksBoundaryItems = true
    return behavior
  }
}

extension ContractLevel {
  var below: ContractLevel? { Self.allCases.last { $0 < self } }
}

extension IndexPath { var itemPath: ItemPath { ItemPath(section: section, item: item) } }
extension ItemPath { var index: IndexPath { IndexPath(item: item, section: section) } }

@MainActor func codes(_ run: () -> Void) -> [String] {
  let recorder = ViolationRecorder()
  SimOptions.$current.withValue(SimOptions().recording(into: recorder), operation: run)
  return recorder.violations.map(\.code)
}

/// Runs a closure of the main actor on another thread, as Objective-C code may, while the main thread waits.
func onBackgroundThread(_ run: @escaping @MainActor () -> Void) {
  nonisolated(unsafe) let work = unsafeBitCast(run, to: (() -> Void).self)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    done.signal()
  }
  thread.start()
  done.wait()
}
