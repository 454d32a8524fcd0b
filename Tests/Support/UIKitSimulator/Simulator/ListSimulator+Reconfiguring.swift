import UpdateContract

extension ListSimulator {
  func reconfigure(paths: [ItemPath]) {
    settleCounts()
    for path in paths {
      guard !isPoisoned, contains(path, or: { .rule("K2", $0) }) else { return }
      reconfigure(at: path)
    }
  }

  func reconfigure(tokens: [Int]) {
    for token in tokens {
      guard !isPoisoned else { return }
      guard let cell = placed.cell(token) else { continue }
      reconfigure(at: cell.path)
    }
  }

  private func reconfigure(at path: ItemPath) {
    guard !isReloadPending, let view = cell(at: path)?.view else { return }
    reconfiguring = (path, view)
    let answer = askCell(at: path)
    reconfiguring = nil
    guard !isPoisoned, check(answer === view, .rule("K1", path)) else { return }
    if let token = committed?.token(at: path) { measuredRows[token] = nil }
    geometryDidChange()
  }

  func cell(at path: ItemPath) -> PlacedViews.Cell? {
    committed?.token(at: path).flatMap { placed.cell($0) }
  }
}
