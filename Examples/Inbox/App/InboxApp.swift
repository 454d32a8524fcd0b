import InboxKit
import UIKit

/// The app, whose scenes do everything; UIKit ends an app without scenes.
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
