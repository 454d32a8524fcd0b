import UIKit
import XCTest

/// Replays fixtures on real views and judges the results.
@MainActor
class FixtureTestCase: XCTestCase {
  /// Replays a fixture on a list that is on the screen and laid out.
  func replay(
    _ fixture: BatchFixture, on kind: ListKind, file: StaticString = #filePath, line: UInt = #line
  ) {
    let stage = makeStage(kind, counts: fixture.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    XCTAssertEqual(stage.shownCounts, fixture.old, "before", file: file, line: line)
    let cells = fixture.survivors.map { stage.cell(at: $0.from) }
    let exception = stage.replay(fixture)
    report(fixture.name, on: kind, exception)
    judge(exception, fixture.outcome, file: file, line: line)
    if case .accepted = fixture.outcome, exception == nil {
      check(stage, after: fixture, cells: cells, file: file, line: line)
    }
    stage.abandon()
  }

  /// Fails unless the exception is the expected one.
  func judge(
    _ exception: NSException?, _ expected: BatchFixture.Outcome,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    switch expected {
    case .recorded:
      break
    case .accepted:
      XCTAssertNil(exception, "must be accepted (was refused)", file: file, line: line)
    case .raises(let wording):
      guard let exception else {
        return XCTFail("must raise (was accepted)", file: file, line: line)
      }
      XCTAssertTrue(
        wording.matches(exception.reason ?? ""),
        "must raise one of \(wording.texts) (was \(exception.reason ?? "without a reason"))",
        file: file, line: line)
    }
  }

  /// Prints what a view did and adds it to the results of the test.
  func report(_ name: String, on kind: ListKind, _ exception: NSException?) {
    let outcome = exception.map { "\($0.name.rawValue): \($0.reason ?? "no reason")" }
    note("\(name), \(kind): \(outcome ?? "accepted")")
  }

  func note(_ text: String) {
    print("FIXTURE \(text)")
    let attachment = XCTAttachment(string: text)
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  private func check(
    _ stage: any FixtureStage, after fixture: BatchFixture, cells: [(any FixtureCell)?],
    file: StaticString, line: UInt
  ) {
    XCTAssertEqual(stage.shownCounts, fixture.new, "after", file: file, line: line)
    for (survivor, cell) in zip(fixture.survivors, cells) {
      XCTAssertNotNil(cell, "No cell at \(survivor.from)", file: file, line: line)
      XCTAssertTrue(
        stage.cell(at: survivor.to) === cell,
        "\(survivor.from) must keep its cell at \(survivor.to)", file: file, line: line)
    }
  }
}
