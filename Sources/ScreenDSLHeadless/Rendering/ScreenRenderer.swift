public import ScreenDSL

/// Turns a snapshot into a text, such as an outline or an SVG picture.
///
/// You pass a renderer to functions that need a screen as text, for example to compare the screen with a recorded file.
///
/// ```swift
/// extension ScreenRenderer {
///   static let ids = ScreenRenderer(name: "ids", fileExtension: "txt") { snapshot in
///     snapshot.allRows.map { "\($0.path)" }.joined(separator: "\n")
///   }
/// }
/// ```
public struct ScreenRenderer: Sendable {
  package let name: String
  package let fileExtension: String
  static let maximumDepth = 12
  private let screen: @Sendable (ScreenSnapshot) -> String
  private let changes: (@Sendable (Changeset) -> String)?
  /// The looks and the state of a renderer of this package; nil for a renderer that an app created.
  package var source: LookReader?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - name: The name of the format that the renderer writes, such as `ids`.
  ///   - fileExtension: The extension of files in this format, without the dot.
  ///   - changes: Returns the text of an update. Pass nil if the renderer cannot draw updates.
  ///   - screen: Returns the text of a snapshot. The texts of equal snapshots must be equal.
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

  /// Returns the text of an update; nil if the renderer cannot draw updates.
  public func render(_ changeset: Changeset) -> String? { changes?(changeset) }
}
