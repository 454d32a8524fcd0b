import Foundation
import ScreenSim
import UpdateContract

func index(_ section: Int, _ item: Int) -> IndexPath {
  IndexPath(item: item, section: section)
}

/// Consecutive numbers, as many in each section as the counts say.
func numbers(_ counts: [Int]) -> [[Int]] {
  var last = 0
  return counts.map { count in
    defer { last += count }
    return Array((last + 1)..<(last + 1 + count))
  }
}

extension ContractLevel {
  /// The levels that are looser than this one.
  var below: [ContractLevel] {
    Self.allCases.filter { $0 < self }
  }
}

extension IndexPath {
  var itemPath: ItemPath { ItemPath(section: section, item: item) }
}

extension ItemPath {
  var index: IndexPath { IndexPath(item: item, section: section) }
}
