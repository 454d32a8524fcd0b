internal import Foundation
// The parts of UIKit, apart from lists, that the example app uses, so that it compiles and runs without UIKit.
@_exported public import UIKitSimulator

@MainActor open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    view.addSubview(rootViewController.view)
  }
}

@MainActor public final class UINavigationItem { public var rightBarButtonItem: UIBarButtonItem? }

extension UIViewController {
  public var navigationItem: UINavigationItem { UINavigationItem() }
  public var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .edit) }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
  }
}

@MainActor public final class UISceneSession {
  public struct Role: Sendable { public static let windowApplication = Role() }

  public let role = Role.windowApplication
  public init() {}
}

@MainActor public final class UISceneConfiguration {
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

extension UIScene {
  public struct ConnectionOptions: Sendable { public init() {} }
}

@MainActor public protocol UIWindowSceneDelegate: UIResponder {
  init()
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

@MainActor public final class UIApplication { public init() {} }

@MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  @discardableResult public func launch() -> (any UIWindowSceneDelegate)? {
    let (session, options) = (UISceneSession(), UIScene.ConnectionOptions())
    let configuration = application(
      UIApplication(), configurationForConnecting: session, options: options)
    let delegate = (configuration.delegateClass as? any UIWindowSceneDelegate.Type)?.init()
    delegate?.scene(UIWindowScene(), willConnectTo: session, options: options)
    return delegate
  }

  /// Launches the app. Here it ends at once.
  public static func main() { Self().launch() }
}
