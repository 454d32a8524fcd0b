internal import ScreenDSL
internal import ScreenDSLHeadless

/// Why an action on a screen could not be done, in one sentence; nothing has happened.
public struct DrivingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
}

extension DrivingError {
  /// An update broke rules of list views.
  static func violations(_ violations: [HeadlessViolation], _ action: String) -> DrivingError {
    let texts = violations.map { "\n  \($0)" }.joined()
    return DrivingError(
      description:
        "\(action), the update must keep to the rules of list views (was not legal)\(texts)"
    )
  }

  /// A row has no swipe action of this name on this side, or none for a swipe across the whole row.
  static func noSwipeAction(
    _ title: String?, _ edge: SwipeEdge, _ name: String, _ actions: [SwipeAction]
  ) -> DrivingError {
    let titles = actions.map { ShownText.quoted($0.title) }.joined(separator: ", ")
    let advice = actions.isEmpty ? "add 'swipeActions'" : "it has \(titles)"
    let action = title.map { "swipe action \(ShownText.quoted($0))" } ?? "full swipe"
    return DrivingError(description: "No \(edge) \(action) for \(name); \(advice)")
  }

  static func internalError(_ path: RowPath) -> DrivingError {
    DrivingError(
      description: "Internal error: a path without a row, \(ShownText.quoted("\(path)"))")
  }

  /// The host could not do something with a row.
  init(_ error: HeadlessError, on row: DrivenRow, visible: [RowPath]) {
    let name = row.name
    description =
      switch error {
      case .missingRow: "No row for \(name); use a row that is shown"
      case .notVisible:
        "\(name) must be visible (was out of the window); use 'scroll(to:)' first, "
          + "visible are \(NearRows.list(visible))"
      case .notContainer(let path) where path != row.path:
        "\(ShownText.quoted("\(path)")) around \(name) must have a list inside (had none); "
          + "register a container cell"
      case .notContainer: "\(name) must have a list inside (had none); register a container cell"
      case .notSelectable where row.row.attributes.isSelectable:
        "\(name) must be selectable now (the condition of 'selectable(if:)' did not hold)"
      case .notSelectable: "\(name) must have an action for a tap (had none); add 'onSelect'"
      case .missingHandler: "No handler for \(name); use a slot of its model that has one"
      case .notReorderable: "\(name) must be reorderable (was not); add 'reorderable'"
      case .positionOutOfRange, .noReorder, .missingSwipeAction, .missingMenuItem:
        error.description
      }
  }

}

/// A row that a test named.
struct DrivenRow {
  let path: RowPath
  let row: Row

  /// The path, type and place: `'menu/v' of 'SortMenu' (App/MainScreen.swift:12)`.
  var name: String {
    let place = row.source.map { " (\($0))" } ?? ""
    return "\(ShownText.quoted("\(path)")) of '\(type(of: row.model))'\(place)"
  }

  /// Throws if the row's menu has no item with these titles that can be chosen.
  func checkMenu(has titles: [String]) throws(DrivingError) {
    let menu = row.attributes.contextMenu
    if titles.isEmpty, menu.onPreview == nil {
      throw DrivingError(
        description: "\(name) must have an action for its preview (had none); add 'onPreview'")
    }
    var (items, isMenu) = (menu.actions, false)
    for title in titles {
      guard let item = items.first(where: { $0.title == title }) else {
        let shown = items.map { ShownText.quoted($0.title) }.joined(separator: ", ")
        let advice = items.isEmpty ? "add 'contextMenu'" : "it has \(shown)"
        throw DrivingError(
          description: "No menu item \(ShownText.quoted(title)) for \(name); \(advice)")
      }
      if item.isDisabled {
        throw DrivingError(
          description: "Menu item \(ShownText.quoted(title)) of \(name) must be enabled (was not)")
      }
      (items, isMenu) = (item.children, item.handler == nil)
    }
    if isMenu {
      throw DrivingError(
        description: "Menu of \(name) must lead to an item (was left at a menu inside)")
    }
  }
}
