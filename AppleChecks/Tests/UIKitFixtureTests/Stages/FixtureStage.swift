import ExceptionCatcher
import UIKit

/// A real list with a data source whose counts a test switches; every replay makes its own.
@MainActor
protocol FixtureStage: AnyObject {
  var source: FixtureSource { get }
  var view: UIScrollView { get }
  var window: UIWindow { get }
  /// The number of items in each section, as the view knows it.
  var shownCounts: [Int] { get }

  func performBatch(_ updates: @escaping @MainActor () -> Void)
  /// Hands the operations of a batch over, inside its block.
  func perform(_ operations: BatchOperations)
  func reconfigure(_ path: IndexPath)
  func reloadData()
  func cell(at path: IndexPath) -> (any FixtureCell)?
}

/// Returns a list that is in no window yet and was never laid out.
@MainActor
func makeStage(_ kind: ListKind, counts: [Int]) -> any FixtureStage {
  switch kind {
  case .table: TableStage(counts: counts)
  case .collection: CollectionStage(counts: counts)
  }
}

extension FixtureStage {
  /// Puts the list on the screen, with room for all items of every fixture.
  ///
  /// Without an app around the tests no window can become the key window, so none is asked to.
  func enterWindow() {
    window.addSubview(view)
    window.isHidden = false
  }

  /// Replays a batch, with counts that switch inside its block, and lays out.
  ///
  /// - Returns: The exception that was raised, after which the stage is good for nothing.
  func replay(_ fixture: BatchFixture) -> NSException? {
    raisedException {
      self.performBatch {
        self.source.counts = fixture.new
        self.perform(fixture.operations)
      }
      self.view.layoutIfNeeded()
    }
  }

  /// Takes the list off the screen and keeps it in memory until the process ends.
  func abandon() {
    Abandoned.keep(view, in: window, with: self)
  }
}

/// Views that are never deallocated.
///
/// This leak is on purpose. After an exception in the middle of an update a view is in a state that
/// UIKit never meant to be seen, and the frames that the exception went through released nothing. A
/// layout at the end of the turn, or a deallocation, might raise again, where nobody catches it and
/// the process ends.
@MainActor
enum Abandoned {
  private static var objects: [AnyObject] = []

  /// Keeps a view and what belongs to it, and takes the view out of its window.
  static func keep(_ view: UIView, in window: UIWindow, with owner: AnyObject) {
    objects += [view, window, owner]
    _ = raisedException {
      window.isHidden = true
      view.removeFromSuperview()
    }
    UIView.setAnimationsEnabled(true)
  }
}

/// The screen of all stages, in points.
@MainActor
enum FixtureScreen {
  static let frame = CGRect(x: 0, y: 0, width: 320, height: 800)
  static let itemSize = CGSize(width: 320, height: 20)

  /// Returns a window in the scene of the app around the tests: any other is never shown.
  static func window() -> UIWindow {
    let window = UIWindow(frame: frame)
    window.windowScene =
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return window
  }
}
