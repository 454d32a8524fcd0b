import RandomScreens
import ScreenDSL
import Testing

/// Moves are as few as an exhaustive search finds (law 3).
@Suite struct MinimalityTests {
  /// All screens of up to two sections and four rows, from every screen of up to two sections whose
  /// rows are in order; renaming the rows makes every pair of such screens one of these.
  @Test func allSmallScreens() {
    let all = Arrangement.all
    let ordered = all.filter(\.isOrdered)
    #expect(all.count == 588)
    #expect(ordered.count == 21)
    for old in ordered {
      let before = old.snapshot
      for new in all {
        let after = new.snapshot
        let changes = after.changeset(from: before)
        let moves = changes.rowMoves.count + changes.sectionMoves.count
        let fewest = old.fewestMoves(to: new)
        #expect(moves == fewest, "\(old) to \(new)")
        #expect(before.applying(changes) == after, "\(old) to \(new)")
      }
    }
  }
}

/// Up to two sections with up to four rows, by number.
private struct Arrangement: CustomStringConvertible {
  var sections: [(id: Int, rows: [Int])]

  var description: String { "\(sections)" }

  var isOrdered: Bool {
    sections.flatMap(\.rows) == Array(0..<sections.flatMap(\.rows).count)
      && sections.map(\.id) == sections.map(\.id).sorted()
  }

  var snapshot: ScreenSnapshot {
    ListSpec(
      sections: sections.map { section in
        SectionSpec(id: section.id, rows: section.rows.map { RowSpec(kind: .note, id: $0) })
      }
    ).snapshot()
  }

  static var all: [Arrangement] {
    let lists = permutations(of: [0, 1, 2, 3])
    let two = lists.flatMap { rows in
      (0...rows.count).flatMap { split in
        [[0, 1], [1, 0]].map { ids in
          Arrangement(sections: [
            (ids[0], Array(rows.prefix(split))), (ids[1], Array(rows.dropFirst(split))),
          ])
        }
      }
    }
    return [Arrangement(sections: [])] + lists.map { Arrangement(sections: [(0, $0)]) } + two
  }

  /// All ordered selections.
  private static func permutations(of numbers: [Int]) -> [[Int]] {
    [[]]
      + numbers.flatMap { first in
        permutations(of: numbers.filter { $0 != first }).map { [first] + $0 }
      }
  }

  /// Tries every set of rows and sections that could stay where they are.
  func fewestMoves(to new: Arrangement) -> Int {
    let crossing = new.sections.flatMap { section in
      section.rows.filter { row in
        guard let old = self.section(of: row) else { return false }
        return old.id != section.id
      }
    }
    let within = new.sections.map { section in
      Self.fewest(
        from: sections.first { $0.id == section.id }?.rows ?? [], to: section.rows)
    }
    return crossing.count + within.reduce(0, +)
      + Self.fewest(from: sections.map(\.id), to: new.sections.map(\.id))
  }

  private func section(of row: Int) -> (id: Int, rows: [Int])? {
    sections.first { $0.rows.contains(row) }
  }

  private static func fewest(from old: [Int], to new: [Int]) -> Int {
    let both = new.filter(old.contains)
    let sets = (0..<1 << both.count).map { bits in
      both.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    }
    let staying = sets.filter { set in old.filter(set.contains) == set }.map(\.count).max() ?? 0
    return both.count - staying
  }
}
