public import Foundation
// What the example app uses of UIKit besides lists, so that it compiles and runs without UIKit.
@_exported public import UIKitSimulator

/// Views side by side, or below one another.
@MainActor open class UIStackView: UIView {
  public enum Axis: Sendable { case horizontal, vertical }
  public enum Alignment: Sendable { case fill, leading, center, trailing }

  public var axis = Axis.horizontal
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }
}

/// A control with choices side by side.
@MainActor open class UISegmentedControl: UIControl {
  public private(set) var numberOfSegments = 0
  open var selectedSegmentIndex = -1

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }
}

public struct UIFont: Sendable {
  public enum TextStyle: Sendable { case title2, headline, caption1 }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension UILabel {
  public var font: UIFont! {
    get { UIFont() }
    set {}
  }
}

extension UIColor {
  public static var label: UIColor { systemGray }
}

extension UIView {
  public var layoutMarginsGuide: UIView { self }
}

extension UIListContentConfiguration {
  public static func cell() -> Self { groupedHeader() }
}

@MainActor public final class UIScreen {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}

@MainActor open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    view.addSubview(rootViewController.view)
  }
}

extension UIWindow {
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { nil }
    set {
      guard let view = newValue?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
}

@MainActor public final class UIApplication {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Launches the app, and ends it at once.
  public static func main() {
    _ = Self().application(UIApplication(), didFinishLaunchingWithOptions: nil)
  }
}
