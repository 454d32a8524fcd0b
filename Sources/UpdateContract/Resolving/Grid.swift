/// One cell for every item of a list, in one flat array.
struct Grid<Cell> {
  /// The position of each section's first cell, and the end of the last section.
  private let starts: [Int]
  private var cells: [Cell]

  init(counts: [Int], filledWith cell: Cell) {
    var starts = [0]
    var end = 0
    for count in counts {
      end += count
      starts.append(end)
    }
    self.starts = starts
    self.cells = Array(repeating: cell, count: end)
  }

  subscript(path: ItemPath) -> Cell {
    get { cells[starts[path.section] + path.item] }
    set { cells[starts[path.section] + path.item] = newValue }
  }

  /// The cells of one section.
  subscript(section section: Int) -> ArraySlice<Cell> {
    cells[starts[section]..<starts[section + 1]]
  }
}
