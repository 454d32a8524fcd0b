/// Pairs cell models with the cells that show them: the one place where an app says so.
///
/// ```swift
/// let registry = CellRegistry<TableHost> {
///   .class(BannerCell.self)
///   .nib(ElementCell.self)
///   .view { RatingView() }
/// }
/// ```
/// A new kind of row takes a model, a cell and a line here. What is missing is found by
/// ``audit(_:)``, in a test; at run time a placeholder takes its place.
public struct CellRegistry<Host: CellHost>: Sendable {
  /// All registrations, in their order.
  public private(set) var registrations: [CellRegistration<Host>] = []
  private var cells: [ObjectIdentifier: ModelCells] = [:]
  private var choices: [ObjectIdentifier: VariantChoice] = [:]

  /// Creates a registry without cells.
  public init() {}

  /// Creates a registry from a list of registrations, one a line.
  public init(@CellRegistryBuilder<Host> _ registrations: () -> [CellRegistration<Host>]) {
    register(registrations())
  }

  /// Adds registrations to the list.
  ///
  /// If a model and variant have a cell already, that one stays in use and the audit reports both.
  public mutating func register(_ registrations: CellRegistration<Host>...) {
    register(registrations)
  }

  /// Adds registrations to the list.
  public mutating func register(_ registrations: [CellRegistration<Host>]) {
    for registration in registrations {
      self.registrations.append(registration)
      cells[ObjectIdentifier(registration.model), default: ModelCells()]
        .add(self.registrations.count - 1, as: registration.variant)
    }
  }

  /// Shows the models of a type with the cells of a variant from now on.
  ///
  /// Rows that name a variant of their own are not concerned. If the variant has no cell, the one
  /// without a variant stays in use and the audit says so.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the cells that were registered without one.
  ///   - model: The type of the models.
  public mutating func choose<Model: CellModel>(_ variant: CellVariant?, for model: Model.Type) {
    choices[ObjectIdentifier(model)] = variant.map { VariantChoice(model: model, variant: $0) }
    cells[ObjectIdentifier(model), default: ModelCells()].chosen = variant
  }

  /// Returns the registration of the cell that shows rows with this reuse identifier; nil if there
  /// is none.
  public func registration(for identifier: ReuseIdentifier) -> CellRegistration<Host>? {
    index(for: identifier).map { registrations[$0] }
  }
}

extension CellRegistry {
  func index(for identifier: ReuseIdentifier) -> Int? {
    cells[ObjectIdentifier(identifier.model)]?.index(for: identifier.variant)
  }

  /// The variants that were chosen for a model type but have no cell, by name of the model.
  var choicesWithoutCell: [VariantChoice] {
    choices.values
      .filter { cells[ObjectIdentifier($0.model)]?.hasCell(for: $0.variant) != true }
      .sorted { "\($0.model)" < "\($1.model)" }
  }

  /// The pairs of registrations for one model and variant, by index; the first is in use.
  var duplicates: [(used: Int, unused: Int)] {
    registrations.indices.compactMap { index in
      let model = ObjectIdentifier(registrations[index].model)
      let used = cells[model]?.index(registeredFor: registrations[index].variant)
      return used.flatMap { $0 == index ? nil : (used: $0, unused: index) }
    }
  }

  /// The pairs of registrations with one identifier for different cells, by index.
  var clashes: [(first: Int, second: Int)] {
    var first: [String: Int] = [:]
    return registrations.indices.compactMap { index in
      let registration = registrations[index]
      guard let other = first[registration.identifier] else {
        first[registration.identifier] = index
        return nil
      }
      return registrations[other].source.isSame(as: registration.source)
        ? nil : (first: other, second: index)
    }
  }
}

/// A variant that was chosen for a model type.
struct VariantChoice: Sendable {
  var model: any CellModel.Type
  var variant: CellVariant
}

/// The indexes of the registrations of one model type.
private struct ModelCells {
  private var plain: Int?
  private var variants: [CellVariant: Int] = [:]
  var chosen: CellVariant?

  mutating func add(_ index: Int, as variant: CellVariant?) {
    if let variant {
      if variants[variant] == nil { variants[variant] = index }
    } else if plain == nil {
      plain = index
    }
  }

  func hasCell(for variant: CellVariant) -> Bool { variants[variant] != nil }

  func index(registeredFor variant: CellVariant?) -> Int? {
    variant.map { variants[$0] } ?? plain
  }

  /// The cell for a row: its own variant's or else the chosen one's, or the one without a variant.
  @inline(__always)
  func index(for variant: CellVariant?) -> Int? {
    if variants.isEmpty { return plain }
    return (variant ?? chosen).flatMap { variants[$0] } ?? plain
  }
}
