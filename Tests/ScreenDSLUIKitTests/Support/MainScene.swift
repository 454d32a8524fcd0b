import ScreenDSLUIKit
import TestSupport

typealias Carousel = MainScene.Carousel
typealias ElementCard = MainScene.ElementCard
typealias ElementRow = MainScene.ElementRow

/// A segmented control, as far as the scene needs one.
final class SegmentsView: UIView, ConfigurableCell {
  private(set) var selected = MainScene.Sort.unsorted
  private(set) var change: (MainScene.Sort) -> Void = { _ in }

  func configure(with menu: MainScene.SortMenu, context: CellContext<MainScene.SortMenu>) {
    selected = menu.selected
    accessibilityLabel = "menu \(menu.selected)"
    change = { context.fire(\.onChange, $0) }
  }

  /// Touches a segment: the control shows it at once.
  func touch(_ sort: MainScene.Sort) {
    selected = sort
    change(sort)
  }
}

/// A banner with its button.
final class BannerView: UIView, ConfigurableCell {
  private(set) var close: () -> Void = {}

  func configure(with banner: MainScene.Banner, context: CellContext<MainScene.Banner>) {
    accessibilityLabel = banner.title
    close = { context.fire(\.onClose) }
  }
}

final class ElementRowView: UIView, ConfigurableCell {
  func configure(with row: ElementRow, context: CellContext<ElementRow>) {
    accessibilityLabel = row.name
  }
}

final class ElementCardCell: UICollectionViewCell, ConfigurableCell {
  func configure(with card: ElementCard, context: CellContext<ElementCard>) {
    accessibilityLabel = card.name
  }
}

extension CellRegistry<TableList> {
  @MainActor static var main: Self {
    CellRegistry(
      .view { BannerView() }, .view { SegmentsView() }, .view { ElementRowView() },
      .container(Carousel.self, cells: .main))
  }
}

extension CellRegistry<CollectionList> {
  @MainActor static var main: Self {
    CellRegistry(
      .view { BannerView() }, .view { SegmentsView() }, .view { ElementRowView() },
      .class(ElementCardCell.self), .container(Carousel.self))
  }
}
