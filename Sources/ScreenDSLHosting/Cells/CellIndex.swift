public import ScreenDSL

/// Finds the registration for a row, by index in its registry.
///
/// It is no part of the generic registry, so that the search is the same code for all hosts.
@usableFromInline
package struct CellIndex: Sendable {
  /// The registrations of models without variants: nearly all.
  private var plain: [ObjectIdentifier: Int] = [:]
  private var variants: [ObjectIdentifier: ModelVariants] = [:]

  @usableFromInline
  init() {}

  /// Adds the registration with this index, unless the model and variant have one.
  mutating func add(_ registration: Int, for identifier: ReuseIdentifier) {
    let model = ObjectIdentifier(identifier.model)
    if let variant = identifier.variant {
      variants[model, default: ModelVariants(model: identifier.model)]
        .add(registration, as: variant)
    } else if plain[model] == nil {
      plain[model] = registration
    }
  }

  /// The models that have a cell of a variant; for nil, of any.
  func models(with variant: CellVariant?) -> [any CellModel.Type] {
    variants.values.filter { model in
      variant.map { model.registrations[$0] != nil } ?? true
    }.map(\.model)
  }

  mutating func choose(_ variant: CellVariant?, for model: any CellModel.Type) {
    variants[ObjectIdentifier(model), default: ModelVariants(model: model)].chosen = variant
  }

  /// The cell for a row: its own variant's or else the chosen one's, or the one without a variant.
  @usableFromInline
  package func registration(for identifier: ReuseIdentifier) -> Int? {
    let model = ObjectIdentifier(identifier.model)
    if !variants.isEmpty, let variants = variants[model],
      let registration = variants.registration(for: identifier.variant)
    {
      return registration
    }
    return plain[model]
  }

  /// The first registration for exactly this model and variant.
  package func firstRegistration(for identifier: ReuseIdentifier) -> Int? {
    let model = ObjectIdentifier(identifier.model)
    guard let variant = identifier.variant else { return plain[model] }
    return variants[model]?.registrations[variant]
  }

  /// The variants that were chosen for a model type but have no cell, by name of the model.
  package var choicesWithoutCell: [(model: any CellModel.Type, variant: CellVariant)] {
    variants.values
      .compactMap { variants in
        guard let chosen = variants.chosen, variants.registrations[chosen] == nil else {
          return nil
        }
        return (variants.model, chosen)
      }
      .sorted { ValueText.name(of: $0.model) < ValueText.name(of: $1.model) }
  }
}

/// The registrations of one model type that are for a variant.
private struct ModelVariants: Sendable {
  let model: any CellModel.Type
  private(set) var registrations: [CellVariant: Int] = [:]
  var chosen: CellVariant?

  init(model: any CellModel.Type) { self.model = model }

  mutating func add(_ registration: Int, as variant: CellVariant) {
    if registrations[variant] == nil { registrations[variant] = registration }
  }

  func registration(for variant: CellVariant?) -> Int? {
    (variant ?? chosen).flatMap { registrations[$0] }
  }
}
