#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension AdapterCore {
    var axis: ScrollAxis? { view.map { ScrollAxis(view: $0, isSideways: $0.isSideways) } }

    func range(of position: RowPosition) -> Range<Double>? {
      view?.frame(at: IndexPath(position)).flatMap { axis?.range(of: $0) }
    }

    // MARK: Keeping rows at their places

    func rememberPlaces() {
      if updater.shown.replacesAllRows {
        anchor = nil
        return
      }
      guard options.anchor != .offset, anchor == nil, let view, let axis else { return }
      anchor = ScrollAnchor(
        options.anchor, of: updater, window: axis.window, length: axis.length,
        rows: visibleRows(of: view, in: axis.window))
    }

    var place: ScrollPlace? {
      guard let view, let axis, !view.bounds.isEmpty else { return nil }
      return ScrollPlace(
        options.anchor, of: updater, window: axis.window, length: axis.length,
        rows: visibleRows(of: view, in: axis.window))
    }

    private func visibleRows(
      of view: View, in window: Range<Double>
    ) -> [(position: RowPosition, start: Double)] {
      let visible = isReloadPending ? [] : view.indexPathsForVisibleItems.sorted()
      return visible.map { RowPosition($0) }.compactMap { row in
        range(of: row).flatMap { $0.overlaps(window) ? (row, $0.lowerBound) : nil }
      }
    }

    func rememberPlaces(beforeResizingFrom old: CGSize) {
      guard options.anchor != .offset, anchor == nil, old.width > 0, old.height > 0, let axis
      else { return }
      let (start, new) = (axis.window.lowerBound, axis.view.bounds.size)
      let growth = axis.isSideways ? new.width - old.width : new.height - old.height
      let end = max(start, start + axis.window.length - Double(growth))
      // Before the layout the cells still have their old frames.
      let rows = shown.cells.compactMap { cell, row, isDisplayed -> (RowPosition, Range<Double>)? in
        guard isDisplayed, let position = updater.position(of: row) else { return nil }
        return (position, axis.range(of: cell.frame))
      }
      let visible = rows.filter { $0.1.upperBound > start }.sorted { $0.0 < $1.0 }
      anchor = ScrollAnchor(
        options.anchor, of: updater, window: start..<end, length: axis.length,
        rows: visible.map { ($0, $1.lowerBound) })
      anchor?.keepsRowInSight = true
    }

    func keepPlaces() {
      guard var anchor, let view, !needsReload(view), !gate.isClosed else { return }
      if !anchor.isAwaited { self.anchor = nil }
      let keepsRowInSight = anchor.keepsRowInSight
      anchor.keepsRowInSight = true
      go(animated: false) { axis in
        defer { anchor.keepsRowInSight = keepsRowInSight }
        return anchor.offset(window: axis.window.length, length: axis.length) {
          range(of: $0) ?? 0..<0
        }
      }
    }

    func keepingPlaces(_ body: () -> Void) {
      rememberPlaces()
      body()
      keepPlaces()
    }

    func exchange(_ old: UIEdgeInsets, for new: UIEdgeInsets) {
      guard let view, let axis else { return }
      rememberPlaces()
      let isAtStart = axis.window.lowerBound <= 0
      for insets in [
        \UIScrollView.contentInset, \.verticalScrollIndicatorInsets,
        \.horizontalScrollIndicatorInsets,
      ] {
        view[keyPath: insets].top += new.top - old.top
        view[keyPath: insets].left += new.left - old.left
        view[keyPath: insets].bottom += new.bottom - old.bottom
        view[keyPath: insets].right += new.right - old.right
      }
      if anchor == nil, isAtStart { _ = axis.scroll(to: 0, animated: false) }
      keepPlaces()
    }

    /// Scrolls to the offset that the closure `wanted` returns; does not scroll if the closure returns nil. Returns
    /// false if this call has begun an animated scroll, which ends later; otherwise true.
    @discardableResult
    func go(animated: Bool, to wanted: (ScrollAxis) -> Double?) -> Bool {
      guard let view, let axis else { return true }
      // A view may configure cells at the end of a layout, and measure these cells only in the next layout.
      var settledLayouts = 0
      for _ in 0..<Self.mostPasses {
        let isThere = wanted(axis).map { axis.scroll(to: $0, animated: animated) } ?? true
        // The view may measure rows during an animated scroll, so the adapter corrects the offset after the scroll.
        if animated { return isThere }
        if isThere && settledLayouts == 2 || gate.isClosed { break }
        settledLayouts = isThere ? settledLayouts + 1 : 0
        view.layoutIfNeeded()
      }
      return true
    }

    private static var mostPasses: Int { 8 }
    /// The longest time, in seconds, that a view takes for an animated scroll.
    private static var longestScroll: Double { 1 }

    // MARK: Scrolling to rows

    func scroll(to new: ScrollTarget, animated: Bool) -> Bool {
      if isReloadPending { _ = readiness }
      guard let view, let position = position(of: new) else {
        if target === new { target = nil }
        return false
      }
      target = needsReload(view) && !view.isDragging ? new : nil
      if target != nil || view.isDragging { return true }
      guard case .row(let path) = new.place, path.ids.count > 1 else {
        (new.isMoving, target) = (true, new)
        let range = new.place.rowPath == nil ? beginning(of:) : range(of:)
        if reveal(position, range, at: new.alignment, animated: animated) { arrive(at: new) }
        if new.isMoving { wait(for: new) }
        return true
      }
      // No code may ask a table view for a cell while the table view lays out its cells.
      if gate.isClosed {
        target = new
        gate.schedule()
        return true
      }
      reveal(position, range(of:), at: nil, animated: false)
      let cell = view.cellForItem(at: IndexPath(position)) as? any ContainerCell
      new.place = .row(path.inside)
      return cell?.nested.adapter?.core.scroll(to: new, animated: false) ?? false
    }

    private func position(of target: ScrollTarget) -> RowPosition? {
      let current = updater.current
      switch target.place {
      case .row(let name):
        guard var path = updater.resolved(name), current.row(at: path) != nil else { return nil }
        // Without a section, the path still finds the row if the row moves to another section during the scroll.
        if name.isName { path = current.shortened(path) }
        target.place = .row(path)
        return current.position(of: path.ids[0], in: path.section)
      case .supplementary(let kind, let section):
        if let index = current.sectionIndex(of: section) {
          if kind == .header, rowCount(of: index) == 0, current.sections[index].header == nil {
            return nil
          }
          let last = max(0, rowCount(of: index) - 1)
          return RowPosition(section: index, row: kind == .footer ? last : 0)
        }
        updater.report(Problem(.noSuchRow, current.missing(section)))
        return nil
      }
    }

    private func beginning(of first: RowPosition) -> Range<Double>? {
      let header = view?.frame(ofHeaderIn: first.section).flatMap { axis?.range(of: $0) }
      guard rowCount(of: first.section) > 0, let row = range(of: first)
      else { return header?.isEmpty == true ? nil : header }
      // The view can pin the header at a distance from the row, so only the header's length matters.
      return (row.lowerBound - (header?.length ?? 0))..<row.upperBound
    }

    private func arrive(at row: ScrollTarget) {
      guard row.isMoving, row === target else { return }
      target = nil
      row.isMoving = false
      row.arrive()
    }

    /// Ends the scroll to a row, header or footer after `longestScroll` seconds if UIKit has not reported the end by
    /// then. If another scroll replaces this scroll, UIKit reports no end.
    private func wait(for row: ScrollTarget) {
      options.later(Self.longestScroll) { [weak self, weak row] in
        guard let self, let row, row === target else { return }
        if row.place.rowPath == nil || cell(at: row.place) != nil { arrive(at: row) }
        if row === target { target = nil }
      }
    }

    func endScrolling(isThere: Bool) {
      guard let target, target.isMoving else { return }
      target.isMoving = false
      self.target = nil
      // During the scroll the view may have measured rows above the target, so the target may have moved.
      if isThere { _ = scroll(to: target, animated: false) }
    }

    // MARK: Finding the cell of a row

    func cell(at place: CellPlace) -> UIView? {
      guard let path = place.rowPath else { return shownView(at: place) }
      let position = updater.current.position(of: path.outermost, in: path.section)
      let cell = position.flatMap { view?.cellForItem(at: IndexPath($0)) }
      if path.ids.count == 1 { return cell }
      return (cell as? any ContainerCell)?.nested.adapter?.core.cell(at: .row(path.inside))
    }

    @discardableResult
    private func reveal(
      _ position: RowPosition, _ range: (RowPosition) -> Range<Double>?,
      at alignment: RowAlignment?, animated: Bool
    ) -> Bool {
      go(animated: animated) { axis in
        guard let row = range(position) else { return nil }
        let window = axis.window
        if alignment == nil, window.clamped(to: row) == row { return nil }
        return (alignment ?? .top).offset(of: row, window: window, length: axis.length)
      }
    }
  }

  /// Reads and sets the scroll position of a scroll view in its scroll direction. A position is a distance, in points,
  /// from the leading or top edge of the content. The content insets do not count.
  @MainActor
  struct ScrollAxis {
    let view: UIScrollView
    let isSideways: Bool

    private var isMirrored: Bool {
      isSideways && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    var length: Double { Double(isSideways ? view.contentSize.width : view.contentSize.height) }

    var window: Range<Double> {
      let whole = CGRect(origin: view.contentOffset, size: view.bounds.size)
      return range(of: whole.inset(by: view.adjustedContentInset))
    }

    func begin() { view.setContentOffset(place(at: 0), animated: false) }

    func scroll(to offset: Double, animated: Bool) -> Bool {
      let place = place(at: offset)
      if place == view.contentOffset { return true }
      // Unlike `setContentOffset(_:animated:)`, setting `contentOffset` does not stop the deceleration after a drag.
      if animated {
        view.setContentOffset(place, animated: true)
      } else {
        view.contentOffset = place
      }
      return false
    }

    private func place(at offset: Double) -> CGPoint {
      let offset = CGFloat(max(0, min(offset, length - window.length)))
      let inset = view.adjustedContentInset
      var place = view.contentOffset
      if isSideways {
        let end = view.contentSize.width + inset.right - view.bounds.width
        place.x = isMirrored ? end - offset : offset - inset.left
      } else {
        place.y = offset - inset.top
      }
      return place
    }

    func range(of frame: CGRect) -> Range<Double> {
      let (place, size) = (frame.origin, frame.size)
      let beyond = view.contentSize.width - (place.x + size.width)
      let start = !isSideways ? place.y : isMirrored ? beyond : place.x
      // If the content insets are longer than the view, the length of `frame` is negative.
      return Double(start)..<Double(start + max(0, isSideways ? size.width : size.height))
    }
  }
#endif
