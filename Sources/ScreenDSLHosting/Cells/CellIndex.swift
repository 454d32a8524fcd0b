public import ScreenDSL

/// Finds the registration for a row, by index in its registry.
///
/// It is no part of the generic registry, so that the search is the same code for all hosts.
@usableFromInline
package struct CellIndex: Sendable {
  private var registrations: [ReuseIdentifier: Int] = [:]
  /// The variants that were chosen, by model.
  private var chosen: [ObjectIdentifier: ReuseIdentifier] = [:]

  @usableFromInline
  init() {}

  /// Adds the registration with this index, unless the model and variant have one.
  mutating func add(_ registration: Int, for identifier: ReuseIdentifier) {
    if registrations[identifier] == nil { registrations[identifier] = registration }
  }

  /// The models that have a cell of a variant; for nil, of any.
  func models(with variant: CellVariant?) -> [any CellModel.Type] {
    registrations.keys.filter { $0.variant != nil && (variant ?? $0.variant) == $0.variant }
      .map(\.model)
  }

  mutating func choose(_ variant: CellVariant?, for model: any CellModel.Type) {
    chosen[ObjectIdentifier(model)] = variant.map { ReuseIdentifier(anyModel: model, variant: $0) }
  }

  /// The cell for a row: its own variant's or else the chosen one's, or the one without a variant.
  @usableFromInline
  package func registration(for identifier: ReuseIdentifier) -> Int? {
    let plain = ReuseIdentifier(anyModel: identifier.model, variant: nil)
    let wanted =
      identifier.variant == nil && !chosen.isEmpty
      ? chosen[ObjectIdentifier(identifier.model)] ?? plain : identifier
    return registrations[wanted] ?? registrations[plain]
  }

  /// The first registration for exactly this model and variant.
  package func firstRegistration(for identifier: ReuseIdentifier) -> Int? {
    registrations[identifier]
  }

  /// The variants that were chosen for a model type but have no cell, by name of the model.
  package var choicesWithoutCell: [ReuseIdentifier] {
    chosen.values.filter { registrations[$0] == nil }
      .sorted { ValueText.name(of: $0.model) < ValueText.name(of: $1.model) }
  }
}
