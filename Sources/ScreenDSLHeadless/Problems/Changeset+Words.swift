package import ScreenDSL

extension Changeset.Change {
  /// Returns the change in words: `moved MailRow '4' "Katherine Johnson" from 5th to 2nd`.
  package func words(title: String? = nil) -> String {
    "\(kind.rawValue) \(subject(title: title))\(course)"
  }

  package func line(title: String? = nil, hasSource: Bool = false, isHidden: Bool = false) -> String
  {
    let reasons = isHidden ? "" : differences.joined(separator: ", ")
    return words(title: title) + (reasons.isEmpty ? "" : ": \(reasons)") + (hasSource ? place : "")
  }

  var explanation: String {
    ([words() + place] + differences.map { "  \($0)" }).joined(separator: "\n")
  }

  var place: String { source.map { " (\($0))" } ?? "" }

  private func subject(title: String?) -> String {
    guard let path = shownPath else {
      return ValueText.quotedBeginning(RowPath(RowID("\(section)"), in: container?.ids ?? []))
    }
    return (model.map { "\($0) " } ?? "") + OutlineRow.name("\(path)", title: title)
  }

  private var course: String {
    func position(
      _ position: RowPosition, in list: ScreenSnapshot, isWhole: Bool? = nil
    ) -> String {
      if path == nil { return ChangeWords.ordinal(position.section + 1) }
      let section = ValueText.quotedBeginning(list.sections[position.section].id)
      return ChangeWords.ordinal(position.row + 1)
        + (isWhole ?? (list.sections.count > 1) ? " of \(section)" : "")
    }
    guard let new else { return old.map { ", was \(position($0, in: list.old))" } ?? "" }
    guard let old else { return " as \(position(new, in: list.new))" }
    if kind != .moved, kind != .sectionMoved { return "" }
    let isWhole = list.old.sections[old.section].id != section
    let places = [(old, list.old), (new, list.new)].map {
      position($0.0, in: $0.1, isWhole: isWhole)
    }
    if places[0] != places[1] { return " from \(places[0]) to \(places[1])" }
    let follower = follower(of: new, in: list.new).map { "before \($0)" } ?? "to the end"
    return " \(follower), \(places[0]) as before"
  }

  private func follower(of position: RowPosition, in list: ScreenSnapshot) -> String? {
    let sections = list.sections.dropFirst(position.section + 1)
    let rows = list.sections[position.section].rows.dropFirst(position.row + 1)
    return path == nil
      ? sections.first.map { ValueText.quotedBeginning($0.id) }
      : rows.first.map { ValueText.quotedBeginning($0.id) }
  }
}

extension Changeset.Change.Kind { package var verb: Substring { rawValue.prefix { $0 != " " } } }

extension Changeset {
  /// The changes of the screen's own modifiers, each as a line. The lines omit changes of the search field, because
  /// this field is usually a row, whose changes are already in `all`.
  package var linesOfWhole: [String] {
    differencesOfWhole.filter { !$0.hasPrefix("the search's ") }.map { "screen: \($0)" }
  }
}

/// Counts the rows and sections that the given updates change, for each kind of change.
package struct UpdateCounts {
  private let updates: Int
  /// The number of cells that the list would configure if each update reloaded all rows.
  package private(set) var total = 0
  package private(set) var untouched = 0
  private var counts: [Changeset.Change.Kind: Int] = [:]

  package init(_ updates: [Changeset]) {
    self.updates = updates.count
    for changes in updates { add(changes) }
  }

  private mutating func add(_ changes: Changeset) {
    var touched: [RowPath: Int] = [:]
    for change in changes.all {
      guard let row = change.row, let path = change.path else {
        counts[change.kind, default: 0] += 1
        continue
      }
      let isAlone = change.kind == .moved || change.kind == .reconfigured
      let count = isAlone ? 1 : 1 + (row.innerRows?.allRows.count ?? 0)
      counts[change.kind, default: 0] += count
      if change.new != nil { touched[path] = max(count, touched[path] ?? 0) }
    }
    let rows = changes.new.allRows.count
    total += rows
    untouched += rows - touched.values.reduce(0, +)
  }

  package subscript(kind: Changeset.Change.Kind) -> Int { counts[kind, default: 0] }

  package var filled: Int { self[.inserted] + self[.reconfigured] + self[.reloaded] }

  package var touched: String {
    "\(total - untouched + self[.removed]) of \(total + self[.removed])"
  }

  package var cost: String {
    "\(ChangeWords.count(updates, "update")) \(updates == 1 ? "fills" : "fill") "
      + ChangeWords.count(filled, "cell") + (filled < total ? " instead of \(total)" : "")
  }

  package func text(_ kind: Changeset.Change.Kind) -> String? {
    guard let count = counts[kind] else { return nil }
    let isOfRows = kind.verb.count == kind.rawValue.count
    return (isOfRows ? "\(count)" : ChangeWords.count(count, "section")) + " \(kind.verb)"
  }
}
