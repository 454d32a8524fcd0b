package import ScreenDSL
public import ScreenDSLLooks

extension ScreenRenderer {
  /// Which characters a text drawing has.
  public enum Characters: Hashable, Sendable {
    /// Box drawing characters, and texts as they are.
    case unicode
    /// ASCII only; any other character of a text is written as its code.
    case ascii
  }

  /// The colours of a picture.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// Dark texts on a light ground.
    case light
    /// Light texts on a dark ground.
    case dark
  }

  /// Draws a screen as text of a fixed width, with boxes; O(*n*) in the number *n* of rows.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs.
  ///   - width: The width of each line in columns, as many letters of body text as fit a line; less
  ///     than 20 counts as 20, more than 1,000 as 1,000. Larger type divides it by its growth.
  ///   - characters: Which characters the drawing has.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func text(
    _ looks: LookRegistry = LookRegistry(), width: Int = 60, characters: Characters = .unicode,
    state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let drawing = ScreenText(looks, width: width, characters: characters, state: state)
    return ScreenRenderer(name: "text", fileExtension: "txt", screen: drawing.text)
      .drawing(with: looks, state)
  }

  /// Writes a screen as an outline, one line a row, made for `grep` and for code review.
  ///
  /// A line has the row's path, its model's type, what it shows, and its accessibility label; it
  /// takes O(*n*) in the number *n* of rows.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func outline(
    _ looks: LookRegistry = LookRegistry(), state: RenderState = RenderState()
  ) -> ScreenRenderer {
    ScreenRenderer(name: "outline", fileExtension: "outline") { snapshot in
      let visible = VisibleText(doublesBackslashes: true)
      return OutlineWriter.text(
        of: snapshot, LookReader(looks: looks, state: state, visible: visible))
    }.drawing(with: looks, state)
  }

  /// Writes what people hear of a screen, one line for each stop of a screen reader, in its order.
  ///
  /// A line has what VoiceOver says in English: whether the stop is selected, its label, its value, what it is, and the
  /// actions that it offers: `Grace Hopper, new, button, actions: Archive`. Rows in containers are indented. It takes
  /// O(*n*) in the number *n* of rows.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func spoken(
    _ looks: LookRegistry = LookRegistry(), state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let reader = LookReader(looks: looks, state: state)
    return ScreenRenderer(name: "spoken", fileExtension: "spoken") { snapshot in
      SpokenWriter.text(of: snapshot, reader)
    }.drawing(with: looks, state)
  }

  /// Draws a screen, or an update of it, as an SVG picture; O(*n*) in the number *n* of rows.
  ///
  /// Metrics are fixed, so the picture is the same byte for byte on each machine. The picture of an
  /// update shows the screen before, the operations, and the screen after.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs.
  ///   - width: The width of the device's screen in points; less than 120 counts as 120.
  ///   - height: The height of the device's screen in points, below which nothing is shown; nil if
  ///     it follows from the rows.
  ///   - theme: The colours.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func svg(
    _ looks: LookRegistry = LookRegistry(), width: Double = 390, height: Double? = nil,
    theme: Theme = .light, state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let reader = LookReader(looks: looks, state: state)
    let picture = ScreenPicture(
      reader: reader, width: width, height: height, colors: Colors(theme))
    let difference = DifferencePicture(reader: reader, colors: Colors(theme))
    return ScreenRenderer(
      name: "svg", fileExtension: "svg", changes: difference.svg, screen: picture.svg
    ).drawing(with: looks, state)
  }

  /// A screen as text, with what is usual; ``text(_:width:characters:state:)`` says more.
  public static var text: ScreenRenderer { text() }
  /// A screen as an outline, with what is usual; ``outline(_:state:)`` says more.
  public static var outline: ScreenRenderer { outline() }
  /// What people hear of a screen, with what is usual; ``spoken(_:state:)`` says more.
  public static var spoken: ScreenRenderer { spoken() }
  /// A screen as an SVG picture, with what is usual; ``svg(_:width:height:theme:state:)`` says more.
  public static var svg: ScreenRenderer { svg() }

  /// Returns the renderer, which says what it draws with.
  package func drawing(with looks: LookRegistry, _ state: RenderState) -> ScreenRenderer {
    var renderer = self
    renderer.source = LookReader(looks: looks, state: state)
    return renderer
  }
}

extension ScreenRenderer {
  /// Returns the width in points that a row has where it is as wide as what is in it.
  package static func width(of row: Row) -> Double {
    let reader = LookReader()
    return ScreenPicture(reader: reader, width: 390, height: nil, colors: Colors(.light))
      .width(of: reader.row(row, in: []), most: .infinity)
  }
}
