import UpdateContract

/// Telling the data source which items may show soon.
extension ListSimulator {
  func prefetchData(around window: VisibleWindow) {
    guard !isPoisoned, host.isPrefetchingEnabled, let committed else { return }
    let reach = options.prefetchCount + options.prefetchDistance
    let wanted = neighbors(of: window, count: reach).filter { path in
      committed.token(at: path).map { placed.cell($0) == nil } == true
    }
    cancelPrefetching(except: Set(wanted))
    let new = wanted.filter { path in
      committed.token(at: path).map { prefetched[$0] == nil } == true
    }
    guard !new.isEmpty else { return }
    for path in new {
      if let token = committed.token(at: path) { prefetched[token] = path }
    }
    note(.prefetched(new))
    host.tellPrefetch(new)
  }

  /// Forgets items that got a cell without a word, and tells of those that fell away.
  private func cancelPrefetching(except wanted: Set<ItemPath>) {
    var cancelled: [ItemPath] = []
    for (token, path) in prefetched where !wanted.contains(path) {
      prefetched[token] = nil
      if placed.cell(token) == nil { cancelled.append(path) }
    }
    guard !cancelled.isEmpty else { return }
    note(.cancelledPrefetching(cancelled.sorted()))
    host.tellCancelPrefetching(cancelled.sorted())
  }
}
