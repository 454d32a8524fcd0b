import UIKit
import XCTest

/// Windows that are lost, reloads that are lost, keyboards that go.
final class LifeTests: DeviceTestCase {
  private let path = IndexPath(row: 0, section: 0)

  /// F53. A view leaves its window while a batch animates.
  ///
  /// - Expected: the completion runs within three seconds.
  /// - Otherwise: a completion may be lost for good; count on the token that stands in for it.
  func testCompletionOfAViewThatLeaves() {
    for (view, insert) in lists() {
      var isDone = false
      insert { isDone = true }
      view.removeFromSuperview()
      XCTAssertTrue(wait { isDone }, "\(type(of: view))")
    }
  }

  /// F54. `reloadData` while a batch animates asks for cells.
  ///
  /// - Expected: every visible cell is asked for after the reload and a layout.
  /// - Otherwise: wait for the completion before a reload, as rdar 31748196 tells of iOS 10.
  func testReloadWhileABatchAnimates() {
    let source = TextSource([[Lines.one]])
    let table = showTable(source)
    table.performBatchUpdates {
      source.sections = [[Lines.one, Lines.one]]
      table.insertRows(at: [[0, 1]], with: .fade)
    }
    source.requests = []
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(Set(source.requests), [[0, 0], [0, 1]])
  }

  /// F55. `reloadData` under a text field.
  ///
  /// - Expected: the field is no first responder any more.
  /// - Otherwise: drop the rule that nothing is reloaded under a responder.
  func testReloadUnderATextField() throws {
    guard let (table, field) = try editedTable() else { return }
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertFalse(field.isFirstResponder)
  }

  /// F56. A reconfigure under a text field.
  ///
  /// - Expected: the field stays the first responder.
  /// - Otherwise: rows with a responder are filled in place.
  func testReconfigureUnderATextField() throws {
    guard let (table, field) = try editedTable() else { return }
    table.reconfigureRows(at: [path])
    table.layoutIfNeeded()
    XCTAssertTrue(field.isFirstResponder)
  }

  /// F57. A reload of a section under a text field.
  ///
  /// - Expected: the field is no first responder any more.
  /// - Otherwise: sections may be rebuilt for a header while somebody types.
  func testSectionReloadUnderATextField() throws {
    guard let (table, field) = try editedTable() else { return }
    table.performBatchUpdates { table.reloadSections([0], with: .none) }
    table.layoutIfNeeded()
    XCTAssertFalse(field.isFirstResponder)
  }

  /// F58. A view asks its delegate once which optional methods it has.
  ///
  /// - Expected: a method that appears later is not called until the delegate is set again.
  /// - Otherwise: forwarding need not set the delegate again.
  func testDelegateIsAskedOnce() {
    let source = TextSource([Array(repeating: Lines.one, count: 200)])
    let table = showTable(source)
    let delegate = LateDelegate()
    table.delegate = delegate
    delegate.hasScroll = true
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    XCTAssertEqual(delegate.scrolls, 0)
    table.delegate = nil
    table.delegate = delegate
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    XCTAssertGreaterThan(delegate.scrolls, 0)
  }

  /// F93. An animated offset, and one that is set before the animation ends.
  ///
  /// - Expected: `scrollViewDidEndScrollingAnimation` is called once after the first, where the view has
  ///   arrived; not for an animation that an offset without one ends.
  /// - Otherwise: `AdapterCore.wait(for:)` tells an app that scrolls only after a second; let it look sooner.
  func testEndOfAnAnimatedOffset() {
    let table = showTable(TextSource([Array(repeating: Lines.one, count: 100)]))
    let delegate = LateDelegate()
    table.delegate = delegate
    var offsets: [CGFloat] = []
    delegate.onEnd = { offsets.append(table.contentOffset.y) }
    table.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    XCTAssertTrue(wait { !offsets.isEmpty })
    XCTAssertEqual(offsets, [1_000])
    table.setContentOffset(.zero, animated: true)
    table.contentOffset.y = 500
    XCTAssertFalse(wait(upTo: 1) { offsets.count > 1 })
  }

  private typealias Insert = (@escaping () -> Void) -> Void

  private func lists() -> [(UIScrollView, Insert)] {
    let tableSource = TextSource([[Lines.one]])
    let table = showTable(tableSource)
    let collectionSource = TextSource([[Lines.one]])
    let collection = showCollection(collectionSource, .listWithHeaders([]))
    let insertRow: Insert = { done in
      table.performBatchUpdates {
        tableSource.sections = [[Lines.one, Lines.one]]
        table.insertRows(at: [[0, 1]], with: .fade)
      } completion: { _ in
        done()
      }
    }
    let insertItem: Insert = { done in
      collection.performBatchUpdates {
        collectionSource.sections = [[Lines.one, Lines.one]]
        collection.insertItems(at: [[0, 1]])
      } completion: { _ in
        done()
      }
    }
    return [(table, insertRow), (collection, insertItem)]
  }

  /// Without an app no window may become the key window; then there is nothing to see, and F74 is to
  /// be tried by hand.
  private func editedTable() throws -> (UITableView, UITextField)? {
    let table = showTable(TextSource([[Lines.one]]))
    table.window?.makeKeyAndVisible()
    let cell = try XCTUnwrap(table.cellForRow(at: path) as? TextTableCell)
    guard cell.field.becomeFirstResponder() else {
      note("no key window")
      return nil
    }
    return (table, cell.field)
  }
}

/// A delegate that begins to answer a method later, and is told where an animation ends.
private final class LateDelegate: NSObject, UITableViewDelegate {
  var hasScroll = false
  var scrolls = 0
  var onEnd: () -> Void = {}

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onEnd() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    let isScroll = selector == #selector((any UIScrollViewDelegate).scrollViewDidScroll(_:))
    return isScroll ? MainActor.assumeIsolated { hasScroll } : super.responds(to: selector)
  }
}
