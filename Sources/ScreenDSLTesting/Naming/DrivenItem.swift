extension Problem {
  init(_ sentence: String, isOfScreen: Bool = false) {
    self.init(isOfScreen ? .brokenScreen : .impossibleAction, sentence)
  }

  var isOfScreen: Bool { kind == .brokenScreen }

  /// A text that is equal for all problems of the same kind and the same statement. If the statement of a problem is
  /// unknown, the text contains the problem's sentence instead.
  var statement: String { "\(kind) \(source ?? sentence)" }

  static func noSupplementary(
    _ kind: SupplementaryKind, of section: SectionID, in snapshot: ScreenSnapshot
  ) -> Problem {
    Problem("No \(kind) of section \(ShownText.quoted(section)); \(owners(of: kind, in: snapshot))")
  }

  static func owners(of kind: SupplementaryKind, in snapshot: ScreenSnapshot) -> String {
    let names = snapshot.sections.filter { $0.supplementary(kind) != nil }.map(\.id)
    let list = ChangeWords.list(names, ShownText.quoted)
    return names.isEmpty ? "no section has one" : "there is one of \(list)"
  }

  static func anotherCell(of item: DrivenItem, after input: String) -> Problem {
    Problem(
      "\(item.name) must keep its cell while it is used "
        + "(had another one, or none, after '\(ShownText.line(input))'); one ID and one type keep it",
      isOfScreen: true)
  }

  static func noScrolling(_ name: String) -> Problem {
    Problem(
      "\(name) must be longer than its window to be scrolled (was not); "
        + "show more rows or choose a smaller 'viewport'")
  }

  init(_ error: HeadlessError, on item: DrivenItem, visible: [RowPath], advice: String = "") {
    let name = item.name
    let sentence =
      switch error {
      case .missingRow: "No row for \(name); use a row that is shown"
      case .notVisible:
        "\(name) must be visible (was out of the window); use 'scroll(to:)' first"
          + (item.row == nil ? "" : ", visible are \(ScreenSnapshot.list(visible))")
      case .notContainer(let path) where "\(path)" != item.text:
        "\(ShownText.quoted(path)) around \(name) must have a list inside (had none); "
          + "register a container cell"
      case .notContainer where item.row?.innerRows == nil:
        "\(name) must be a 'Container' to be scrolled (was not)"
      case .notContainer: "\(name) must have a list inside (had none); register a container cell"
      case .edited:
        "\(name) must not be tapped or swiped while the list is edited (was); use 'edit(false)' first, "
          + "'tap' with the title of an action and 'in:', or 'selectsRows: true' of 'editing'"
      case .notSelectable where item.isUnmarked:
        "\(name) must be one of the rows that are selected while the list is edited (was not); "
          + "add 'selectable()', or 'onDeselect'"
      case .notSelectable where item.isTappable:
        "\(name) must be selectable now (a condition of 'selectable(if:)' or 'onDeselect(if:)' did not hold)"
      case .notSelectable where item.row?.attributes.refusesSelection == true:
        "\(name) must be selectable (was not; 'selectable(false)' forbids it)\(advice)"
      case .notSelectable:
        "\(name) must have an action for a tap "
          + "(had none; 'onSelect' is missing, or nil in this state)\(advice)"
      case .notFocusable:
        "\(name) must be a row that can have the focus (was not; 'focusable(false)' forbids it)"
      case .missingHandler: "No handler for \(name); use a slot of its model that has one"
      case .busy: "Handler of \(name) must not be busy (was); use 'await finish()' first"
      case .notReorderable: "\(name) must be reorderable (was not); add 'reorderable'"
      case .positionOutOfRange(let position): "Position \(position) is out of range"
      case .missingSwipeAction(let title): "No swipe action '\(title)' any more for \(name)"
      case .missingMenuItem(let titles):
        "No menu item '\(titles.joined(separator: "' > '"))' any more for \(name)"
      }
    self.init(sentence)
  }
}

struct DrivenAction {
  /// The beginning of a failure text, such as `After a tap on ElementRow 'e3' (App/MainScreen.swift:19)`.
  var sentence: String
  var title: String

  init(_ title: String, sentence: String) { (self.title, self.sentence) = (title, sentence) }

  /// - Parameter verb: The action with an article, such as `a tap on`.
  init(_ verb: String, _ item: DrivenItem, title shown: String?) {
    let name = shown.map { ShownText.line($0) } ?? item.subject
    let words = verb.split(separator: " ").dropFirst().joined(separator: " ")
    title = "\(words.prefix(1).uppercased())\(words.dropFirst()) \(name)"
    sentence = "After \(verb) \(item.name)"
  }
}

/// A row of a snapshot, or a header, a footer or another supplementary view.
struct DrivenItem {
  let place: CellPlace
  private var snapshot: ScreenSnapshot?
  let model: any CellModel
  var row: Row?
  let isTappable: Bool
  var isUnmarked = false
  let source: SourceLine?

  /// The name ends with the source line, if there is one: `SortMenu 'menu/v' (App/MainScreen.swift:12)`.
  var name: String { subject + (source.map { " (\($0))" } ?? "") }

  var text: String {
    place.rowPath.flatMap { path in snapshot.map { "\($0.shortened(path))" } } ?? "\(place)"
  }

  var subject: String { "\(type(of: model)) \(ShownText.quoted(text))" }

  var attributes: RowAttributes { row?.attributes ?? RowAttributes() }

  init(_ row: Row, at path: RowPath, in snapshot: ScreenSnapshot) {
    (place, self.snapshot) = (.row(path), snapshot)
    (self.row, model, source) = (row, row.model, row.source)
    isTappable = row.attributes.isSelectable
    isUnmarked = snapshot.selectsRows && !row.attributes.hasSelectionMark
  }

  init(_ supplementary: Supplementary, of section: ScreenSnapshot.Section) {
    place = .supplementary(supplementary.kind, section.id)
    (model, source) = (supplementary.model, section.source)
    isTappable = supplementary.onSelect != nil
  }

  init?(at place: CellPlace, in snapshot: ScreenSnapshot) {
    switch place {
    case .row(let path):
      guard let row = snapshot.row(at: path) else { return nil }
      self.init(row, at: path, in: snapshot)
    case .supplementary(let kind, let id):
      guard let section = snapshot.section(id: id), let own = section.supplementary(kind)
      else { return nil }
      self.init(own, of: section)
    }
  }

  func checkMenu(has titles: [String], or call: String?) throws(Problem) {
    let menu = attributes.contextMenu
    if titles.isEmpty, menu.onPreview == nil {
      throw Problem("\(name) must have an action for its preview (had none); add 'onPreview'")
    }
    var (items, isMenu) = (menu.actions, false)
    for title in titles {
      let quoted = ShownText.quoted(title)
      guard let item = items.first(where: { $0.title == title }) else {
        let shown = ChangeWords.list(items.map(\.title), ShownText.quoted)
        let outer = items.first { $0.children.contains { $0.title == title } }
        let advice =
          call.map { "use \($0)" }
          ?? outer.map { "it is inside \(ShownText.quoted($0.title)), which comes first" }
          ?? (menu.actions.isEmpty
            ? "add 'contextMenu'"
            : items.isEmpty ? "the item before it has no items" : "it has \(shown)")
        throw Problem("No menu item \(quoted) for \(name); \(advice)")
      }
      let count = items.count { $0.title == title }
      if count > 1 {
        throw Problem(
          "Menu of \(name) must have one item \(quoted) (has \(count)); give each a title of its own"
        )
      }
      if item.isDisabled {
        throw Problem("Menu item \(quoted) of \(name) must be enabled (was not)")
      }
      (items, isMenu) = (item.children, item.handler == nil)
    }
    if isMenu {
      throw Problem("Menu of \(name) must lead to an item (was left at a menu inside)")
    }
  }
}
