public import ScreenDSLHeadless
import ScreenDSLRendering

/// A screen that a test went through, and what led to it.
public struct ScreenStep: Sendable {
  /// What was done: `Tap on Element 3`.
  public let title: String
  /// What was shown then.
  public let snapshot: ScreenSnapshot
  /// What the list did to show it; nil if it did nothing.
  public let report: UpdateReport?

  init(_ title: String, _ snapshot: ScreenSnapshot, _ report: UpdateReport? = nil) {
    (self.title, self.snapshot, self.report) = (title, snapshot, report)
  }
}

extension [ScreenStep] {
  /// Returns the picture that moves from screen to screen.
  func recording(_ reader: LookReader, _ theme: ScreenRenderer.Theme) -> String {
    MovingPicture.svg(of: map { ($0.title, $0.snapshot) }, reader, theme: theme)
  }
}
