import Foundation
import ScreenSim
import UpdateContract

/// A list of numbers, ten cells high, whose violations are recorded.
@MainActor final class Bed {
  let kind: ListKind
  let view: SimListView
  let source: any ListSource
  let listener = Listener()

  /// Creates a list in a window that has been laid out, unless it is not to be ready.
  init(
    _ kind: ListKind, _ data: [[Int]], level: ContractLevel = .knownBugs,
    source: (any ListSource)? = nil, layout: UICollectionViewLayout? = nil, isReady: Bool = true,
    options edit: (inout SimOptions) -> Void = { _ in }
  ) {
    self.kind = kind
    self.source = source ?? PlainSource(data)
    self.source.data = data
    let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    view =
      switch kind {
      case .table: UITableView(frame: frame, style: .plain)
      case .collection:
        UICollectionView(
          frame: frame, collectionViewLayout: layout ?? UICollectionViewLayout())
      }
    var options = SimOptions(level: level).recording
    edit(&options)
    sim.options = options
    connect()
    if isReady { show() }
  }

  var sim: ListSimulator { view.sim }
  // swift-format-ignore: NeverForceUnwrap
  var table: UITableView { view as! UITableView }
  // swift-format-ignore: NeverForceUnwrap
  var collection: UICollectionView { view as! UICollectionView }
  var codes: [String] { sim.violations.map(\.code) }
  var messages: [String] { sim.violations.map(\.message) }

  /// Puts the list into a window, lays it out and forgets how that went.
  func show() {
    sim.setWindow(true)
    sim.drain()
    forget()
  }

  func forget() {
    sim.clearLog()
    source.asked = []
    source.countReads = 0
    listener.shown = []
    listener.hidden = []
  }

  func cell(_ section: Int, _ item: Int) -> (any NumberView)? {
    let path = index(section, item)
    let cell: UIView? =
      kind == .table ? table.cellForRow(at: path) : collection.cellForItem(at: path)
    return cell as? any NumberView
  }

  var visibleNumbers: [Int?] {
    let cells: [UIView] =
      kind == .table ? table.visibleCells : collection.visibleCells.reversed()
    return cells.map { ($0 as? any NumberView)?.number }
  }

  private func connect() {
    switch kind {
    case .table:
      table.register(NumberRow.self, forCellReuseIdentifier: "number")
      table.register(OtherRow.self, forCellReuseIdentifier: "other")
      table.delegate = listener
    case .collection:
      collection.register(NumberItem.self, forCellWithReuseIdentifier: "number")
      collection.register(OtherItem.self, forCellWithReuseIdentifier: "other")
      collection.delegate = listener
    }
    connect(to: source)
  }

  func connect(to source: (any ListSource)?) {
    switch kind {
    case .table: table.dataSource = source
    case .collection: collection.dataSource = source
    }
  }

  func disconnectSource() {
    connect(to: nil)
  }

  func disconnectDelegate() {
    switch kind {
    case .table: table.delegate = nil
    case .collection: collection.delegate = nil
    }
  }

  /// Registers a nib in place of the class of the cells.
  func register(_ nib: UINib) {
    switch kind {
    case .table: table.register(nib, forCellReuseIdentifier: "number")
    case .collection: collection.register(nib, forCellWithReuseIdentifier: "number")
    }
  }
}
