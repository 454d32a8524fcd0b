import ScreenDSL
public import ScreenDSLRendering

extension ScreenRenderer {
  /// Writes a screen as a page for browsers, or an update of it as a film of one step; O(*n*) in the
  /// number *n* of rows.
  ///
  /// The page needs nothing but itself. Its elements are those that assistive technologies know: lists,
  /// headings, buttons, switches, fields, with the names that the looks give them.
  ///
  /// - Parameters:
  ///   - looks: How the models' cells look.
  ///   - title: What the page is called.
  ///   - theme: The colours; nil for those that the browser prefers.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func html(
    _ looks: LookRegistry, title: String = "Screen", theme: Theme? = nil,
    state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let markup = RenderSource(looks: looks, state: state).markup(theme)
    return ScreenRenderer(
      name: "html", fileExtension: "html",
      changes: { changes in
        let steps = [("Before", changes.old), ("After", changes.new)]
        return ScreenFilm(title, looks: looks, steps: steps, theme: theme, state: state).html
      },
      screen: { snapshot in
        WebPage.screen(
          snapshot, title: markup.reader.visible.text(title), markup)
      }
    ).drawing(with: looks, state)
  }
}

extension RenderSource {
  /// Returns what writes its screens as elements, in the colours of a theme or those that a browser prefers.
  func markup(_ theme: ScreenRenderer.Theme? = nil) -> ScreenMarkup {
    ScreenMarkup(reader: reader, theme: theme)
  }
}
