public import ScreenDSL
public import ScreenDSLHosting

/// Looks that do not stand with their models: those of another module's models, of a variant, of a theme.
///
/// ```swift
/// let looks = LookRegistry(
///   .look(of: Contact.self) { Look.text("\($0.first) \($0.last)") },
///   .look(of: Contact.self, variant: .lastNameFirst) { Look.text("\($0.last), \($0.first)") })
/// ```
public typealias LookRegistry = CellRegistry<LookList>

/// The list of a ``LookRegistry``, which nobody sees: it says looks and has no cells.
public enum LookList: LookHost {
  /// What could be filled; nothing is.
  public typealias View = AnyObject

  public static let lookCell = LookCell<LookList>(AnyObject.self, from: .content) { _, _, _ in }

  /// A look for headers and footers that are a text.
  public static let standardCells: [CellRegistration<LookList>] = [
    .look(of: SupplementaryText.self) { Look.text($0.text).accessibility(traits: .header) }
  ]
}

extension CellRegistration where Host: LookHost {
  /// The look of models that do not say it themselves, or of a variant.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - variant: Which of the model's forms it is; nil for the one that serves all that have no look of their own.
  ///   - look: Says how a model looks; the same model always looks the same.
  public static func look<Model: CellModel, Part: LookPart>(
    of model: Model.Type, variant: CellVariant? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, @LookChooser _ look: @escaping @Sendable (Model) -> Part
  ) -> Self {
    .look(
      LookMaker { ($0 as? Model).map { look($0)._node.inEnvironment } },
      of: ReuseIdentifier(Model.self, variant: variant),
      SourceLine(fileID: fileID, line: line))
  }

  fileprivate static func look(
    _ maker: LookMaker, of shown: ReuseIdentifier, _ place: SourceLine
  ) -> Self {
    let cell = Host.lookCell
    return Self(
      model: shown.model, variant: shown.variant, identifier: "look of \(shown)",
      source: cell.source, place: place, cellsInside: maker
    ) { view, box, site in
      guard let node = site.inEnvironment({ maker.look(box.model) }) else { return false }
      return cell.fill(view, node.at(site.outline), LookContext(site, box.model, maker.look))
    }
  }
}

extension CellRegistry where Host: LookHost {
  /// Creates a registry of looks from outside and of cells; where both show a model, the cell does.
  ///
  /// - Parameters:
  ///   - looks: Looks for models that do not say theirs.
  ///   - cells: Cells of this kind of list.
  public init(looks: LookRegistry, _ cells: CellRegistration<Host>...) {
    self.init(looksOf: looks, cells)
  }

  /// Creates a registry of cells and of the looks that a registry for any other kind of list has.
  package init<Other: CellHost>(
    looksOf looks: CellRegistry<Other>, _ cells: [CellRegistration<Host>] = []
  ) {
    self.init()
    register(cells)
    register(
      looks.registrations.compactMap { look in
        (look.cellsInside as? LookMaker).map {
          .look($0, of: look.reuseIdentifier, look.place)
        }
      })
    // What was chosen there is chosen here.
    for chosen in looks.index.chosen.values { choose(chosen.variant, for: chosen.model) }
  }
}

extension CellRegistry where Host: LookHost {
  /// Returns the look of a model: the one that is registered, or its own; nil if it has none.
  package func ownLook(of model: any CellModel) -> LookNode? {
    let maker = registration(for: model.reuseIdentifier)?.cellsInside as? LookMaker
    return maker?.look(model) ?? (model as? any Drawn)?.node
  }
}

extension CellRegistry<LookList> {
  /// Returns the look of a model: the one that is registered, its own, or else its type and fields.
  ///
  /// - Parameter kind: Where it is shown around a section; a text without a look is no heading below its rows.
  public func look(for model: some CellModel, as kind: SupplementaryKind? = nil) -> LookNode {
    if kind == .footer, let text = model as? SupplementaryText,
      index.registration(for: text.reuseIdentifier) == nil
    {
      return Look.text(text.text, .footnote).color(.secondary)._node
    }
    return ownLook(of: model) ?? .description(of: model)
  }
}

/// What a registration of a look keeps: a pure function, which any thread may call.
private struct LookMaker: Sendable {
  let look: @Sendable (any CellModel) -> LookNode?
}

extension LookNode {
  /// Returns the look of a model that has none: its type, and its fields one a line, never much of them.
  fileprivate static func description(of model: some CellModel) -> LookNode {
    let mirror = Mirror(reflecting: model)
    let fields =
      mirror.displayStyle == .enum
      ? [ValueText.text(of: model)]
      : mirror.children.filter { !($0.value is any HiddenFromText) }.map {
        "\($0.label ?? ""): \(ValueText.text(of: $0.value))"
      }
    let rest = fields.count > 12 ? ["… \(fields.count - 12) more"] : []
    let lines = (fields.prefix(12) + rest).map { field in
      LookNode(.text(field.count > 120 ? "\(field.prefix(119))…" : field)).styled {
        ($0.textStyle, $0.color) = (.footnote, .secondary)
      }
    }
    return .vertical([LookNode(.text("\(type(of: model))"))] + lines)
  }
}
