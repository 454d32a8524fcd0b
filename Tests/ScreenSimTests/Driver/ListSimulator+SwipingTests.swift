import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorSwipingTests {
  @Test func aTableAsksItsDelegateForTheButtonsOfAnEdge() {
    let (bed, swiper) = table()
    swiper.answer = { edge in UISwipeActionsConfiguration(actions: [action("\(edge)")]) }
    let leading = bed.sim.swipe(index(0, 1), edge: .leading)
    let trailing = bed.sim.swipe(index(0, 1), edge: .trailing)
    #expect(leading?.actions.map(\.title) == ["leading"])
    #expect(trailing?.actions.map(\.title) == ["trailing"])
    #expect(bed.sim.log.last == .swiped(at(0, 1), .trailing, isImplemented: true))
  }

  @Test func nilIsTheDefaultSetAndTheMethodIsKnownToBeThere() {
    let (bed, swiper) = table()
    #expect(bed.sim.swipe(index(0, 1), edge: .leading) == nil)
    #expect(bed.sim.log.last == .swiped(at(0, 1), .leading, isImplemented: true))
    #expect(bed.table.delegate === swiper)
  }

  @Test func theLogTellsAMissingMethodFromAnAnswerOfNil() {
    let bed = Bed(.table, [[1, 2]])
    #expect(bed.sim.swipe(index(0, 1), edge: .leading) == nil)
    #expect(bed.sim.log.last == .swiped(at(0, 1), .leading, isImplemented: false))
  }

  @Test func aRowThatCannotBeEditedHasNoButtons() {
    let bed = Bed(.table, [[1, 2]], source: EditableSource([]))
    let configuration = bed.sim.swipe(index(0, 1), edge: .trailing)
    #expect(configuration?.actions.isEmpty == true)
  }

  @Test func aPathWithoutAnItemHasNoSwipe() {
    let (bed, _) = table()
    #expect(bed.sim.swipe(index(0, 9), edge: .leading) == nil)
    #expect(bed.sim.log == [])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aPerformedActionGetsTheCellAndMustFinishOnce(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var source: UIView?
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, view, finish in
      source = view
      finish(true)
    }
    bed.sim.perform(action, at: index(0, 1))
    bed.sim.drain()
    #expect(source === bed.cell(0, 1))
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anActionMayUpdateTheListBeforeItFinishes(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
      bed.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)])) { finish($0) }
    }
    bed.sim.perform(action, at: index(0, 1))
    bed.sim.drain()
    #expect(bed.visibleNumbers == [1])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aFinishThatComesAfterTheDrainIsTooLate(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var later: ((Bool) -> Void)?
    bed.sim.perform(UIContextualAction(style: .normal, title: nil) { later = $2 })
    bed.sim.drain()
    later?(true)
    #expect(bed.codes == ["X3"])
  }

  @Test func theClassicEditGoesToTheDataSource() {
    let source = EditableSource([])
    let bed = Bed(.table, [[1, 2]], source: source)
    #expect(bed.sim.simulateCommit(.delete, index(0, 0)))
    #expect(source.commits == ["1 (0 - 0)"])
    #expect(!bed.sim.simulateCommit(.delete, index(0, 1)))
    #expect(source.commits.count == 1)
  }

  @Test func theClassicEditNeedsTheMethodAndATable() {
    #expect(!Bed(.table, [[1]]).sim.simulateCommit(.delete, index(0, 0)))
    #expect(!Bed(.collection, [[1]]).sim.simulateCommit(.delete, index(0, 0)))
  }

  private func table() -> (Bed, Swiper) {
    let bed = Bed(.table, [[1, 2]])
    let swiper = Swiper()
    bed.table.delegate = swiper
    bed.sim.drain()
    bed.forget()
    return (bed, swiper)
  }
}

@MainActor func action(_ title: String) -> UIContextualAction {
  UIContextualAction(style: .normal, title: title) { _, _, finish in finish(true) }
}

private final class Swiper: NSObject, UITableViewDelegate {
  var answer: (SimEdge) -> UISwipeActionsConfiguration? = { _ in nil }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(.leading) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(.trailing) }
}

/// A source of whose rows only the first of each section can be edited.
private final class EditableSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  var commits: [String] = []

  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
    path.row == 0
  }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    commits.append("\(style.rawValue) \(path.itemPath)")
  }
}
