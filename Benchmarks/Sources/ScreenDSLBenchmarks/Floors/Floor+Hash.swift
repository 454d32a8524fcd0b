extension Floor {
  /// Hashes every row ID of both lists once with `Hasher`.
  ///
  /// - Complexity: O(*n* + *m*) calls of `hash(into:)`.
  static func hash<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Floor {
    .work(name: "hash floor", Workload { hashOfAll(old) ^ hashOfAll(new) })
  }

  /// Returns the hash floor of a scenario, with plain arrays of its IDs.
  static func hash<ID>(_ old: [Entry], _ new: [Entry], _ kind: IDKind<ID>) -> Floor {
    hash(old.ids(kind), new.ids(kind))
  }

  /// Hashes each ID with its own `Hasher`, as every hash table does.
  static func hashOfAll<ID: Hashable>(_ ids: [ID]) -> Int {
    var all = 0
    for id in ids {
      var hasher = Hasher()
      hasher.combine(id)
      all ^= hasher.finalize()
    }
    return all
  }
}
