public import ScreenDSL
internal import UpdateContract

extension HeadlessHost {
  public var readiness: ListReadiness {
    if callbacks > 0 || reordered != nil { return .busy }
    return hasWindow && viewport > 0 && isLaidOut ? .ready : .needsReload
  }

  public var stageStrategy: Changeset.StageStrategy { options.stageStrategy }

  /// Waits for the end of what goes on; the end of a drag resumes by itself.
  public func updateIsWaiting() {
    if reordered == nil { tree.wait(for: self) }
  }

  public func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    tree.operate {
      tree.record(.batch(operations.text, in: updater.shortContainerPath))
      let batch = BatchOperations(operations)
      if !batch.isEmpty { judgeState() }
      if callbacks > 0 { return showAnewLater(change, completion) }
      isPerforming = true
      change()
      isPerforming = false
      do throws(Violation) {
        follow(try origins(batch), operations)
      } catch {
        report(error)
        showAnew()
      }
      completion()
    }
  }

  public func reload(change: () -> Void) {
    tree.operate {
      tree.record(.reload(in: updater.shortContainerPath))
      if callbacks > 0 { report("W5", "reload from a callback") }
      change()
      if callbacks > 0 { showAnewLater({}, {}) } else { showAnew() }
    }
  }
}

extension HeadlessHost {
  private var kind: ListKind { options.stageStrategy == .collection ? .collection : .table }

  /// The number of rows in each section as the data says it now.
  private var dataCounts: [Int] { updater.current.sections.map(\.rows.count) }

  /// Judges whether a batch may begin, just before the data changes.
  private func judgeState() {
    let state = ViewState(
      committedCounts: identities.counts, dataSourceCounts: dataCounts, hasWindow: hasWindow,
      hasBounds: viewport > 0, isLaidOut: isLaidOut, isReloadPending: false,
      hasUncommittedUpdates: reordered != nil, isUpdating: isPerforming || tree.isInCallback)
    do throws(Violation) {
      try state.validateUpdate(kind: kind, level: options.level.contractLevel)
    } catch {
      report(error)
    }
  }

  private func origins(_ batch: BatchOperations) throws(Violation) -> IdentityMap {
    try batch.resolved(
      from: identities.counts, to: dataCounts, kind: kind, level: options.level.contractLevel)
  }

  private func report(_ violation: Violation) {
    tree.report(HeadlessViolation(violation, in: updater.shortContainerPath))
  }

  /// Does what the operations say, with the cells that are there.
  private func follow(_ map: IdentityMap, _ operations: Changeset.Operations) {
    pass += 1
    identities.follow(map, pass: pass)
    // A reloaded row's cell must not be used again for the same row: it is put away after the layout.
    let removed = takeAway { $0.pass != pass }
    for position in operations.reconfigures { reconfigure(position) }
    for update in operations.supplementaries { updateSupplementaries(update) }
    rebuildGeometry()
    layOut()
    for slot in removed { putAway(slot) }
  }

  /// Shows all rows anew, in whatever cells there are.
  private func showAnew() {
    for slot in takeAway(where: { _ in true }) { putAway(slot) }
    identities.startAnew(counts: dataCounts)
    isLaidOut = false
    selectedToken = nil
    rebuildGeometry()
    layOut()
  }

  /// Mends what a host began while its cells were being told something, once that is over.
  private func showAnewLater(
    _ change: @escaping @MainActor () -> Void, _ completion: @escaping @MainActor () -> Void
  ) {
    late.append { [weak self] in
      change()
      self?.showAnew()
      completion()
    }
    tree.wait(for: self)
  }

  /// Ends the display of the cells for which `isGone` holds, and takes them off the list.
  private func takeAway(where isGone: (HeadlessSlot) -> Bool) -> [HeadlessSlot] {
    let gone = live.filter(isGone)
    live.removeAll(where: isGone)
    for slot in gone { endDisplay(of: slot) }
    return gone
  }
}
