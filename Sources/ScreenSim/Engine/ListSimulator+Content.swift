import UpdateContract

/// The counts that the list works with.
extension ListSimulator {
  var sectionCount: Int {
    guard isUsable("numberOfSections") else { return 0 }
    settleCounts()
    return committed?.sections.count ?? 0
  }

  func itemCount(inSection section: Int) -> Int {
    guard isUsable("numberOfItems(inSection:)") else { return 0 }
    settleCounts()
    guard let committed else { return 0 }
    let exists = committed.sections.indices.contains(section)
    guard
      check(exists, .noSection(section, count: committed.sections.count, in: kind)), exists
    else { return 0 }
    return committed.sections[section].items.count
  }

  /// Reads the counts if they are unknown; the cells that show are not touched.
  func settleCounts() {
    guard committed == nil else { return }
    commit(readCounts())
  }

  func commit(_ counts: [Int]) {
    committed = CommittedList(counts: counts, tokens: &tokens)
    geometry = nil
  }

  /// Asks the data source for all counts.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  func readCounts() -> [Int] {
    busyDepth += 1
    defer { busyDepth -= 1 }
    note(.asked(.sectionCount))
    return Default.apart {
      (0..<max(host.askSectionCount(), 0)).map { section in
        note(.asked(.itemCount(section: section)))
        return host.askItemCount(inSection: section)
      }
    }
  }

  /// Reports an out-of-range element and returns whether it is in range.
  func contains(_ path: ItemPath, or violation: (ItemPath) -> SimViolation) -> Bool {
    settleCounts()
    guard committed?.contains(path) != true else { return true }
    fail(violation(path))
    return false
  }
}
