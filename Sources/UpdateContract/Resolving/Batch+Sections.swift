/// Step 1: bounds and duplicates of section operations.
extension Batch {
  func checkSections() throws(Violation) {
    try checkDepartingSections()
    try checkArrivingSections()
    try checkMovedSections()
    try checkRepeatedSections()
  }

  private func checkDepartingSections() throws(Violation) {
    for section in operations.sectionDeletes + operations.sectionReloads
    where !old.indices.contains(section) {
      throw .noSectionToDelete(section, count: old.count)
    }
  }

  private func checkArrivingSections() throws(Violation) {
    for section in operations.sectionInserts {
      try checkArrival(of: section)
    }
  }

  func checkArrival(of section: Int) throws(Violation) {
    guard new.indices.contains(section) else {
      throw .noSectionToInsert(section, count: new.count)
    }
  }

  private func checkMovedSections() throws(Violation) {
    for move in operations.sectionMoves {
      guard old.indices.contains(move.from) else {
        throw .noSectionToMove(move.from, count: old.count)
      }
      guard new.indices.contains(move.to) else {
        throw .noSectionToMoveTo(move.to, count: new.count)
      }
    }
  }

  private func checkRepeatedSections() throws(Violation) {
    if let section = operations.sectionDeletes.firstRepeat { throw .sectionDeletedTwice(section) }
    if let section = operations.sectionInserts.firstRepeat { throw .sectionInsertedTwice(section) }
    if let section = operations.sectionReloads.firstElement(in: operations.sectionDeletes) {
      throw .sectionDeletedAndReloaded(section)
    }
  }
}
