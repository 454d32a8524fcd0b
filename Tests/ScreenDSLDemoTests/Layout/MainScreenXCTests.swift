import ScreenDSLTesting
import XCTest

@testable import ScreenDSLDemo

/// The same in XCTest; `Docs/Testing.md` names this file.
final class MainScreenXCTests: XCTestCase {
  @MainActor func testTheBannerCloses() async {
    let store = MainStore(.sample)
    let old = MainScreen(state: store.state, store: store)
    store.closeBanner()
    let new = MainScreen(state: store.state, store: store)
    expectUpdate(from: old, to: new) { $0.removed("#0a") }
    expectScreen(new, as: .outline())
  }
}
