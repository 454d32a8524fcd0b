import InboxKit
import UIKit

/// The app delegate. The scene delegate shows the window, so this class has no methods. UIKit terminates an app without
/// scenes.
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
