public import ScreenDSL

/// Why a headless host could not do what a test's user wanted; nothing has happened.
public enum HeadlessError: Error, Hashable, Sendable {
  /// The list has no such row.
  case missingRow(RowPath)
  /// The row is in the list but not in the visible window.
  case notVisible(RowPath)
  /// The row's cell has no list inside.
  case notContainer(RowPath)
  /// The row has no action for the selection.
  case notSelectable(RowPath)
  /// The row's model is of another type, or has no such handler.
  case missingHandler(RowPath)
  /// The row cannot be dragged.
  case notReorderable(RowPath)
  /// The list has no such place for a row.
  case positionOutOfRange(RowPosition)
  /// No row is being dragged, or another one is already.
  case noReorder
  /// The action is not one of those that the last swipe uncovered, or its row is gone.
  case missingSwipeAction(String)
}

extension HeadlessError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .missingRow(let path): "No row for '\(path)'; use a path that is in the snapshot"
    case .notVisible(let path): "Row '\(path)' is not visible; scroll to it first"
    case .notContainer(let path): "Row '\(path)' has no list inside; register a container cell"
    case .notSelectable(let path): "Row '\(path)' cannot be selected; add 'onSelect'"
    case .missingHandler(let path): "No handler for '\(path)'; use a slot of the row's model"
    case .notReorderable(let path): "Row '\(path)' cannot be dragged; add 'reorderable'"
    case .positionOutOfRange(let position): "Position \(position) is out of range"
    case .noReorder: "Cannot drag: begin with one row, and end before the next"
    case .missingSwipeAction(let title): "No swipe action '\(title)'; swipe the row first"
    }
  }
}
