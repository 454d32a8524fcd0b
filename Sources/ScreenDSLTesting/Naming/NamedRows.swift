public import ScreenDSL
import ScreenDSLInspection

/// Finds the rows that a test names, or suggests rows with similar names.
struct NamedRows {
  /// The label of a row: nil if it is not known; some nil if the row is silent.
  typealias Label = (Row) -> String??

  let snapshot: ScreenSnapshot
  private let label: Label

  init(_ snapshot: ScreenSnapshot, label: @escaping Label = { _ in nil }) {
    self.snapshot = snapshot
    self.label = label
  }

  /// Returns the path of the only row with this name, with its section only where that is needed.
  func path(of name: RowName) throws(DrivingError) -> RowPath {
    if case .path(let path) = name.content, isExact(path) { return path }
    let found = paths(of: name)
    if found.count > 1 {
      throw DrivingError(
        "\(ShownText.quoted("\(name)")) must be one row (was \(found.count)); use "
          + ambiguity(found))
    }
    guard let path = found.first.map(snapshot.shortened) else {
      throw DrivingError(
        "No row for \(ShownText.quoted("\(name)")); \(snapshot.advice("\(name)"))")
    }
    return path
  }

  /// Returns the paths of all rows with this name, with their sections.
  func paths(of name: RowName) -> [RowPath] {
    switch name.content {
    case .path(let path):
      path.section != nil && isExact(path) ? [path] : snapshot.paths(named: path.description)
    case .model(_, let place, let isMeant):
      places(of: place).filter { isMeant($0.row.model) }.map(\.path)
    case .label(let text): snapshot.allRows.filter { has(text, $0.row) }.map(\.path)
    case .supplementary: []
    }
  }

  /// Whether a path is that of a row, and no text of one.
  private func isExact(_ path: RowPath) -> Bool { !path.isName && snapshot.row(at: path) != nil }

  private func places(of place: RowPath?) -> [(path: RowPath, row: Row)] {
    guard let place else { return snapshot.allRows }
    return snapshot.paths(named: place.description).compactMap { path in
      snapshot.row(at: path).map { (path, $0) }
    }
  }

  private func has(_ text: String, _ row: Row) -> Bool {
    if let label = label(row) { return label == text }
    return Mirror(reflecting: row.model).children.contains { $0.value as? String == text }
  }
}

extension NamedRows {
  /// The names of several rows, each of one row alone, as they stand in Swift.
  func ambiguity(_ paths: [RowPath]) -> String {
    let names = paths.prefix(11).map { path -> String in
      let alike = snapshot.paths(named: path.description)
      let models = alike.compactMap { snapshot.row(at: $0).map { "\(type(of: $0.model))" } }
      if alike.count == 1 { return path.description.debugDescription }
      guard Set(models).count == alike.count, let model = alike.firstIndex(of: path) else {
        return ".path(\(snapshot.code(path)))"
      }
      return ".row(\(models[model]).self, at: \(path.description.debugDescription))"
    }
    return ShownText.list(names)
  }
}

/// How a test names a row, or a section's header or footer: all calls of the kit take it.
///
/// ```swift
/// screen.tap("alerts/#0")                                     // section, containers, row
/// screen.tap(.row(ToggleRow.self) { $0.title == "Sounds" })   // what it shows
/// screen.tap(.label("Delete account"))                        // what VoiceOver says
/// screen.fire(.header("new"), \SeeAllHeader.onSeeAll)
/// ```
/// A text has the IDs of the section, of the containers from the outside in, and of the row, separated
/// by `/`; the section may be left out. A name that fits several rows is an error that lists them.
public struct RowName: Sendable, ExpressibleByStringInterpolation {
  enum Content: Sendable {
    case path(RowPath)
    case model(String, at: RowPath?, @Sendable (any CellModel) -> Bool)
    case label(String)
    case supplementary(SupplementaryKind, of: SectionID)
  }

  let content: Content

  public init(stringLiteral value: String) { content = .path(RowPath(stringLiteral: value)) }

  private init(_ content: Content) { self.content = content }
}

extension RowName {
  /// Names the row at a path.
  public static func path(_ path: RowPath) -> RowName { RowName(.path(path)) }

  /// Names the row that has a model of a type.
  ///
  /// - Parameters:
  ///   - model: The type of its model.
  ///   - path: Where it is; nil for anywhere.
  ///   - isMeant: What else holds for the model; nil for nothing.
  public static func row<Model: CellModel>(
    _ model: Model.Type, at path: RowPath? = nil, where isMeant: (@Sendable (Model) -> Bool)? = nil
  ) -> RowName {
    RowName(
      .model("\(model)", at: path) { ($0 as? Model).map { isMeant?($0) ?? true } ?? false })
  }

  /// Names the row with an accessibility label, or, if the test knows no label of a row, with a model
  /// that has this text in a property.
  public static func label(_ text: String) -> RowName { RowName(.label(text)) }

  /// Names the header of a section.
  public static func header(_ section: SectionID) -> RowName {
    supplementary(.header, of: section)
  }

  /// Names the footer of a section.
  public static func footer(_ section: SectionID) -> RowName {
    supplementary(.footer, of: section)
  }

  /// Names a header, a footer or another decoration of a section.
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
