public import ScreenDSL

/// A cell that a headless host can make and use again.
///
/// ```swift
/// final class BannerCell: HeadlessCell, ConfigurableCell {
///   var title = ""
///   func configure(with banner: Banner, context: CellContext<Banner>) { title = banner.title }
/// }
/// ```
@MainActor
public protocol HeadlessCell: ListCell where HostingList == HeadlessList {
  /// Creates a cell that shows nothing yet.
  init()

  /// Told before the cell shows another row than before; see ``willDisplay()`` for the order.
  func prepareForReuse()

  /// Told when the cell comes into the visible window, after it was configured.
  func willDisplay()

  /// Told when the cell leaves the visible window; it may come back, or be used again.
  func didEndDisplaying()
}

extension HeadlessCell {
  public func prepareForReuse() {}
  public func willDisplay() {}
  public func didEndDisplaying() {}
}
