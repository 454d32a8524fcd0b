/// Looks through a snapshot for IDs that are not as they should be.
struct IssueCollector {
  private typealias Issue = ScreenSnapshot.Issue
  private typealias Place = ScreenSnapshot.Issue.Place

  private let containers: [RowID]
  private(set) var issues: [ScreenSnapshot.Issue] = []
  private var firstRows: [RowID: Place] = [:]
  private var firstValues: [RowID: (id: RowID, place: Place)] = [:]
  private var firstSections: [SectionID: Place] = [:]
  /// The loops whose rows have no ID, by model type and source line.
  private var loops: Set<[String]> = []

  init(containers: [RowID]) { self.containers = containers }

  mutating func collect(_ snapshot: ScreenSnapshot) {
    for (index, section) in snapshot.sections.enumerated() {
      addSection(section, index)
      for (row, position) in zip(section.rows, 0...) {
        addRow(row, place(of: row, in: section, position))
      }
    }
  }

  private mutating func addSection(_ section: ScreenSnapshot.Section, _ index: Int) {
    let place = Place(
      containers: containers, section: section.id, index: index,
      source: section.source?.description, model: nil)
    let id = section.id.unnumbered
    if let first = firstSections[id] {
      issues.append(.duplicateSection(id: id, first: first, later: place))
    } else {
      firstSections[id] = place
    }
  }

  private func place(of row: Row, in section: ScreenSnapshot.Section, _ index: Int) -> Place {
    Place(
      containers: containers, section: section.id, index: index, source: row.source?.description,
      model: "\(type(of: row.model))")
  }

  private mutating func addRow(_ row: Row, _ place: Place) {
    if let first = firstRows[row.id.unnumbered] {
      issues.append(.duplicateRow(id: row.id.unnumbered, first: first, later: place))
    } else {
      firstRows[row.id.unnumbered] = place
      addSharedID(row.id, place)
    }
    if row.id.place?.isInLoop == true,
      loops.insert([place.model ?? "", place.source ?? ""]).inserted
    {
      issues.append(.loopWithoutID(model: place.model ?? "", place: place))
    }
    if let inner = row.contents {
      var collector = IssueCollector(containers: containers + [row.id])
      collector.collect(inner)
      issues += collector.issues
    }
  }

  /// Notes an ID that is salted with another type than an equal one before it.
  private mutating func addSharedID(_ id: RowID, _ place: Place) {
    guard id.salt != nil else { return }
    let value = RowID(value: id.value)
    if let first = firstValues[value] {
      issues.append(.sharedID(id: value, first: first.place, later: place))
    } else {
      firstValues[value] = (id, place)
    }
  }
}

extension SectionID {
  /// This ID without the number that tells a duplicate from the first section with its ID.
  var unnumbered: SectionID { SectionID(key: key.unnumbered) }
}
