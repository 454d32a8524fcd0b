import ScreenDSL
import ScreenDSLHeadless

extension RowPath {
  static func line(_ id: Int, in section: SectionID) -> RowPath {
    RowPath(RowID(id, of: Sample.Line.self), section: section)
  }

  /// A line inside a container.
  static func line(_ id: Int, inside container: RowPath) -> RowPath {
    container.appending(RowID(id, of: Sample.Line.self))
  }
}

extension HeadlessHost {
  func line(at path: RowPath) -> Sample.LineCell? { cell(at: path, as: Sample.LineCell.self) }

  /// What the cell of a line keeps.
  func mark(at path: RowPath) -> Int? { line(at: path)?.context?.state[Sample.Mark.self] }

  func setMark(_ mark: Int, at path: RowPath) {
    line(at: path)?.context?.state[Sample.Mark.self] = mark
  }
}

extension Sample {
  /// Something that a cell keeps for its row.
  enum Mark: CellStateKey { static let initial = 0 }
}
