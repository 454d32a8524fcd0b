public import ScreenDSL

extension HeadlessHost {
  /// The paths of the visible rows, in the order of the list; those inside containers are not among
  /// them.
  public var visibleRows: [RowPath] { visibleSlots.compactMap { $0.row.map(path) } }

  /// The visible cells of rows, in the order of the list.
  public var visibleCells: [AnyObject] { visibleSlots.map(\.view) }

  /// The list's selected row, if it is still there.
  public var selection: RowPath? {
    guard let selectedToken else { return nil }
    for (section, identities) in identities.sections.enumerated() {
      if let row = identities.rows.firstIndex(where: { $0.token == selectedToken }) {
        return updater.currentRow(at: RowPosition(section: section, row: row)).map(path)
      }
    }
    return nil
  }

  /// Returns the cell that shows a row, or is prepared to; nil if there is none.
  ///
  /// - Parameter path: The row, inside its containers.
  public func cell(at path: RowPath) -> AnyObject? { slot(at: path)?.view }

  /// Returns the cell that shows a row, if it is of this class.
  public func cell<Cell: AnyObject>(at path: RowPath, as type: Cell.Type) -> Cell? {
    cell(at: path) as? Cell
  }

  /// Returns the visible view of a header, footer or other supplementary; nil if there is none.
  ///
  /// - Parameters:
  ///   - kind: Which of the section's supplementaries.
  ///   - section: A section of the list itself.
  public func supplementary(_ kind: SupplementaryKind, of section: SectionID) -> AnyObject? {
    updater.current.sectionIndex(of: section).flatMap {
      identities.sections[$0].supplementaries[kind]?.view
    }
  }

  /// Returns the list inside the cell of a visible container.
  ///
  /// - Parameter container: The container's row.
  public func list(inside container: RowPath) throws(HeadlessError) -> HeadlessHost {
    try list(showing: updater.current.resolved(container))
  }

  /// What happened so far, in this list and in those inside it.
  public var events: [HeadlessEvent] { tree.events }

  /// Returns what happened since the last time, and forgets it.
  public func takeEvents() -> [HeadlessEvent] { tree.takeEvents() }

  /// The rules of list views that were broken, in this list and in those inside it.
  public var violations: [HeadlessViolation] { tree.violations }

  /// The kinds of row without a cell, in this list and in those inside it.
  public var missingCells: [CellAudit.Missing] { tree.missingCells }

  /// Called once for each kind of row without a cell.
  public var onMissingCell: (@MainActor (CellAudit.Missing) -> Void)? {
    get { tree.onMissingCell }
    set { tree.onMissingCell = newValue }
  }
}

extension HeadlessHost {
  private var visibleSlots: [HeadlessSlot] {
    hasWindow ? live.filter { $0.isDisplayed && $0.row != nil } : []
  }

  /// Returns the list inside the container at a path.
  func list(showing container: RowPath) throws(HeadlessError) -> HeadlessHost {
    var (list, section) = (self, container.section)
    for id in container.ids {
      let slot = try list.visibleSlot(id, in: section)
      guard let inner = slot.nested?.list else { throw .notContainer(list.ownPath(id, section)) }
      (list, section) = (inner, nil)
    }
    return list
  }

  /// Returns the list that the row at a path is in, and the row's section there.
  func list(with path: RowPath) throws(HeadlessError) -> (list: HeadlessHost, section: SectionID?) {
    guard let last = path.containers.last else { return (self, path.section) }
    let container = RowPath(last, in: path.containers.dropLast(), section: path.section)
    return (try list(showing: container), nil)
  }

  /// Returns the visible cell of a row of this list.
  func visibleSlot(
    _ id: RowID, in section: SectionID?
  ) throws(HeadlessError) -> HeadlessSlot {
    guard let position = updater.current.position(of: id, in: section) else {
      throw .missingRow(ownPath(id, section))
    }
    guard hasWindow, identities.contains(position), let slot = identities[position].slot,
      slot.isDisplayed
    else { throw .notVisible(ownPath(id, section)) }
    return slot
  }

  /// Returns the visible cell of a row and the list that it is in.
  func find(_ path: RowPath) throws(HeadlessError) -> (list: HeadlessHost, slot: HeadlessSlot) {
    let path = updater.current.resolved(path)
    let (list, section) = try list(with: path)
    return (list, try list.visibleSlot(path.id, in: section))
  }

  private func slot(at path: RowPath) -> HeadlessSlot? {
    let path = updater.current.resolved(path)
    guard let (list, section) = try? list(with: path),
      let position = list.updater.current.position(of: path.id, in: section),
      list.identities.contains(position)
    else { return nil }
    return list.identities[position].slot
  }

  func ownPath(_ id: RowID, _ section: SectionID?) -> RowPath {
    updater.shortContainerPath?.appending(id) ?? RowPath(id, section: section)
  }
}
