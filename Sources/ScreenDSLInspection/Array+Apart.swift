extension Array where Element: Hashable {
  /// Returns the indexes of what this list alone has, and another one alone, each in its order: the shortest
  /// difference, as the standard library finds it (Myers 1986), or all between equal ends where that may take too long.
  ///
  /// - Parameter most: How many elements that both have, in both together, are worth the time.
  /// - Complexity: O(*n* + *most*²) in the number *n* of elements.
  package func apart(from other: [Element], most: Int = 2_000) -> (old: [Int], new: [Int]) {
    var numbers: [Element: Int] = [:]
    let lists = [self, other].map { list in
      list.map { element in
        let next = numbers.count
        return numbers[element]
          ?? {
            numbers[element] = next
            return next
          }()
      }
    }
    // What only one list has is in no common part: without it the difference stays the shortest one.
    let known = lists.map(Set.init)
    var rest = zip(lists, known.reversed()).map { list, other in
      list.indices.filter { other.contains(list[$0]) }[...]
    }
    func common(_ ends: [some Sequence<Int>]) -> Int {
      zip(ends[0], ends[1]).prefix { lists[0][$0] == lists[1][$1] }.count
    }
    let start = common(rest)
    rest = rest.map { $0.dropFirst(start) }
    let end = common(rest.map { $0.reversed() })
    rest = rest.map { $0.dropLast(end) }
    var alone = zip(lists, known.reversed()).map { list, other in
      list.indices.filter { !other.contains(list[$0]) }
    }
    if rest[0].count + rest[1].count > most {
      alone = zip(alone, rest).map { $0 + $1 }
    } else {
      let values = zip(lists, rest).map { list, rest in rest.map { list[$0] } }
      for change in values[1].difference(from: values[0]) {
        switch change {
        case .remove(let offset, _, _): alone[0].append(rest[0][rest[0].startIndex + offset])
        case .insert(let offset, _, _): alone[1].append(rest[1][rest[1].startIndex + offset])
        }
      }
    }
    return (alone[0].sorted(), alone[1].sorted())
  }
}
