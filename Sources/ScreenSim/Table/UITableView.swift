public import Foundation
import UpdateContract

/// A simulated table: it judges updates as strictly as its `sim` is told to.
@MainActor open class UITableView: SimListView {
  /// The look of the table.
  public let style: Style
  /// The object that has the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { sim.ownerDidChange(from: oldValue, to: dataSource, isDataSource: true) }
  }
  /// The object that hears what happens to rows.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { delegateDidChange(from: oldValue) }
  }
  /// The object that prepares data ahead of time.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows whose delegate names none.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { sim.geometryDidChange() }
  }
  /// A guess of the height of rows; ignored.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers whose delegate names none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { sim.geometryDidChange() }
  }
  /// The height of footers whose delegate names none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { sim.geometryDidChange() }
  }
  /// A guess of the height of headers; ignored.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// A guess of the height of footers; ignored.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers; ignored.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// Whether rows show their edit controls.
  open var isEditing = false
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// How rows are separated.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The view above the first section; takes no room here.
  open var tableHeaderView: UIView?
  /// The view below the last section; takes no room here.
  open var tableFooterView: UIView?

  /// What the delegate is known to implement.
  var knownMethods = KnownTableMethods()

  /// A height that the table works out itself.
  public class var automaticDimension: CGFloat { -1 }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame, kind: .table)
    sim.host = self
  }

  /// Creates a plain table without decoding anything.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder, kind: .table)
    sim.host = self
  }

  /// Creates a plain table with an empty frame.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Shows or hides the edit controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in sim.placed.live.values.lazy.compactMap({ $0.view as? UITableViewCell }) {
      cell.setEditing(editing, animated: animated)
    }
  }

  private func delegateDidChange(from old: (any UITableViewDelegate)?) {
    scrollDelegate = delegate
    knownMethods = KnownTableMethods()
    sim.ownerDidChange(from: old, to: delegate, isDataSource: false)
  }
}
