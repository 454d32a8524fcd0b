import ScreenDSL
import ScreenDSLHeadless

/// A timeline of many entries, scrolled from top to bottom; then one entry is liked.
@MainActor
struct TimelineScene {
  /// In points.
  nonisolated static let photoHeight = 80.0

  private let output: any Output
  let store: TimelineStore
  let host: HeadlessHost

  init(_ output: any Output, entryCount: Int = 10_000) {
    self.output = output
    store = TimelineStore(Entry.samples(entryCount))
    host = HeadlessHost(registry: .timeline, options: Self.options)
  }

  func play() throws {
    show()
    output.write("timeline: \(store.entries.count) entries, \(host.snapshot.rowCount) rows")
    output.write("first rows", host.visibleLines)
    output.write("scrolled to the end", scrollToEnd().table)
    output.write("the list itself, without the photos", [statistics])
    output.write("last rows", host.visibleLines)
    try output.write("the last entry is liked", like().lines + host.visibleLines.suffix(1))
    try host.requireNoViolations()
  }

  func show() {
    let screen = TimelineScreen(entries: store.entries, store: store)
    host.apply(screen.snapshot(reusing: host.snapshot))
  }

  /// Scrolls by half a window at a time, and counts the cells.
  func scrollToEnd() -> CellTally {
    var tally = CellTally()
    tally.add(host.takeEvents(), of: host)
    while host.offset < host.maximalOffset {
      host.scroll(to: host.offset + host.viewport / 2)
      tally.add(host.takeEvents(), of: host)
    }
    return tally
  }

  /// Likes the entry of the last visible row, and tells what that did to the list.
  func like() throws(HeadlessError) -> UpdateSummary {
    guard let path = host.visibleRows.last else { return UpdateSummary([]) }
    try host.fire(\EntryActions.onLike, path)
    _ = host.takeEvents()
    show()
    return UpdateSummary(host.takeEvents())
  }

  private var statistics: String {
    let cells = host.statistics
    return "cells created: \(cells.created), reused: \(cells.reused), "
      + "live at once: \(cells.mostLive)"
  }

  private static var options: HeadlessOptions {
    var options = HeadlessOptions(viewport: 800)
    options.extents.set(56, for: Author.self)
    options.extents.set(20, for: Stars.self)
    options.extents.set(for: PhotoGrid.self) { grid in
      let lines = (grid.photoCount + PhotoGrid.columns - 1) / PhotoGrid.columns
      return Double(lines) * photoHeight
    }
    options.extents.set(for: Story.self) { story in 20 + Double(story.text.count / 40) * 20 }
    return options
  }
}
