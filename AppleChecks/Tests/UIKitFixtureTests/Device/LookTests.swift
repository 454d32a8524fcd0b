import UIKit
import XCTest

/// The behavior of UIKit that the content views of looks rely on or assume.
final class LookTests: DeviceTestCase {
  private let path = IndexPath(row: 0, section: 0)

  /// F94. A content configuration whose `updated(for:)` returns an equal value is set again when the state of its
  /// cell changes.
  ///
  /// - Expected: the configuration is set once for each state.
  /// - Otherwise: if it is not set, `LookView` learns of a new type size from its traits alone, which is enough.
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

  /// F95. Whether a list measures a cell again after its content view invalidated its size.
  ///
  /// - Expected: `.enabled` in tables and collections, from iOS 16 on.
  /// - Otherwise: `LookView` must call `remeasure` of its context.
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
  /// - Otherwise: change them in `ValueControls` of the simulator and in the pictures; nothing else depends on them.
  func testSizesOfControls() {
    let controls: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UITextField(),
      UIButton(configuration: .filled()),
    ]
    for control in controls { note("\(type(of: control)): \(control.intrinsicContentSize)") }
  }

  /// F97. A reused cell still has its content view.
  ///
  /// - Expected: the cell has the configuration of the previous row, and its view.
  /// - Otherwise: nothing breaks; a new `LookView` is made for each row, which takes as long as new cells.
  func testContentIsKeptInThePool() throws {
    let table = showTable(TextSource([[Lines.one]]))
    let cell = try CountingContent.cell(in: table)
    let view = cell.contentView
    cell.prepareForReuse()
    XCTAssertTrue(cell.contentConfiguration is CountingContent && cell.contentView === view)
  }

  /// F98. The margins of a system row, and the space between its picture and its texts.
  ///
  /// - Expected: 11 above and below, 16 at the leading side; recorded for the rest.
  /// - Otherwise: nothing breaks; `LookView` reads both from the system; correct `LookMetrics`, which pictures use.
  func testMarginsOfSystemRows() {
    let content = UIListContentConfiguration.cell()
    note("\(content.directionalLayoutMargins), picture to text \(content.imageToTextPadding)")
    XCTAssertEqual(content.directionalLayoutMargins.top, 11)
    XCTAssertEqual(content.directionalLayoutMargins.leading, 16)
  }

  /// F99. The height of a system row of one line.
  ///
  /// - Expected: about 44, the height of a look with one line; more in an app that is built for iOS 26.
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

  /// F101. The first key after a text field became secure during editing.
  ///
  /// - Expected: the key is added to a text that was inserted after the change; without an insertion it deletes the
  ///   old text.
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

  /// F102. The margins of a content view, and the insets of its layout guide.
  ///
  /// - Expected: both are equal and include the margins of the list, so a look can use the margins of the view.
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

/// A content configuration without properties.
private struct CountingContent: UIContentConfiguration {
  /// Returns the first cell of a table, with such a content configuration.
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

/// Counts how often its content configuration is set.
private final class CountingView: UIView, UIContentView {
  var count = 0
  var configuration: any UIContentConfiguration = CountingContent() { didSet { count += 1 } }
}
