extension Floor {
  /// Every row ID of both lists through `Hasher`, once.
  ///
  /// - Complexity: O(*n* + *m*) calls of `hash(into:)`.
  static func hash<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Floor {
    .work(name: "hash floor", Workload { hashOfAll(old) ^ hashOfAll(new) })
  }

  /// The hash floor of a scenario, in plain arrays of its IDs.
  static func hash<ID>(_ old: [Entry], _ new: [Entry], _ kind: IDKind<ID>) -> Floor {
    hash(old.ids(kind), new.ids(kind))
  }

  /// One `Hasher` for each ID, as every hash table has to do it.
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
