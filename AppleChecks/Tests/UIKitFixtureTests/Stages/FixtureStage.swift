import ExceptionCatcher
import UIKit

/// A real list whose data source has counts that a test changes; every replay makes its own stage.
@MainActor
protocol FixtureStage: AnyObject {
  var source: FixtureSource { get }
  var view: UIScrollView { get }
  var window: UIWindow { get }
  /// The number of items in each section that the view reports.
  var shownCounts: [Int] { get }

  func performBatch(_ updates: @escaping @MainActor () -> Void)
  /// Passes the operations of a batch to the view, inside the block of the batch.
  func perform(_ operations: BatchOperations)
  func reconfigure(_ path: IndexPath)
  func reloadData()
  func cell(at path: IndexPath) -> (any FixtureCell)?
}

/// Returns a list that has no window and was never laid out.
@MainActor
func makeStage(_ kind: ListKind, counts: [Int]) -> any FixtureStage {
  switch kind {
  case .table: TableStage(counts: counts)
  case .collection: CollectionStage(counts: counts)
  }
}

extension FixtureStage {
  /// Shows the list on the screen, large enough for all items of every fixture.
  ///
  /// The window is not made the key window, because without an app no window can be.
  func enterWindow() {
    window.addSubview(view)
    window.isHidden = false
  }

  /// Replays a batch, changes the counts inside its block, and lays out.
  ///
  /// - Returns: The exception that was raised, after which the stage cannot be used again.
  func replay(_ fixture: BatchFixture) -> NSException? {
    raisedException {
      self.performBatch {
        self.source.counts = fixture.new
        self.perform(fixture.operations)
      }
      self.view.layoutIfNeeded()
    }
  }

  /// Removes the list from the screen and keeps it in memory until the process ends.
  func abandon() {
    Abandoned.keep(view, in: window, with: self)
  }
}

/// Views that are never deallocated.
///
/// This leak is intended. After an exception in the middle of an update a view is in a state that UIKit does not
/// expect, and the interrupted calls released nothing. A layout at the end of the run loop's turn, or a deallocation,
/// could raise again. Nothing would catch that exception, and the process would end.
@MainActor
enum Abandoned {
  private static var objects: [AnyObject] = []

  /// Keeps a view and its owner, and removes the view from its window.
  static func keep(_ view: UIView, in window: UIWindow, with owner: AnyObject) {
    objects += [view, window, owner]
    _ = raisedException {
      window.isHidden = true
      view.removeFromSuperview()
    }
    UIView.setAnimationsEnabled(true)
  }
}

/// The size of all stages on the screen, in points.
@MainActor
enum FixtureScreen {
  static let frame = CGRect(x: 0, y: 0, width: 320, height: 800)
  static let itemSize = CGSize(width: 320, height: 20)

  /// Returns a window in the scene of the app that runs the tests; a window without a scene is never shown.
  static func window() -> UIWindow {
    let window = UIWindow(frame: frame)
    window.windowScene =
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return window
  }
}
