import InboxKit
import UIKit

/// The app delegate. It creates no window, because the scene delegate `InboxScene` does.
@main
final class InboxApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = InboxScene.self
    return configuration
  }
}
