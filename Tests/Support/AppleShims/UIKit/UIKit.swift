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

@MainActor open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    view.addSubview(rootViewController.view)
  }
}

extension UIWindow {
  /// Creates the window of a scene, as large as a phone.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
  }
}

@MainActor public final class UISceneSession {
  public struct Role: Sendable {
    public static let windowApplication = Role()
  }

  public let role = Role.windowApplication
  public init() {}
}

@MainActor public final class UISceneConfiguration {
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

extension UIScene {
  public struct ConnectionOptions: Sendable {
    public init() {}
  }
}

@MainActor public protocol UIWindowSceneDelegate: UIResponder {
  init()
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

@MainActor public final class UIApplication {
  public init() {}
}

@MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Launches the app in one scene, and returns that.
  @discardableResult public func launch() -> (any UIWindowSceneDelegate)? {
    let (session, options) = (UISceneSession(), UIScene.ConnectionOptions())
    let configuration = application(
      UIApplication(), configurationForConnecting: session, options: options)
    let delegate = (configuration.delegateClass as? any UIWindowSceneDelegate.Type)?.init()
    delegate?.scene(UIWindowScene(), willConnectTo: session, options: options)
    return delegate
  }

  /// Launches the app, and ends it at once.
  public static func main() { Self().launch() }
}
