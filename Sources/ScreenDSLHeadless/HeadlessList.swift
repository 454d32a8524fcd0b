public import ScreenDSL

/// The kind of list that lives without any UI framework; its cells are objects of any class.
///
/// ```swift
/// let registry = CellRegistry<HeadlessList>(
///   .class(BannerCell.self),
///   .container(Carousel.self, viewport: 375, rowExtent: 192))
/// ```
public enum HeadlessList: CellHost {
  /// A cell, a header or a footer: an object of any class.
  public typealias View = AnyObject
}
