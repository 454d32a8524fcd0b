internal import ScreenDSL
internal import ScreenDSLHosting

extension TerminalHost {
  /// Returns the lines of what is at a place, the one above it first.
  func block(at place: Place) -> [String] {
    let (rule, content): (String, [String])
    switch element(at: place) {
    case .row(let position):
      rule = position.row > 0 ? drawing.thin : drawing.double
      content = lines(of: position)
    case .supplementary(let kind):
      (rule, content) = (drawing.double, lines(of: kind, in: place.section))
    case .note, nil: (rule, content) = (drawing.double, [drawing.note])
    }
    return [place == Place(section: 0, index: 0) ? drawing.top : rule] + content
  }

  private func lines(of position: RowPosition) -> [String] {
    guard let shown = cells[position] ?? show(position) else { return [] }
    if let lines = shown.cell.lines { return lines }
    statistics.drawn += 1
    let lines = drawing.lines(of: shown.cell, shown.row.row.id, marked: marks(at: position, shown))
    shown.cell.lines = lines
    return lines
  }

  /// The rows of a cell that are marked: the selected ones, and the one inside that has the focus.
  private func marks(at position: RowPosition, _ shown: ShownCell) -> Set<RowPath> {
    let path = RowPath(shown.row.row.id)
    var marks: Set<RowPath> = updater.selectedPositions.contains(position) ? [path] : []
    guard let inner = shown.cell.inner else { return marks }
    let selected = inner.updater.selectedPositions.map(\.row)
    for index in selected + (focus?.position == position ? focus?.inner.map { [$0] } ?? [] : [])
    where inner.cells.indices.contains(index) {
      marks.insert(path.appending(inner.cells[index].id))
    }
    return marks
  }

  private func show(_ position: RowPosition) -> ShownCell? {
    guard let row = updater.currentRow(at: position) else { return nil }
    statistics.filled += 1
    let cell = registry.makeCell(for: row, in: updater)
    cell.onChange = { [weak self] in self?.cellChanged() }
    let shown = ShownCell(row: row, cell: cell)
    cells[position] = shown
    updater.beginDisplay(of: row)
    return shown
  }

  /// A row inside a cell changed by itself.
  private func cellChanged() {
    if !isChanging { layOut() }
  }

  private func lines(of kind: SupplementaryKind, in section: Int) -> [String] {
    let place = SupplementaryPlace(section: section, kind: kind)
    let cell = supplementaries[place] ?? makeSupplementary(kind, in: section)
    supplementaries[place] = cell
    if let lines = cell.lines { return lines }
    statistics.drawn += 1
    let lines = drawing.lines(of: cell.look, kind)
    cell.lines = lines
    return lines
  }

  private func makeSupplementary(_ kind: SupplementaryKind, in section: Int) -> TerminalCell {
    let cell = TerminalCell(registry: registry)
    let section = updater.current.sections[section]
    guard let supplementary = section.supplementary(kind) else { return cell }
    statistics.filled += 1
    let registration = registry.registration(for: supplementary.reuseIdentifier)
    let isFilled =
      registration?.fill(
        cell, with: supplementary, of: section.id, in: updater, isFirstDisplay: true) ?? false
    if !isFilled { cell.showMissing(supplementary.reuseIdentifier) }
    return cell
  }
}
