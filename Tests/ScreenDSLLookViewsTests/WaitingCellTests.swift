@testable import ScreenDSLLookViews
@testable import UIKitSimulator

/// Buttons with `async` actions, in cells of UIKit.
@MainActor @Suite(.timedOnMain) struct WaitingCellTests {
  private func isBusy(_ bench: LookBench, _ row: Int) throws -> Bool {
    let button = try bench.find(UIButton.self, row)
    #expect(button.isEnabled == (button.configuration?.showsActivityIndicator == false))
    return !button.isEnabled
  }

  @Test(arguments: ListKind.allCases) func aButtonSpinsWhileItWaits(_ kind: ListKind) async throws {
    let (bench, gate) = (LookBench(kind), Gate())
    func show(_ ids: [Int]) {
      bench.show {
        for id in ids {
          Look.horizontal(
            Look.text("Flight \(id)").fill(), Look.button("Book") { try await gate.pass() }
          ).id(id)
        }
      }
    }
    show(Array(1...60))
    let button = try bench.find(UIButton.self, 0)
    #expect(button.tap())
    bench.settle()
    #expect(try isBusy(bench, 0) && !isBusy(bench, 1))
    #expect(try bench.find(UIButton.self, 0) === button && !button.tap())
    #expect(button.accessibilityTraits.contains(.notEnabled))
    show([2, 1] + Array(3...60))
    #expect(try !isBusy(bench, 0) && isBusy(bench, 1))
    bench.scroll(to: 1_500)
    #expect(bench.cell(1) == nil)
    bench.scroll(to: 0)
    #expect(try !isBusy(bench, 0) && isBusy(bench, 1))
    await eventually { gate.arrived == 1 }
    gate.open()
    try await eventually {
      bench.settle()
      return try !isBusy(bench, 1)
    }
    #expect(try !isBusy(bench, 1) && gate.passed == 1)
  }
}
