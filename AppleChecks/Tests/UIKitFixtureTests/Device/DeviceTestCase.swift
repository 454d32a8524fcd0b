import ExceptionCatcher
import UIKit
import XCTest

/// Tests what only a real view can show; each test answers one numbered question.
@MainActor
class DeviceTestCase: XCTestCase {
  /// Returns a table that is on the screen and laid out.
  func showTable(_ source: TextSource, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: FixtureScreen.frame, style: style)
    table.register(TextTableCell.self, forCellReuseIdentifier: TextSource.identifier)
    table.register(TextHeaderView.self, forHeaderFooterViewReuseIdentifier: TextSource.identifier)
    table.dataSource = source
    table.delegate = source
    show(table, source)
    return table
  }

  /// Returns a collection that is on the screen and laid out.
  func showCollection(
    _ source: TextSource, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    let collection = UICollectionView(frame: FixtureScreen.frame, collectionViewLayout: layout)
    collection.register(
      TextCollectionCell.self, forCellWithReuseIdentifier: TextSource.identifier)
    for kind in ["header", "second"] {
      collection.register(
        TextSupplementary.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: TextSource.identifier)
    }
    collection.dataSource = source
    collection.delegate = source
    show(collection, source)
    return collection
  }

  private func show(_ view: UIScrollView, _ source: TextSource) {
    let window = FixtureScreen.window()
    kept.append((view, window, source))
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  private var kept: [(view: UIView, window: UIWindow, owner: AnyObject)] = []

  override func tearDown() async throws {
    for (view, window, owner) in kept { Abandoned.keep(view, in: window, with: owner) }
    kept = []
  }

  /// Prints what a view did and adds it to the results of the test.
  func note(_ text: String) {
    print("FIXTURE \(name): \(text)")
    let attachment = XCTAttachment(string: text)
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  /// Runs the run loop until a condition is true, for a limited time.
  ///
  /// - Returns: Whether the condition became true.
  func wait(upTo seconds: TimeInterval = 3, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
    return condition()
  }

  /// Runs a block and prints the exception that it raises.
  ///
  /// - Returns: The reason of the exception, empty if it has none; nil without an exception.
  @discardableResult
  func record(_ block: () -> Void) -> String? {
    let exception = raisedException(by: block)
    let reason = exception.map { $0.reason ?? "" }
    note(reason.map { "raised \($0)" } ?? "accepted")
    return reason
  }

  /// Fails unless the block raises an exception with this text.
  func assertRaises(
    _ fragment: String, file: StaticString = #filePath, line: UInt = #line, _ block: () -> Void
  ) {
    let reason = record(block)
    XCTAssertTrue(
      reason?.localizedCaseInsensitiveContains(fragment) == true,
      "must raise '\(fragment)' (was \(reason ?? "accepted"))", file: file, line: line)
  }
}
