import ScreenDSL

/// Draws screens as text.
struct TextDrawing: Sendable {
  private static let widths = 20...1_000

  private let screen: ScreenText
  private let width: Int

  init(
    _ looks: LookRegistry, width: Int, characters: ScreenRenderer.Characters, state: RenderState
  ) {
    let isASCII = characters == .ascii
    screen = ScreenText(
      reader: LookReader(looks: looks, state: state, visible: VisibleText(isASCII: isASCII)),
      looks: LookText(glyphs: isASCII ? .ascii : .unicode))
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// Returns the drawing: lines of equal width, each ended by a line feed.
  @Sendable func text(of snapshot: ScreenSnapshot) -> String {
    screen.lines(of: snapshot, width: width).joined(separator: "\n") + "\n"
  }
}
