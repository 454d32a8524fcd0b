/// Which sections of two snapshots are the same, by ID.
struct SectionMatching {
  /// For each new section, the old one's index; -1 if it was inserted.
  private(set) var oldOfNew: [Int32]
  /// For each old section, the new one's index; -1 if it was removed.
  private(set) var newOfOld: [Int32]

  init(_ old: ScreenStorage, _ new: ScreenStorage) {
    oldOfNew = Array(repeating: -1, count: new.sections.count)
    newOfOld = Array(repeating: -1, count: old.sections.count)
    var rest: [Int] = []
    for index in new.sections.indices {
      if index < old.sections.count, isSame(old.sections[index], new.sections[index]) {
        pair(index, index)
      } else {
        rest.append(index)
      }
    }
    for index in rest {
      if let match = old.sectionPosition(of: new.sections[index].id) { pair(match, index) }
    }
  }

  private func isSame(_ left: SectionStorage, _ right: SectionStorage) -> Bool {
    left === right || left.id == right.id
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    oldOfNew[new] = Int32(old)
    newOfOld[old] = Int32(new)
  }

  var removals: [Int] { newOfOld.indices.filter { newOfOld[$0] < 0 } }
  var insertions: [Int] { oldOfNew.indices.filter { oldOfNew[$0] < 0 } }

  var moves: [Changeset.SectionMove] {
    let members = oldOfNew.withUnsafeBufferPointer { IncreasingSubsequence.membership(in: $0) }
    guard let members else { return [] }
    return oldOfNew.indices.filter { oldOfNew[$0] >= 0 && !members[$0] }
      .map { Changeset.SectionMove(from: Int(oldOfNew[$0]), to: $0) }
  }
}
