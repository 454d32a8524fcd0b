public import ScreenDSL

extension HeadlessHost {
  /// The length of all that the list shows, in points.
  public var contentLength: Double { geometry.length }

  /// The greatest offset that the list can be scrolled to, in points.
  public var maximalOffset: Double { max(0, geometry.length - viewport) }

  /// Scrolls the list, as far as it goes.
  ///
  /// - Parameter offset: Where the visible window begins, in points.
  /// - Complexity: O(*v* + log *n*) for *v* visible and *n* rows.
  public func scroll(to offset: Double) {
    tree.operate {
      let new = clamped(offset)
      if new != self.offset { isScrollingBack = new < self.offset }
      tree.record(.scrolled(to: new, in: updater.shortContainerPath))
      restore(new)
    }
  }

  /// Scrolls the list inside a visible container, as far as it goes.
  ///
  /// - Parameters:
  ///   - container: The container's row.
  ///   - offset: Where the visible window of the list inside begins, in points.
  public func scroll(_ container: RowPath, to offset: Double) throws(HeadlessError) {
    try list(inside: container).scroll(to: offset)
  }

  /// Scrolls from end to end, by the length of the visible window at most.
  ///
  /// - Parameter step: In points; less than 1 counts as 1.
  public func scrollToEnd(by step: Double) {
    while offset < maximalOffset { scroll(to: offset + min(max(1, step), max(1, viewport))) }
  }

  /// Scrolls so that a row is at the start of the window, as far as possible; each container around
  /// it likewise.
  ///
  /// A list in which the row is visible already stays where it is.
  public func scroll(toRow path: RowPath) throws(HeadlessError) {
    let path = updater.current.resolved(path)
    guard updater.current.row(at: path) != nil else { throw .missingRow(path) }
    for depth in path.ids.indices {
      let part = RowPath(path.ids[depth], in: Array(path.ids[..<depth]), section: path.section)
      let (list, section) = try list(with: part)
      try list.reveal(part.id, in: section)
    }
  }

  /// The offset of the list inside a visible container, in points.
  public func offset(of container: RowPath) throws(HeadlessError) -> Double {
    try list(inside: container).offset
  }

  private func reveal(_ id: RowID, in section: SectionID?) throws(HeadlessError) {
    guard let position = updater.current.position(of: id, in: section) else {
      throw .missingRow(ownPath(id, section))
    }
    let range = geometry.range(of: position)
    let isVisible = range.lowerBound >= offset && range.upperBound <= offset + viewport
    if !isVisible { scroll(to: range.lowerBound) }
  }
}
