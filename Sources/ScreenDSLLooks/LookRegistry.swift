public import ScreenDSL
public import ScreenDSLHosting

/// A registry of looks: for models that declare no look, for variants of models, and for themes.
///
/// ```swift
/// let looks = LookRegistry(
///   .look(of: Contact.self) { Look.text("\($0.first) \($0.last)") },
///   .look(of: Contact.self, variant: .lastNameFirst) { Look.text("\($0.last), \($0.first)") })
/// ```
public typealias LookRegistry = CellRegistry<LookList>

/// A kind of list that is never shown. A ``LookRegistry`` is a `CellRegistry<LookList>`, because it contains looks and
/// no cells.
public enum LookList: LookHost {
  /// The type of the views of this kind of list. No such view exists.
  public typealias View = AnyObject

  public static let lookCell = LookCell<LookList>(AnyObject.self, from: .content) { _, _, _ in }

  /// The standard registrations: the look of headers and footers that are texts.
  public static let standardCells: [CellRegistration<LookList>] = [
    .look(of: SupplementaryText.self) { Look.text($0.text).accessibility(traits: .header) }
  ]
}

extension CellRegistration where Host: LookHost {
  /// Registers a look for a type of models, or for a variant of these models.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - variant: The variant of the models; nil for all variants that have no look of their own.
  ///   - look: Returns the look of a model; equal models must look the same.
  public static func look<Model: CellModel, Part: LookPart>(
    of model: Model.Type, variant: CellVariant? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, @LookChooser _ look: @escaping @Sendable (Model) -> Part
  ) -> Self {
    .look(
      LookMaker { ($0 as? Model).map { look($0)._node.inEnvironment } },
      of: ReuseIdentifier(Model.self, variant: variant), SourceLine(fileID: fileID, line: line))
  }

  fileprivate static func look(
    _ maker: LookMaker, of shown: ReuseIdentifier, _ place: SourceLine,
    inside cells: (any Sendable)? = nil
  ) -> Self {
    let cell = Host.lookCell
    return Self(
      model: shown.model, variant: shown.variant, identifier: "look of \(shown)",
      source: cell.registration.source, place: place, cellsInside: cells, look: maker
    ) { view, box, site in
      guard let node = site.inEnvironment({ maker.look(box.model) }) else { return false }
      return cell.fill(view, node.at(site.outline), LookContext(site, box.model, maker.look))
    }
  }
}

extension CellRegistry where Host: LookHost {
  /// Creates a registry of looks and cells. If a model has both, the list shows the cell.
  ///
  /// - Parameters:
  ///   - looks: A registry of looks.
  ///   - cells: Cells of this kind of list.
  public init(looks: LookRegistry, _ cells: CellRegistration<Host>...) {
    self.init(looksOf: looks, cells)
  }

  package init<Other: CellHost>(
    looksOf looks: CellRegistry<Other>, _ cells: [CellRegistration<Host>] = []
  ) {
    self.init()
    register(cells)
    register(
      looks.registrations.compactMap { entry in
        (entry.look as? LookMaker).map {
          // A `LookRegistry` contains no views, so a list of another kind cannot use it for the rows inside a
          // container.
          .look(
            $0, of: entry.reuseIdentifier, entry.place,
            inside: entry.cellsInside is LookRegistry ? nil : entry.cellsInside)
        }
      })
    // If the app chose a variant of a model in the registry `looks`, the new registry uses the same variant.
    for chosen in looks.index.chosen { choose(chosen.variant, for: chosen.model) }
  }
}

/// Stores the function of a registered look. The function returns nil for a model of another type.
package struct LookMaker: Sendable {
  package let look: @Sendable (any CellModel) -> LookNode?
}
