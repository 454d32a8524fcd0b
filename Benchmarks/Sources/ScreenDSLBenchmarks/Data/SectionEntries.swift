/// A section before it has an ID type and model types.
struct SectionEntries: Hashable, Sendable {
  var number: Int
  var rows: [Entry]
}

extension [SectionEntries] {
  /// Creates `sections` sections of `rowsEach` rows, with row numbers that continue from section to section.
  init(sections: Int, rowsEach: Int) {
    self = (0..<sections).map { section in
      SectionEntries(number: section, rows: [Entry](count: rowsEach, from: section * rowsEach))
    }
  }

  var rowCount: Int {
    reduce(0) { $0 + $1.rows.count }
  }

  /// The rows of all sections, one after the other, for the floors.
  var allRows: [Entry] {
    flatMap(\.rows)
  }

  /// Moves five rows to other sections, moves one section, and changes 1 % of the contents.
  ///
  /// 1. The contents of one row in a hundred change, at random positions over all sections.
  /// 2. Five times, a row moves from a random position to a random position of another section.
  /// 3. The section at a quarter of the list moves to three quarters.
  ///
  /// The list must have at least two sections with more than five rows each.
  func withMixedChanges() -> Self {
    var new = self
    new.reviseContents(count: rowCount / 100)
    new.sendRowsToOtherSections(count: 5)
    new.insert(new.remove(at: count / 4), at: count * 3 / 4)
    return new
  }

  private mutating func reviseContents(count: Int) {
    var rows = allRows
    rows.reviseContents(count: count, stream: 104)
    var rest = rows[...]
    for index in indices {
      let size = self[index].rows.count
      self[index].rows = [Entry](rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  private mutating func sendRowsToOtherSections(count moves: Int) {
    var random = SplitMix64(stream: 105)
    for _ in 0..<moves {
      let source = random.index(below: count)
      let target = (source + 1 + random.index(below: count - 1)) % count
      let row = self[source].rows.remove(at: random.index(below: self[source].rows.count))
      self[target].rows.insert(row, at: random.index(below: self[target].rows.count + 1))
    }
  }
}
