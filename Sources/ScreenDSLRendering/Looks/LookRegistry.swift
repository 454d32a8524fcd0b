public import ScreenDSL
package import ScreenDSLHosting
public import ScreenDSLInspection

/// Pairs cell models with their looks: the one place where an app says how its cells are drawn.
///
/// ```swift
/// let looks = LookRegistry(
///   Look(of: Heading.self) { .title($0.text).accessibility(traits: .header) },
///   Look(of: ElementRow.self) { .title($0.name).size(height: 96) },
///   Look(of: Contact.self, variant: .lastNameFirst) { .title("\($0.last), \($0.first)") })
/// ```
/// A model without a look is shown by its type and its fields.
public struct LookRegistry: Sendable {
  /// The registrations, as those of a list that nobody sees: it knows about variants, duplicates and what is
  /// missing.
  package private(set) var cells = CellRegistry<Rendered>()

  /// Creates a registry of registrations, separated by commas, or of none.
  public init(_ registrations: Look...) {
    register(registrations)
  }

  /// Adds registrations to the list.
  ///
  /// If a model and variant have a look already, that one stays in use and the audit reports both.
  public mutating func register(_ registrations: [Look]) {
    cells.register(registrations.map(\.cell))
  }

  /// Shows the models of a type with the look of a variant from now on.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the look that was registered without one.
  ///   - model: The type of the models.
  public mutating func choose<Model: CellModel>(_ variant: CellVariant?, for model: Model.Type) {
    cells.choose(variant, for: model)
  }

  /// Returns the look of a model's cell; if none is registered, a `SupplementaryText` is its text, and
  /// any other model its type and fields.
  public func look(for model: some CellModel) -> CellLook {
    let drawing = cells.registration(for: model.reuseIdentifier)?.cellsInside as? Drawing
    return drawing?.look(model) ?? .description(of: model)
  }

  /// Finds what is missing or wrong in the registry for a screen, containers included.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows.
  public func audit(_ screen: some SnapshotConvertible) -> CellAudit { cells.audit(screen) }
}

/// One line of a look registry: how the cells of a model type, or of a variant of it, look.
public struct Look: Sendable {
  let cell: CellRegistration<Rendered>

  /// Creates the registration of a look.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - variant: Which of the model's forms it is; nil for the one that serves all that have no
  ///     look of their own.
  ///   - fileID: The file that the registration stands in.
  ///   - line: The line that it stands in.
  ///   - look: Says how the cell of a model looks; the same model always looks the same.
  public init<Model: CellModel>(
    of model: Model.Type, variant: CellVariant? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, _ look: @escaping @Sendable (Model) -> CellLook
  ) {
    cell = CellRegistration(
      model: Model.self, variant: variant,
      identifier: "look of \(ReuseIdentifier(Model.self, variant: variant))", source: .content,
      place: SourceLine(fileID: fileID, line: line),
      cellsInside: Drawing { ($0 as? Model).map(look) }
    ) { _, _, _ in false }
  }
}

/// What a registration of a look keeps: a pure function, which any thread may call.
private struct Drawing: Sendable {
  let look: @Sendable (any CellModel) -> CellLook?
}

/// The host of renderers: it has looks instead of cells, and fills none.
package enum Rendered: CellHost {
  package typealias View = AnyObject

  /// Headers and footers that are a text.
  package static let standardCells = [
    Look(of: SupplementaryText.self) { .title($0.text).accessibility(traits: .header) }.cell
  ]
}

extension CellLook {
  /// Returns the look of a model that has none: its type, and its fields one a line, never much of them.
  static func description(of model: some CellModel) -> CellLook {
    let mirror = Mirror(reflecting: model)
    let fields =
      mirror.displayStyle == .enum
      ? [ValueText.text(of: model)]
      : mirror.children.filter { !($0.value is any HiddenFromText) }.map {
        "\($0.label ?? ""): \(ValueText.text(of: $0.value))"
      }
    let rest = fields.count > 12 ? ["… \(fields.count - 12) more"] : []
    let shown = (fields.prefix(12) + rest).map {
      CellLook.subtitle(VisibleText().text($0, limit: 120))
    }
    return CellLook(.vertical([.title("\(type(of: model))")] + shown))
  }
}
