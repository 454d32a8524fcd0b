#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Observation
  // What every file here shows screens with, and whoever uses the adapters needs: the core, and UIKit or
  // what takes its place.
  @_exported public import ScreenDSLHosting

  #if canImport(UIKit)
    @_exported public import UIKit
  #else
    @_exported public import Foundation
    @_exported public import UIKitSimulator
  #endif

  /// What the adapters of table and collection views have in common; there are no others.
  @MainActor
  public class ListAdapter {
    let shared: any SharedCore
    var observation: ScreenObservation? { didSet { oldValue?.stop() } }

    init(_ shared: any SharedCore) { self.shared = shared }

    /// What brings the view from one snapshot to the next.
    public var updater: ListUpdater { shared.updater }

    /// The snapshot that was applied last.
    public var snapshot: ScreenSnapshot { updater.newest }

    /// Called with each duplicate ID, each kind of row without a cell and each misuse of the adapter, once
    /// each; nil, as by default, prints all but the duplicates.
    ///
    /// See `ListUpdater.onIssue`.
    public var onIssue: (@MainActor (ListIssue) -> Void)? {
      get { updater.onIssue }
      set { updater.onIssue = newValue }
    }

    /// Called after each update with what it did and took; nil, as by default, measures nothing.
    ///
    /// See `ListUpdater.onUpdate`.
    public var onUpdate: (@MainActor (UpdateReport) -> Void)? {
      get { updater.onUpdate }
      set { updater.onUpdate = newValue }
    }

    /// Called when the view scrolled, also because it was laid out.
    public var onScroll: @MainActor (UIScrollView) -> Void {
      get { shared.onScroll }
      set { shared.onScroll = newValue }
    }

    /// What all rows of the list, and of those inside it, have in common; when it changes, the cells that read what
    /// is another value now are filled again, and nothing else is done.
    public var environment: ListEnvironment {
      get { updater.environment }
      set { updater.environment = newValue }
    }

    /// How many rows can be selected: none stays selected by default. What is selected and no longer may
    /// be is deselected.
    public var selectionMode: SelectionMode {
      get { updater.selectionMode }
      set { shared.setSelectionMode(newValue) }
    }

    /// The selected rows, from top to bottom; they are followed by identity, also through reloads.
    ///
    /// Rows that are set are selected, and others deselected, without running a handler. Those that were
    /// not applied are left out, and those that are more than ``selectionMode`` allows.
    ///
    /// - Complexity: O(*k*) in the number *k* of rows on the screen with something kept.
    public var selection: [RowPath] {
      get { updater.selection }
      set { updater.selection = newValue }
    }

    /// Returns the cell that shows a row, or the view in it that a closure made, if it is of this class;
    /// nil if the view has none now.
    ///
    /// - Parameter path: The row, inside its containers.
    public func cell<Cell: UIView>(at path: RowPath, as type: Cell.Type) -> Cell? {
      let cell = updater.resolved(path).flatMap(shared.cell)
      return cell as? Cell ?? (cell as? any HostingView)?.hosted as? Cell
    }

    /// Returns where a row is shown now, such as to select it; nil if no row of the list itself, or more
    /// than one, has the ID.
    ///
    /// A snapshot that waits to be shown does not count.
    public func indexPath(for path: RowPath) -> IndexPath? {
      guard let path = updater.resolved(path), path.containers.isEmpty else { return nil }
      return updater.current.position(of: path.id, in: path.section).map { IndexPath($0) }
    }

    /// Scrolls so that a row is where it is wanted, as far as possible, and the containers around it are
    /// visible: now, or once the view has a window and a size.
    ///
    /// - Parameters:
    ///   - path: The row, inside its containers.
    ///   - alignment: Where in its list's window the row is to be; nil for the start of the window, unless
    ///     all of it is visible already.
    ///   - isAnimated: Whether the user sees the list scroll; never to a row inside a container.
    ///   - completion: Called once: with true when the list has arrived, at once if it need not move; with
    ///     false when that is given up, because there is no such row, another one is scrolled to, the user
    ///     drags the list, then or on the way, or the list is gone.
    /// - Returns: Whether there is such a row; false also if several sections have it, or if it waits to
    ///   be shown.
    @discardableResult
    public func scroll(
      to path: RowPath, at alignment: RowAlignment? = nil, isAnimated: Bool = true,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Bool {
      shared.scroll(to: ScrollTarget(.row(path), alignment, completion), isAnimated: isAnimated)
    }

    /// Scrolls so that the header of a section, and its first row, are where they are wanted: see
    /// ``scroll(to:at:isAnimated:completion:)``.
    ///
    /// - Returns: Whether there is such a section.
    @discardableResult
    public func scroll(
      toSection section: SectionID, at alignment: RowAlignment? = .top, isAnimated: Bool = true,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Bool {
      let target = ScrollTarget(.supplementary(.header, section), alignment, completion)
      return shared.scroll(to: target, isAnimated: isAnimated)
    }

    /// How much of the list is below something that floats over it, such as a button or a bar above the
    /// keyboard: rows are scrolled to, stay in place and are seen beside it.
    ///
    /// In points, each at most 100,000; what is no finite number counts as none. They are added to the view's
    /// `contentInset`, so that every row can be scrolled there. What stays in
    /// place by ``AdapterOptions/anchor`` does so when they change, as does a list at its beginning.
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
      /// Carries a drop out: what is applied meanwhile is shown before the call returns.
      ///
      /// Call it in `performDropWith`, before the coordinator lets an item fly to its new place. The view has
      /// uncommitted updates then, until whose end a snapshot waits otherwise.
      ///
      /// - Parameter body: Changes the data, and applies it.
      public func performDrop(_ body: () -> Void) { shared.performDrop(body) }
    #endif

    #if !os(tvOS)
      /// Where the field of the screen's search is, as long as the screen has one: in a `UISearchController` of the
      /// adapter's; nil, as by default, for a row at the head of the list.
      ///
      /// A search controller that the app has there stays, and the screen's search has no field then. The controller
      /// around the list, if the item is its, becomes one that defines a presentation context: the search goes with it
      /// when another screen is pushed.
      public var navigationItem: UINavigationItem? {
        get { shared.searchBar?.item }
        set {
          shared.searchBar = newValue.map {
            SearchBar($0, of: updater, in: shared.scrollView, shared.options.later)
          }
        }
      }
    #endif

    /// Does what the screen says of a pull, in `onRefresh`, but for the control; nothing while that is under way.
    ///
    /// For a menu or a toolbar: tvOS has no such control, nor has an app for the Mac that looks like one, which
    /// Catalyst calls the Mac idiom.
    public func refresh() { updater.refresh() }

    /// Asks the screen to begin editing or to end it, as its `editing` says; what it refuses is shown as it was.
    ///
    /// Call it in `setEditing(_:animated:)` of the controller with the list: its edit button shows what the screen says.
    public func edit(_ isEditing: Bool) { updater.edit(isEditing) }

    /// Shows a screen, now or as soon as the view can be changed.
    ///
    /// A declaration is evaluated with what was applied last, so that blocks with `dependsOn` whose
    /// value is the same are not evaluated again.
    ///
    /// - Parameters:
    ///   - screen: What to show: a screen, or its snapshot.
    ///   - isAnimated: Whether the user may see the changes happen.
    ///   - completion: Called once with what became of the snapshot: when it, or a newer one, is
    ///     shown and the view is done with it, or when that is given up because the list is gone.
    public func apply(
      _ screen: some SnapshotConvertible, isAnimated: Bool = true,
      completion: (@MainActor (ApplyOutcome) -> Void)? = nil
    ) {
      updater.apply(
        updater.evaluate { screen.snapshot(reusing: $0) }, isAnimated: isAnimated,
        completion: completion)
    }

    /// Shows a screen, and returns what became of it once the view is done with it, animations included.
    ///
    /// - Parameters:
    ///   - screen: What to show: a screen, or its snapshot.
    ///   - isAnimated: Whether the user may see the changes happen.
    @discardableResult
    public func applyAndWait(
      _ screen: some SnapshotConvertible, isAnimated: Bool = true
    ) async -> ApplyOutcome {
      await withCheckedContinuation { continuation in
        apply(screen, isAnimated: isAnimated) { continuation.resume(returning: $0) }
      }
    }
  }

  extension ListAdapter {
    /// Shows each screen of a sequence, in place of what was followed or observed before; it ends with the
    /// adapter.
    ///
    /// ```swift
    /// adapter.follow(Observations { MainScreen(store: store) })
    /// adapter.follow(publisher.map(MainScreen.init).values)
    /// ```
    /// See `ListUpdater.follow(_:isAnimated:)`.
    ///
    /// - Parameters:
    ///   - screens: What to show. If it needs what owns the adapter, let it capture that weakly.
    ///   - isAnimated: Whether the user may see the changes happen.
    /// - Returns: What stops it, which need not be kept.
    @discardableResult
    public func follow<Screens: AsyncSequence>(
      _ screens: Screens, isAnimated: Bool = true
    ) -> ScreenObservation where Screens.Element: SnapshotConvertible {
      let following = updater.follow(screens, isAnimated: isAnimated)
      observation = following
      return following
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ListAdapter {
    /// Shows a screen now, and again after each turn in which something changed that its declaration
    /// reads of `@Observable` models.
    ///
    /// ```swift
    /// adapter.observe { MainScreen(items: store.items, store: store) }
    /// ```
    /// However much changes in a turn, the screen is evaluated once. A block that `dependsOn` skips reads
    /// nothing: name what it shows. If nothing observable is read at all, nothing will ever follow, which
    /// ``onIssue`` hears of, or else the console.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether the user may see the changes happen.
    ///   - screen: Returns what to show; kept until another one is observed, it is stopped, or the adapter
    ///     goes. If it needs what owns the adapter, capture that weakly.
    /// - Returns: What stops it, which need not be kept.
    @discardableResult
    public func observe<Shown: SnapshotConvertible>(
      isAnimated: Bool = true, _ screen: @escaping @MainActor () -> Shown
    ) -> ScreenObservation {
      let observation = ScreenObservation()
      observation.show = { [weak self, unowned observation] in
        guard let self else { return }
        let (snapshot, isFollowed) = observation.following {
          self.updater.evaluate { screen().snapshot(reusing: $0) }
        }
        apply(snapshot, isAnimated: isAnimated)
        if !isFollowed {
          updater.report(ListIssue(.nothingObserved, ValueText.name(of: Shown.self)))
        }
      }
      self.observation = observation
      observation.show?()
      return observation
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ScreenObservation {
    /// Evaluates a screen, and once more in the turn after something changed that was read.
    ///
    /// - Returns: The snapshot, and whether anything was read that can change.
    fileprivate func following(_ body: () -> ScreenSnapshot) -> (ScreenSnapshot, Bool) {
      weak var reads: ReadModels?
      // A function of its own, so that the models alone keep the object afterwards.
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

  /// What a model keeps as long as it has something to tell; no model, no object.
  private final class ReadModels: Sendable {
    @MainActor weak var observation: ScreenObservation?

    @MainActor init(_ observation: ScreenObservation) { self.observation = observation }
  }
#endif
