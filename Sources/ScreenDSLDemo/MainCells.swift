import ScreenDSLHeadless

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
