import UIKit
import XCTest

/// What the content views of looks count on, and what they guess.
final class LookTests: DeviceTestCase {
  private let path = IndexPath(row: 0, section: 0)

  /// F94. A content whose `updated(for:)` returns the same is set again when the state of its cell changes.
  ///
  /// - Expected: set again, once for each state.
  /// - Otherwise: where it is not, `LookView` hears of another type size by its traits alone, which is enough.
  func testEqualContentIsSetAgain() throws {
    let cell = try CountingContent.cell(in: showTable(TextSource([[Lines.one]])))
    let view = cell.contentView as? CountingView
    for isHighlighted in [true, false] {
      let count = view?.count
      cell.isHighlighted = isHighlighted
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      XCTAssertTrue(cell.contentView === view, "another view")
      note("set \(count ?? 0) times, and \(view?.count ?? 0) times after a highlight")
    }
  }

  /// F95. Whether a list measures a cell again whose content says that its size is another.
  ///
  /// - Expected: `.enabled` in tables and collections, from iOS 16 on.
  /// - Otherwise: `LookView` must ask its list to be measured, by `remeasure` of its context.
  func testSelfSizingInvalidation() {
    guard #available(iOS 16, *) else { return }
    let table = showTable(TextSource([[Lines.one]]))
    XCTAssertEqual(table.selfSizingInvalidation, .enabled)
    let collection = showCollection(TextSource([[Lines.one]]), .listWithHeaders([]))
    XCTAssertEqual(collection.selfSizingInvalidation, .enabled)
  }

  /// F96. The sizes of controls.
  ///
  /// - Expected: recorded; up to iOS 18 a switch is 51 by 31, a slider 34 high, a stepper 94 by 32, segments 32 high.
  /// - Otherwise: change them in `ValueControls` of the simulator and in the pictures; nothing counts on them.
  func testSizesOfControls() {
    let controls: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UITextField(),
      UIButton(configuration: .filled()),
    ]
    for control in controls { note("\(type(of: control)): \(control.intrinsicContentSize)") }
  }

  /// F97. A cell that is used again still has its content.
  ///
  /// - Expected: the content of the row before, and its view.
  /// - Otherwise: nothing breaks; `LookView` is made anew for each row, which costs what making cells costs.
  func testContentIsKeptInThePool() throws {
    let table = showTable(TextSource([[Lines.one]]))
    let cell = try CountingContent.cell(in: table)
    let view = cell.contentView
    cell.prepareForReuse()
    XCTAssertTrue(cell.contentConfiguration is CountingContent && cell.contentView === view)
  }

  /// F98. The margins of a system row, and the room between its picture and its texts.
  ///
  /// - Expected: 11 above and below, 16 at the leading side; recorded for the rest.
  /// - Otherwise: nothing breaks; `LookView` takes both from the system, and pictures have them in `LookMetrics`.
  func testMarginsOfSystemRows() {
    let content = UIListContentConfiguration.cell()
    note("\(content.directionalLayoutMargins), picture to text \(content.imageToTextPadding)")
    XCTAssertEqual(content.directionalLayoutMargins.top, 11)
    XCTAssertEqual(content.directionalLayoutMargins.leading, 16)
  }

  /// F99. The height of a system row of one line.
  ///
  /// - Expected: about 44, as a look of one line is; more in an app that is built for iOS 26.
  /// - Otherwise: give `LookView` the margins that F98 records.
  func testHeightOfSystemRows() {
    let content = UIListContentConfiguration.cell()
    var text = content
    text.text = Lines.one
    let view = text.makeContentView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    note("\(size)")
    XCTAssertEqual(size.height, 44, accuracy: 1)
  }

  /// F100. The sizes of a chevron and of a check mark.
  ///
  /// - Expected: recorded; the chevron about 10 by 18, the mark about 18 high.
  /// - Otherwise: change them at `Accessory` in `LookView`.
  func testSizesOfAccessories() throws {
    let table = showTable(TextSource([[Lines.one]]))
    let cell = try XCTUnwrap(table.cellForRow(at: path))
    for accessory in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark] {
      cell.accessoryType = accessory
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      let others = cell.subviews.filter { $0 !== cell.contentView }
      note("\(accessory.rawValue): \(others.map { "\(type(of: $0)) \($0.frame)" })")
    }
  }

  /// F101. The first key after a text was hidden while it is typed.
  ///
  /// - Expected: it is added to a text that was inserted since; without that it deletes what was there.
  /// - Otherwise: change `hide` in `LookField`.
  func testHiddenTextThatWasInserted() throws {
    let table = showTable(TextSource([[Lines.one]]))
    table.window?.makeKeyAndVisible()
    let field = try XCTUnwrap(table.cellForRow(at: path) as? TextTableCell).field
    guard field.becomeFirstResponder() else { return note("no key window") }
    for isInserted in [true, false] {
      field.isSecureTextEntry = false
      field.text = "abc"
      field.isSecureTextEntry = true
      if isInserted {
        field.text = nil
        field.insertText("abc")
      }
      field.insertText("d")
      note("\(isInserted ? "inserted" : "as it was"): \(field.text ?? "nil")")
      if isInserted { XCTAssertEqual(field.text, "abcd") }
    }
  }

  /// F102. The margins that a content view says, beside those of its guide.
  ///
  /// - Expected: equal, with the margins of the list: those of the view are what a look is laid out in.
  /// - Otherwise: `insets` of `LookView` must be those of `layoutMarginsGuide`.
  func testMarginsOfContents() throws {
    for margin in [16, 60] as [CGFloat] {
      let table = showTable(TextSource([[Lines.one]]))
      table.directionalLayoutMargins.leading = margin
      let cell = try CountingContent.cell(in: table)
      let view = cell.contentView
      view.preservesSuperviewLayoutMargins = true
      cell.layoutIfNeeded()
      let (margins, free) = (view.directionalLayoutMargins, view.layoutMarginsGuide.layoutFrame)
      note("\(margin): \(margins), free \(free) of \(view.bounds)")
      XCTAssertEqual(margins.leading, free.minX, accuracy: 0.5)
      XCTAssertEqual(margins.trailing, view.bounds.maxX - free.maxX, accuracy: 0.5)
      XCTAssertEqual(margins.top, free.minY, accuracy: 0.5)
    }
  }
}

/// A content that is always the same.
private struct CountingContent: UIContentConfiguration {
  /// Returns the first cell of a table with such a content.
  @MainActor
  static func cell(in table: UITableView) throws -> UITableViewCell {
    let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.contentConfiguration = CountingContent()
    cell.layoutIfNeeded()
    return cell
  }

  func makeContentView() -> any UIView & UIContentView { CountingView(frame: .zero) }
  func updated(for state: any UIConfigurationState) -> CountingContent { self }
}

/// Counts how often its content is set.
private final class CountingView: UIView, UIContentView {
  var count = 0
  var configuration: any UIContentConfiguration = CountingContent() { didSet { count += 1 } }
}
