#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Dispatch

  /// Options for how an adapter updates its view.
  public struct AdapterOptions: Sendable {
    /// Whether the adapter deselects a tapped row before the row's handler runs, as for a row that pushes another
    /// screen. It applies to `SelectionMode.momentary` only.
    public var deselectsRows = true
    /// Whether the adapter does not configure a row, header or footer while the user edits a text field in it,
    /// touches a control in it, or makes a gesture.
    ///
    /// The row never gets another cell in that time, even if the option is false.
    public var holdsTouchedRow = false
    /// Whether the placeholder for a row without a cell shows the row's type, for developers. By default it does so
    /// in debug builds only; otherwise the placeholder is empty.
    public var showsPlaceholders = Self.isDebugBuild
    /// Whether each cell that sets no accessibility identifier has its row's path as identifier, so that UI tests
    /// find `"favourites/1"`. By default it does so in debug builds only.
    public var identifiesCells = Self.isDebugBuild
    /// Whether updates are animated while the view scrolls.
    public var animatesWhileScrolling = true
    /// What keeps its place on screen when rows come, go and change their heights, also in lists inside containers.
    /// With an anchor, such updates are not animated.
    public var anchor = AnchorPolicy.offset
    /// The animation of a table's rows and sections; a collection's layout has its own.
    public var rowAnimation = UITableView.RowAnimation.automatic
    /// Whether a grouped table has no space where a section has no header or footer. If false, it has UIKit's default
    /// space there.
    public var closesGaps = false
    /// If an update of the list has more changes, the view reloads; nil for no limit.
    public var reloadThreshold: Int? = 1_000
    var later: Scheduler = onMainQueue
    /// Receives problems if there is no `onProblem`.
    package var console: @MainActor @Sendable (Problem) -> Void = { print($0) }

    private static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }

    /// Creates the default options.
    public init() {}

    /// Creates options with another clock, for tests.
    package init(later: @escaping Scheduler) { self.later = later }
  }

  /// Schedules on the main queue.
  @MainActor
  package func onMainQueue(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
  }
#endif
