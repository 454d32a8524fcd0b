@testable import ScreenDSLDemo

extension SceneStore {
  /// Shows the scene in a window that has room for all of it.
  func drive() -> TestScreen {
    TestScreen(options: HeadlessOptions(viewport: 1_600), environment: .pictures) { self.screen }
  }
}
