public import UpdateContract

/// What tests may look at.
extension ListSimulator {
  /// The identity number of each section; empty while the counts are unknown.
  public var sectionTokens: [Int] {
    committed?.sections.map(\.token) ?? []
  }

  /// The identity number of each item; empty while the counts are unknown.
  ///
  /// Batches move the numbers along; items that are inserted or reloaded get new ones.
  public var itemTokens: [[Int]] {
    committed?.sections.map(\.items) ?? []
  }

  /// The item counts that the list works with, or nil while they are unknown.
  public var committedCounts: [Int]? { committed?.counts }

  /// The items whose cells show, in order.
  public var visiblePaths: [ItemPath] {
    placed.liveInOrder.map(\.path)
  }

  /// The items whose cells were made and do not show, in order.
  public var preparedPaths: [ItemPath] {
    placed.preparedInOrder.map(\.path)
  }

  /// The number of cells, headers and footers that have a place.
  public var placedViewCount: Int {
    placed.live.count + placed.prepared.count + placed.chrome.count
  }

  /// Whether a layout must come before the next batch.
  public var hasReloadPending: Bool { isReloadPending }

  /// Whether a batch animates, that is, its completion has not run.
  public var isAnimating: Bool { !completions.isEmpty }

  /// Returns the number that a view has in the log.
  public func viewNumber(of view: UIView) -> Int {
    number(of: view)
  }

  /// Empties the log.
  public func clearLog() {
    log = []
  }
}
