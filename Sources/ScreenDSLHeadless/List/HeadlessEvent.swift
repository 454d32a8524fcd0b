package import ScreenDSL
package import ScreenDSLHosting

/// An event in a headless host or in a list inside it. The host records events in their order.
package enum HeadlessEvent: Equatable, Sendable {
  /// The list created a cell. `source` is a class, a nib or a closure; a headless list creates an object of the nib's
  /// class.
  case created(identifier: String, source: String)
  /// A cell was taken from the pool.
  case reused(identifier: String)
  /// A cell was configured: for the first time with this item, or again in place.
  case configured(CellPlace, isFirstDisplay: Bool)
  /// A row was measured again because its cell asked for it.
  case remeasured(RowPath)
  /// A cell became visible.
  case displayed(CellPlace)
  /// A cell was no longer visible.
  case endedDisplay(CellPlace)
  /// The cell of this item went back to the pool.
  case recycled(CellPlace)
  /// A batch ran in the screen's list, or in that of a container.
  case batch(String, in: RowPath?)
  /// All rows of a list were reloaded.
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
  /// The user dragged a row to a forbidden position, and it snapped back.
  case refusedReorder(RowPath, to: RowPosition)
  /// The user scrolled a list to an offset in points.
  case scrolled(to: Double, in: RowPath?)
  /// A list entered or left a window.
  case window(Bool, in: RowPath?)
  /// A kind of row has no cell; reported once.
  case missingCell(Problem)
  /// A rule of list views was broken.
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
  /// The row's path, or `header of new`.
  @usableFromInline package var description: String {
    switch self {
    case .row(let path): "\(path)"
    case .supplementary(let kind, let section): "\(kind) of \(section)"
    }
  }
}
