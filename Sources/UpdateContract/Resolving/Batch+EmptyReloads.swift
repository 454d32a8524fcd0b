extension Batch {
  /// Refuses to reload a section that is empty before and after.
  ///
  /// - Precondition: The combinations (S1) and the number of sections (C1) were checked: section
  ///   reloads are alone in their batch, so each keeps its index.
  func checkEmptyReloads() throws(Violation) {
    guard level >= .discipline else { return }
    for section in operations.sectionReloads where old[section] == 0 && new[section] == 0 {
      throw .emptySectionReload
    }
  }
}
