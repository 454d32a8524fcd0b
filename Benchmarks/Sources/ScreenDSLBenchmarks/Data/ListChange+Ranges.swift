extension ListChange {
  /// A fifth is removed, as many are inserted, and 4 % are shuffled, as in the case of 5,000 elements in
  /// DifferenceKit's README.
  ///
  /// Of 5,000 rows, 2,000 ..< 3,000 are removed, 1,000 new ones are inserted at 3,000, and 0 ..< 200 are shuffled.
  static var fifthReplaced: Self {
    let shares = RangeShares(removed: 0.4..<0.6, inserted: 0.6, shuffled: 0.04)
    return ranges("a fifth replaced, 4 % shuffled", shares)
  }

  /// A tenth is removed, as many are inserted (a fifth in all), and 2 % are shuffled, as in that README's case of
  /// 100,000 elements.
  ///
  /// Of 100,000 rows, 20,000 ..< 30,000 are removed, 10,000 new ones are inserted at 30,000, and 0 ..< 2,000 are
  /// shuffled.
  static var tenthReplaced: Self {
    let shares = RangeShares(removed: 0.2..<0.3, inserted: 0.3, shuffled: 0.02)
    return ranges("a tenth replaced, 2 % shuffled", shares)
  }

  static func ranges(_ name: String, _ shares: RangeShares) -> Self {
    Self(name: name, apply: shares.apply)
  }
}

/// The parts of a list that change, as fractions of the number of old rows (0 to 1).
struct RangeShares {
  /// The range of the removed rows.
  var removed: Range<Double>
  /// The position of the new rows in the list *after* the removal; as many are inserted as were removed.
  var inserted: Double
  /// The number of rows at the start of the resulting list that are shuffled.
  var shuffled: Double

  /// Removes, then inserts, then shuffles; contents do not change.
  func apply(_ old: [Entry]) -> [Entry] {
    func position(_ share: Double) -> Int { Int((share * Double(old.count)).rounded()) }
    let range = position(removed.lowerBound)..<position(removed.upperBound)
    let fresh = [Entry](count: range.count, from: old.firstUnusedNumber)
    var new = old
    new.removeSubrange(range)
    new.insert(contentsOf: fresh, at: min(position(inserted), new.count))
    var random = SplitMix64(stream: 103)
    new[0..<position(shuffled)].shuffle(with: &random)
    return new
  }
}
