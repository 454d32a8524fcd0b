import UIKit
import XCTest

/// Views that leave their window, reloads during animations, and the first responder during updates.
final class LifeTests: DeviceTestCase {
  private let path = IndexPath(row: 0, section: 0)

  /// F53. A view leaves its window while a batch animates.
  ///
  /// - Expected: the completion runs within three seconds.
  /// - Otherwise: a completion may never run; rely on the token that replaces it.
  func testCompletionOfAViewThatLeaves() {
    for (view, insert) in lists() {
      var isDone = false
      insert { isDone = true }
      view.removeFromSuperview()
      XCTAssertTrue(wait { isDone }, "\(type(of: view))")
    }
  }

  /// F54. `reloadData` while a batch animates requests cells.
  ///
  /// - Expected: after the reload and a layout the view requests every visible cell.
  /// - Otherwise: wait for the completion before a reload, as rdar 31748196 recommends for iOS 10.
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

  /// F55. `reloadData` while a text field in a row is edited.
  ///
  /// - Expected: the field is no longer first responder.
  /// - Otherwise: remove the rule that no row with the first responder is reloaded.
  func testReloadUnderATextField() throws {
    guard let (table, field) = try editedTable() else { return }
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertFalse(field.isFirstResponder)
  }

  /// F56. A reconfigure while a text field in the row is edited.
  ///
  /// - Expected: the field stays first responder.
  /// - Otherwise: fill rows with the first responder in place.
  func testReconfigureUnderATextField() throws {
    guard let (table, field) = try editedTable() else { return }
    table.reconfigureRows(at: [path])
    table.layoutIfNeeded()
    XCTAssertTrue(field.isFirstResponder)
  }

  /// F57. A section reload while a text field in the section is edited.
  ///
  /// - Expected: the field is no longer first responder.
  /// - Otherwise: allow section reloads for headers while the user edits.
  func testSectionReloadUnderATextField() throws {
    guard let (table, field) = try editedTable() else { return }
    table.performBatchUpdates { table.reloadSections([0], with: .none) }
    table.layoutIfNeeded()
    XCTAssertFalse(field.isFirstResponder)
  }

  /// F58. A view checks once which optional methods its delegate implements.
  ///
  /// - Expected: the view calls a method that was added later only after the delegate is set again.
  /// - Otherwise: remove the second assignment of the delegate in forwarding.
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

  /// F93. An animated offset, and an offset that is set before the animation ends.
  ///
  /// - Expected: `scrollViewDidEndScrollingAnimation` is called once after the first, at the final offset; it is not
  ///   called for an animation that an offset without animation interrupts.
  /// - Otherwise: `AdapterCore.wait(for:)` reports the end of a scroll only after a second; let it check sooner.
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

  /// Without an app no window can become the key window. Then this test is skipped, and F74 must be tried by hand.
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

/// A delegate that implements a method later and records where an animation ends.
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
