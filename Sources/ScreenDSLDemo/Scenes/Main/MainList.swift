import ScreenDSL
import ScreenDSLHeadless

/// The main screen as the user has it before them: a list in a small window, and its store.
@MainActor
struct MainList {
  /// In points.
  nonisolated static let cardWidth = 192.0

  let store: MainStore
  let host = HeadlessHost(registry: .main, options: Self.options)

  /// What the list shows at this moment.
  var snapshot: ScreenSnapshot { host.snapshot }

  func apply(_ snapshot: ScreenSnapshot) { host.apply(snapshot) }

  /// The promises of a live list that do not hold, one sentence each.
  func brokenPromises(showing snapshot: ScreenSnapshot) -> [String] {
    var sentences = host.violations.map {
      "Updates must keep the rules of list views (was '\($0)')"
    }
    if host.snapshot != snapshot { sentences.append("List must show the new screen (was another)") }
    return sentences
  }

  private static var options: HeadlessOptions {
    var options = HeadlessOptions(viewport: 320)
    options.recordsEvents = false
    options.extents.set(160, for: Banner.self)
    options.extents.set(44, for: SortMenu.self)
    options.extents.set(for: Carousel.self) { Double($0.height) }
    options.extents.set(96, for: ElementRow.self)
    return options
  }
}
