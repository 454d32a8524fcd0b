typealias Carousel = MainScene.Carousel
typealias ElementCard = MainScene.ElementCard
typealias ElementRow = MainScene.ElementRow

final class SegmentsView: UIView, ConfigurableCell {
  private(set) var selected = MainScene.Sort.unsorted
  private(set) var change: (MainScene.Sort) -> Void = { _ in }

  func configure(with menu: MainScene.SortMenu, context: CellContext<MainScene.SortMenu>) {
    (selected, accessibilityLabel) = (menu.selected, "menu \(menu.selected)")
    change = { context.fire(\.onChange, $0) }
  }

  func touch(_ sort: MainScene.Sort) {
    selected = sort
    change(sort)
  }
}

final class BannerView: UIView, ConfigurableCell {
  private(set) var close: () -> Void = {}

  func configure(with banner: MainScene.Banner, context: CellContext<MainScene.Banner>) {
    accessibilityLabel = banner.title
    close = { context.fire(\.onClose) }
  }
}

extension TestCell {
  static var main: [TestCell] { rows + [.container(Carousel.self, tableCells: rows)] }

  private static var rows: [TestCell] {
    [
      .view { BannerView() }, .view { SegmentsView() },
      .cell(showing: ElementRow.self) { view, row, _ in view.accessibilityLabel = row.name },
      .cell(showing: ElementCard.self) { view, card, _ in view.accessibilityLabel = card.name },
    ]
  }
}
