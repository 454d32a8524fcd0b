import UIKit
import XCTest

/// The interactive movement of a collection, which code can drive without a finger.
final class ReorderTests: DeviceTestCase {
  private let path = IndexPath(item: 0, section: 0)

  /// F59. `hasUncommittedUpdates` during an interactive movement.
  ///
  /// - Expected: false, because the documentation names only drop placeholders and drags.
  /// - Otherwise: if true, remove the adapter's own flag for a drag.
  func testUncommittedUpdatesDuringAMovement() {
    let collection = showCollection(TextSource([["a", "b", "c"]]), .listWithHeaders([]))
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path))
    XCTAssertFalse(collection.hasUncommittedUpdates)
    collection.cancelInteractiveMovement()
  }

  /// F60. Whether a collection requests the moved cell again after a drop.
  ///
  /// - Expected: the collection requests no cell after the completion of an empty batch that follows the drop.
  /// - Otherwise: the reorder ends later; the adapter must wait for the event that the test prints.
  func testRequestsAfterADrop() {
    let source = TextSource([["a", "b", "c"]])
    let collection = showCollection(source, .listWithHeaders([]))
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 75))
    source.requests = []
    collection.endInteractiveMovement()
    let atOnce = source.requests.count
    var isDone = false
    collection.performBatchUpdates(nil) { _ in isDone = true }
    XCTAssertTrue(wait { isDone })
    let settled = source.requests.count
    _ = wait(upTo: 0.5) { false }
    note("\(atOnce) requests at once, \(settled) by the completion; order \(source.sections)")
    XCTAssertEqual(source.requests.count, settled)
  }

  /// F61. A batch during an interactive movement.
  ///
  /// - Expected: recorded; Listable reports a crash when indices change.
  /// - Otherwise: if the batch is accepted and the drop succeeds, make W4 a rule of discipline.
  func testBatchDuringAMovement() {
    let source = TextSource([["a", "b", "c"]])
    let collection = showCollection(source, .listWithHeaders([]))
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path))
    record {
      collection.performBatchUpdates {
        source.sections = [["a", "b"]]
        collection.deleteItems(at: [[0, 2]])
      }
      collection.endInteractiveMovement()
      collection.layoutIfNeeded()
    }
  }
}
