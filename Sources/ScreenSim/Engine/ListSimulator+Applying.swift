import UpdateContract

/// Moving identities along with a batch.
extension ListSimulator {
  func apply(_ map: IdentityMap) {
    guard let old = committed else { return }
    busyDepth += 1
    isUpdatingCells = true
    defer {
      busyDepth -= 1
      isUpdatingCells = false
    }
    let tracked = trackedPaths
    var survivors: [Int: ItemPath] = [:]
    let next = list(from: old, map, tracking: tracked, into: &survivors)
    guard checkResponders(notIn: survivors) else { return }
    committed = next
    unusedDequeues = [:]
    geometry = nil
    drag = nil
    follow(survivors)
    followSections(next)
    host.setNeedsLayout()
  }

  /// The paths of all items that anything is kept for.
  private var trackedPaths: Set<ItemPath> {
    var paths = Set(selection.values).union(prefetched.values)
    paths.formUnion(placed.live.values.lazy.map(\.path))
    paths.formUnion(placed.prepared.values.lazy.map(\.path))
    return paths
  }

  /// Builds the list after the batch and finds the new paths of the tracked items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items after the batch.
  private func list(
    from old: CommittedList, _ map: IdentityMap, tracking tracked: Set<ItemPath>,
    into survivors: inout [Int: ItemPath]
  ) -> CommittedList {
    let first = tracked.min() ?? ItemPath(section: 0, item: 0)
    let last = tracked.max() ?? ItemPath(section: -1, item: 0)
    var sections: [CommittedList.Section] = []
    for (section, origin) in map.sections.enumerated() {
      let token = origin.map { old.sections[$0].token } ?? tokens.next()
      var items: [Int] = []
      items.reserveCapacity(map.items[section].count)
      for (item, path) in map.items[section].enumerated() {
        guard let path else {
          items.append(tokens.next())
          continue
        }
        let token = old.sections[path.section].items[path.item]
        items.append(token)
        // Most items are not tracked; the comparison spares them the look-up.
        if first <= path, path <= last, tracked.contains(path) {
          survivors[token] = ItemPath(section: section, item: item)
        }
      }
      sections.append(CommittedList.Section(token: token, items: items))
    }
    return CommittedList(sections: sections)
  }

  private func checkResponders(notIn survivors: [Int: ItemPath]) -> Bool {
    for cell in placed.liveInOrder where survivors[cell.token] == nil {
      guard let responder = cell.view.firstResponder else { continue }
      guard check(responder.resignFirstResponder(), .stubbornResponder) else { return false }
    }
    return true
  }

  private func follow(_ survivors: [Int: ItemPath]) {
    let removed = placed.liveInOrder.filter { survivors[$0.token] == nil }
    for cell in removed { placed.live[cell.token] = nil }
    for cell in placed.preparedInOrder where survivors[cell.token] == nil {
      placed.prepared[cell.token] = nil
      held.append(cell.view)
    }
    for (token, path) in survivors {
      placed.live[token]?.path = path
      placed.prepared[token]?.path = path
    }
    selection = selection.keys.reduce(into: [:]) { $0[$1] = survivors[$1] }
    prefetched = prefetched.keys.reduce(into: [:]) { $0[$1] = survivors[$1] }
    // The data has changed already, and the delegate still hears of the old path.
    for cell in removed {
      held.append(cell.view)
      endDisplaying(cell)
    }
  }

  private func followSections(_ list: CommittedList) {
    guard !placed.chrome.isEmpty || !absentChrome.isEmpty || !carouselOffsets.isEmpty else {
      return
    }
    var indices: [Int: Int] = [:]
    for (index, section) in list.sections.enumerated() { indices[section.token] = index }
    for chrome in placed.chromeInOrder {
      guard let index = indices[chrome.key.section] else {
        placed.chrome[chrome.key] = nil
        endDisplaying(chrome)
        held.append(chrome.view)
        continue
      }
      placed.chrome[chrome.key]?.section = index
    }
    absentChrome = absentChrome.filter { indices[$0.section] != nil }
    carouselOffsets = carouselOffsets.filter { indices[$0.key] != nil }
  }
}
