#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Observation
  @_exported public import ScreenDSLHosting

  #if canImport(UIKit)
    @_exported public import UIKit
  #else
    @_exported public import Foundation
    @_exported public import UIKitSimulator
  #endif

  /// The common base class of ``TableAdapter`` and ``CollectionAdapter``. There are no other subclasses.
  @MainActor
  public class ListAdapter {
    let viewDelegate: ForwardingDelegate
    var core: AdapterCore { viewDelegate.core }
    var observation: ScreenObservation? { didSet { oldValue?.stop() } }

    init(_ viewDelegate: ForwardingDelegate) { self.viewDelegate = viewDelegate }

    /// The object that updates the view from one snapshot to the next.
    public var updater: ListUpdater { core.updater }

    /// Receives the problems that the adapter finds, such as duplicate IDs, rows without a cell and misuses of the
    /// adapter.
    ///
    /// By default this closure is nil, and the adapter prints all problems except duplicate IDs.
    ///
    /// See `ListUpdater.onProblem`.
    public var onProblem: (@MainActor (Problem) -> Void)? {
      get { updater.onProblem }
      set { updater.onProblem = newValue }
    }

    /// Receives the changes and costs of each update, after the update. By default this closure is nil. The adapter
    /// then measures updates only if signposts are enabled, as in Instruments.
    ///
    /// See `ListUpdater.onUpdate`.
    public var onUpdate: (@MainActor (UpdateReport) -> Void)? {
      get { updater.onUpdate }
      set { updater.onUpdate = newValue }
    }

    /// A closure that the adapter calls when the view has scrolled. The cause can be the user, a call of the app or a
    /// layout of the view.
    public var onScroll: @MainActor (UIScrollView) -> Void {
      get { core.onScroll }
      set { core.onScroll = newValue }
    }

    /// The values that all rows of the list share, including the rows of lists inside cells. If a value changes, the
    /// adapter configures only the cells that read this value.
    public var environment: ListEnvironment {
      get { updater.environment }
      set { updater.environment = newValue }
    }

    /// Whether a tapped row stays selected, and whether the user can select several rows. By default no row stays
    /// selected. If you set this property, the adapter deselects rows that the new mode does not allow. See
    /// `ListUpdater.selectionMode`.
    public var selectionMode: SelectionMode {
      get { updater.selectionMode }
      set { core.setSelectionMode(newValue) }
    }

    /// The selected rows, from top to bottom, then selected rows that are not in the list now. A row stays selected
    /// when it moves, is reloaded, or is hidden, for example by a search.
    ///
    /// If you set this property, the adapter selects these rows and deselects all others. No handler runs. The adapter
    /// ignores rows that are neither in the newest screen nor selected already, and rows that ``selectionMode`` does
    /// not allow.
    ///
    /// - Complexity: O(*k* log *k*) in the number *k* of selected rows of the whole screen.
    public var selection: [RowPath] {
      get { updater.selection }
      set { updater.selection = newValue }
    }

    /// Returns the cell of a row; nil if the row has no cell of this class now.
    ///
    /// - Parameters:
    ///   - path: The path of the row. For a row of a list inside a cell, the path begins with the ID of the cell's own
    ///     row.
    ///   - type: The class of the cell. If the row's registration has a closure that creates a view, the class of this
    ///     view, which is inside the cell.
    public func cell<Cell: UIView>(at path: RowPath, as type: Cell.Type) -> Cell? {
      let cell = updater.resolved(path).flatMap { core.cell(at: .row($0)) }
      return cell as? Cell ?? (cell as? any HostingView)?.hosted as? Cell
    }

    /// Returns the index path at which the view shows a row now; nil if the view shows no such row, or if the path has
    /// no section and several sections have such a row. A row of a list inside a cell has no index path.
    ///
    /// The method ignores snapshots that the view does not show yet.
    public func indexPath(for path: RowPath) -> IndexPath? {
      guard let path = updater.resolved(path), path.containers.isEmpty else { return nil }
      return updater.current.position(of: path.id, in: path.section).map { IndexPath($0) }
    }

    /// Scrolls to a row, within the limits of the content. If the row is in a list inside a cell, this cell becomes
    /// visible too. If the view has no window or no size yet, the adapter scrolls when the view has both.
    ///
    /// - Parameters:
    ///   - path: The path of the row. For a row of a list inside a cell, the path begins with the ID of the cell's own
    ///     row.
    ///   - alignment: The row's alignment in the visible part of its list; nil to show the start of the row, unless
    ///     the whole row is visible already.
    ///   - animated: Whether to animate the scroll. A scroll to a row of a list inside a cell is never animated.
    ///   - completion: The adapter calls this closure once. The closure receives true when the row has its alignment,
    ///     which can be at once. The closure receives false if the row does not exist, another scroll follows, the
    ///     user drags the list, or the list is freed.
    /// - Returns: True if the row exists. False if there is no such row, or if the path has no section and several
    ///   sections have such a row. The method ignores snapshots that the view does not show yet.
    @discardableResult
    public func scroll(
      to path: RowPath, at alignment: RowAlignment? = nil, animated: Bool = true,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Bool {
      core.scroll(to: ScrollTarget(.row(path), alignment, completion), animated: animated)
    }

    /// Scrolls to the header and the first row of a section: see ``scroll(to:at:animated:completion:)``.
    ///
    /// - Returns: Whether the section exists and has a header or a row.
    @discardableResult
    public func scroll(
      toSection section: SectionID, at alignment: RowAlignment? = .top, animated: Bool = true,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Bool {
      let target = ScrollTarget(.supplementary(.header, section), alignment, completion)
      return core.scroll(to: target, animated: animated)
    }

    /// The insets for views that float over the list, such as a button or a bar above the keyboard. Rows behind these
    /// views do not count as visible.
    ///
    /// The insets are in points, each from -100,000 to 100,000; values that are not finite mean 0. The adapter adds the
    /// insets to the view's `contentInset`, so that the user can scroll every row out of the area behind the floating
    /// views. When the insets change, ``AdapterOptions/anchor`` decides which rows do not move on the screen. A list
    /// that is at its start stays at its start.
    public var floatingInsets: UIEdgeInsets {
      get { core.floatingInsets }
      set {
        func valid(_ inset: CGFloat) -> CGFloat {
          inset.isFinite ? min(max(inset, -100_000), 100_000) : 0
        }
        core.floatingInsets = UIEdgeInsets(
          top: valid(newValue.top), left: valid(newValue.left), bottom: valid(newValue.bottom),
          right: valid(newValue.right))
      }
    }

    #if !os(tvOS)
      /// Performs a drop. When this method returns, the list shows the last snapshot that `body` has applied.
      ///
      /// Call this method in `performDropWith`, before the coordinator animates an item to its new position. At that
      /// time the view has uncommitted updates. Snapshots that you apply outside of `body` wait until the view has
      /// committed its updates.
      ///
      /// - Parameter body: Changes the app's state, and applies a snapshot.
      public func performDrop(_ body: () -> Void) { core.performDrop(body) }

      /// The navigation item to which the adapter adds the screen's search field, in a `UISearchController`. By
      /// default this property is nil, and a row at the top of the list shows the field.
      ///
      /// If the item already has a search controller of the app, the adapter does not replace it, and the list shows no
      /// search field. If the item belongs to a view controller that contains the list, the adapter sets
      /// `definesPresentationContext` of this view controller to true, so that the search field disappears when the app
      /// pushes another screen.
      public var navigationItem: UINavigationItem? {
        get { core.searchBar?.item }
        set {
          // A new search bar would end the user's search.
          if let newValue, newValue === navigationItem, newValue.searchController != nil { return }
          core.searchBar = newValue.map { SearchBar($0, of: core) }
          viewDelegate.searchBar = core.searchBar
        }
      }
    #endif

    /// Begins or ends editing, like a tap on an edit button, and runs the screen's action for editing. If this action
    /// does not change the state, the edit button shows the old state again.
    ///
    /// Call this method in `setEditing(_:animated:)` of the list's view controller, so that the edit button of this
    /// controller shows the state of the screen.
    public func edit(_ isEditing: Bool) { updater.edit(isEditing) }

    /// Shows a screen at once, or as soon as the adapter can change the view.
    ///
    /// A section can have a closure for its rows, with values in `dependsOn`. If these values are equal to those in the
    /// snapshot that was applied last, the closure does not run, and the section keeps its rows of that snapshot.
    ///
    /// - Parameters:
    ///   - screen: A screen, or its snapshot.
    ///   - animated: Whether to animate the changes.
    ///   - completion: The adapter calls this closure once with the outcome, when the view shows the snapshot or a
    ///     newer one and has completed its animations, or when the list is freed.
    public func apply(
      _ screen: some SnapshotConvertible, animated: Bool = true,
      completion: (@MainActor (ApplyOutcome) -> Void)? = nil
    ) {
      updater.apply(
        updater.evaluate { screen.snapshot(reusing: $0) }, animated: animated,
        completion: completion)
    }

    /// Shows a screen, and returns the outcome after the view has completed the update and its animations.
    ///
    /// - Parameters:
    ///   - screen: A screen, or its snapshot.
    ///   - animated: Whether to animate the changes.
    @discardableResult
    public func applyAndWait(
      _ screen: some SnapshotConvertible, animated: Bool = true
    ) async -> ApplyOutcome {
      await withCheckedContinuation { continuation in
        apply(screen, animated: animated) { continuation.resume(returning: $0) }
      }
    }

    /// Shows the screens of a sequence until the adapter is freed. If you call this method or `observe` again, the
    /// adapter stops following the earlier sequence.
    ///
    /// ```swift
    /// adapter.follow(Observations { MainScreen(store: store) })
    /// adapter.follow(publisher.map(MainScreen.init).values)
    /// ```
    /// See `ListUpdater.follow(_:animated:)`.
    ///
    /// - Parameters:
    ///   - screens: The screens. If the sequence uses the owner of the adapter, it must capture the owner weakly.
    ///   - animated: Whether to animate the changes.
    /// - Returns: An object with a method that stops the adapter from following the sequence. You need not store the
    ///   object.
    @discardableResult
    public func follow<Screens: AsyncSequence>(
      _ screens: Screens, animated: Bool = true
    ) -> ScreenObservation where Screens.Element: SnapshotConvertible {
      let following = updater.follow(screens, animated: animated)
      observation = following
      return following
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ListAdapter {
    /// Shows a screen now. If an observable property that the screen's declaration reads changes, the adapter shows the
    /// screen again in the next turn of the main actor.
    ///
    /// ```swift
    /// adapter.observe { MainScreen(items: store.items, store: store) }
    /// ```
    /// The adapter evaluates the screen once for all changes without an `await` between them. If a section's closure
    /// does not run because its `dependsOn` values are unchanged, the adapter does not notice changes of the properties
    /// that only this closure reads. So `dependsOn` must name all values that the closure needs. If the declaration
    /// reads no observable property, the screen never changes, and the adapter reports this to ``onProblem`` or the
    /// console.
    ///
    /// - Parameters:
    ///   - animated: Whether to animate the changes.
    ///   - screen: Returns the screen. The adapter retains the closure until the adapter observes another screen, you
    ///     call `stop()`, or the adapter is freed. If the closure uses the owner of the adapter, it must capture the
    ///     owner weakly.
    /// - Returns: An object with a method that ends the observation. You need not store the object.
    @discardableResult
    public func observe<Shown: SnapshotConvertible>(
      animated: Bool = true, _ screen: @escaping @MainActor () -> Shown
    ) -> ScreenObservation {
      let observation = ScreenObservation()
      observation.show = { [weak self, unowned observation] in
        guard let self else { return }
        let (snapshot, isFollowed) = observation.following {
          self.updater.evaluate { screen().snapshot(reusing: $0) }
        }
        apply(snapshot, animated: animated)
        if !isFollowed {
          let name = ValueText.quotedBeginning(ValueText.name(of: Shown.self))
          updater.report(Problem(.nothingObserved, "Nothing observable is read by \(name)"))
        }
      }
      self.observation = observation
      observation.show?()
      return observation
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ScreenObservation {
    fileprivate func following(_ body: () -> ScreenSnapshot) -> (ScreenSnapshot, Bool) {
      weak var reads: ReadModels?
      func follow() -> ScreenSnapshot {
        let made = ReadModels(self)
        reads = made
        return withObservationTracking(body) { Task { @MainActor in made.observation?.show?() } }
      }
      let snapshot = follow()
      return (snapshot, reads != nil)
    }
  }

  private final class ReadModels: Sendable {
    @MainActor weak var observation: ScreenObservation?

    @MainActor init(_ observation: ScreenObservation) { self.observation = observation }
  }
#endif
