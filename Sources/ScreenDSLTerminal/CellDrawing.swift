internal import ScreenDSL
internal import ScreenDSLRendering

/// Draws cells, headers and the lines between them, as the text renderer draws whole screens.
///
/// Everything is taken from drawings of screens that have one row or one header, so that what a
/// terminal shows is what ``ScreenRenderer/text(_:width:characters:state:)`` would draw.
struct CellDrawing {
  private let width: Int
  private let characters: ScreenRenderer.Characters
  /// The lines around and between: above all, between rows, between sections, below all.
  let top, thin, double, bottom: String
  /// What stands in place of the rows of an empty section.
  let note: String

  init(width: Int, characters: ScreenRenderer.Characters) {
    self.width = width
    self.characters = characters
    let row = Drawn(look: .title("row"))
    let sample = ScreenSnapshot([
      Section("first") {
        row.id(1)
        row.id(2)
      }, Section("second") {},
    ])
    let lines = Self.lines(of: sample, width, characters, RenderState())
    (top, thin, double, note, bottom) = (lines[0], lines[2], lines[4], lines[5], lines[6])
  }

  /// Returns the lines of a row, side by side with the frame.
  ///
  /// - Parameters:
  ///   - marked: The paths of the rows that are marked, beginning with the row's own ID.
  @MainActor
  func lines(of cell: TerminalCell, _ id: RowID, marked: Set<RowPath>) -> [String] {
    let state = RenderState(selected: marked, offsets: cell.offsets(RowPath(id)))
    let snapshot = ScreenSnapshot(Section("row") { cell.drawn(id) })
    return Array(Self.lines(of: snapshot, width, characters, state).dropFirst().dropLast())
  }

  /// Returns the lines of a header, a footer or another supplementary with that look.
  func lines(of look: CellLook, _ kind: SupplementaryKind) -> [String] {
    let model = Drawn(look: look)
    let isFooter = kind == .footer
    let section =
      isFooter
      ? Section("section", footer: model) {}
      : Section("section") {}.supplementary(kind, model)
    let lines = Self.lines(of: ScreenSnapshot(section), width, characters, RenderState())
    return Array(isFooter ? lines.dropFirst(3).dropLast() : lines.dropFirst().dropLast(3))
  }

  /// Returns a text as one line, cut off where it is too long; what is not seen is written as codes.
  func text(_ text: String) -> String {
    let row = Drawn(look: .title(text).lineLimit(1)).id(1)
    let lines = Self.lines(
      of: ScreenSnapshot(Section("text") { row }), width, characters, RenderState())
    let end = lines[1].dropFirst().dropLast().lastIndex { $0 != " " }
    return end.map { String(lines[1].dropFirst(2)[...$0]) } ?? ""
  }

  /// The lines of a screen without sections.
  var empty: [String] { Self.lines(of: ScreenSnapshot(), width, characters, RenderState()) }

  private static func lines(
    of snapshot: ScreenSnapshot, _ width: Int, _ characters: ScreenRenderer.Characters,
    _ state: RenderState
  ) -> [String] {
    let renderer = ScreenRenderer.text(
      Drawn.looks, width: width, characters: characters, state: state)
    return renderer.render(snapshot).split(separator: "\n").map(String.init)
  }
}
