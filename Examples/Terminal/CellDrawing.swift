internal import ScreenDSL
internal import ScreenDSLLooks
internal import ScreenDSLRendering

/// Draws cells, headers and the lines between them, as the text renderer draws whole screens.
///
/// Everything is taken from drawings of screens that have one row or one header, so that what a
/// terminal shows is what ``ScreenRenderer/text(_:width:characters:state:)`` would draw.
struct CellDrawing {
  /// How many columns of a width are beside what a row shows.
  static let edges = 6

  private let width: Int
  private let characters: ScreenRenderer.Characters
  /// The lines around and between: above all, between rows, between sections, below all.
  private(set) var top = "", thin = "", double = "", bottom = ""
  /// What stands in place of the rows of an empty section.
  private(set) var note = ""

  init(width: Int, characters: ScreenRenderer.Characters) {
    (self.width, self.characters) = (width, characters)
    let row = Look.text("row")
    let lines = lines(
      of: ScreenSnapshot([Section("first") { [row.id(1), row.id(2)] }, Section("second") {}]))
    (top, thin, double, note, bottom) = (lines[0], lines[2], lines[4], lines[5], lines[6])
  }

  /// Returns the lines of a row, side by side with the frame.
  ///
  /// - Parameters:
  ///   - marked: The paths of the rows that are marked, beginning with the row's own ID.
  @MainActor
  func lines(of cell: TerminalCell, _ id: RowID, marked: Set<RowPath>) -> [String] {
    let state = RenderState(
      selected: marked, offsets: cell.inner.map { [RowPath(id): $0.offset] } ?? [:])
    let snapshot = ScreenSnapshot(Section("row") { cell.drawn(id) })
    return Array(lines(of: snapshot, state).dropFirst().dropLast())
  }

  /// Returns the lines of a header, a footer or another supplementary with that look.
  func lines(of look: LookNode, _ kind: SupplementaryKind) -> [String] {
    let section = Section("section") {}.supplementary(kind, look)
    let (above, below) = kind == .footer ? (3, 1) : (1, 3)
    return Array(lines(of: ScreenSnapshot(section)).dropFirst(above).dropLast(below))
  }

  /// Returns a text as one line, cut off where it is too long; what is not seen is written as codes.
  func text(_ text: String) -> String {
    let row = Look.text(text).lines(1).id(1)
    let line = lines(of: ScreenSnapshot(Section("text") { row }))[1].dropFirst(2).dropLast()
    return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }

  /// Returns the lines of a whole screen.
  func lines(of snapshot: ScreenSnapshot, _ state: RenderState = RenderState()) -> [String] {
    let renderer = ScreenRenderer.text(width: width, characters: characters, state: state)
    return renderer.render(snapshot).split(separator: "\n").map(String.init)
  }
}
