#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Dispatch

  /// Options for how an adapter updates its view.
  public struct AdapterOptions: Sendable {
    /// Whether a tapped row is deselected before its handler runs, which suits rows that push another screen; only for
    /// `SelectionMode.momentary`.
    public var deselectsRows = true
    /// Whether a touched row, header or footer waits with new content while a text field in it is edited, a control
    /// touched or a gesture is running.
    ///
    /// It never gets another view before that, whatever the option.
    public var holdsTouchedRow = false
    /// Whether a placeholder for a missing cell describes it, for developers; by default in debug builds. If not, the
    /// placeholder is empty.
    public var showsPlaceholders = Self.isDebugBuild
    /// Whether each cell has its row's path as accessibility identifier, unless it sets one, so that UI tests find
    /// `"favourites/1"`; by default in debug builds.
    public var identifiesCells = Self.isDebugBuild
    /// Whether updates are animated while the view scrolls.
    public var animatesWhileScrolling = true
    /// What keeps its place on screen when rows come, go and change their heights, also in lists inside containers.
    /// With an anchor, such updates are not animated.
    public var anchor = AnchorPolicy.offset
    /// The animation of a table's rows and sections; a collection's layout has its own.
    public var rowAnimation = UITableView.RowAnimation.automatic
    /// Whether the sections of a grouped table without header and footer touch; if not, the table has UIKit's default
    /// space there.
    public var closesGaps = false
    /// The number of changes in the list itself above which the view reloads; nil for no limit.
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
