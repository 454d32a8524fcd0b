import UIKit
import XCTest

/// The interactive movement of a collection, which needs no finger.
final class ReorderTests: DeviceTestCase {
  private let path = IndexPath(item: 0, section: 0)

  /// F59. `hasUncommittedUpdates` during an interactive movement.
  ///
  /// - Expected: false, for it is documented for drop placeholders and drags alone.
  /// - Otherwise: if true, the adapter's own sign of a drag can go.
  func testUncommittedUpdatesDuringAMovement() {
    let collection = showCollection(TextSource([["a", "b", "c"]]), .listWithHeaders([]))
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path))
    XCTAssertFalse(collection.hasUncommittedUpdates)
    collection.cancelInteractiveMovement()
  }

  /// F60. When a collection asks for the moved cell again after a drop.
  ///
  /// - Expected: nothing is asked for after an empty batch that follows the drop has completed.
  /// - Otherwise: a reorder settles later; the adapter waits for what is printed.
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

  /// F61. A batch in the middle of an interactive movement.
  ///
  /// - Expected: recorded; Listable reports a crash when indices change.
  /// - Otherwise: W4 is a rule of discipline alone if it is accepted and the drop ends well.
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
