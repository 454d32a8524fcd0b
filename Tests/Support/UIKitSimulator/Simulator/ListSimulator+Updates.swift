import Foundation
package import UpdateContract

extension ListSimulator {
  func update(_ list: WritableKeyPath<BatchOperations, [Int]>, _ sections: IndexSet) {
    var operations = BatchOperations()
    operations[keyPath: list] = Array(sections)
    update(operations)
  }

  func update(_ list: WritableKeyPath<BatchOperations, [ItemPath]>, _ indexPaths: [IndexPath]) {
    guard let paths = paths(indexPaths) else { return }
    var operations = BatchOperations()
    operations[keyPath: list] = paths
    update(operations)
  }

  func moveSection(_ section: Int, to target: Int) {
    update(BatchOperations(sectionMoves: [SectionMove(from: section, to: target)]))
  }

  func moveItem(_ indexPath: IndexPath, to target: IndexPath) {
    guard let from = path(indexPath), let to = path(target) else { return }
    update(BatchOperations(itemMoves: [ItemMove(from: from, to: to)]))
  }

  func reconfigureItems(_ indexPaths: [IndexPath]) {
    guard isUsable, let paths = paths(indexPaths) else { return }
    guard batch == nil else { return record(BatchOperations(itemReconfigures: paths)) }
    guard check(busyDepth == 0, .rule("W5"), from: .knownBugs) else { return }
    note(.operation(BatchOperations(itemReconfigures: paths)))
    reconfigure(paths: paths)
  }

  private func paths(_ indexPaths: [IndexPath]) -> [ItemPath]? {
    let paths = indexPaths.compactMap { path($0) }
    return paths.count == indexPaths.count ? paths : nil
  }

  /// Records an operation. If no batch is open, it is a batch of its own.
  private func update(_ operations: BatchOperations) {
    guard isUsable else { return }
    guard batch == nil else { return record(operations) }
    var violation = SimViolation.rule("S10")
    violation.operations = operations.lines(for: kind)
    guard check(false, violation, from: .discipline) else { return }
    performBatch({ [self] in record(operations) }, completion: nil)
  }

  private func record(_ operations: BatchOperations) {
    note(.operation(operations))
    batch?.operations.append(operations)
  }
}

extension BatchOperations {
  package mutating func append(_ other: BatchOperations) {
    sectionDeletes += other.sectionDeletes
    sectionInserts += other.sectionInserts
    sectionReloads += other.sectionReloads
    sectionMoves += other.sectionMoves
    itemDeletes += other.itemDeletes
    itemInserts += other.itemInserts
    itemReloads += other.itemReloads
    itemReconfigures += other.itemReconfigures
    itemMoves += other.itemMoves
  }
}

extension ListSimulator {
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard isUsable, !options.behavior.skipsBatches else { return }
    guard !mustWait else {
      return deferred.append { [weak self] in
        self?.performBatch(updates, completion: completion)
      }
    }
    guard openBatch() else { return }
    updates?()
    closeBatch(Completion(run: completion))
  }

  /// At the lowest level, the simulator accepts a batch inside another one, except while the outer one changes the
  /// list.
  private var mustWait: Bool { batch == nil && busyDepth > 0 && level == .contract }

  func openBatch() -> Bool {
    guard batch == nil else {
      batch?.depth += 1
      return true
    }
    guard admitBatch() else { return false }
    batch = OpenBatch(before: committed?.counts ?? [])
    note(.batchOpened(before: batch?.before ?? []))
    return true
  }

  func closeBatch(_ completion: Completion?) {
    guard var open = batch else { return }
    if let completion { open.completions.append(completion) }
    open.depth -= 1
    batch = open
    guard open.depth == 0 else { return }
    let hasOwner = isPoisoned || check(host.hasDataSource, .rule("W8", text: 1))
    batch = nil
    guard hasOwner, !isPoisoned else { return }
    Default.apart { finish(open) }
  }

  private func finish(_ batch: OpenBatch) {
    let after = readCounts()
    guard !isPoisoned else { return }
    let map = judge(before: batch.before, after: after, operations: batch.operations) {
      () throws(Violation) in
      try batch.operations.resolved(from: batch.before, to: after, kind: kind, level: level)
    }
    guard let map else { return }
    note(.batchClosed(before: batch.before, after: after))
    let reconfigured = batch.operations.itemReconfigures.compactMap { committed?.token(at: $0) }
    wasBatchAnimated = UIView.areAnimationsEnabled
    isAnimating = wasBatchAnimated
    defer { isAnimating = false }
    let old = options.behavior.correctsOffset ? places : []
    apply(map)
    correctOffset(from: old)
    // A table view asks for its headers and rows again at each update.
    if kind == .table {
      absentSupplementaries = []
      measureSupplementariesAgain()
      measureRowsAgain()
    }
    if options.behavior.reconfiguresAtNextLayout {
      layoutPass()
      dueReconfigures += reconfigured
      host.setNeedsLayout()
    } else {
      reconfigure(tokens: reconfigured)
      layoutPass()
    }
    guard !isPoisoned else { return }
    for view in host.subviews { view.layoutIfNeeded() }
    if options.behavior.lostCompletions == .all { return }
    // If a batch has no completion, an empty entry stands for its animation.
    completions += batch.completions.isEmpty ? [Completion()] : batch.completions
    if options.completionTiming == .immediateAfterLayout { runCompletions() }
  }

  /// Ends running animations. No documentation tells whether a batch completes before its cells are removed.
  func runCompletions() {
    let due = completions
    completions = []
    if options.callbackOrder == .leavingFirst { endLeaving() }
    let isFinished = options.completionTiming != .interrupted
    for completion in due { completion.run?(isFinished) }
    if options.callbackOrder == .enteringFirst { endLeaving() }
  }

  func endLeaving() {
    let due = leaving
    leaving = []
    busyDepth += 1
    for cell in due {
      endDisplaying(cell)
      recycle(cell.view)
    }
    busyDepth -= 1
  }
}

extension ListSimulator {
  func admitBatch() -> Bool {
    let dummy = committed?.counts ?? []
    guard admit(committed: dummy, now: dummy) else { return false }
    guard admitCounts() else { return false }
    settleLayout()
    settleCounts()
    return !isPoisoned
  }

  private func admitCounts() -> Bool {
    guard level > .contract, let committed else { return true }
    let now = readCounts()
    return !isPoisoned && admit(committed: committed.counts, now: now)
  }

  private func admit(committed: [Int], now: [Int]) -> Bool {
    let state = ViewState(
      committedCounts: committed, dataSourceCounts: now, hasWindow: host.window != nil,
      hasBounds: host.bounds.width > 0 && host.bounds.height > 0, isLaidOut: hasLaidOut,
      isReloadPending: isReloadPending, hasUncommittedUpdates: drag != nil,
      isUpdating: isUpdating)
    let verdict: Void? = judge(before: committed, after: now) { () throws(Violation) in
      try state.validateUpdate(kind: kind, level: level)
    }
    return verdict != nil
  }

  /// Lays out a collection view before a batch. If its layout is invalid, it reads the counts again. A table view
  /// does neither.
  private func settleLayout() {
    if isReloadPending { reloadContent() }
    guard kind == .collection, host.needsLayout else { return }
    if level == .contract, let committed, readCounts() != committed.counts { reloadContent() }
    host.needsLayout = false
    layoutPass()
  }
}

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
    guard checkResponders(notIn: survivors, next) else { return }
    committed = next
    host.contentDidChange()
    unusedDequeues = [:]
    geometry = nil
    drag = nil
    follow(survivors)
    followSections(next)
    host.setNeedsLayout()
  }

  private var trackedPaths: Set<ItemPath> {
    var paths = Set(selection.values).union(prefetched.values)
    paths.formUnion(placed.live.values.lazy.map(\.path))
    paths.formUnion(placed.prepared.values.lazy.map(\.path))
    return paths
  }

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
        // Most items are not tracked. For these, this comparison avoids a look-up.
        if first <= path, path <= last, tracked.contains(path) {
          survivors[token] = ItemPath(section: section, item: item)
        }
      }
      sections.append(CommittedList.Section(token: token, items: items))
    }
    return CommittedList(sections: sections)
  }

  private func checkResponders(
    notIn survivors: [Int: ItemPath], _ next: CommittedList
  ) -> Bool {
    let cells = placed.liveInOrder.filter { survivors[$0.token] == nil }.map(\.view)
    let sections = Set(placed.supplementaries.isEmpty ? [] : next.sections.map(\.token))
    let others = placed.supplementariesInOrder.filter { !sections.contains($0.key.section) }
    return (cells + others.map(\.view)).compactMap(\.firstResponder).allSatisfy {
      check($0.resignFirstResponder(), .rule("W10"))
    }
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
    // A reload fades from the old cell to the new one. Meanwhile two cells show the row. The delegate receives the
    // old path, although the data source has changed.
    if isAnimating {
      leaving += removed
      return
    }
    for cell in removed {
      held.append(cell.view)
      endDisplaying(cell)
    }
  }

  private func followSections(_ list: CommittedList) {
    guard !placed.supplementaries.isEmpty || !absentSupplementaries.isEmpty else { return }
    var indices: [Int: Int] = [:]
    for (index, section) in list.sections.enumerated() { indices[section.token] = index }
    for supplementary in placed.supplementariesInOrder {
      guard let index = indices[supplementary.key.section] else {
        endDisplaying(supplementary)
        held.append(supplementary.view)
        continue
      }
      placed.supplementaries[supplementary.key]?.section = index
    }
    absentSupplementaries = absentSupplementaries.filter { indices[$0.section] != nil }
  }

  func reloadData() {
    guard isUsable else { return }
    guard check(batch == nil, .rule("W6")) else { return }
    guard check(busyDepth == 0, .rule("W5"), from: .knownBugs) else { return }
    guard check(!losesReload, .rule("W9")) else { return }
    guard check(!isDropping, .reloadInDrop, from: .knownBugs) else { return }
    warnIfAnimating()
    note(.reload)
    drag = nil
    invalidateContent()
  }

  func invalidateContent() {
    isReloadPending = true
    committed = nil
    geometry = nil
    host.setNeedsLayout()
  }

  func reloadContent() {
    let counts = readCounts()
    guard !isPoisoned else { return }
    isReloadPending = false
    dismissAll()
    selection = [:]
    unusedDequeues = [:]
    prefetched = [:]
    absentSupplementaries = []
    commit(counts)
  }

  /// Whether the view may ignore a reload, because it is animating a batch.
  private var losesReload: Bool {
    options.behavior.losesReloadsInAnimations && !completions.isEmpty && host.window != nil
      && !host.bounds.isEmpty
  }

  /// Logs a warning, as UIKit does. The list can be used afterwards.
  private func warnIfAnimating() {
    guard !completions.isEmpty, level >= .discipline else { return }
    violations.append(.rule("W9"))
  }

  private func dismissAll() {
    dueReconfigures = []
    dropped = nil
    for cell in placed.liveInOrder { endDisplaying(cell) }
    endLeaving()
    let views =
      placed.liveInOrder.map(\.view) + placed.preparedInOrder.map(\.view)
      + placed.supplementariesInOrder.map(\.view)
    for supplementary in placed.supplementariesInOrder { endDisplaying(supplementary) }
    placed = PlacedViews()
    for view in views { recycle(view) }
  }
}
