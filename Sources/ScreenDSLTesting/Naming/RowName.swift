public import ScreenDSL

/// How a test names a row, or a section's header or footer: all calls of the kit take it.
///
/// ```swift
/// screen.tap("alerts/#0")                                     // section, containers, row
/// screen.tap(.row(ToggleRow.self) { $0.title == "Sounds" })   // what it shows
/// screen.tap(.label("Delete account"))                        // what VoiceOver says
/// screen.fire(\SeeAllHeader.onSeeAll, .header("new"))
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
