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
    options.extents.set(160, for: Banner.self)
    options.extents.set(44, for: SortMenu.self)
    options.extents.set(for: Carousel.self) { Double($0.height) }
    options.extents.set(96, for: ElementRow.self)
    host = HeadlessHost(registry: .main, options: options)
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

  func perform(_ action: Action) throws {
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
    let path = menus.dropFirst(number).first?.path ?? "menu"
    try host.scroll(to: .row(path))
    try host.fire(\SortMenu.onChange, .row(path), sort)
  }

  private func closeBanner() throws {
    let path = host.snapshot.models(of: Banner.self).first?.path ?? "banner"
    try host.scroll(to: .row(path))
    try host.fire(\Banner.onClose, .row(path), ())
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
      .flatMap { host.cell(at: $0.path, as: SortMenuCell.self) }
    let cards = carousel.visibleCells.compactMap { ($0 as? TextCell)?.text }
    return (["offset \(carousel.offset)", "menu \(menu?.text ?? "out of view")"] + cards)
      .joined(separator: ", ")
  }
}

final class HeadingView: TextCell, ConfigurableCell {
  func configure(with heading: Heading, context: CellContext<Heading>) { text = heading.text }
}

final class BannerCell: TextCell, ConfigurableCell {
  func configure(with banner: Banner, context: CellContext<Banner>) { text = banner.title }
}

final class SortMenuCell: TextCell, ConfigurableCell {
  func configure(with menu: SortMenu, context: CellContext<SortMenu>) {
    text = menu.selected.rawValue
  }
}

final class ElementCardCell: TextCell, ConfigurableCell {
  func configure(with card: ElementCard, context: CellContext<ElementCard>) { text = card.name }
}

final class ElementRowCell: TextCell, ConfigurableCell {
  func configure(with row: ElementRow, context: CellContext<ElementRow>) { text = row.name }
}

extension CellRegistry<HeadlessList> {
  /// The cells of the main screen; the package has one for a container.
  static var main: Self {
    Self(
      .class(HeadingView.self),
      .class(BannerCell.self),
      .class(SortMenuCell.self),
      .container(Carousel.self, viewport: 320, rowExtent: MainList.cardWidth),
      .class(ElementCardCell.self),
      .class(ElementRowCell.self))
  }
}
