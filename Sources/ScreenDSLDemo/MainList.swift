import ScreenDSLHeadless

/// The main screen in a small list, and what a user does there: scroll to a row, and touch it.
@MainActor
struct MainList {
  /// In points.
  nonisolated static let cardWidth = 192.0

  let store: MainStore
  let host: HeadlessHost

  init(_ elements: [Element]) {
    store = MainStore(MainState(elements: elements))
    var options = HeadlessOptions(viewport: 320)
    options.recordsEvents = false
    host = HeadlessHost(registry: CellRegistry(), options: options)
  }

  /// Evaluates the screen in its present state, and shows it.
  func show() {
    let screen = MainScreen(state: store.state, store: store)
    host.apply(screen.snapshot(reusing: host.snapshot))
  }

  /// Returns the screens of the main scene's script.
  static func steps() throws -> [SceneStep] {
    let list = MainList(try ElementsFile(resource: "elements").elements)
    return try ScriptFile(resource: "script").steps.map { step in
      try list.perform(step.action)
      list.show()
      return (step.title, list.host.snapshot)
    }
  }

  func perform(_ action: ScriptAction) throws {
    switch action {
    case .horizontal(let order): try choose(order, inMenu: 0)
    case .vertical(let order): try choose(order, inMenu: 1)
    case .banner(isShown: true): store.state.showsBanner = true
    case .banner(isShown: false): if store.state.showsBanner { try closeBanner() }
    case .tapFirstElement: try tapFirstElement()
    case .add, .remove, .rename, .swap, .again: try action.edit(&store.state.elements)
    }
  }

  private func choose(_ sort: Sort, inMenu number: Int) throws {
    let menus = host.snapshot.models(of: SortMenu.self)
    let index = Sort.allCases.firstIndex(of: sort) ?? 0
    try host.use("Sort", .pick(index), in: menus.dropFirst(number).first?.path)
  }

  private func closeBanner() throws {
    try host.use("Close", .press, in: host.snapshot.models(of: Banner.self).first?.path)
  }

  /// Taps the first row with an element, and then the card of the same element.
  private func tapFirstElement() throws {
    guard let row = host.snapshot.models(of: ElementRow.self).first else { return }
    // IDs may repeat in a file, so names are compared too.
    let card = host.snapshot.models(of: ElementCard.self)
      .first { $0.model.id == row.model.id && $0.model.name == row.model.name }
    for path in [row.path, card?.path ?? "card"] {
      try host.scroll(to: .row(path))
      try host.tap(.row(path))
    }
  }

  /// Scrolls the carousel by two cards, then the list down until the carousel is gone, and back.
  ///
  /// - Returns: What was visible of it before, and whether it was gone: a short list scrolls less.
  func scrollCarouselAway() throws -> (sight: String, wasOutOfView: Bool) {
    host.scroll(to: 0)
    let carousel = try host.list(inside: "carousel")
    carousel.scroll(to: carousel.offset + 2 * Self.cardWidth)
    let sight = visibleCarousel
    host.scroll(to: host.maximalOffset)
    let wasOutOfView = !host.visibleRows.contains("carousel")
    host.scroll(to: 0)
    return (sight, wasOutOfView)
  }

  /// The offset of the carousel in points, the segment of its menu, and the visible cards.
  var visibleCarousel: String {
    guard let carousel = try? host.list(inside: "carousel") else { return "not visible" }
    let menu = host.snapshot.models(of: SortMenu.self).first
      .flatMap { host.cell(at: $0.path, as: HeadlessLookCell.self)?.node?.spokenValue }
    let cards = carousel.visibleCells.compactMap { ($0 as? HeadlessLookCell)?.node?.spokenLabel }
    return (["offset \(carousel.offset)", "menu \(menu ?? "out of view")"] + cards)
      .joined(separator: ", ")
  }
}
