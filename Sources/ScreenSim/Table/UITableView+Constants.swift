extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How rows come and go; nothing is animated here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// Where a row is after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows are separated.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
