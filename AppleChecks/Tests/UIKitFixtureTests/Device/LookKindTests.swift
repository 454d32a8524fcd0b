import ScreenDSLLookViews
import UIKit
import XCTest

/// Looks of every kind in real lists, at the smallest and the largest type size, from both sides.
final class LookKindTests: DeviceTestCase {
  /// F121. The height of a row of each kind of look.
  ///
  /// - Expected: each row is as high as its content wants to be at the width of the list, and higher at the largest size.
  /// - Otherwise: find the rule that lost in `LookView`, by the note of the kind; a guess that stays means `remeasure`.
  func testEachKindIsAsHighAsItsContent() {
    for setting in LookList.Setting.all {
      let list = LookList(setting)
      var heights: [String] = []
      list.visit { row, cell, content in
        let wanted = content.systemLayoutSizeFitting(
          CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        heights.append("\(LookList.titles[row]) \(cell.bounds.height)")
        XCTAssertEqual(
          content.bounds.height, wanted.height, accuracy: 1, "\(LookList.titles[row]) \(setting)")
      }
      note("\(setting): \(heights.joined(separator: ", "))")
      XCTAssertEqual(heights.count, LookList.titles.count, "\(setting)")
    }
  }

  /// F122. What a screen reader stops at in a row of each kind of look.
  ///
  /// - Expected: a stop named by the row's title, and the same stops at each size and from each side.
  /// - Otherwise: `LookView+Accessibility`; what UIKit names only while VoiceOver runs is in the note.
  func testStopsOfEachKind() {
    var usual: [Int: [String]] = [:]
    for setting in LookList.Setting.all {
      LookList(setting).visit { row, cell, _ in
        let labels = LookList.stops(in: cell).map { $0.accessibilityLabel ?? "" }
        let title = LookList.titles[row]
        XCTAssertTrue(labels.contains { $0.contains(title) }, "\(title) \(setting): \(labels)")
        XCTAssertEqual(usual[row] ?? labels, labels, "\(title) \(setting)")
        if usual.updateValue(labels, forKey: row) == nil { note("\(title): \(labels)") }
      }
    }
  }

  /// F123. Rows that scroll away and come back, in cells that showed other rows of the same kind.
  ///
  /// - Expected: each is as high as before and has the same stops.
  /// - Otherwise: a part of `LookView` was left as the other row had it; the failure names the kind.
  func testEachKindComesBack() {
    for setting in LookList.Setting.all {
      let list = LookList(setting)
      var passes: [[Int: String]] = []
      for _ in 0..<3 {
        var pass: [Int: String] = [:]
        list.visit { row, cell, _ in
          let labels = LookList.stops(in: cell).map { $0.accessibilityLabel ?? "" }
          pass[row] = "\(LookList.titles[row]) \(cell.bounds.height.rounded()) \(labels)"
        }
        passes.append(pass)
      }
      XCTAssertEqual(passes[1], passes[0], "\(setting)")
      XCTAssertEqual(passes[2], passes[0], "\(setting)")
    }
  }

  /// F124. A list of all looks whose width is 0 first, at the largest size.
  ///
  /// - Expected: no line *Unable to simultaneously satisfy constraints* in the log, which `run` looks for.
  /// - Otherwise: hold a trailing edge of `LookView+Stacks` with 999, or `keep` with less.
  func testWidthZero() {
    for isTable in [true, false] {
      let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      let list = LookList(.init(isTable: isTable, size: size), width: 0)
      list.view.frame.size.width = FixtureScreen.frame.width
      list.view.layoutIfNeeded()
      var count = 0
      list.visit { _, _, _ in count += 1 }
      XCTAssertEqual(count, LookList.titles.count)
    }
  }

  /// F125. Where a screen reader taps on a stop that it kept while the list scrolled.
  ///
  /// - Expected: the point went along with the row.
  /// - Otherwise: `LookElement` must not store its frame nor its point.
  func testStopsScrollAlong() throws {
    for isTable in [true, false] {
      let list = LookList(.init(isTable: isTable))
      let last = try XCTUnwrap(list.shown.max { $0.row < $1.row })
      let stops = LookList.stops(in: last.cell)
      let before = stops.map(\.accessibilityActivationPoint.y)
      list.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      list.view.layoutIfNeeded()
      for (stop, y) in zip(stops, before) {
        XCTAssertEqual(stop.accessibilityActivationPoint.y, y - 100, accuracy: 1)
      }
    }
  }

  /// F126. The height of a row of a look beside that of a system row, with one line and with two.
  ///
  /// - Expected: equal, also in an app that is built for iOS 26, whose rows are higher.
  /// - Otherwise: take the margins of `UIListContentConfiguration.cell()` for those that `LookView` has without one.
  func testLookBesideASystemRow() {
    for detail in [nil, "Detail"] {
      var system = UIListContentConfiguration.cell()
      if detail != nil { system = .subtitleCell() }
      (system.text, system.secondaryText) = ("Title", detail)
      let table = UITableView(frame: FixtureScreen.frame, style: .plain)
      let adapter = TableAdapter(table, cells: CellRegistry())
      let window = FixtureScreen.window()
      window.addSubview(table)
      window.isHidden = false
      adapter.apply(
        ScreenSnapshot([Section("rows") { Look.row("Title", detail: detail).id("look") }]))
      table.layoutIfNeeded()
      let size = system.makeContentView().systemLayoutSizeFitting(
        CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = table.rectForRow(at: [0, 0]).height
      note("look \(height), system \(size.height)")
      XCTAssertEqual(height, size.height, accuracy: 1)
      Abandoned.keep(table, in: window, with: adapter)
    }
  }
}
