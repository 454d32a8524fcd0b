import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLTesting
import XCTest

/// The same calls in XCTest.
///
/// On Linux a test method on the main actor has to be `async`: XCTest finds the others by a cast that
/// fails.
final class TestScreenXCTests: XCTestCase {
  @MainActor
  func testDrivingInXCTest() async {
    let store = DrivenScreen.Store()
    let screen = TestScreen { DrivenScreen(store) }
    screen.tap("row/b").expectLastUpdate { removed("row/b") }
    XCTAssertEqual(store.rows, ["a", "c"])
    XCTAssertThrowsError(try screen.throwing.tap("row/b"))
    expectNoFindings(screen)
  }
}
