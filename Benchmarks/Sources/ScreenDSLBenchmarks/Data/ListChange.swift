/// A pure function from the old entries of a list to the new entries.
struct ListChange {
  let name: String
  let apply: ([Entry]) -> [Entry]

  func callAsFunction(_ old: [Entry]) -> [Entry] { apply(old) }
}

extension ListChange {
  static var nothing: Self { Self(name: "nothing changed") { $0 } }

  /// Changes the content of the row in the middle.
  static var oneContent: Self {
    Self(name: "one content changed") { old in
      var new = old
      new[old.count / 2].revision += 1
      return new
    }
  }

  /// Changes the contents of one row in a hundred, at random positions.
  static var onePercentOfContents: Self {
    Self(name: "1 % of contents changed") { old in
      var new = old
      new.reviseContents(count: old.count / 100, stream: 101)
      return new
    }
  }

  static var oneInserted: Self {
    Self(name: "one inserted in the middle") { old in
      var new = old
      new.insert(Entry(number: old.firstUnusedNumber), at: old.count / 2)
      return new
    }
  }

  static var firstToEnd: Self {
    Self(name: "first moved to the end") { old in Array(old.dropFirst() + old.prefix(1)) }
  }

  static var reversed: Self { Self(name: "reversed") { $0.reversed() } }

  static var shuffled: Self {
    Self(name: "shuffled") { old in
      var new = old
      var random = SplitMix64(stream: 102)
      new.shuffle(with: &random)
      return new
    }
  }
}

extension [Entry] {
  /// The largest number plus one: it and all larger numbers are free for new items.
  var firstUnusedNumber: Int {
    (map(\.number).max() ?? -1) + 1
  }

  /// Changes the content of `count` entries at random positions.
  mutating func reviseContents(count changes: Int, stream: UInt64) {
    var random = SplitMix64(stream: stream)
    for index in random.distinctIndexes(changes, below: count) {
      self[index].revision += 1
    }
  }
}
