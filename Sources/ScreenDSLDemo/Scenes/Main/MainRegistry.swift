import ScreenDSL
import ScreenDSLHeadless

extension CellRegistry<HeadlessList> {
  /// The cells of the main screen.
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
