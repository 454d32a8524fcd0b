import UpdateContract

/// Rules about questions that a list is asked.
extension SimViolation {
  static func noSection(_ section: Int, count: Int, in list: ListKind) -> Self {
    Self(
      code: "Q1",
      message: "request for number of \(list.noun)s in section \(section) when there are only "
        + "\(count) sections in the \(list.viewName)")
  }

  static func noRect(at path: ItemPath) -> Self {
    Self(code: "Q2", message: "request for rect at invalid index path \(path.objectText)")
  }

  static func noRect(ofSection section: Int) -> Self {
    Self(code: "Q2", message: "request for rect of invalid section (\(section))")
  }

  static func scrollOutOfBounds(_ path: ItemPath, count: Int, in list: ListKind) -> Self {
    Self(
      code: "Q3",
      message: "Attempted to scroll the \(list.viewName) to an out-of-bounds \(list.noun) "
        + "(\(path.item)) when there are only \(count) \(list.noun)s in section \(path.section).")
  }

  static func noItemForAttributes(_ path: ItemPath) -> Self {
    Self(
      code: "Q4",
      message: "UICollectionView received layout attributes for a cell with an index path that "
        + "does not exist: \(path.objectText)")
  }

  static func malformedPath(in list: ListKind) -> Self {
    let view = list == .table ? "UITableView" : "UICollectionView"
    let verb = list == .table ? "table view" : "collection view"
    return Self(
      code: "Q5",
      message: "Invalid index path for use with \(view). Index paths passed to \(verb) must "
        + "contain exactly two indices specifying the section and \(list.noun).")
  }

  static func accessDuringUpdate(_ access: VisibleCellAccess) -> Self {
    Self(code: "Q6", message: access.text)
  }
}

/// A way to reach the cells of a table that it does not like while it updates them.
enum VisibleCellAccess {
  case visibleCells
  case cellForRow

  fileprivate var text: String {
    switch self {
    case .visibleCells:
      "Attempted to access the table view's visibleCells while they were in the process of being "
        + "updated, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForVisibleCellsAccessDuringUpdate"
    case .cellForRow:
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of "
        + "updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate"
    }
  }
}
