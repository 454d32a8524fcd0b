import ContractFixtures
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// What the simulator raises by a rule of the judge can be pasted as a text of UIKit.
@MainActor @Suite(.timedOnMain) struct PastedViolationTests {
  @Test(arguments: RefusedUse.all.filter { !$0.code.hasPrefix("X") })
  func aTextOfTheSimulatorIsReadAsItsRule(_ refused: RefusedUse) {
    let rule = ExceptionText(refused.message)?.rule
    #expect(rule?.id == refused.code || (refused.code == "C4" && rule?.id == "C3"))
  }
}
