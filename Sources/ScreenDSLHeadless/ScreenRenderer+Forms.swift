package import ScreenDSL
public import ScreenDSLLooks

extension ScreenRenderer {
  /// The colors of a picture.
  public enum Theme: Hashable, Sendable, CaseIterable {
    /// Dark texts on a light background.
    case light
    /// Light texts on a dark background.
    case dark
  }

  /// Returns a renderer that draws a screen as text of a fixed width, with boxes. Drawing takes O(*n*) in the number
  /// *n* of rows.
  ///
  /// - Parameters:
  ///   - looks: Looks, which describe what a cell shows, for models that have no look of their own.
  ///   - width: The width of each line at the default type size, in columns, clamped to 20...1,000. A column is as wide
  ///     as a letter of body text. So at a larger type size, a line has fewer columns, but at least 20.
  ///   - isASCII: Whether the drawing has only ASCII characters. If true, all other characters of a text become escape
  ///     sequences, as in Swift code. If false, only invisible characters become escape sequences.
  ///   - state: The state of the list that is not in its snapshot, such as the selection.
  public static func text(
    _ looks: LookRegistry = LookRegistry(), width: Int = 60, isASCII: Bool = false,
    state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let drawing = ScreenText(looks, width: width, isASCII: isASCII, state: state)
    return ScreenRenderer(name: "text", fileExtension: "txt", screen: drawing.text)
      .drawing(with: looks, state)
  }

  /// Returns a renderer that writes a screen as an outline, for `grep` and for code review. The outline has a line for
  /// each section, each supplementary view and each row.
  ///
  /// The line of a row has the row's path, its model's type, its content, and its accessibility label. Writing takes
  /// O(*n*) in the number *n* of rows.
  ///
  /// - Parameters:
  ///   - looks: Looks, which describe what a cell shows, for models that have no look of their own.
  ///   - state: The state of the list that is not in its snapshot, such as the selection.
  public static func outline(
    _ looks: LookRegistry = LookRegistry(), state: RenderState = RenderState()
  ) -> ScreenRenderer {
    ScreenRenderer(name: "outline", fileExtension: "outline") { snapshot in
      let visible = VisibleText(doublesBackslashes: true)
      return OutlineWriter.text(
        of: snapshot, LookReader(looks: looks, state: state, visible: visible))
    }.drawing(with: looks, state)
  }

  /// Returns a renderer that writes a line for each accessibility element, with the words that a screen reader speaks.
  ///
  /// A line has VoiceOver's words in English: whether the element is selected, its label, its value, its kind and its
  /// actions. An example is `Grace Hopper, new, button, actions: Archive`. Rows in containers are indented. Writing
  /// takes O(*n*) in the number *n* of rows.
  ///
  /// - Parameters:
  ///   - looks: Looks, which describe what a cell shows, for models that have no look of their own.
  ///   - state: The state of the list that is not in its snapshot, such as the selection.
  public static func spoken(
    _ looks: LookRegistry = LookRegistry(), state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let reader = LookReader(looks: looks, state: state)
    return ScreenRenderer(name: "spoken", fileExtension: "spoken") { snapshot in
      SpokenWriter.text(of: snapshot, reader)
    }.drawing(with: looks, state)
  }

  /// Returns a renderer that draws a screen, or an update of a screen, as an SVG picture. Drawing takes O(*n*) in the
  /// number *n* of rows.
  ///
  /// The widths of letters are fixed, so the picture has the same bytes on each machine. The picture of an update shows
  /// the screen before, the changes, and the screen after. This picture ignores `width` and `height`, and has no phone,
  /// title, spinner or uncovered swipe actions.
  ///
  /// - Parameters:
  ///   - looks: Looks, which describe what a cell shows, for models that have no look of their own.
  ///   - width: The width of the device's screen in points, at least 120.
  ///   - height: The height of the device's screen in points. If nil, the screen is as high as the rows need or, if the
  ///     state has `isOnPhone`, as that of a phone.
  ///   - theme: Light or dark.
  ///   - hasHighContrast: Whether texts on the background of a row have a contrast of at least 4.5 to 1. If false, they
  ///     have the system's colors, some of which have less contrast.
  ///   - state: The state of the list that is not in its snapshot, such as the selection.
  public static func svg(
    _ looks: LookRegistry = LookRegistry(), width: Double = 390, height: Double? = nil,
    theme: Theme = .light, hasHighContrast: Bool = false, state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let reader = LookReader(looks: looks, state: state)
    let colors = Colors(theme, hasHighContrast: hasHighContrast)
    let picture = ScreenPicture(reader: reader, width: width, height: height, colors: colors)
    let difference = DifferencePicture(reader: reader, looks: picture.looks)
    return ScreenRenderer(
      name: "svg", fileExtension: "svg", changes: difference.svg, screen: picture.svg
    ).drawing(with: looks, state)
  }

  package func drawing(with looks: LookRegistry, _ state: RenderState) -> ScreenRenderer {
    var renderer = self
    renderer.source = LookReader(looks: looks, state: state)
    return renderer
  }

  /// Returns the width that the content of a row needs, in points.
  package static func width(of row: Row) -> Double {
    let reader = LookReader()
    let picture = ScreenPicture(reader: reader, colors: Colors(.light))
    return picture.width(of: reader.row(row, in: []), most: .infinity)
  }
}
