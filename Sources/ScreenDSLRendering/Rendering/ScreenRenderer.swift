public import ScreenDSL
public import ScreenDSLHosting

/// Makes a text of a snapshot: plain text, an outline, a picture.
///
/// A renderer is a value that others are given, such as a layout test; which ones there are is up to
/// the modules that make them.
///
/// ```swift
/// extension ScreenRenderer {
///   static let ids = ScreenRenderer(name: "ids", fileExtension: "txt") { snapshot in
///     snapshot.allRows.map { "\($0.path)" }.joined(separator: "\n")
///   }
/// }
/// ```
public struct ScreenRenderer: Sendable {
  /// What the form is called, such as `text`.
  package let name: String
  /// The extension of files in this form, without a dot.
  package let fileExtension: String
  /// How many containers around rows are followed.
  static let maximumDepth = 12
  private let screen: @Sendable (ScreenSnapshot) -> String
  private let changes: (@Sendable (Changeset) -> String)?
  /// What a renderer of this package draws with; nil for one of an app's own.
  package var source: LookReader?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - name: What the form is called.
  ///   - fileExtension: The extension of files in this form, without a dot.
  ///   - changes: Makes the text of an update; nil if the form has none.
  ///   - screen: Makes the text of a snapshot; the same for equal snapshots.
  public init(
    name: String, fileExtension: String, changes: (@Sendable (Changeset) -> String)? = nil,
    screen: @escaping @Sendable (ScreenSnapshot) -> String
  ) {
    (self.name, self.fileExtension) = (name, fileExtension)
    (self.screen, self.changes) = (screen, changes)
  }

  /// Returns the text of a snapshot.
  public func render(_ snapshot: ScreenSnapshot) -> String {
    screen(source?.state.isRefreshing == true ? snapshot.whileRefreshing : snapshot)
  }

  /// Returns the text of an update; nil if the form has none.
  public func render(_ changeset: Changeset) -> String? { changes?(changeset) }
}

/// What a user did to a screen, or set for all screens, that is not in its snapshot: scrolled,
/// selected, chose larger letters.
///
/// A path with a section means the row of that section, one without it the rows of all sections.
public struct RenderState: Hashable, Sendable {
  /// The paths of the rows that are shown as selected.
  package var selected: Set<RowPath>
  /// The paths of the rows that are shown as not usable at present.
  package var disabled: Set<RowPath>
  /// How far the carousels are scrolled, by the path of their rows, in points.
  package var offsets: [RowPath: Double]
  /// Whether the list is being edited, as its screen says, and as a table view is: rows with a destructive action at
  /// their end have a delete control, those that can be reordered a handle, and none has an accessory. Lists in
  /// containers are not edited along with it.
  package var isEditing = false
  /// Whether rows are selected meanwhile, and have marks in the place of delete controls.
  var selectsRows = false
  /// Whether a pull is under way: a spinner is above the rows.
  package var isRefreshing: Bool
  /// How large letters are.
  ///
  /// A drawing as text has fewer columns if they are larger.
  package var typeSize: TypeSize
  /// Whether all is mirrored, as for people who read from the right: order and alignment, chevrons,
  /// switches, bubbles, carousels.
  package var isRightToLeft: Bool
  /// What all rows have in common.
  package var environment: ListEnvironment

  /// Creates a state; by default that of a screen that nobody has touched.
  public init(
    selected: Set<RowPath> = [], disabled: Set<RowPath> = [], offsets: [RowPath: Double] = [:],
    isRefreshing: Bool = false, typeSize: TypeSize = .large, isRightToLeft: Bool = false,
    environment: ListEnvironment = ListEnvironment()
  ) {
    (self.selected, self.disabled, self.offsets) = (selected, disabled, offsets)
    (self.isRefreshing, self.environment) = (isRefreshing, environment)
    (self.typeSize, self.isRightToLeft) = (typeSize, isRightToLeft)
  }

  /// Returns the state of the rows of a section, whose paths name none.
  func narrowed(to section: ScreenSnapshot.Section) -> RenderState {
    func own(_ path: RowPath) -> [RowPath] {
      guard path.section == nil || path.section == section.id else { return [] }
      let paths = path.isName ? section.paths(named: path.description) : [path]
      return paths.map { RowPath($0.id, in: Array($0.containers)) }
    }
    var state = self
    state.selected = Set(selected.flatMap(own))
    state.disabled = Set(disabled.flatMap(own))
    // Of two offsets of one row, that of the path with the section counts.
    let offsets = offsets.sorted { $0.key.description.count < $1.key.description.count }
    state.offsets = [:]
    for (path, offset) in offsets {
      for row in own(path) { state.offsets[row] = offset }
    }
    return state
  }

  /// How far the carousel at `path` is scrolled in points; never less than 0.
  package func offset(of path: RowPath) -> Double {
    offsets[path].map { $0.isFinite ? max(0, $0) : 0 } ?? 0
  }

  /// What it says about all rows, in words.
  var settings: [String] {
    (isEditing ? ["editing"] : []) + (isRefreshing ? ["refreshing"] : [])
      + (typeSize == .large ? [] : ["type-size=\(typeSize)"])
      + (isRightToLeft ? ["right-to-left"] : [])
  }
}

extension RenderState {
  /// The type sizes that a user can choose.
  public enum TypeSize: Hashable, Sendable, CaseIterable {
    /// Smaller than the default.
    case xSmall, small, medium
    /// The default.
    case large
    /// Larger than the default.
    case xLarge, xxLarge, xxxLarge
    /// The sizes that are offered among the settings for accessibility.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of these.
    package var isForAccessibility: Bool { index >= Self.accessibility1.index }

    private static let all = allCases
    var index: Int { Self.all.firstIndex(of: self) ?? 0 }
  }
}
