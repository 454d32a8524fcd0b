import ExceptionCatcher
import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// Applies a short sequence of snapshots to a real view through an adapter.
@MainActor
class AdapterTestCase: XCTestCase {
  /// Applies all screens of the sequence and checks after each what the view shows.
  ///
  /// - Parameters:
  ///   - apply: Applies a snapshot through the adapter.
  ///   - cells: Returns the cells that the view has now, by section.
  func playChain(
    in view: UIScrollView, apply: @MainActor (ScreenSnapshot) -> Void,
    cells: @MainActor () -> [[any EntryCell]],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var previous = EntryScreen(groups: [])
    for (step, screen) in EntryScreen.chain.enumerated() {
      let before = byID(cells())
      let exception = raisedException {
        apply(screen.snapshot())
        view.layoutIfNeeded()
      }
      if let exception {
        return XCTFail("step \(step): \(exception.reason ?? "?")", file: file, line: line)
      }
      check(cells(), screen, step, file, line)
      checkIdentity(before, byID(cells()), previous.survivors(in: screen), step, file, line)
      previous = screen
    }
  }

  private func check(
    _ cells: [[any EntryCell]], _ screen: EntryScreen, _ step: Int,
    _ file: StaticString, _ line: UInt
  ) {
    let texts = cells.map { $0.map(\.shownText) }
    XCTAssertEqual(texts, screen.texts, "step \(step)", file: file, line: line)
  }

  private func checkIdentity(
    _ before: [String: any EntryCell], _ after: [String: any EntryCell], _ survivors: [String],
    _ step: Int, _ file: StaticString, _ line: UInt
  ) {
    for id in survivors {
      XCTAssertTrue(
        before[id] === after[id], "step \(step): '\(id)' must keep its cell",
        file: file, line: line)
    }
  }

  private func byID(_ cells: [[any EntryCell]]) -> [String: any EntryCell] {
    Dictionary(cells.joined().map { ($0.entryID, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a visible window around a view.
  func makeWindow(around view: UIView) -> UIWindow {
    let window = FixtureScreen.window()
    window.addSubview(view)
    window.isHidden = false
    return window
  }
}
