#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Dispatch

  /// How an adapter treats its view.
  public struct AdapterOptions: Sendable {
    /// Whether a row that is tapped is deselected before its handler runs, which fits rows that push another
    /// screen; only for `SelectionMode.momentary`.
    public var deselectsRows = true
    /// Whether the new content of a row, header or footer that the user touches is shown only when that
    /// is over: not while a text field in it is edited, a control touched or a gesture under way.
    ///
    /// It never gets another view before that, whatever the option.
    public var holdsTouchedRow = false
    /// Whether a row, a header or a footer without a cell shows which one is missing, for developers; by
    /// default in debug builds. If not, it is empty.
    public var showsPlaceholders = Self.isDebugBuild
    /// Whether each cell has its row's path as its accessibility identifier, unless it set one, so that UI
    /// tests find `"favourites/1"`; by default in debug builds.
    public var identifiesCells = Self.isDebugBuild
    /// Whether the user may see changes happen while the view scrolls; if not, they happen at once.
    public var animatesWhileScrolling = true
    /// What stays in place when rows come, go and change their heights, also in lists inside containers.
    /// Changes are not animated where something is to stay in place.
    public var anchor = AnchorPolicy.offset
    /// How the rows and sections of a table come and go; a collection's layout says that itself.
    public var rowAnimation = UITableView.RowAnimation.automatic
    /// Whether the sections of a grouped table touch where they have no header and no footer; if not, the table
    /// leaves UIKit's room there.
    public var closesGaps = false
    /// With more changes than this in the list itself, the view reloads; nil for no limit.
    public var reloadThreshold: Int? = 1_000
    var later: Scheduler = onMainQueue
    /// Says what nobody else hears of.
    package var console: @MainActor @Sendable (ListIssue) -> Void = { print($0) }

    private static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }

    /// Creates the usual options.
    public init() {}

    /// Creates options with another clock, for tests.
    package init(later: @escaping Scheduler) { self.later = later }
  }

  /// The main queue, which an app runs on.
  @MainActor
  package func onMainQueue(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
  }
#endif
