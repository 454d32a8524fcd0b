/// A row before it has an ID type and a model type: the number of its item, and the version of its content.
///
/// Every scenario is written with entries, so that it works with every ID type and every model type.
struct Entry: Hashable, Sendable {
  var number: Int
  var revision = 0
}

extension [Entry] {
  /// Creates the items `first`, `first + 1`, … in their first version.
  init(count: Int, from first: Int = 0) {
    self = (first..<first + count).map { Entry(number: $0) }
  }

  /// Returns the IDs of the entries, which the hash floor hashes.
  func ids<ID>(_ kind: IDKind<ID>) -> [ID] {
    map { kind.make($0.number) }
  }

  /// Builds the models of the entries, as an app builds a screen from its next state: for an entry that `old` also
  /// has, it returns the same value, with the same strings on the heap.
  func models<Model: GeneratedModel>(
    _ type: Model.Type, _ kind: IDKind<Model.ID>, after old: [Entry], _ oldModels: [Model]
  ) -> [Model] {
    let known = Dictionary(zip(old, oldModels), uniquingKeysWith: { first, _ in first })
    return map { known[$0] ?? Model(id: kind.make($0.number), entry: $0) }
  }

  /// Builds new models of the entries.
  ///
  /// They share nothing with the models of another call: strings longer than 15 bytes are other heap objects, so that
  /// `==` must compare their bytes.
  func models<Model: GeneratedModel>(_ type: Model.Type, _ kind: IDKind<Model.ID>) -> [Model] {
    map { Model(id: kind.make($0.number), entry: $0) }
  }
}
