import ScreenDSLHeadless
import ScreenDSLTesting
import TestSupport
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
    XCTAssertEqual(failures { screen.tap("row/b") }.count, 1)
    expectNoFindings(screen)
  }

  @MainActor
  func testNamesInputsAndCostsInXCTest() async {
    let store = SettingsScreen.Store()
    let screen = TestScreen { SettingsScreen(store) }
    screen.fire(\SettingsScreen.SeeAllHeader.onSeeAll, .header("alerts"))
    screen.type("Al", \SettingsScreen.NameField.onEdit, .row(SettingsScreen.NameField.self))
      .expectLastUpdate { reconfigured("field") }
    screen.expectCost {
      $0.tap(.label("Delete account"))
    } expecting: {
      configured(atMost: 0)
      batches(0)
    }
    XCTAssertEqual(store.calls, ["all of Alerts", "delete"])
    XCTAssertEqual(store.name, "Al")
  }
}
