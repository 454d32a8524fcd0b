package import ScreenDSL
package import ScreenDSLHosting

/// Something that happened in a headless host or in a list inside it. The host records these events in their order.
package enum HeadlessEvent: Equatable, Sendable {
  /// The list created a cell. The text `source` names the class, the nib or the closure that made the cell.
  case created(identifier: String, source: String)
  /// The list took a cell from its reuse pool.
  case reused(identifier: String)
  /// The list configured a cell. If `isFirstDisplay` is false, the cell already showed this row or supplementary
  /// view.
  case configured(CellPlace, isFirstDisplay: Bool)
  /// The list measured a row again, because the row's cell requested this.
  case remeasured(RowPath)
  /// A cell became visible.
  case displayed(CellPlace)
  /// A cell is no longer visible.
  case endedDisplay(CellPlace)
  /// The cell of this row or supplementary view went back to the reuse pool.
  case recycled(CellPlace)
  /// A batch ran in the screen's list, or in the list of a container.
  case batch(String, in: RowPath?)
  /// All rows were reloaded in the screen's list, or in the list of a container.
  case reload(in: RowPath?)
  /// The user selected a row.
  case selected(RowPath)
  /// The user deselected a row by a tap on it.
  case deselected(RowPath)
  /// The user revealed the swipe actions of a row.
  case swiped(RowPath, SwipeEdge)
  /// A swipe action with this title ended, with or without success.
  case performed(String, isDone: Bool)
  /// The user opened the context menu of a row.
  case openedMenu(RowPath)
  /// The user dragged a row to a position of its list.
  case reordered(RowPath, to: RowPosition)
  /// The user dragged a row to a position that is not allowed, and the row moved back.
  case refusedReorder(RowPath, to: RowPosition)
  /// The user scrolled a list to this offset, in points.
  case scrolled(to: Double, in: RowPath?)
  /// A list entered or left a window.
  case window(Bool, in: RowPath?)
  /// A row has no cell. The host records this once for each kind of row.
  case missingCell(Problem)
  /// An update broke a rule of UIKit's list views.
  case violation(Problem)
}

extension HeadlessEvent: CustomStringConvertible {
  /// The event on one line.
  package var description: String {
    switch self {
    case .created(let identifier, let source): "create \(identifier) from \(source)"
    case .reused(let identifier): "reuse \(identifier)"
    case .configured(let item, let isFirst): "\(isFirst ? "configure" : "reconfigure") \(item)"
    case .remeasured(let path): "measure \(path)"
    case .displayed(let item): "display \(item)"
    case .endedDisplay(let item): "end display \(item)"
    case .recycled(let item): "recycle \(item)"
    case .batch(let text, let list): "batch\(name(list)): \(text)"
    case .reload(let list): "reload\(name(list))"
    case .selected(let path): "select \(path)"
    case .deselected(let path): "deselect \(path)"
    case .swiped(let path, let edge): "swipe \(path) from \(edge)"
    case .performed(let title, let isDone): "\(isDone ? "did" : "did not do") '\(title)'"
    case .openedMenu(let path): "open menu of \(path)"
    case .reordered(let path, let position): "reorder \(path) to \(position)"
    case .refusedReorder(let path, let position): "refuse \(path) at \(position)"
    case .scrolled(let offset, let list): "scroll\(name(list)) to \(offset)"
    case .window(let hasWindow, let list): "\(hasWindow ? "enter" : "leave") window\(name(list))"
    case .missingCell(let missing): "\(missing)"
    case .violation(let violation): "violation \(violation)"
    }
  }

  private func name(_ list: RowPath?) -> String { list.map { " in \($0)" } ?? "" }
}

extension CellPlace: CustomStringConvertible {
  /// The path of the row. For a supplementary view the text has the form `header of new`.
  @usableFromInline package var description: String {
    switch self {
    case .row(let path): "\(path)"
    case .supplementary(let kind, let section): "\(kind) of \(section)"
    }
  }
}
