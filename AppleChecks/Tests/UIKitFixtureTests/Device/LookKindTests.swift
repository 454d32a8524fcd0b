import ScreenDSLLookViews
import UIKit
import XCTest

/// Looks of every kind in real lists, at four type sizes, left to right and right to left.
final class LookKindTests: DeviceTestCase {
  /// F121. The height of a row of each kind of look.
  ///
  /// - Expected: each row has the height of its content at the width of the list, and is higher at the largest size.
  /// - Otherwise: the list does not call `systemLayoutSizeFitting` of `LookView`, or calls it before the traits are
  ///   set; if an estimated height stays, call `remeasure`.
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

  /// F122. The accessibility elements of a row of each kind of look.
  ///
  /// - Expected: one element has the row's title as its label, and the elements are the same at each size and in both
  ///   directions.
  /// - Otherwise: fix `LookView+Accessibility`; the note lists labels that UIKit sets only while VoiceOver runs.
  func testStopsOfEachKind() {
    var usual: [Int: [String]] = [:]
    for setting in LookList.Setting.all {
      LookList(setting).visit { row, cell, _ in
        let labels = LookList.accessibilityElements(in: cell).map { $0.accessibilityLabel ?? "" }
        let title = LookList.titles[row]
        XCTAssertTrue(labels.contains { $0.contains(title) }, "\(title) \(setting): \(labels)")
        XCTAssertEqual(usual[row] ?? labels, labels, "\(title) \(setting)")
        if usual.updateValue(labels, forKey: row) == nil { note("\(title): \(labels)") }
      }
    }
  }

  /// F123. Rows that scroll away and come back in cells that showed other rows of the same kind.
  ///
  /// - Expected: each row has the same height and the same elements as before.
  /// - Otherwise: a part of `LookView` still shows the other row; the failure names the kind.
  func testEachKindComesBack() {
    for setting in LookList.Setting.all {
      let list = LookList(setting)
      var passes: [[Int: String]] = []
      for _ in 0..<3 {
        var pass: [Int: String] = [:]
        list.visit { row, cell, _ in
          let labels = LookList.accessibilityElements(in: cell).map { $0.accessibilityLabel ?? "" }
          pass[row] = "\(LookList.titles[row]) \(cell.bounds.height.rounded()) \(labels)"
        }
        passes.append(pass)
      }
      XCTAssertEqual(passes[1], passes[0], "\(setting)")
      XCTAssertEqual(passes[2], passes[0], "\(setting)")
    }
  }

  /// F124. A list of all looks that first has the width 0, at the largest size.
  ///
  /// - Expected: no line *Unable to simultaneously satisfy constraints* in the log, which `run` looks for.
  /// - Otherwise: the constraints belong to a view in a look, such as a compact date picker; give it a frame only if
  ///   there is space for it.
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

  /// F125. The activation point of an element that a screen reader kept while the list scrolled.
  ///
  /// - Expected: the point moved with the row.
  /// - Otherwise: `LookElement` must store neither its frame nor its point.
  func testStopsScrollAlong() throws {
    for isTable in [true, false] {
      let list = LookList(.init(isTable: isTable))
      let last = try XCTUnwrap(list.shown.max { $0.row < $1.row })
      let elements = LookList.accessibilityElements(in: last.cell)
      let before = elements.map(\.accessibilityActivationPoint.y)
      list.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      list.view.layoutIfNeeded()
      for (stop, y) in zip(elements, before) {
        XCTAssertEqual(stop.accessibilityActivationPoint.y, y - 100, accuracy: 1)
      }
    }
  }

  /// F126. The height of a row with a look and of a system row, with one line and with two.
  ///
  /// - Expected: equal, also in an app that is built for iOS 26, whose rows are higher.
  /// - Otherwise: use the margins of `UIListContentConfiguration.cell()` as the default margins of `LookView`.
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

  /// F133. A visible row whose look changes its size: the user fills a field of several lines, or a view of the app
  /// grows.
  ///
  /// - Expected: from iOS 16 on the row becomes higher at the next layout, in tables and collections, and the row
  ///   below moves down.
  /// - Otherwise: `LookView.sizeDidChange` must ask the list by `remeasure` of its context.
  func testRowsThatGrow() throws {
    guard #available(iOS 16, *) else { return }
    for isTable in [true, false] {
      let list = LookList(.init(isTable: isTable))
      list.visit { row, cell, content in
        guard LookList.titles[row] == "Note" else { return }
        let field = content.subviews.lazy.compactMap { $0 as? UITextView }.first
        let height = cell.bounds.height
        field?.insertText("\nand more\nof them")
        list.view.layoutIfNeeded()
        note("\(isTable ? "table" : "collection"): \(height) became \(cell.bounds.height)")
        XCTAssertGreaterThan(cell.bounds.height, height + 20)
        let size = field?.bounds.size ?? .zero
        let wish = field?.sizeThatFits(CGSize(width: size.width, height: 10_000)) ?? .zero
        XCTAssertEqual(size.height, wish.height, accuracy: 1)
      }
    }
  }

  /// F134. The frames of ten looks and the frames in their pictures, in a table 320 points wide.
  ///
  /// - Expected: the same number of views in the same order; each has the same start and end as in the picture,
  ///   except where a text, a control or the system's spacing decides it. The test prints all frames.
  /// - Otherwise: `LookView.placeViews` does not use the frames of the layout; check the margins first (F102).
  func testFramesBesideThePictures() {
    let list = LookList(.init(isTable: true))
    list.visit { row, _, content in
      guard LookList.pictured.indices.contains(row) else { return }
      let pictured = LookList.pictured[row]
      let frames = content.subviews.map(\.frame)
      note("\(LookList.titles[row]): \(frames)")
      XCTAssertEqual(frames.count, pictured.count, LookList.titles[row])
      for (frame, place) in zip(frames, pictured) {
        XCTAssertEqual(frame.minX, place.start ?? frame.minX, accuracy: 1, LookList.titles[row])
        XCTAssertEqual(frame.maxX, place.end ?? frame.maxX, accuracy: 1, LookList.titles[row])
      }
    }
  }
}
