/// Tests the behavior of a simulated list where UIKit's behavior varies, and the forwarding of messages.
@MainActor @Suite(.timedOnMain) struct UIKitBehaviorTests {
  private let list = TestList(.table, [[1, 2, 3]], level: .discipline)
  private var height: CGFloat { list.table.rectForRow(at: index(0, 0)).height }

  private final class Guesser: SimObject, UITableViewDelegate {
    func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 100 }
    func tableView(_: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 60 }
  }

  private final class Forwarder: SimObject, UITableViewDelegate {
    nonisolated(unsafe) var target: NSObject?

    override func responds(to selector: SimSelector!) -> Bool { target != nil }

    override func forwardingTarget(for selector: SimSelector!) -> Any? {
      target is Guesser ? target : nil
    }
  }

  @Test func whatADelegateLearnsLaterIsNotAskedUntilItIsSetAgain() {
    let (owner, target) = (Forwarder(), Guesser())
    list.table.delegate = owner
    list.sim.drain()
    (owner.target, list.table.delegate) = (target, owner)
    expectEqual(height, 44, "UIKit remembers what the delegate has")
    for delegate in [nil, owner] { list.table.delegate = delegate }
    #expect(height == 100 && list.codes == [])
    owner.target = NSObject()
    for delegate in [nil, owner] { list.table.delegate = delegate }
    list.sim.drain()
    expectEqual(list.codes, ["X9"], "a promise that is not kept")
  }

  private final class GrowingCell: TallItem {
    private var height: CGFloat = 44

    override func fittingHeight() -> CGFloat {
      height += 10
      return height
    }
  }

  @Test func neitherACellsHeightMayChangeEachTimeNorALayoutBeMissing() {
    let layout = rows(.plain)
    let list = TestList(.collection, [[1]], level: .contract, layout: layout, isReady: false) {
      $0.behavior.measuresRows = true
    }
    list.collection.register(GrowingCell.self, forCellWithReuseIdentifier: "number")
    list.show()
    expectEqual(list.codes, ["L2"])
    let none = UICollectionViewCompositionalLayout { _, _ in nil }
    expectEqual(TestList(.collection, [[1]], level: .contract, layout: none).codes, ["L1"])
  }

  @Test func theMacIdiomHasNeitherRefreshControlsNorSteppersNorWheels() {
    let recorder = ViolationRecorder()
    var options = SimOptions(level: .contract).recording(into: recorder)
    options.behavior.idiom = .mac
    SimOptions.$current.withValue(options) {
      let (table, window) = (UITableView(frame: .zero, style: .plain), UIWindow())
      table.refreshControl = nil
      #expect(recorder.violations.isEmpty)
      table.refreshControl = UIRefreshControl()
      for view in [UIStepper(), UIPickerView()] as [UIView] { window.addSubview(view) }
    }
    let names = recorder.violations.map { $0.message.prefix(9) }
    expectEqual(names, ["UIRefresh", "UIStepper", "UIPickerV"])
  }

  @Test(arguments: views) func whatNeitherScrollsNorBouncesCannotBePulled(_ kind: ListKind) {
    for count in [0, 1, 100] {
      let (list, control) = (TestList(kind, [Array(0..<count)]), UIRefreshControl())
      list.view.refreshControl = control
      let bounces = list.view.alwaysBounceVertical
      for isBouncing in [false, true] {
        list.view.alwaysBounceVertical = isBouncing
        control.pull()
        expectEqual(control.isRefreshing, (isBouncing || count == 100))
        if control.isRefreshing { control.endRefreshing() }
      }
      #expect(bounces == (kind == .table) && control.needlessEnds == 0)
      control.endRefreshing()
      expectEqual(control.needlessEnds, 1)
    }
  }

  @Test func theViewOfAControllerIsInsideThatOfItsParent() {
    let (screen, other, page) = (UIViewController(), UIViewController(), UIViewController())
    list.view.removeFromSuperview()
    screen.view.addSubview(list.view)
    list.sim.setWindow(true)
    other.addChild(page)
    list.cell(0, 0)?.addSubview(page.view)
    expectEqual(list.codes, ["X12"])
  }
}
