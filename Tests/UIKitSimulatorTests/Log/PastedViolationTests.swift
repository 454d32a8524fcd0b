import ContractFixtures
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// What the simulator raises in UIKit's words can be pasted as a text of UIKit.
@MainActor @Suite(.timedOnMain) struct PastedViolationTests {
  @Test(arguments: RefusedUse.all.filter { !$0.message.hasPrefix("sim:") })
  func aTextOfTheSimulatorIsReadAsItsRule(_ refused: RefusedUse) {
    let rule = ExceptionText(refused.message)?.rule
    #expect(rule?.id == refused.code || (refused.code == "C4" && rule?.id == "C3"))
  }
}
