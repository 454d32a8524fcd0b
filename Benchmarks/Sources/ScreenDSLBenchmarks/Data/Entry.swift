/// A row before it is given an ID type and a model type: which item it is, and which version of its
/// content.
///
/// All scenarios are written on entries, so that one scenario serves every ID type and every model
/// type.
struct Entry: Hashable, Sendable {
  var number: Int
  var revision = 0
}

extension [Entry] {
  /// The items `first`, `first + 1`, … in their first version.
  init(count: Int, from first: Int = 0) {
    self = (first..<first + count).map { Entry(number: $0) }
  }

  /// The IDs of the entries: what the hash floor hashes.
  func ids<ID>(_ kind: IDKind<ID>) -> [ID] {
    map { kind.make($0.number) }
  }

  /// Builds the models of the entries, as a screen is built from the next state of an app: an entry
  /// that `old` has too gives the same value, whose strings are the same heap objects.
  func models<Model: GeneratedModel>(
    _ type: Model.Type, _ kind: IDKind<Model.ID>, after old: [Entry], _ oldModels: [Model]
  ) -> [Model] {
    let known = Dictionary(zip(old, oldModels), uniquingKeysWith: { first, _ in first })
    return map { known[$0] ?? Model(id: kind.make($0.number), entry: $0) }
  }

  /// Builds the models of the entries anew.
  ///
  /// Nothing is shared with the models of another call: strings longer than 15 bytes are other heap
  /// objects, so that `==` has to compare their bytes.
  func models<Model: GeneratedModel>(_ type: Model.Type, _ kind: IDKind<Model.ID>) -> [Model] {
    map { Model(id: kind.make($0.number), entry: $0) }
  }
}
