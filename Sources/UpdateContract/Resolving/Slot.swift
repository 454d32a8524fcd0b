/// A place in a list after the update.
enum Slot<Origin> {
  /// Free for something that stays.
  case open
  /// Inserted, or the target of a reload.
  case fresh
  /// The target of a move.
  case taken(Origin)
}

extension Slot {
  /// Fills the open slots with `survivors` and returns the origin of each slot.
  ///
  /// Relative order is all that things that stay keep.
  ///
  /// - Returns: One origin for each slot, nil for a fresh one; or nil if there are more open slots
  ///   than survivors, or fewer.
  static func origins(
    of slots: some Sequence<Slot>, survivors: some Sequence<Origin>
  ) -> [Origin?]? {
    var survivors = survivors.makeIterator()
    var origins: [Origin?] = []
    for slot in slots {
      switch slot {
      case .fresh: origins.append(nil)
      case .taken(let origin): origins.append(origin)
      case .open:
        guard let survivor = survivors.next() else { return nil }
        origins.append(survivor)
      }
    }
    return survivors.next() == nil ? origins : nil
  }
}
