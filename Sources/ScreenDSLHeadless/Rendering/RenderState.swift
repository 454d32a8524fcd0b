public import ScreenDSL
public import ScreenDSLHosting

/// The state of a list that is not in its snapshot, such as the selection, the scroll offsets and the type size.
///
/// The state names rows by paths. A path with a section names the row in that section. A path without a section names
/// the matching rows of all sections.
public struct RenderState: Hashable, Sendable {
  package var selected: Set<RowPath>
  package var disabled: Set<RowPath>
  package var offsets: [RowPath: Double]
  package var uncovered: [RowPath: SwipeEdge]
  /// Whether the outermost list is in edit mode. Lists inside containers are never in edit mode.
  package var isEditing = false
  /// Whether the rows have selection marks instead of delete controls in edit mode.
  var selectsRows = false
  package var isRefreshing: Bool
  package var typeSize: TypeSize
  package var isRightToLeft: Bool
  package var environment: ListEnvironment
  package var isOnPhone: Bool
  package var title: String?

  /// Creates a state; by default that of a screen that the user has not touched.
  ///
  /// - Parameters:
  ///   - selected: The paths of the selected rows.
  ///   - disabled: The paths of the disabled rows.
  ///   - offsets: The scroll offsets of carousels, in points.
  ///   - isRefreshing: Whether a spinner is above the rows.
  ///   - typeSize: The type size.
  ///   - isRightToLeft: Whether the layout is from right to left.
  ///   - environment: The values that the app sets for the whole list. What a row shows can depend on them.
  ///   - isOnPhone: Whether a picture shows a phone around the list, with a home indicator and, if the phone's screen
  ///     is at least 320 points wide, a status bar. The picture is as high as the phone, even if the list is longer or
  ///     shorter. If there is a title, or if the user can begin editing, the phone has a navigation bar, which shows
  ///     the title, an edit button, or both. If false, and the renderer has no height, a picture is as high as the
  ///     rows.
  ///   - title: The large title in the navigation bar of the phone; nil for none.
  ///   - uncovered: The edge at which a picture shows the swipe actions of a row, by the path of the row.
  public init(
    selected: Set<RowPath> = [], disabled: Set<RowPath> = [], offsets: [RowPath: Double] = [:],
    isRefreshing: Bool = false, typeSize: TypeSize = .large, isRightToLeft: Bool = false,
    environment: ListEnvironment = ListEnvironment(), isOnPhone: Bool = false,
    title: String? = nil, uncovered: [RowPath: SwipeEdge] = [:]
  ) {
    (self.isOnPhone, self.title, self.uncovered) = (isOnPhone, title, uncovered)
    (self.selected, self.disabled, self.offsets) = (selected, disabled, offsets)
    (self.isRefreshing, self.environment) = (isRefreshing, environment)
    (self.typeSize, self.isRightToLeft) = (typeSize, isRightToLeft)
  }

  func narrowed(to section: ScreenSnapshot.Section) -> RenderState {
    func rows(_ path: RowPath) -> [RowPath] {
      guard path.section == nil || path.section == section.id else { return [] }
      let paths = path.isName ? section.paths(named: path.description) : [path]
      return paths.map { RowPath($0.id, in: Array($0.containers)) }
    }
    func own<Value>(_ values: [RowPath: Value]) -> [RowPath: Value] {
      // If two paths name the same row, the row gets the value of the longer path.
      let sorted = values.sorted { $0.key.description.count < $1.key.description.count }
      return Dictionary(sorted.flatMap { path, value in rows(path).map { ($0, value) } }) { $1 }
    }
    var state = self
    (state.selected, state.disabled) = (Set(selected.flatMap(rows)), Set(disabled.flatMap(rows)))
    (state.uncovered, state.offsets) = (own(uncovered), own(offsets))
    return state
  }

  package func offset(of path: RowPath) -> Double {
    offsets[path].map { $0.isFinite ? max(0, $0) : 0 } ?? 0
  }

  var settings: [String] {
    (isEditing ? ["editing"] : []) + (isRefreshing ? ["refreshing"] : [])
      + (typeSize == .large ? [] : ["type-size=\(typeSize)"])
      + (isRightToLeft ? ["right-to-left"] : [])
  }

  /// The type sizes that a user can choose.
  public enum TypeSize: Hashable, Sendable, CaseIterable {
    /// Sizes smaller than the default.
    case xSmall, small, medium
    /// The default.
    case large
    /// Sizes larger than the default.
    case xLarge, xxLarge, xxxLarge
    /// The accessibility sizes, which the user can choose in the accessibility settings.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    package var isForAccessibility: Bool { index >= Self.accessibility1.index }

    private static let all = allCases
    var index: Int { Self.all.prefix { $0 != self }.count }
  }
}
