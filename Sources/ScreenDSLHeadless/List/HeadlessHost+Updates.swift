public import ScreenDSL
public import ScreenDSLHosting
import ScreenDSLLooks
internal import UpdateContract

extension HeadlessHost {
  public var readiness: ListReadiness {
    if isInCallback || isReordering { return .busy }
    return hasWindow && viewport > 0 && isLaidOut ? .ready : .needsReload
  }

  package var prefersBatch: Bool { false }

  package func followConfiguration() {}

  public func goToStart() {
    for slot in takeAway(where: { _ in true }) { putAway(slot) }
    (anchor, offset) = (nil, 0)
  }

  public var lastShownRow: RowPosition? { live.filter(\.isDisplayed).compactMap(\.position).max() }

  /// Makes the shared `HeadlessTree` resume the update when the outermost call of the tree's `operate(_:)` ends. During
  /// a drag, this method does nothing, because the method `drop(_:from:at:)` resumes the update.
  package func updateIsWaiting() { if !isReordering { tree.wait(for: self) } }

  package func refill(_ place: CellPlace) -> Bool {
    switch place {
    case .row(let path): updater.position(of: path).map(reconfigure)
    case .supplementary(let kind, let id):
      updater.current.sectionIndex(of: id).map {
        updateSupplementaries(.init([kind], of: $0, needOtherViews: false))
      }
    }
    return true
  }

  /// Records an event for each row in `places`. The list measures no cell, because in this list no cell decides the
  /// size of its row.
  package func remeasure(_ places: [CellPlace]) {
    for case .row(let path) in places {
      guard let row = updater.position(of: path).flatMap(updater.currentRow) else { continue }
      tree.record(.other("measure", .row(self.path(row))))
    }
  }

  public func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    tree.operate {
      tree.record(.batch(operations.description, in: updater.shortContainerPath))
      let batch = BatchOperations(of: operations)
      let (old, new) = (updater.current, updater.newest)
      let attempt = { operations.attempt(from: old, to: new, test: $0) }
      if !batch.isEmpty { judgeState(before: attempt) }
      rememberPlaces()
      change()
      let check = BatchCheck(
        .collection, before: identities.counts, after: dataCounts, operations: batch)
      do throws(Violation) {
        follow(try check.resolved(at: options.level), operations)
      } catch {
        report(error.rule.id, error.message, attempt: attempt(check.test))
        showAnew()
      }
      completion()
    }
  }

  public func reload(change: () -> Void) {
    tree.operate {
      tree.record(.reload(in: updater.shortContainerPath))
      rememberPlaces()
      change()
      showAnew()
    }
  }

  private var dataCounts: [Int] { updater.current.sections.map(\.rows.count) }

  /// Reports a problem if UIKit does not allow a batch update in the current state of the list. Call this method before
  /// the rows change.
  private func judgeState(before attempt: (String?) -> String) {
    let state = ViewState(
      committedCounts: identities.counts, dataSourceCounts: dataCounts, hasWindow: hasWindow,
      hasBounds: viewport > 0, isLaidOut: isLaidOut, isReloadPending: false,
      hasUncommittedUpdates: isReordering, isUpdating: tree.isInCallback)
    do throws(Violation) {
      try state.validateUpdate(kind: .collection, level: options.level)
    } catch {
      report(error.rule.id, error.message, attempt: attempt(nil))
    }
  }

  private func follow(_ map: IdentityMap, _ operations: Changeset.Operations) {
    pass += 1
    identities.follow(map, pass: pass)
    for slot in live where slot.pass != pass && slot.isDisplayed {
      if let row = slot.row, updater.position(of: row) != nil { replaced.insert(row.shownPath) }
    }
    // The removed cells return to the reuse pool after the layout, so that a reloaded row does not get its old cell
    // again.
    let removed = takeAway { $0.pass != pass }
    for position in operations.reconfigures { reconfigure(position) }
    for update in operations.supplementaries { updateSupplementaries(update) }
    rebuildGeometry()
    keepPlaces()
    layOut()
    for slot in removed {
      if let row = slot.row, isReplaced(row) { callOut { updater.endDisplay(of: row) } }
      putAway(slot)
    }
    replaced = []
  }

  private func showAnew() {
    for slot in takeAway(where: { _ in true }) { putAway(slot) }
    identities.startAnew(counts: dataCounts)
    isLaidOut = false
    rebuildGeometry()
    keepPlaces()
    layOut()
  }

  private func takeAway(where isGone: (HeadlessSlot) -> Bool) -> [HeadlessSlot] {
    let gone = live.filter(isGone)
    live.removeAll(where: isGone)
    for slot in gone { setDisplayed(false, slot) }
    return gone
  }

  /// Stores the anchor from which `keepPlaces()` computes the scroll offset after an update. If the update replaces all
  /// rows, or if the policy is `.offset`, there is no anchor. An update with several batches keeps the anchor of its
  /// first batch. Call this method before the rows change, and `keepPlaces()` afterwards.
  func rememberPlaces() {
    if updater.shown.replacesAllRows {
      anchor = nil
    } else if anchor == nil, options.anchor != .offset {
      anchor = ScrollAnchor(
        options.anchor, of: updater, window: window, length: contentLength, rows: placedRows)
    }
  }

  private var placedRows: [(position: RowPosition, start: Double)] {
    geometry.parts(in: window).flatMap(\.positions).map { ($0, geometry.range(of: $0).lowerBound) }
  }

  var place: ScrollPlace {
    ScrollPlace(
      options.anchor, of: updater, window: window, length: contentLength, rows: placedRows)
  }

  func offset(of place: ScrollPlace?) -> Double {
    place?.offset(in: updater) { geometry.range(of: $0) } ?? 0
  }

  func keepPlaces() {
    let offset = anchor?.offset(window: window.length, length: contentLength) {
      geometry.range(of: $0)
    }
    if anchor?.isAwaited == false { anchor = nil }
    if let offset { self.offset = offset }
  }

  func rebuildGeometry() {
    let environment = updater.environment
    if environment != measuredEnvironment { identities.forgetExtents() }
    measuredEnvironment = environment
    geometry = environment.around { measuredGeometry() }
    offset = clamped(offset)
  }

  /// If the environment has changed and the list is not busy, measures all rows again. In any case, calls this method
  /// of each list inside a cell.
  func followEnvironment() {
    if readiness != .busy, updater.environment != measuredEnvironment {
      rememberPlaces()
      rebuildGeometry()
      keepPlaces()
      layOut()
    }
    for slot in live { slot.nested?.list?.followEnvironment() }
  }

  private func measuredGeometry() -> HeadlessGeometry {
    let snapshot = updater.current
    var geometry = HeadlessGeometry()
    for (index, section) in snapshot.sections.enumerated() {
      let hint = section.layout ?? layout
      let isSideways = layout?.arrangement == .carousel
      let itemExtent = hint.flatMap { isSideways ? $0.itemWidth : $0.itemHeight }.map { max(1, $0) }
      let fixed = section.mayHaveHeights ? nil : itemExtent
      let fitsContent = isSideways && hint?.fitsContent == true
      let columns = if case .grid(let count)? = hint?.arrangement { count } else { 1 }
      let rows = section.rows
      geometry.addSection(
        header: section.supplementary(.header).map(extent) ?? 0,
        footer: section.supplementary(.footer).map(extent) ?? 0,
        rowCount: rows.count, columns: columns
      ) { number in
        if let fixed { return fixed }
        let position = RowPosition(section: index, row: number)
        // A length from a layout hint is not stored, because the hint can change.
        if itemExtent == nil, let extent = identities[position].extent { return extent }
        let row = rows[number]
        // In a list that scrolls sideways, the length is a width, so the heights of rows do not apply.
        let attributes = isSideways ? RowAttributes() : row.attributes
        let extent = Self.valid(
          attributes.height ?? itemExtent ?? (fitsContent ? options.contentWidth?(row) : nil)
            ?? lookExtent(row.model, isSideways)
            ?? attributes.estimatedHeight ?? options.rowExtent)
        if itemExtent == nil { identities[position].extent = extent }
        return extent
      }
    }
    return geometry
  }

  private func extent(of supplementary: Supplementary) -> Double {
    Self.valid(lookExtent(supplementary.model, false) ?? options.supplementaryExtent)
  }

  private func lookExtent(_ model: any CellModel, _ isSideways: Bool) -> Double? {
    let style = registry.ownLook(of: model)?.style.values
    return isSideways ? style?.width : style?.height
  }

  /// Returns the length `extent`, clamped to the range from 1 to 100,000 points. If lengths were much greater,
  /// `offset + 1` could be equal to `offset`, because of rounding.
  private static func valid(_ extent: Double) -> Double { min(max(1, extent), 100_000) }

  func clamped(_ offset: Double) -> Double { max(0, min(offset, maximalOffset)) }

  func layOut() {
    needsLayout = true
    guard hasWindow, viewport > 0, !isLayingOut else { return }
    isLayingOut = true
    while needsLayout {
      needsLayout = false
      layOutOnce()
    }
    isLayingOut = false
    isLaidOut = true
  }

  private func layOutOnce() {
    let parts = geometry.parts(in: window)
    let visible =
      parts.flatMap(visibleSupplementaries) + parts.flatMap(\.positions).map { ($0, nil) }
    pass += 1
    for (place, kind) in visible { identities.slot(of: kind, at: place)?.pass = pass }
    let leaving = live.filter { $0.pass != pass }
    live.removeAll { $0.pass != pass }
    for slot in leaving { takeOff(slot) }
    live = visible.compactMap(show)
  }

  package func visibleShare(of place: CellPlace) -> Double {
    range(of: place).map(visibleShare) ?? 0
  }

  private func range(of place: CellPlace) -> Range<Double>? {
    switch place {
    case .row(let path):
      updater.position(of: path).flatMap { identities.contains($0) ? geometry.range(of: $0) : nil }
    case .supplementary(let kind, let id):
      updater.current.sectionIndex(of: id).map { geometry.range(of: kind, in: $0) }
    }
  }

  private func visibleShare(_ part: Range<Double>) -> Double {
    let (window, room, share) = sight
    if part.isEmpty { return 0 }
    let seen = part.clamped(to: window).length
    // If the part is longer than the visible area and fills it, the part counts as fully visible.
    return (seen > min(part.length, room) - 0.5 ? 1 : seen / part.length) * share
  }

  private var sight: (window: Range<Double>, room: Double, share: Double) {
    let nothing = (offset..<offset, Double.infinity, 0.0)
    guard hasWindow else { return nothing }
    guard let outer else { return (window, window.length, 1) }
    guard let container = updater.containerPath, let row = outer.range(of: .row(container))
    else { return nothing }
    if (layout ?? .carousel).arrangement == .carousel {
      return (window, window.length, outer.visibleShare(row))
    }
    let around = outer.sight
    let distance = offset - row.lowerBound
    let seen = around.window.clamped(to: row)
    let inside = (seen.lowerBound + distance)..<(seen.upperBound + distance)
    return (window.clamped(to: inside), min(window.length, around.room), around.share)
  }
}
