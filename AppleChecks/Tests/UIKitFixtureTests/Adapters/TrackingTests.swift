import Observation
import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// UIKit's own tracking of observable models.
@available(iOS 26, tvOS 26, visionOS 26, *)
final class TrackingTests: AdapterTestCase {
  /// F92. A controller applies its screen in `updateProperties`; then a model that the screen reads changes twice in
  /// one turn of the run loop, while the first update is animated.
  ///
  /// - Expected: each turn is one update, a batch except for the first one, and no update waits.
  /// - Otherwise: if an update waits, the view is in a callback at that time, and `Docs/UIKit.md` must recommend
  ///   `observe`; if a turn is several updates, or none, `apply` must read the models of cells without tracking.
  func testUpdatesOfATrackedController() {
    let controller = TrackingController()
    let window = makeWindow(around: controller.view)
    window.rootViewController = controller
    controller.updatePropertiesIfNeeded()
    controller.view.layoutIfNeeded()
    for count in 2...3 {
      controller.store.entries.append(Entry("\(count)"))
      controller.store.entries.append(Entry("again \(count)"))
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    }
    XCTAssertEqual(controller.reports.count, 3)
    XCTAssertEqual(
      controller.reports.dropFirst().filter { $0.reload != nil || $0.hasWaited }.count, 0)
    XCTAssertEqual(controller.table.numberOfRows(inSection: 0), 5)
    for report in controller.reports { print("FIXTURE F92: \(report)") }
    Abandoned.keep(controller.table, in: window, with: controller.adapter)
  }
}

@available(iOS 26, tvOS 26, visionOS 26, *)
@Observable @MainActor
private final class TrackedStore {
  var entries = [Entry("1")]
}

@available(iOS 26, tvOS 26, visionOS 26, *)
private final class TrackingController: UIViewController {
  let store = TrackedStore()
  let table = UITableView.forFixtures()
  lazy var adapter = TableAdapter(
    table,
    cells: CellRegistry(
      .class(UITableViewCell.self, showing: Entry.self) { cell, entry, _ in
        cell.textLabel?.text = entry.text
      }))
  private(set) var reports: [UpdateReport] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    adapter.onUpdate = { [weak self] in self?.reports.append($0) }
  }

  override func updateProperties() {
    adapter.apply(ScreenSnapshot([Section("rows") { store.entries }]))
  }
}
