/// What a simulated list does where UIKit does not always do the same, and how it hands messages on.
@MainActor @Suite(.timedOnMain) struct UIKitBehaviorTests {
  private func table(
    _ data: [[Int]] = [[1, 2, 3]], _ configure: (inout UIKitBehavior) -> Void = { _ in }
  ) -> TestList {
    TestList(.table, data, level: .discipline) { configure(&$0.behavior) }
  }

  private func height(_ list: TestList, _ item: Int = 0) -> CGFloat {
    list.table.rectForRow(at: index(0, item)).height
  }

  // MARK: Messages

  /// A delegate that hands messages on, and may keep its own methods to itself.
  private final class Guesser: SimObject, UITableViewDelegate {
    nonisolated(unsafe) var isSilent = false

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }

    override func omits(_ selector: SimSelector) -> Bool { isSilent }
  }

  private final class Forwarder: SimObject, UITableViewDelegate {
    nonisolated(unsafe) var target: NSObject?

    override func responds(to selector: SimSelector!) -> Bool { target != nil }

    override func forwardingTarget(for selector: SimSelector!) -> Any? {
      target is Guesser ? target : nil
    }
  }

  @Test func whatADelegateLearnsLaterIsNotAskedUntilItIsSetAgain() {
    let (list, owner, target) = (table(), Forwarder(), Guesser())
    list.table.delegate = owner
    list.sim.drain()
    owner.target = target
    list.table.delegate = owner
    #expect(height(list) == 44, "UIKit remembers what the delegate has")
    list.table.delegate = nil
    list.table.delegate = owner
    #expect(height(list) == 100 && list.codes == [])
    owner.target = NSObject()
    list.table.delegate = nil
    list.table.delegate = owner
    list.sim.drain()
    #expect(list.codes == ["X9"], "a promise that is not kept")
  }

  @Test func aMethodThatADelegateOmitsIsNotAskedUntilItIsSetAgain() {
    let (list, guesser) = (table(), Guesser())
    guesser.isSilent = true
    list.table.delegate = guesser
    #expect(height(list) == 44)
    guesser.isSilent = false
    list.reload()
    #expect(height(list) == 44)
    list.table.delegate = nil
    list.table.delegate = guesser
    #expect(height(list) == 100)
  }

  // MARK: Batches

  @Test func aReloadTakesTheKeyboardAway() {
    let (list, field) = (table(), StubbornField())
    list.cell(0, 0)?.addSubview(field)
    #expect(field.becomeFirstResponder())
    list.reload()
    #expect(!field.isFirstResponder)
  }

  @Test func aReloadInAnAnimationIsLost() {
    let list = table { $0.losesReloadsInAnimations = true }
    list.change(to: list.source.data)
    list.view.reloadData()
    #expect(list.codes == ["W9"] && list.sim.isPoisoned)
  }

  @Test func aLostCompletionIsLetGo() {
    final class Token {}
    let list = table { $0.lostCompletions = .all }
    weak var token: Token?
    var isCompleted = false
    do {
      let kept = Token()
      token = kept
      list.change(to: list.source.data) { [kept] _ in isCompleted = kept === token }
    }
    list.sim.drain()
    #expect(token == nil && !isCompleted)
  }

  @Test func aRowIsReconfiguredAtTheNextLayout() {
    let list = table { $0.reconfiguresAtNextLayout = true }
    list.change(to: list.source.data, BatchOperations(itemReconfigures: [at(0, 1)]))
    #expect(list.source.asked == [])
    list.sim.layout()
    #expect(list.source.asked == [at(0, 1)] && list.codes == [])
  }

  @Test(arguments: [true, false])
  func aBatchMovesTheOffsetWithTheFirstRowThatStays(_ corrects: Bool) {
    let list = table([Array(0..<40)]) { $0.correctsOffset = corrects }
    list.sim.scroll(to: 440)
    list.change(to: [[-1] + Array(0..<40)], BatchOperations(itemInserts: [at(0, 0)]))
    #expect(list.view.contentOffset.y == (corrects ? 484 : 440))
  }

  // MARK: Heights

  @Test func aRowIsAsHighAsGuessedUntilItShows() {
    let guesser = Guesser()
    for isMeasured in [false, true] {
      let list = table([Array(0..<30)]) { $0.measuresRows = isMeasured }
      list.table.delegate = guesser
      list.sim.drain()
      #expect(height(list) == 100 && height(list, 29) == (isMeasured ? 60 : 100))
      list.sim.scroll(to: list.view.contentSize.height - 440)
      list.sim.drain()
      #expect(height(list, 29) == 100)
    }
  }

  /// A header that is as high as it was told.
  private final class HighHeader: UITableViewHeaderFooterView {
    static var height: CGFloat = 50

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: Self.height) }
  }

  private final class Headed: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      HighHeader(reuseIdentifier: nil)
    }
  }

  @Test func aHeaderKeepsItsMeasuredHeightUntilAnUpdatePass() {
    let (list, headed) = (table { $0.measuresRows = true }, Headed())
    HighHeader.height = 50
    list.table.delegate = headed
    func top() -> CGFloat {
      list.sim.drain()
      return list.table.rectForRow(at: index(0, 0)).minY
    }
    #expect(top() == 50)
    HighHeader.height = 70
    list.view.setNeedsLayout()
    #expect(top() == 50)
    list.change(to: list.source.data)
    #expect(top() == 70)
    list.table.sectionHeaderHeight = 30
    #expect(top() == 30, "a height that is said is not measured")
  }

  /// A cell that knows whether it was in a list when it was measured.
  private final class ShyCell: UITableViewCell {
    var wasAlone: [Bool] = []

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      wasAlone.append(superview == nil)
      return CGSize(width: targetSize.width, height: 70)
    }
  }

  @Test func aRowIsMeasuredOnceBeforeItsCellIsInTheList() throws {
    let list = TestList(.table, [[1]], isReady: false) { $0.behavior.measuresRows = true }
    list.table.register(ShyCell.self, forCellReuseIdentifier: "number")
    list.show()
    #expect(height(list) == 70)
    let cell = try #require(list.table.visibleCells.first as? ShyCell)
    #expect(cell.wasAlone == [true])
    list.change(to: [[1]])
    #expect(cell.wasAlone == [true, false], "an update pass asks")
  }

  private final class GrowingCell: UICollectionViewCell {
    private var height: CGFloat = 44

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      height += 10
      return CGSize(width: targetSize.width, height: height)
    }
  }

  @Test func aCellThatWantsAnotherHeightEachTimeIsAViolation() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = TestList(.collection, [[1]], level: .contract, layout: layout, isReady: false) {
      $0.behavior.measuresRows = true
    }
    list.collection.register(GrowingCell.self, forCellWithReuseIdentifier: "number")
    list.show()
    #expect(list.codes == ["L2"])
  }

  @Test func aSectionWithRowsNeedsALayout() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    #expect(TestList(.collection, [[1]], level: .contract, layout: layout).codes == ["L1"])
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func groupsWithoutHeadersHaveGaps(_ style: UITableView.Style) {
    let source = PlainSource([[1, 2, 3]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: style)
    table.sim.options = SimOptions(level: .discipline).recording
    table.register(NumberRow.self, forCellReuseIdentifier: "number")
    table.dataSource = source
    table.sim.setWindow(true)
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 0]).minY == 35)
    #expect(table.contentSize.height == 184.5, "35 + 3 * 44 + 17.5")
    table.sectionHeaderHeight = 0
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
  }

  // MARK: Views

  @Test func theMacIdiomHasNoRefreshControl() {
    var options = SimOptions(level: .contract).recording
    options.behavior.idiom = .mac
    let table = SimOptions.$current.withValue(options) {
      let table = UITableView(frame: .zero, style: .plain)
      table.refreshControl = nil
      #expect(table.sim.violations.isEmpty)
      table.refreshControl = UIRefreshControl()
      return table
    }
    #expect(table.sim.violations.map(\.code) == ["X11"])
  }

  @Test func theViewOfAControllerIsInsideThatOfItsParent() {
    let list = table()
    let (screen, other, page) = (UIViewController(), UIViewController(), UIViewController())
    list.view.removeFromSuperview()
    screen.view.addSubview(list.view)
    list.sim.setWindow(true)
    other.addChild(page)
    list.cell(0, 0)?.addSubview(page.view)
    #expect(list.codes == ["X12"])
  }
}
