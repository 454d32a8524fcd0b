#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // Where the view is scrolled to: what stays in place during an update, and rows that are scrolled to.
  extension AdapterCore: SharedCore {
    var scrollView: UIScrollView? { view }

    private var axis: ScrollAxis? {
      view.map { ScrollAxis(view: $0, isSideways: $0.isSideways) }
    }

    /// Where a row begins and ends, counted from the content's beginning; nil if the view has none there.
    func range(of position: RowPosition) -> Range<Double>? {
      guard let axis, let frame = view?.frame(at: IndexPath(position)) else { return nil }
      return axis.range(of: frame)
    }

    // MARK: Anchors

    /// Remembers where the visible rows are; while a view cannot be laid out, those that were visible last.
    func rememberPlaces() {
      // Where another container's rows were is no place for these.
      if updater.replacesAllRows {
        anchor = nil
        return
      }
      guard options.anchor != .offset, anchor == nil, let view, let axis else { return }
      let window = axis.window
      let visible = isReloadPending ? [] : view.visiblePaths.sorted()
      let rows = visible.compactMap { path in
        range(of: RowPosition(path)).map { (position: RowPosition(path), range: $0) }
      }.filter { $0.range.overlaps(window) }
      anchor = ScrollAnchor(
        options.anchor, of: updater, window: window, length: axis.length,
        rows: rows.map { ($0.position, $0.range.lowerBound) })
    }

    /// Brings the rows that are to stay back to where they were, once the view has a size and a window.
    func keepPlaces() {
      guard let anchor, let view, !needsReload(view), !gate.isClosed else { return }
      if !anchor.isAwaited { self.anchor = nil }
      go(isAnimated: false) { axis in
        anchor.offset(window: axis.window.length, length: axis.length) {
          range(of: $0)?.lowerBound ?? 0
        }
      }
    }

    /// Scrolls to where `wanted` says, and again as long as rows turn out to be of other heights there.
    func go(isAnimated: Bool, to wanted: (ScrollAxis) -> Double?) {
      guard let view, let axis else { return }
      var isSettled = false
      for _ in 0..<Self.mostPasses {
        let isThere = wanted(axis).map { axis.scroll(to: $0, isAnimated: isAnimated) } ?? true
        // What is animated cannot be corrected before it ends. A layout may still move what is there.
        if isThere && isSettled || isAnimated || gate.isClosed { return }
        isSettled = isThere
        view.layoutIfNeeded()
      }
    }

    private static var mostPasses: Int { 8 }

    // MARK: Scrolling

    func scroll(to path: RowPath, at alignment: RowAlignment?, isAnimated: Bool) -> Bool {
      if isReloadPending { _ = readiness }
      guard let view, updater.current.row(at: path) != nil,
        let position = updater.current.position(of: path.ids[0], in: path.section)
      else { return false }
      awaited = needsReload(view) ? (path, alignment) : nil
      if awaited != nil { return true }
      guard path.ids.count > 1 else {
        reveal(position, at: alignment, isAnimated: isAnimated)
        return true
      }
      reveal(position, at: nil, isAnimated: false)
      let cell = view.cellForItem(at: IndexPath(position)) as? any ContainerCell
      return cell?.nested.scroll(to: path.inside, at: alignment) ?? false
    }

    // MARK: Cells

    /// The cell of a row, in the list itself or inside containers; nil if there is none now.
    func cell(at path: RowPath) -> UIView? {
      guard let view, let position = updater.current.position(of: path.ids[0], in: path.section)
      else { return nil }
      let cell = view.cellForItem(at: IndexPath(position))
      if path.ids.count == 1 { return cell }
      return (cell as? any ContainerCell)?.nested.cell(at: path.inside)
    }

    private func reveal(_ position: RowPosition, at alignment: RowAlignment?, isAnimated: Bool) {
      go(isAnimated: isAnimated) { axis in
        guard let row = range(of: position) else { return nil }
        let window = axis.window
        if alignment == nil, window.clamped(to: row) == row { return nil }
        return (alignment ?? .top).offset(of: row, window: window, length: axis.length)
      }
    }
  }
#endif
