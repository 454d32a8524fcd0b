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
  public let name: String
  /// The extension of files in this form, without a dot.
  public let fileExtension: String
  private let screen: @Sendable (ScreenSnapshot) -> String
  private let changes: (@Sendable (Changeset) -> String)?
  /// What a renderer of this package draws with; nil for one of an app's own.
  package var source: (any Sendable)?

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
    self.name = name
    self.fileExtension = fileExtension
    self.screen = screen
    self.changes = changes
  }

  /// Returns the text of a snapshot.
  public func render(_ snapshot: ScreenSnapshot) -> String { screen(snapshot) }

  /// Returns the text of an update; nil if the form has none.
  public func render(_ changeset: Changeset) -> String? { changes?(changeset) }
}
