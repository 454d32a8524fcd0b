/// Which sections of two snapshots are the same, by ID.
struct SectionMatching {
  /// For each new section, the old one's index; -1 if it was inserted. Nil if both lists have the
  /// same sections in the same places.
  private var oldOfNew: [Int32]?
  /// For each old section, whether it was removed.
  private(set) var removals: [Int] = []

  init(_ old: ScreenStorage, _ new: ScreenStorage) {
    func isSame(_ index: Int) -> Bool {
      old.sections[index] === new.sections[index]
        || old.sections[index].id == new.sections[index].id
    }
    if old.sections.count == new.sections.count, new.sections.indices.allSatisfy(isSame) { return }
    var oldOfNew = [Int32](repeating: -1, count: new.sections.count)
    var isGone = [Bool](repeating: true, count: old.sections.count)
    for index in new.sections.indices {
      guard let match = old.sectionPosition(of: new.sections[index].id, hint: index) else {
        continue
      }
      oldOfNew[index] = Int32(match)
      isGone[match] = false
    }
    self.oldOfNew = oldOfNew
    removals = isGone.indices.filter { isGone[$0] }
  }

  /// The index of a new section in the old list; nil if it was inserted.
  func oldIndex(of new: Int) -> Int? {
    guard let oldOfNew else { return new }
    return oldOfNew[new] < 0 ? nil : Int(oldOfNew[new])
  }

  var insertions: [Int] { oldOfNew.map { all in all.indices.filter { all[$0] < 0 } } ?? [] }

  var moves: [Changeset.SectionMove] {
    guard let oldOfNew else { return [] }
    let members = oldOfNew.withUnsafeBufferPointer { IncreasingSubsequence.membership(in: $0) }
    guard let members else { return [] }
    return oldOfNew.indices.filter { oldOfNew[$0] >= 0 && !members[$0] }
      .map { Changeset.SectionMove(from: Int(oldOfNew[$0]), to: $0) }
  }
}
