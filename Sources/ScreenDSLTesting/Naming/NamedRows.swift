import Foundation

/// Finds rows of a snapshot by the names that a test uses. If a name fits no row, suggests similar names.
final class NamedRows {
  let snapshot: ScreenSnapshot
  let reader: LookReader
  /// The paths of the visible rows. A search for a text begins with these rows.
  var window: [RowPath] = []
  private var pathsByID: [String: [RowPath]] = [:]
  /// Stored because computing the texts of thousands of rows takes long.
  private lazy var allTexts: [(path: RowPath, texts: [String])] =
    snapshot.allRows.map { ($0.path, texts(of: $0.row)) }

  init(_ snapshot: ScreenSnapshot, _ reader: LookReader = LookReader()) {
    (self.snapshot, self.reader) = (snapshot, reader)
  }

  func path(of name: RowName, gone: () -> String) throws(Problem) -> RowPath {
    if case .place(.row(let path)) = name.content, isExact(path) { return whole(path) }
    let found = paths(of: name)
    if found.count > 1 {
      let names = ChangeWords.list(found, code)
      throw Problem("\(ShownText.quoted(name)) must be one row (was \(found.count)); use \(names)")
    }
    guard let path = found.first else {
      let text = if case .model(_, let place?, _) = name.content { "\(place)" } else { "\(name)" }
      throw Problem("No row for \(ShownText.quoted(name))\(gone()); \(advice(text))")
    }
    return path
  }

  func paths(of name: RowName) -> [RowPath] {
    switch name.content {
    case .place(.row(let path)):
      let named = paths(withID: name)
      return named.isEmpty && path.isName ? paths(showing: path.description) : named
    case .model(_, let place, let isMeant):
      let named = place.map { paths(withID: .path($0)) }
      return (named ?? snapshot.allRows.map(\.path))
        .filter { path in snapshot.row(at: path).map { isMeant($0.model) } == true }
    case .label(let text): return paths(showing: text)
    case .place(.supplementary): return []
    }
  }

  func paths(withID name: RowName) -> [RowPath] {
    guard case .place(.row(let path)) = name.content else { return [] }
    if isExact(path) { return [whole(path)] }
    let text = path.description
    if let known = pathsByID[text] { return known }
    let paths = snapshot.paths(named: text)
    pathsByID[text] = paths
    return paths
  }

  private func paths(showing text: String) -> [RowPath] {
    let seen = window.filter { snapshot.row(at: $0).map { texts(of: $0).contains(text) } == true }
    if !seen.isEmpty { return seen }
    return allTexts.filter { $0.texts.contains(text) }.map(\.path)
  }

  /// Returns whether the snapshot has a row at the path. For a path from a string literal, the result is false, because
  /// the literal can also be a visible text.
  private func isExact(_ path: RowPath) -> Bool { !path.isName && snapshot.row(at: path) != nil }

  private func whole(_ path: RowPath) -> RowPath {
    let position = path.section == nil ? snapshot.position(of: path.outermost) : nil
    return position.map { path.moved(to: snapshot.sections[$0.section].id) } ?? path
  }

  // MARK: The texts of rows

  func texts(of row: Row) -> [String] {
    let look = reader.ownLook(of: row.model)
    let label = row.attributes.accessibilityLabel ?? look?.spokenLabel
    return (label.map { [$0] } ?? []) + Self.texts(of: row.model, look)
  }

  static func texts(of model: any CellModel, _ look: LookNode?) -> [String] {
    look?.seenTexts ?? Mirror(reflecting: model).children.compactMap { $0.value as? String }
  }

  func advice(_ text: String) -> String {
    let advice = snapshot.advice(text)
    let near = Near.texts(text, among: allTexts.prefix(ScreenSnapshot.mostNames).flatMap(\.texts))
    let isUseful = !near.isEmpty && advice.hasPrefix("rows are")
    return sections(text)
      + (isUseful ? "near it are \(ChangeWords.list(near, ShownText.quoted)); " : "") + advice
  }

  private func sections(_ text: String) -> String {
    let ids = snapshot.sections.map { "\($0.id)" }
    guard ids.count > 1, let end = text.firstIndex(of: "/"), !ids.contains("\(text[..<end])"),
      !allTexts.contains(where: { "/\($0.path)".contains("/" + text[...end]) })
    else { return "" }
    return "sections are \(ChangeWords.list(ids, ShownText.quoted)); "
  }

  func code(_ path: RowPath) -> String {
    let alike = snapshot.paths(named: path.description)
    let models = alike.compactMap { snapshot.row(at: $0).map { "\(type(of: $0.model))" } }
    if alike.count == 1 { return path.description.debugDescription }
    guard Set(models).count == alike.count, let model = alike.firstIndex(of: path) else {
      return ".path(\(snapshot.code(path)))"
    }
    return ".row(\(models[model]).self, at: \(path.description.debugDescription))"
  }
}

extension LookNode {
  var seenTexts: [String] {
    var texts: [String] = []
    addSeenTexts(to: &texts)
    return texts.filter { !$0.isEmpty }
  }

  private func addSeenTexts(to texts: inout [String]) {
    // While a part is loading, it shows placeholder bars instead of its texts.
    if style.values.isLoading { return }
    texts.append(style.values.accessibility.label ?? "")
    switch kind {
    case .text(let text), .badge(let text): texts.append(text)
    case .control(let control): texts += [control.title] + control.seenValues
    default: for part in parts { part.addSeenTexts(to: &texts) }
    }
  }
}

extension LookNode.Control {
  var seenValues: [String] {
    switch kind {
    case .button, .toggle: []
    case .slider(let slider): [slider.text ?? ""]
    case .stepper(let stepper): [stepper.text]
    case .picker(let picker): pickerKind == .menu ? [picker.chosen ?? ""] : picker.choices
    case .date(let date): [date.text]
    case .field(let field):
      [field.text.isEmpty ? field.prompt : field.shown, field.problem ?? "", field.count ?? ""]
    }
  }
}

/// Finds names that are similar to a misspelt one.
enum Near {
  static func texts(_ name: String, among texts: [String]) -> [String] {
    let lowercased = name.lowercased()
    func distance(_ text: String) -> Int? {
      let text = text.lowercased()
      if !name.isEmpty, text.range(of: lowercased) != nil { return 0 }
      let distance = ScreenSnapshot.distance(lowercased, text)
      return distance <= max(2, name.count / 3) && distance < name.count ? distance : nil
    }
    return texts.withoutRepetitions.filter { $0.count <= 40 + name.count }
      .compactMap { text in distance(text).map { (text, $0) } }
      .sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}

/// A name that means a row of a screen, or a supplementary view of a section, such as the header.
///
/// ```swift
/// screen.tap("alerts/#0")                                     // the IDs of section and row
/// screen.tap("Delete account")                                // a text or label of the row
/// screen.tap(.row(ToggleRow.self) { $0.title == "Sounds" })   // a condition for the model of the row
/// screen.fire(.header("new"), \SeeAllHeader.onSeeAll)
/// ```
/// A text can consist of IDs with `/` between them: the ID of the section, of each container that contains the row,
/// from the outermost, and of the row. You can omit the section.
///
/// If no row has these IDs, the text means a row with this visible text or accessibility label. If a row in the visible
/// area has this text, the name does not mean rows outside of this area. If the name still means several rows, the test
/// fails, and the failure lists them.
public struct RowName: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  enum Content: Sendable {
    case place(CellPlace)
    case model(String, at: RowPath?, @Sendable (any CellModel) -> Bool)
    case label(String)
  }

  let content: Content
  /// The text of the name, which `tap` can also use as the title of a control; nil if the name is no string literal.
  let text: String?

  public init(stringLiteral value: String) {
    (content, text) = (.place(.row(RowPath(stringLiteral: value))), value)
  }

  init(_ place: CellPlace) { self.init(.place(place)) }

  private init(_ content: Content) { (self.content, text) = (content, nil) }

  /// Returns whether the name has this path, and not only a path with the same text.
  func isPath(_ path: RowPath) -> Bool {
    switch content {
    case .place(.row(let own)), .model(_, let own?, _):
      !own.isName && own.ids == path.ids && [nil, path.section].contains(own.section)
    default: false
    }
  }

  /// Names the row at a path.
  public static func path(_ path: RowPath) -> RowName { RowName(.row(path)) }

  /// Names the row whose model is of this type.
  ///
  /// - Parameters:
  ///   - model: The type of the model.
  ///   - path: The path of the row. If nil, the row can be anywhere on the screen.
  ///   - isMeant: Returns whether the model is the right one. If nil, each model of the type is the right one.
  public static func row<Model: CellModel>(
    _ model: Model.Type, at path: RowPath? = nil, where isMeant: (@Sendable (Model) -> Bool)? = nil
  ) -> RowName {
    RowName(.model("\(model)", at: path) { ($0 as? Model).map { isMeant?($0) ?? true } ?? false })
  }

  /// Names the row with this accessibility label or visible text. If the model of a row has no look, the strings in the
  /// properties of the model count as visible texts.
  public static func label(_ text: String) -> RowName { RowName(.label(text)) }

  /// Names the header of a section.
  public static func header(_ section: SectionID) -> RowName { supplementary(.header, of: section) }

  /// Names the footer of a section.
  public static func footer(_ section: SectionID) -> RowName { supplementary(.footer, of: section) }

  /// Names a header, a footer or another supplementary view of a section.
  public static func supplementary(_ kind: SupplementaryKind, of section: SectionID) -> RowName {
    RowName(.supplementary(kind, section))
  }

  /// The name as text: a path, the type of a model and the path if there is one, a label, or a kind of supplementary
  /// view and its section.
  public var description: String {
    switch content {
    case .place(let place): place.description
    case .model(let model, let path, _): path.map { "\(model) at \($0)" } ?? model
    case .label(let text): text
    }
  }
}
