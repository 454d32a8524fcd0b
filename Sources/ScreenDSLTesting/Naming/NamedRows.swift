import Foundation
public import ScreenDSL
import ScreenDSLLooks

/// Finds the rows that a test names, or suggests rows with similar names.
struct NamedRows {
  let snapshot: ScreenSnapshot
  /// Finds the looks of rows.
  let reader: LookReader
  /// The rows in the window: a text names one of them before all others.
  var window: [RowPath] = []
  private let found = Found()

  /// What was found once: making the texts of thousands of rows takes long.
  private final class Found {
    var byID: [String: [RowPath]] = [:]
    var texts: [(path: RowPath, texts: [String])]?
  }

  init(_ snapshot: ScreenSnapshot, _ reader: LookReader = LookReader()) {
    (self.snapshot, self.reader) = (snapshot, reader)
  }

  /// Returns the path of the only row with a name, with its section.
  ///
  /// - Parameter gone: Returns the facts about a row that existed before, for a failure.
  func path(of name: RowName, gone: () -> String = { "" }) throws(Problem) -> RowPath {
    if case .path(let path) = name.content, isExact(path) { return whole(path) }
    let found = paths(of: name)
    if found.count > 1 {
      let names = ChangeWords.list(found, code)
      throw Problem(
        "\(ShownText.quoted(name)) must be one row (was \(found.count)); use \(names)")
    }
    guard let path = found.first else {
      throw Problem("No row for \(ShownText.quoted(name))\(gone()); \(advice("\(name)"))")
    }
    return path
  }

  /// Returns the paths of all rows with a name, with their sections: for a text those with such an ID, or else those
  /// that show it.
  func paths(of name: RowName) -> [RowPath] {
    switch name.content {
    case .path(let path):
      let named = paths(withID: name)
      return named.isEmpty && path.isName ? paths(showing: path.description) : named
    case .model(_, let place, let isMeant):
      let named = place.map { snapshot.paths(named: $0.description) }
      return (named ?? snapshot.allRows.map(\.path))
        .filter { path in snapshot.row(at: path).map { isMeant($0.model) } ?? false }
    case .label(let text): return paths(showing: text)
    case .supplementary: return []
    }
  }

  /// Returns the paths of the rows whose ID has a text; empty for any other kind of name.
  func paths(withID name: RowName) -> [RowPath] {
    guard case .path(let path) = name.content else { return [] }
    if path.section != nil && isExact(path) { return [path] }
    let text = path.description
    if let known = found.byID[text] { return known }
    let paths = snapshot.paths(named: text)
    found.byID[text] = paths
    return paths
  }

  private func paths(showing text: String) -> [RowPath] {
    let seen = window.filter { path in
      snapshot.row(at: path).map { texts(of: $0).contains(text) } ?? false
    }
    if !seen.isEmpty { return seen }
    return allTexts.filter { $0.texts.contains(text) }.map(\.path)
  }

  /// All rows with their texts.
  private var allTexts: [(path: RowPath, texts: [String])] {
    if let known = found.texts { return known }
    let all = snapshot.allRows.map { ($0.path, texts(of: $0.row)) }
    found.texts = all
    return all
  }

  /// Whether a path is a row's, and no text of one.
  private func isExact(_ path: RowPath) -> Bool { !path.isName && snapshot.row(at: path) != nil }

  private func whole(_ path: RowPath) -> RowPath {
    let position = path.section == nil ? snapshot.position(of: path.outermost) : nil
    return position.map { path.moved(to: snapshot.sections[$0.section].id) } ?? path
  }
}

// The texts of rows.
extension NamedRows {
  /// Returns the label and the visible texts of a row; if it has no look, the texts in its model.
  func texts(of row: Row) -> [String] {
    let look = reader.ownLook(of: row.model)
    let label = row.attributes.accessibilityLabel ?? look?.spokenLabel
    return (label.map { [$0] } ?? []) + Self.texts(of: row.model, look)
  }

  /// Returns the visible texts of a model.
  static func texts(of model: any CellModel, _ look: LookNode?) -> [String] {
    look?.seenTexts ?? Mirror(reflecting: model).children.compactMap { $0.value as? String }
  }

  /// Returns a hint for a name that fits no row, such as similar names.
  func advice(_ text: String) -> String {
    let advice = snapshot.advice(text)
    let near = Near.texts(text, among: allTexts.prefix(2_000).flatMap(\.texts))
    let isUseful = !near.isEmpty && advice.hasPrefix("rows are")
    return sections(text)
      + (isUseful ? "near it are \(ChangeWords.list(near, ShownText.quoted)); " : "") + advice
  }
}

extension NamedRows {
  /// Returns the existing sections, if a text begins with a section that does not exist, and no row has that name.
  private func sections(_ text: String) -> String {
    let ids = snapshot.sections.map { "\($0.id)" }
    guard ids.count > 1, let end = text.firstIndex(of: "/"), !ids.contains("\(text[..<end])"),
      !snapshot.allRows.prefix(2_000).contains(where: { "/\($0.path)".contains("/" + text[...end]) }
      )
    else { return "" }
    return "sections are \(ChangeWords.list(ids, ShownText.quoted)); "
  }

  /// Returns a unique name of a row, as Swift source.
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
  /// The visible texts and the labels of its parts, in order.
  var seenTexts: [String] {
    var texts: [String] = []
    addSeenTexts(to: &texts)
    return texts.filter { !$0.isEmpty }
  }

  private func addSeenTexts(to texts: inout [String]) {
    // A loading part shows bars.
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
  /// The visible texts besides the title.
  var seenValues: [String] {
    switch kind {
    case .button, .toggle: []
    case .slider(let slider, _): [slider.text ?? ""]
    case .stepper(let stepper, _): [stepper.text]
    case .picker(let picker, _): pickerKind == .menu ? [picker.chosen ?? ""] : picker.choices
    case .date(let date, _): [date.text]
    case .field(let field, _):
      [field.text.isEmpty ? field.prompt : field.shown, field.problem ?? "", field.count ?? ""]
    }
  }
}

/// Finds names similar to a mistyped one.
enum Near {
  /// Returns the three nearest texts, without repeats: those that contain the name, and those that differ by few
  /// letters.
  static func texts(_ name: String, among texts: [String]) -> [String] {
    func distance(_ text: String) -> Int? {
      if !name.isEmpty, text.lowercased().range(of: name.lowercased()) != nil { return 0 }
      let distance = ScreenSnapshot.distance(name.lowercased(), text.lowercased())
      return distance <= max(2, name.count / 3) && distance < name.count ? distance : nil
    }
    return texts.withoutRepetitions.filter { $0.count <= 40 + name.count }
      .compactMap { text in distance(text).map { (text, $0) } }
      .sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}

/// A test's name for a row, or for a section's header or footer; all calls of the kit take it.
///
/// ```swift
/// screen.tap("alerts/#0")                                     // section, containers, row
/// screen.tap("Delete account")                                // what it shows, or VoiceOver says
/// screen.tap(.row(ToggleRow.self) { $0.title == "Sounds" })   // what its model has
/// screen.fire(.header("new"), \SeeAllHeader.onSeeAll)
/// ```
/// A text has the IDs of the section, of the containers from the outermost, and of the row, separated by `/`; you may
/// omit the section. If no row has such IDs, it names the row with this text or label, in the window if one there has it.
/// If a name fits several rows, the failure lists them.
public struct RowName: Sendable, ExpressibleByStringInterpolation {
  enum Content: Sendable {
    case path(RowPath)
    case model(String, at: RowPath?, @Sendable (any CellModel) -> Bool)
    case label(String)
    case supplementary(SupplementaryKind, of: SectionID)
  }

  let content: Content
  /// The text of a literal, which may be the title of a control; nil for other names.
  let text: String?

  public init(stringLiteral value: String) {
    (content, text) = (.path(RowPath(stringLiteral: value)), value)
  }

  private init(_ content: Content) { (self.content, text) = (content, nil) }
}

extension RowName {
  /// Names the row at a path.
  public static func path(_ path: RowPath) -> RowName { RowName(.path(path)) }

  /// Names the row whose model has a type.
  ///
  /// - Parameters:
  ///   - model: The type of its model.
  ///   - path: Its path; nil for anywhere.
  ///   - isMeant: A further condition for the model; nil for none.
  public static func row<Model: CellModel>(
    _ model: Model.Type, at path: RowPath? = nil, where isMeant: (@Sendable (Model) -> Bool)? = nil
  ) -> RowName {
    RowName(.model("\(model)", at: path) { ($0 as? Model).map { isMeant?($0) ?? true } ?? false })
  }

  /// Names the row with this label or visible text, whatever its ID. If a model has no look, it names the row with the
  /// text in a property.
  public static func label(_ text: String) -> RowName { RowName(.label(text)) }

  /// Names the header of a section.
  public static func header(_ section: SectionID) -> RowName { supplementary(.header, of: section) }

  /// Names the footer of a section.
  public static func footer(_ section: SectionID) -> RowName { supplementary(.footer, of: section) }

  /// Names a header, a footer or another supplementary of a section.
  public static func supplementary(_ kind: SupplementaryKind, of section: SectionID) -> RowName {
    RowName(.supplementary(kind, of: section))
  }
}

extension RowName: CustomStringConvertible {
  /// The path, the model's type, the label, or the kind and its section.
  public var description: String {
    switch content {
    case .path(let path): path.description
    case .model(let model, let path, _): path.map { "\(model) at \($0)" } ?? model
    case .label(let text): text
    case .supplementary(let kind, let section): "\(kind) of \(section)"
    }
  }
}
