import ScreenDSL
import ScreenDSLUIKit
import SwiftUI
import UIKit
import XCTest

/// Both ways between this package and SwiftUI, as `Docs/UIKit.md` shows them.
@MainActor
final class SwiftUITests: XCTestCase {
  /// F78. A list in a SwiftUI view, with SwiftUI views in its rows.
  ///
  /// - Expected: the list shows every row at the height of its text.
  /// - Otherwise: fix `ScreenList`.
  func testBothWays() {
    let entries = [Entry("a"), Entry("b", Lines.many)]
    let controller = UIHostingController(rootView: EntryList(entries: entries))
    let window = FixtureScreen.window()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.layoutIfNeeded()
    let table = table(in: controller.view)
    XCTAssertEqual(table?.numberOfSections, 1)
    XCTAssertEqual(table?.numberOfRows(inSection: 0), 2)
    let heights = (0..<2).map { table?.rectForRow(at: [0, $0]).height ?? 0 }
    XCTAssertGreaterThan(heights[1], heights[0])
  }

  private func table(in view: UIView) -> UITableView? {
    if let view = view as? UITableView { return view }
    for subview in view.subviews {
      if let found = table(in: subview) { return found }
    }
    return nil
  }
}

private struct EntryList: View {
  var entries: [Entry]

  private var cells: CellRegistry<TableList> {
    CellRegistry(
      .class(UITableViewCell.self, showing: Entry.self) { cell, entry, _ in
        if #available(iOS 16, tvOS 16, *) {
          cell.contentConfiguration = UIHostingConfiguration { Text(entry.text) }
        } else {
          cell.textLabel?.text = entry.text
        }
      })
  }

  var body: some View {
    // Both modules have a type `Section`.
    let section = ScreenDSL.Section("entries") { entries }
    return ScreenList(ScreenSnapshot([section]), cells: cells)
      .options { $0.deselectsRows = false }
      .adapter { $0.selectionMode = .single }
  }
}
