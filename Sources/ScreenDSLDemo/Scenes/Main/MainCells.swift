import ScreenDSL
import ScreenDSLHeadless

final class HeadingView: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with heading: Heading, context: CellContext<Heading>) { text = heading.text }
}

final class BannerCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with banner: Banner, context: CellContext<Banner>) { text = banner.title }
}

final class SortMenuCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with menu: SortMenu, context: CellContext<SortMenu>) {
    text = menu.selected.rawValue
  }
}

final class ElementCardCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with card: ElementCard, context: CellContext<ElementCard>) { text = card.name }
}

final class ElementRowCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with row: ElementRow, context: CellContext<ElementRow>) { text = row.name }
}
