import UIKit

@main
final class InboxApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let model = InboxModel {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      return Mail.samples
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: InboxViewController(model: model))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
