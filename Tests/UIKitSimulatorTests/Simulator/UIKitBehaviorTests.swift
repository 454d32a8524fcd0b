import Foundation
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// What a simulated list does where UIKit does not always do the same, and how it hands messages on.
@MainActor @Suite(.timedOnMain) struct UIKitBehaviorTests {
  /// A data source with so many rows, and a delegate that hands messages on.
  private final class Owner: SimObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    nonisolated(unsafe) var target: NSObject?
    nonisolated(unsafe) var promises = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func responds(to selector: SimSelector!) -> Bool { promises }

    override func forwardingTarget(for selector: SimSelector!) -> Any? { target }
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
  }

  private func table(
    _ owner: Owner, _ configure: (inout SimOptions) -> Void = { _ in }
  ) -> UITableView {
    var options = SimOptions(level: .discipline).recording
    // Each test turns on what it is about.
    options.behavior = .lenient
    configure(&options)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: .plain)
    table.sim.options = options
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.delegate = owner
    table.sim.setWindow(true)
    table.sim.drain()
    return table
  }

  private func height(_ table: UITableView) -> CGFloat {
    table.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @Test func aMessageIsHandedOnIfThatWasSaidWhenTheDelegateWasSet() {
    let owner = Owner()
    owner.target = Heights()
    owner.promises = true
    let table = table(owner)
    #expect(height(table) == 70 && table.sim.violations.isEmpty)
  }

  @Test func whatADelegateLearnsLaterIsNotAskedUntilItIsSetAgain() {
    let owner = Owner()
    let table = table(owner)
    owner.target = Heights()
    owner.promises = true
    table.delegate = owner
    #expect(height(table) == 44, "UIKit remembers what the delegate has")
    table.delegate = nil
    table.delegate = owner
    #expect(height(table) == 70)
  }

  @Test func aPromiseThatIsNotKeptIsAViolation() {
    let owner = Owner()
    owner.promises = true
    #expect(table(owner).sim.violations.map(\.code) == ["X9"])
  }

  @Test func aSectionWithRowsNeedsALayout() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
    view.sim.options = SimOptions(level: .contract).recording
    view.dataSource = source
    view.sim.setWindow(true)
    view.sim.drain()
    #expect(view.sim.violations.map(\.code) == ["L1"])
  }

  @Test func aReloadTakesTheKeyboardAway() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let owner = Owner()
    let table = table(owner)
    let field = Field(frame: .zero)
    table.visibleCells[0].addSubview(field)
    #expect(field.becomeFirstResponder())
    table.reloadData()
    table.sim.drain()
    #expect(!field.isFirstResponder)
  }

  @Test func aReloadInAnAnimationIsLost() {
    let owner = Owner()
    let table = table(owner) { $0.behavior.losesReloadsInAnimations = true }
    table.performBatchUpdates(nil)
    table.reloadData()
    #expect(table.sim.violations.map(\.code) == ["W9"])
    #expect(table.sim.isPoisoned)
  }

  @Test func aLostCompletionIsLetGo() {
    final class Token {}
    let owner = Owner()
    let table = table(owner) { $0.behavior.lostCompletions = .all }
    weak var token: Token?
    var isCompleted = false
    do {
      let kept = Token()
      token = kept
      table.performBatchUpdates(nil) { [kept] _ in isCompleted = kept === token }
    }
    table.sim.drain()
    #expect(token == nil && !isCompleted)
  }

  @Test func aRowIsReconfiguredAtTheNextLayout() {
    let owner = Owner()
    let table = table(owner) { $0.behavior.reconfiguresAtNextLayout = true }
    table.sim.clearLog()
    let path = IndexPath(row: 1, section: 0)
    table.performBatchUpdates { table.reconfigureRows(at: [path]) }
    let question = SimEvent.asked(.cell(.init(section: 0, item: 1)))
    #expect(!table.sim.log.contains(question))
    table.sim.layout()
    #expect(table.sim.log.contains(question))
    #expect(table.sim.violations.isEmpty)
  }

  // MARK: Guesses

  /// A delegate whose rows are 100 points high, after a guess of 60, which it may keep to itself.
  private final class Guesser: SimObject, UITableViewDataSource, UITableViewDelegate {
    nonisolated(unsafe) var isSilent = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }

    override func omits(_ selector: SimSelector) -> Bool { isSilent }
  }

  private func guesses(_ guesser: Guesser, isMeasured: Bool) -> UITableView {
    var options = SimOptions(level: .discipline).recording
    options.behavior.measuresRows = isMeasured
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    table.sim.options = options
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (guesser, guesser)
    table.sim.setWindow(true)
    table.sim.drain()
    return table
  }

  @Test func aRowIsAsHighAsGuessedUntilItShows() {
    let guesser = Guesser()
    #expect(height(guesses(guesser, isMeasured: false)) == 100)
    let table = guesses(guesser, isMeasured: true)
    let measured = table.sim.visiblePaths.count
    // The first layout shows as many rows as the guess lets in.
    #expect(measured >= 2 && table.rectForRow(at: [0, 0]).height == 100)
    #expect(table.rectForRow(at: [0, 8]).height == 60)
    table.sim.scroll(to: table.contentSize.height - 200)
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 8]).height == 100)
  }

  @Test func aMethodThatADelegateOmitsIsNotAskedUntilItIsSetAgain() {
    let guesser = Guesser()
    guesser.isSilent = true
    let table = guesses(guesser, isMeasured: false)
    #expect(height(table) == 44)
    guesser.isSilent = false
    table.reloadData()
    table.sim.drain()
    #expect(height(table) == 44)
    table.delegate = nil
    table.delegate = guesser
    table.sim.drain()
    #expect(height(table) == 100)
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

  private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      HighHeader(reuseIdentifier: nil)
    }
  }

  @Test func aHeaderKeepsItsMeasuredHeightUntilAnUpdatePass() {
    var options = SimOptions(level: .discipline).recording
    options.behavior.measuresRows = true
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    let headed = Headed()
    table.sim.options = options
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (headed, headed)
    HighHeader.height = 50
    table.sim.setWindow(true)
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    HighHeader.height = 70
    table.setNeedsLayout()
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    table.performBatchUpdates(nil)
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 0]).minY == 70)
    table.sectionHeaderHeight = 30
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 0]).minY == 30, "a height that is said is not measured")
  }

  // MARK: What UIKit does before it shows a cell, and when it gives up

  /// A cell that knows whether it was in a list when it was measured, and that may grow each time.
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

  @Test func aRowIsMeasuredOnceBeforeItsCellIsInTheList() {
    let owner = Owner()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: .plain)
    table.register(ShyCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.sim.setWindow(true)
    table.sim.drain()
    #expect(height(table) == 70)
    #expect((table.visibleCells.first as? ShyCell)?.wasAlone == [true])
    table.performBatchUpdates(nil)
    #expect(
      (table.visibleCells.first as? ShyCell)?.wasAlone == [true, false], "an update pass asks")
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

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aCellThatWantsAnotherHeightEachTimeIsAViolation() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let source = OneItem()
    view.sim.options = SimOptions(level: .contract).recording
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.sim.setWindow(true)
    view.sim.drain()
    #expect(view.sim.violations.map(\.code) == ["L2"])
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func groupsWithoutHeadersHaveGaps(_ style: UITableView.Style) {
    let owner = Owner()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: style)
    table.sim.options = SimOptions(level: .discipline).recording
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.sim.setWindow(true)
    table.sim.drain()
    #expect(table.rectForRow(at: [0, 0]).minY == 35)
    #expect(table.contentSize.height == 184.5, "35 + 3 * 44 + 17.5")
    table.sectionHeaderHeight = 0
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
  }

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
    let owner = Owner()
    let table = table(owner)
    let (screen, other, page) = (UIViewController(), UIViewController(), UIViewController())
    table.removeFromSuperview()
    screen.view.addSubview(table)
    table.sim.setWindow(true)
    other.addChild(page)
    table.visibleCells.first?.addSubview(page.view)
    #expect(table.sim.violations.map(\.code) == ["X12"])
  }

  @Test func aBatchMovesTheOffsetWithTheFirstRowThatStays() {
    for corrects in [true, false] {
      let owner = Owner()
      owner.count = 40
      let table = table(owner) { $0.behavior.correctsOffset = corrects }
      table.sim.scroll(to: 440)
      table.performBatchUpdates {
        owner.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      #expect(table.contentOffset.y == (corrects ? 484 : 440))
    }
  }
}
