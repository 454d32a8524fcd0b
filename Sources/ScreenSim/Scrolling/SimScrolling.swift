/// Gives a plain scroll view its delegate.
///
/// UIKit's lists narrow the type of `delegate`, which a Swift subclass cannot do with a property
/// of its superclass; it can with one from a protocol extension.
@MainActor public protocol SimScrolling: UIScrollView {}

extension SimScrolling {
  /// The object that hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
