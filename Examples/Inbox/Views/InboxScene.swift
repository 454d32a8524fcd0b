public import UIKit

/// The scene delegate. It shows the inbox in a window.
public final class InboxScene: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let model = InboxModel {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      return Mail.samples
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: InboxViewController(model: model))
    window.makeKeyAndVisible()
    self.window = window
  }
}
