#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Observation
  // All files here and all users of the adapters need these: Hosting, and UIKit or its replacement.
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

    /// Updates the view from snapshot to snapshot.
    public var updater: ListUpdater { shared.updater }

    /// The snapshot that was applied last.
    public var snapshot: ScreenSnapshot { updater.newest }

    /// Called once with each duplicate ID, each kind of row without a cell and each misuse of the adapter. If it is
    /// nil, the default, the adapter prints all but the duplicates.
    ///
    /// See `ListUpdater.onProblem`.
    public var onProblem: (@MainActor (Problem) -> Void)? {
      get { updater.onProblem }
      set { updater.onProblem = newValue }
    }

    /// Called after each update with its changes and costs. If it is nil, the default, nothing is measured.
    ///
    /// See `ListUpdater.onUpdate`.
    public var onUpdate: (@MainActor (UpdateReport) -> Void)? {
      get { updater.onUpdate }
      set { updater.onUpdate = newValue }
    }

    /// Called when the view scrolled, also because of its layout.
    public var onScroll: @MainActor (UIScrollView) -> Void {
      get { shared.onScroll }
      set { shared.onScroll = newValue }
    }

    /// The values that all rows of the list, and of lists inside it, share. A change configures the cells that read a
    /// changed value, and does nothing else.
    public var environment: ListEnvironment {
      get { updater.environment }
      set { updater.environment = newValue }
    }

    /// How many rows can be selected; by default no row stays selected. Setting it deselects rows that exceed it.
    public var selectionMode: SelectionMode {
      get { updater.selectionMode }
      set { shared.setSelectionMode(newValue) }
    }

    /// The selected rows, from top to bottom. They follow their IDs, also through reloads.
    ///
    /// Setting it selects these rows and deselects others, without running a handler. It ignores rows that were not
    /// applied, and rows that exceed ``selectionMode``.
    ///
    /// - Complexity: O(*k*) in the number *k* of rows on the screen with cell states.
    public var selection: [RowPath] {
      get { updater.selection }
      set { updater.selection = newValue }
    }

    /// Returns the cell of a row, or the view in it that a closure created, if it has this class; nil if the view has
    /// none now.
    ///
    /// - Parameter path: The row, with its containers.
    public func cell<Cell: UIView>(at path: RowPath, as type: Cell.Type) -> Cell? {
      let cell = updater.resolved(path).flatMap(shared.cell)
      return cell as? Cell ?? (cell as? any HostingView)?.hosted as? Cell
    }

    /// Returns the index path at which a row is shown now, such as to select it; nil if no row of the list itself, or
    /// more than one, has the ID.
    ///
    /// A snapshot that waits to be shown does not count.
    public func indexPath(for path: RowPath) -> IndexPath? {
      guard let path = updater.resolved(path), path.containers.isEmpty else { return nil }
      return updater.current.position(of: path.id, in: path.section).map { IndexPath($0) }
    }

    /// Scrolls to a row, within the limits of the content, and makes the containers around it visible: now, or when the
    /// view has a window and a size.
    ///
    /// - Parameters:
    ///   - path: The row, with its containers.
    ///   - alignment: The row's alignment in the visible part of its list; nil for its start, unless all of the row is
    ///     visible already.
    ///   - animated: Whether to animate the scroll. A scroll to a row inside a container is never animated.
    ///   - completion: Called once: with true when the list has arrived, at once if it need not scroll; with false if
    ///     the row does not exist, another scroll follows, the user drags the list, or the list is freed.
    /// - Returns: Whether the row exists. False also if several sections have it, or if its snapshot waits to be shown.
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

    /// The insets of content that floats over the list, such as a button or a bar above the keyboard. Scrolls, anchors
    /// and visibility exclude this area.
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
      /// Performs a drop: snapshots applied in `body` are shown before the call returns.
      ///
      /// Call it in `performDropWith`, before the coordinator animates an item to its new position. The view then has
      /// uncommitted updates, for whose end other snapshots wait.
      ///
      /// - Parameter body: Changes the data, and applies it.
      public func performDrop(_ body: () -> Void) { shared.performDrop(body) }
    #endif

    #if !os(tvOS)
      /// The navigation item that gets the screen's search field, in a `UISearchController` of the adapter. If it is
      /// nil, the default, the field is a row at the top of the list.
      ///
      /// If the item already has a search controller of the app, that stays, and the screen's search has no field. The
      /// view controller around the list, if the item is its own, then defines a presentation context, so that the
      /// search ends when another screen is pushed.
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

    /// Asks the screen to begin or end editing, with its `editing` action. If it refuses, controls show the old state
    /// again.
    ///
    /// Call it in `setEditing(_:animated:)` of the list's view controller, so that its edit button shows the screen's
    /// state.
    public func edit(_ isEditing: Bool) { updater.edit(isEditing) }

    /// Shows a screen, now or as soon as the view can be changed.
    ///
    /// A declaration is evaluated with the last applied snapshot, so blocks with equal `dependsOn` values are not
    /// evaluated again.
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

    /// Shows a screen, and returns the outcome after the view has completed it, with its animations.
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
    /// Shows each screen of a sequence, and stops following or observing others; it ends with the adapter.
    ///
    /// ```swift
    /// adapter.follow(Observations { MainScreen(store: store) })
    /// adapter.follow(publisher.map(MainScreen.init).values)
    /// ```
    /// See `ListUpdater.follow(_:animated:)`.
    ///
    /// - Parameters:
    ///   - screens: The screens. If the sequence needs the owner of the adapter, let it capture the owner weakly.
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
    ///   - screen: Returns the screen. The adapter retains the closure until it observes another one, is stopped, or is
    ///     freed. If the closure needs the owner of the adapter, let it capture the owner weakly.
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
    /// Evaluates a screen, and again in the turn after an observable property that it read changed.
    ///
    /// - Returns: The snapshot, and whether it read an observable property.
    fileprivate func following(_ body: () -> ScreenSnapshot) -> (ScreenSnapshot, Bool) {
      weak var reads: ReadModels?
      // A function of its own, so that only the models retain the object afterwards.
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
