/// A screen that a test has seen, with the action that led to it.
public struct ScreenStep: Sendable {
  /// The title of the action, such as `Tap on Element 3`.
  public let title: String
  /// The screen after the action.
  public let snapshot: ScreenSnapshot
  /// The report about the update that the action caused; nil if the action caused no update.
  public let report: UpdateReport?

  init(_ title: String, _ snapshot: ScreenSnapshot, _ report: UpdateReport? = nil) {
    (self.title, self.snapshot, self.report) = (title, snapshot, report)
  }
}

extension [ScreenStep] {
  func recording(_ reader: LookReader, _ theme: ScreenRenderer.Theme) -> String {
    MovingPicture.svg(of: map { ($0.title, $0.snapshot) }, reader, theme: theme)
  }
}
