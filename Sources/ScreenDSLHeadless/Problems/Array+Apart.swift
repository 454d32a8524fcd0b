extension Array where Element: Hashable {
  /// Returns the indexes of removed or moved elements in this array, and of inserted or moved elements in `other`.
  ///
  /// Only an element that both arrays contain can count as moved. Of these elements, those at the start and at the end
  /// that are equal in both arrays are not moved. Of the others, as few as possible count as moved. If the two arrays
  /// together have more than `most` others, all others count as moved.
  ///
  /// - Complexity: O(*n* log *n* + *most*²) in the number *n* of elements in both arrays.
  package func apart(from other: [Element], most: Int = 2_000) -> (old: [Int], new: [Int]) {
    let (known, others) = (Set(self), Set(other))
    var (left, right) = (
      indices.filter { others.contains(self[$0]) }[...],
      other.indices.filter { known.contains(other[$0]) }[...]
    )
    var (old, new) = (Set(indices).subtracting(left), Set(other.indices).subtracting(right))
    let start = zip(left, right).prefix { self[$0] == other[$1] }.count
    (left, right) = (left.dropFirst(start), right.dropFirst(start))
    let end = zip(left.reversed(), right.reversed()).prefix { self[$0] == other[$1] }.count
    (left, right) = (left.dropLast(end), right.dropLast(end))
    if left.count + right.count > most {
      (old, new) = (old.union(left), new.union(right))
    } else {
      for change in right.map({ other[$0] }).difference(from: left.map { self[$0] }) {
        switch change {
        case .remove(let offset, _, _): old.insert(left[left.startIndex + offset])
        case .insert(let offset, _, _): new.insert(right[right.startIndex + offset])
        }
      }
    }
    return (old.sorted(), new.sorted())
  }
}
