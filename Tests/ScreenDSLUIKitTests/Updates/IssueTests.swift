import ScreenDSL
import ScreenDSLInspection
import ScreenDSLUIKit
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// An app hears of duplicate IDs through its adapter.
@MainActor @Suite(.timedOnMain) struct IssueTests {
  @Test(arguments: ListKind.allCases)
  func eachDuplicateIsToldOnceThoseInContainersToo(_ kind: ListKind) {
    let bench = Bench(kind)
    var issues: [ScreenFinding] = []
    bench.adapter.onIssue = { issues.append(ScreenFinding($0)) }
    #expect(bench.adapter.onIssue != nil)
    func screen(_ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("items") {
          for id in ids { Item(id: id) }
          Container("deck", Deck()) { for id in [7, 7] { Item(id: id) } }
        })
    }
    bench.show(screen([1]))
    #expect(issues.count == 1 && issues.first?.description.contains("container 'deck'") == true)
    bench.show(screen([1, 2, 2]))
    bench.show(screen([2, 1, 2]))
    #expect(issues.count == 2 && issues.allSatisfy { $0.kind == .duplicateID })
    #expect(issues.last?.description.contains("row ID '2' in section 'items'") == true)
    #expect(bench.codes == [])
  }
}
