#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Dispatch

  /// Options for how a ``TableAdapter`` or a ``CollectionAdapter`` updates its view.
  public struct AdapterOptions: Sendable {
    /// Whether the adapter deselects a tapped row before the row's handler runs. This option has an effect only with
    /// `SelectionMode.momentary`.
    public var deselectsRows = true
    /// Whether the update of a row, header or footer waits while the user touches or edits this row, header or footer.
    ///
    /// An update that replaces the view of the row, header or footer waits in any case.
    public var holdsTouchedRow = false
    /// Whether a placeholder names the type of its model. The adapter shows a placeholder if it finds no cell for the
    /// model of a row, header or footer. If this option is false, the placeholder is empty. By default this option is
    /// true in debug builds only.
    public var showsPlaceholders = Self.isDebugBuild
    /// Whether a cell gets the path of its row as its accessibility identifier, such as `"favourites/1"`, so that UI
    /// tests can find the cell. A cell that sets an identifier itself keeps that identifier. By default this option is
    /// true in debug builds only.
    public var identifiesCells = Self.isDebugBuild
    /// Whether updates are animated even while the view scrolls.
    public var animatesWhileScrolling = true
    /// Which part of the list does not move on the screen while an update inserts or removes rows, or changes their
    /// heights. The option also applies to lists inside cells. The adapter animates updates only if the option is
    /// `AnchorPolicy.offset`.
    public var anchor = AnchorPolicy.offset
    /// The animation of rows and sections in a table view. In a collection view the layout decides the animation.
    public var rowAnimation = UITableView.RowAnimation.automatic
    /// Whether a grouped table removes the space above a section without a header and below a section without a footer.
    /// If false, the table has UIKit's default space there.
    public var closesGaps = false
    /// The greatest number of changes that the view shows in batches; nil for no limit. For an update with more
    /// changes, the view reloads all rows, unless the user edits or touches a cell, or an animation runs.
    public var reloadThreshold: Int? = 1_000
    var later: Scheduler = { seconds, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
    }
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

    package init(later: @escaping Scheduler) { self.later = later }
  }
#endif
