extension ListChange {
  /// A fifth removed, as many inserted, 4 % shuffled; the DifferenceKit README's case of 5,000
  /// elements.
  ///
  /// Of 5,000 rows: 2,000 ..< 3,000 go, 1,000 new ones come at 3,000, and 0 ..< 200 are shuffled.
  static var fifthReplaced: Self {
    let shares = RangeShares(removed: 0.4..<0.6, inserted: 0.6, shuffled: 0.04)
    return ranges("a fifth replaced, 4 % shuffled", shares)
  }

  /// A tenth removed, as many inserted (a fifth in all), 2 % shuffled; that README's case of
  /// 100,000.
  ///
  /// Of 100,000 rows: 20,000 ..< 30,000 go, 10,000 new ones come at 30,000, and 0 ..< 2,000 are
  /// shuffled.
  static var tenthReplaced: Self {
    let shares = RangeShares(removed: 0.2..<0.3, inserted: 0.3, shuffled: 0.02)
    return ranges("a tenth replaced, 2 % shuffled", shares)
  }

  static func ranges(_ name: String, _ shares: RangeShares) -> Self {
    Self(name: name, apply: shares.apply)
  }
}

/// Which parts of a list change, as shares of the number of old rows (0 to 1).
struct RangeShares {
  /// The old rows that go, one range.
  var removed: Range<Double>
  /// Where the new rows come, as many as went, in one range; a position in the list *after* the
  /// removal.
  var inserted: Double
  /// How many rows at the start of the resulting list are shuffled among themselves.
  var shuffled: Double

  /// Removes, then inserts, then shuffles, in this order; contents do not change.
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
