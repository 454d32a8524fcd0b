import ScreenDSL

extension Problem {
  /// Finds values that are not equal to themselves, such as NaN, in rows, supplementary views, layout hints, IDs and
  /// `dependsOn` values.
  package static func unequal(in snapshot: ScreenSnapshot) -> [Problem] {
    var group = ProblemGroup(.unequalToItself)
    if let list = snapshot.configuration, let id = list.place, !id.isEqualToItself {
      let source = list.places.first { $0.word == "listID" }?.source
      group.add(
        "List ID must be equal to itself (was \(ValueText.quoted(id)))", "list",
        at: source?.description)
    }
    for section in snapshot.sections {
      let name = "section \(ValueText.quoted(section.id))"
      func add(_ problem: String) { group.add(problem, "section", at: section.source?.description) }
      let differences = RowComparison.differencesFromItself(section)
      if !section.id.isEqualToItself {
        add("Section ID must be equal to itself (was \(ValueText.quoted(section.id)))")
      }
      if !differences.isEmpty { add(unequalSentence("Section" + name.dropFirst(7), differences)) }
      if section.hasUnequalDependency { add(unequalDependency(of: name)) }
    }
    for place in snapshot.allRows {
      let (row, name) = (place.row, ValueText.quoted(snapshot.shortened(place.path)))
      let differences = RowComparison.differencesFromItself(row)
      if !row.id.isEqualToItself {
        group.add("Row ID of '\(type(of: row.model))' must be equal to itself (was \(name))", row)
      }
      if !differences.isEmpty { group.add(unequalSentence(name, differences), row) }
      if row.hasUnequalDependency { group.add(unequalDependency(of: "container \(name)"), row) }
    }
    return group.problems
  }

  private static func unequalDependency(of block: String) -> String {
    "'dependsOn' of \(block) must name values that are equal to themselves (one was not)"
  }

  static func unequalSentence(_ name: String, _ differences: [String]) -> String {
    "\(name) must show the same while nothing changes (was \(differences.joined(separator: ", ")))"
  }
}
