import InboxKit
import UIKit

/// The app: all that it does is in its scenes, for UIKit ends an app that has none.
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
