import UpdateContract

/// The life of a batch.
extension ListSimulator {
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard isUsable("performBatchUpdates(_:completion:)") else { return }
    guard !mustWait else {
      return deferred.append { [weak self] in
        self?.performBatch(updates, completion: completion)
      }
    }
    guard openBatch() else { return }
    updates?()
    closeBatch(Completion(run: completion))
  }

  func beginUpdates() {
    guard isUsable("beginUpdates()"), check(!mustWait, .reentrant) else { return }
    _ = openBatch()
  }

  func endUpdates() {
    guard isUsable("endUpdates()"), check(batch != nil, .unbalancedEnd) else { return }
    closeBatch(nil)
  }

  /// At the lowest level an update from inside another one is let through, but not in its middle.
  private var mustWait: Bool {
    batch == nil && busyDepth > 0 && level == .contract
  }

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
    let hasOwner = isPoisoned || check(host.hasDataSource, .ownerGone)
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
    apply(map)
    reconfigure(tokens: reconfigured)
    layoutPass()
    guard !isPoisoned else { return }
    for view in host.subviews { view.layoutIfNeeded() }
    // An empty entry stands for the animation of a batch that has no completion.
    completions += batch.completions.isEmpty ? [Completion()] : batch.completions
    if options.completionTiming == .immediateAfterLayout { runCompletions() }
  }

  func runCompletions() {
    let due = completions
    completions = []
    let isFinished = options.completionTiming != .interrupted
    for completion in due {
      note(.completion(finished: isFinished))
      completion.run?(isFinished)
    }
  }
}
