#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Observation
  // Exported, because all files of this module and all users of the adapters need them.
  @_exported public import ScreenDSLHosting

  #if canImport(UIKit)
    @_exported public import UIKit
  #else
    @_exported public import Foundation
    @_exported public import UIKitSimulator
  #endif

  /// The common base class of the adapters; there are no other subclasses.
  @MainActor
  public class ListAdapter {
    let shared: any SharedCore
    var observation: ScreenObservation? { didSet { oldValue?.stop() } }

    init(_ shared: any SharedCore) { self.shared = shared }

    /// The object that updates the view from one snapshot to the next.
    public var updater: ListUpdater { shared.updater }

    /// The snapshot that was applied last.
    public var snapshot: ScreenSnapshot { updater.newest }

    /// Receives each duplicate ID, each kind of row without a cell and each misuse of the adapter once. If it is nil,
    /// which is the default, the adapter prints all issues except duplicates.
    ///
    /// See `ListUpdater.onProblem`.
    public var onProblem: (@MainActor (Problem) -> Void)? {
      get { updater.onProblem }
      set { updater.onProblem = newValue }
    }

    /// Receives the changes and costs of each update, after the update. If it is nil, which is the default, the
    /// adapter measures nothing.
    ///
    /// See `ListUpdater.onUpdate`.
    public var onUpdate: (@MainActor (UpdateReport) -> Void)? {
      get { updater.onUpdate }
      set { updater.onUpdate = newValue }
    }

    /// Runs when the view has scrolled, also if a layout caused it.
    public var onScroll: @MainActor (UIScrollView) -> Void {
      get { shared.onScroll }
      set { shared.onScroll = newValue }
    }

    /// The values that all rows of the list and of lists inside it share. If a value changes, the adapter configures
    /// the cells that read it, and no other cell.
    public var environment: ListEnvironment {
      get { updater.environment }
      set { updater.environment = newValue }
    }

    /// How many rows the user can select. By default no row stays selected. If you set it, the adapter deselects the
    /// rows that the new mode does not allow.
    public var selectionMode: SelectionMode {
      get { updater.selectionMode }
      set { shared.setSelectionMode(newValue) }
    }

    /// The selected rows, from top to bottom. A row stays selected when it moves or is reloaded.
    ///
    /// If you set it, the adapter selects these rows and deselects all others, without running a handler. It ignores
    /// rows that are not in the newest screen, and rows that ``selectionMode`` does not allow.
    ///
    /// - Complexity: O(*k*) in the number *k* of rows on the screen with cell states.
    public var selection: [RowPath] {
      get { updater.selection }
      set { updater.selection = newValue }
    }

    /// Returns the cell of a row, or the view in it that a closure created, if the object has this class; nil if the
    /// row has no cell now.
    ///
    /// - Parameter path: The row, with its containers.
    public func cell<Cell: UIView>(at path: RowPath, as type: Cell.Type) -> Cell? {
      let cell = updater.resolved(path).flatMap(shared.cell)
      return cell as? Cell ?? (cell as? any HostingView)?.hosted as? Cell
    }

    /// Returns the index path at which the view shows a row now; nil if no row of the outer list has the ID, or
    /// several rows have it.
    ///
    /// A snapshot that waits to be shown does not count.
    public func indexPath(for path: RowPath) -> IndexPath? {
      guard let path = updater.resolved(path), path.containers.isEmpty else { return nil }
      return updater.current.position(of: path.id, in: path.section).map { IndexPath($0) }
    }

    /// Scrolls to a row, within the limits of the content, and makes the containers around it visible. It does so at
    /// once, or when the view has a window and a size.
    ///
    /// - Parameters:
    ///   - path: The row, with its containers.
    ///   - alignment: The row's alignment in the visible part of its list; nil for its start, unless all of the row is
    ///     visible already.
    ///   - animated: Whether to animate the scroll. A scroll to a row inside a container is never animated.
    ///   - completion: Runs once. It receives true when the list has arrived, which may be at once, and false if the
    ///     row does not exist, another scroll follows, the user drags the list, or the list is freed.
    /// - Returns: Whether the row exists. It is also false if several sections have the row, or if the list does not
    ///   show its snapshot yet.
    @discardableResult
    public func scroll(
      to path: RowPath, at alignment: RowAlignment? = nil, animated: Bool = true,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Bool {
      shared.scroll(to: ScrollTarget(.row(path), alignment, completion), animated: animated)
    }

    /// Scrolls to the header of a section and its first row: see ``scroll(to:at:animated:completion:)``.
    ///
    /// - Returns: Whether the section exists.
    @discardableResult
    public func scroll(
      toSection section: SectionID, at alignment: RowAlignment? = .top, animated: Bool = true,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Bool {
      let target = ScrollTarget(.supplementary(.header, section), alignment, completion)
      return shared.scroll(to: target, animated: animated)
    }

    /// The insets of views that float over the list, such as a button or a bar above the keyboard. Scrolls, anchors
    /// and visibility ignore the area below these views.
    ///
    /// They are in points, each at most 100,000; values that are not finite mean 0. The adapter adds them to the view's
    /// `contentInset`, so that every row can be scrolled out of the area. When they change, rows anchored by
    /// ``AdapterOptions/anchor`` keep their place, and so does a list at its start.
    public var floatingInsets: UIEdgeInsets {
      get { shared.floatingInsets }
      set {
        func valid(_ inset: CGFloat) -> CGFloat {
          inset.isFinite ? min(max(inset, -100_000), 100_000) : 0
        }
        shared.floatingInsets = UIEdgeInsets(
          top: valid(newValue.top), left: valid(newValue.left), bottom: valid(newValue.bottom),
          right: valid(newValue.right))
      }
    }

    #if !os(tvOS)
      /// Performs a drop. The list shows the snapshots that `body` applies before the call returns.
      ///
      /// Call it in `performDropWith`, before the coordinator animates an item to its new position. At that time the
      /// view has uncommitted updates, and snapshots that you apply elsewhere wait for their end.
      ///
      /// - Parameter body: Changes the data, and applies it.
      public func performDrop(_ body: () -> Void) { shared.performDrop(body) }
    #endif

    #if !os(tvOS)
      /// The navigation item to which the adapter adds the screen's search field, in a `UISearchController`. If it is
      /// nil, which is the default, the field is a row at the top of the list.
      ///
      /// If the item already has a search controller of the app, that controller stays, and the screen's search has
      /// no field. If the item belongs to the view controller around the list, the adapter makes this controller
      /// define a presentation context, so that the search ends when another screen is pushed.
      public var navigationItem: UINavigationItem? {
        get { shared.searchBar?.item }
        set {
          shared.searchBar = newValue.map {
            SearchBar($0, of: updater, in: shared.scrollView, shared.options.later)
          }
        }
      }
    #endif

    /// Runs the screen's `onRefresh` without the control; does nothing while it is running.
    ///
    /// Use it for a menu or a toolbar: tvOS has no refresh control, and neither has the Mac idiom of Catalyst.
    public func refresh() { updater.refresh() }

    /// Asks the screen to begin or end editing, with its `editing` action. If the screen does not change its state,
    /// an edit button shows the old state again.
    ///
    /// Call it in `setEditing(_:animated:)` of the list's view controller, so that its edit button shows the screen's
    /// state.
    public func edit(_ isEditing: Bool) { updater.edit(isEditing) }

    /// Shows a screen at once, or as soon as the view can be changed.
    ///
    /// The adapter evaluates a declaration with the last applied snapshot, so it does not evaluate blocks whose
    /// `dependsOn` values are equal.
    ///
    /// - Parameters:
    ///   - screen: A screen, or its snapshot.
    ///   - animated: Whether to animate the changes.
    ///   - completion: Called once with the outcome: when the list shows the snapshot or a newer one and the view has
    ///     completed it, or when the list is freed.
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
  }

  extension ListAdapter {
    /// Shows each screen of a sequence until the adapter is freed. It replaces an earlier call of this method or of
    /// `observe`.
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
    /// - Returns: An object that stops following; you need not keep it.
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
    /// Shows a screen now, and again after each turn in which an observable property that its declaration reads
    /// changed.
    ///
    /// ```swift
    /// adapter.observe { MainScreen(items: store.items, store: store) }
    /// ```
    /// The screen is evaluated once per turn. A block that `dependsOn` skips reads nothing, so name its values. If the
    /// declaration reads no observable property, the screen never changes, and the adapter reports that to ``onProblem``
    /// or the console.
    ///
    /// - Parameters:
    ///   - animated: Whether to animate the changes.
    ///   - screen: Returns the screen. The adapter retains the closure until it observes another screen, `stop()` is
    ///     called, or it is freed. If the closure uses the owner of the adapter, it must capture the owner weakly.
    /// - Returns: An object that stops observing; you need not keep it.
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
    /// Evaluates a screen, and evaluates it again in the turn after an observable property that it read has changed.
    ///
    /// - Returns: The snapshot, and whether it read an observable property.
    fileprivate func following(_ body: () -> ScreenSnapshot) -> (ScreenSnapshot, Bool) {
      weak var reads: ReadModels?
      // This is a function of its own, so that afterwards only the models retain the object.
      func follow() -> ScreenSnapshot {
        let made = ReadModels(self)
        reads = made
        return withObservationTracking(body) {
          Task { @MainActor in made.observation?.show?() }
        }
      }
      let snapshot = follow()
      return (snapshot, reads != nil)
    }
  }

  /// An object that observable models retain while they may report a change; it is freed if there is no model.
  private final class ReadModels: Sendable {
    @MainActor weak var observation: ScreenObservation?

    @MainActor init(_ observation: ScreenObservation) { self.observation = observation }
  }
#endif
