import ScreenDSL

extension Problem {
  /// Finds rows that probably got another ID: `changes` contains a removed and an inserted row with equal content. If
  /// `isUpdate` is true, the result omits rows with a task, unless their ID is structural, because an app can give a
  /// row another ID so that the task runs again.
  package static func identityChurn(of changes: Changeset, isUpdate: Bool = true) -> [Problem] {
    var group = ProblemGroup(.identityChurn)
    for replacement in Replacement.all(in: changes.all) where replacement.sameFields == nil {
      let (old, new) = (replacement.removed, replacement.inserted)
      guard let inserted = new.path, let model = new.model, inserted.id.isEqualToItself,
        !isUpdate || inserted.id.isStructural || new.row?.attributes.task == nil
      else { continue }
      let paths = old.shownPaths(replacedBy: new).map { ValueText.quoted($0) }
      let texts = paths.joined(separator: ", now ")
      group.add(
        "Row ID of '\(model)' must stay while the content does (was \(texts))", model,
        at: new.source, remedy: inserted.id.isStructural ? structuralRemedy : nil)
    }
    return group.problems
  }

  /// Returns a problem for each loop of sections without IDs in which the number of sections changes, if a section with
  /// a header takes over the content of another section.
  package static func shiftedSections(_ changes: Changeset) -> [Problem] {
    func loops(_ snapshot: ScreenSnapshot) -> [String?: [ScreenSnapshot.Section]] {
      Dictionary(grouping: snapshot.sections.filter(\.id.key.isInLoop)) { $0.source?.description }
    }
    func showSame(_ one: ScreenSnapshot.Section, _ other: ScreenSnapshot.Section) -> Bool {
      one.supplementaries == other.supplementaries && one.rows.elementsEqual(other.rows)
    }
    let (old, new) = (loops(changes.old), loops(changes.new))
    return old.keys.sorted { ($0 ?? "") < ($1 ?? "") }.compactMap { source in
      let (before, after) = (old[source, default: []], new[source, default: []])
      if before.count == after.count { return nil }
      let shifted = after.first { section in
        section.header != nil && before.contains { $0.id == section.id && !showSame($0, section) }
          && before.contains { showSame($0, section) }
      }
      guard let shifted else { return nil }
      return Problem(
        .loopWithoutID,
        "No ID for section \(ValueText.quoted(shifted.id)) in a loop "
          + "(now has the content that another section had)", at: source,
        remedy: "begin with an ID of the data: 'Section(group.id, header: …)'")
    }
  }

  private static let structuralRemedy =
    "give it an 'id(_:)', so that it is the same row in each branch and section"

  /// Returns whether the problem of a change must omit the changed values, because they can be sensitive.
  package typealias Hides = (Changeset.Change) -> Bool

  /// Returns the problems of a declaration that changes although the state stays the same.
  ///
  /// - Parameter changes: The differences between two evaluations of the declaration with the same state.
  package static func instability(
    _ changes: Changeset, _ hides: Hides = { _ in false }
  ) -> [Problem] {
    let sections = zip(changes.sectionRemovals, changes.sectionInsertions).compactMap { old, new in
      let (old, new) = (changes.old.sections[old], changes.new.sections[new])
      return !new.id.isEqualToItself
        ? nil
        : Problem(
          .identityChurn,
          "Section ID must stay while nothing changes "
            + "(was \(ValueText.quoted(old.id)), now \(ValueText.quoted(new.id)))",
          at: new.source?.description)
    }
    let unequal = unequal(in: changes.new)
    let known = Set(unequal.map(\.sentence))
    return unequal
      + (listID(changes) + sections + identityChurn(of: changes, isUpdate: false)
      + unstableContent(changes, hides)).filter { !known.contains($0.sentence) }
  }

  private static func listID(_ changes: Changeset) -> [Problem] {
    let (old, new) = (changes.old.configuration, changes.new.configuration)
    if old?.place == new?.place || new?.place?.isEqualToItself == false { return [] }
    let ids = [old, new].map { $0?.place.map { ValueText.quoted($0) } ?? "none" }
    let said = new?.places.first { $0.word == "listID" }
    return [
      Problem(
        .identityChurn,
        "List ID must stay while nothing changes (was \(ids[0]), now \(ids[1]))",
        at: said?.source.description)
    ]
  }

  private static func unstableContent(_ changes: Changeset, _ hides: Hides) -> [Problem] {
    func values(_ change: Changeset.Change) -> [String] {
      hides(change) ? ["different"] : change.differences
    }
    let all = changes.all
    let replaced = Set(
      Replacement.all(in: all).filter { $0.sameFields == nil }
        .flatMap { [$0.removed.path, $0.inserted.path] })
    // If sections of a list get other IDs, this code adds no problems of removed, inserted and moved rows of this list.
    // The problems of the sections cover these rows.
    let renewed = Set(all.filter { $0.kind == .sectionRemoved }.map(\.container))
      .intersection(all.filter { $0.kind == .sectionInserted }.map(\.container))
    var group = ProblemGroup(.unstableContent)
    for change in all where change.kind == .sectionUpdated {
      group.add(
        unequalSentence("Section \(ValueText.quoted(change.section))", values(change)), "section",
        at: change.source)
    }
    for change in all.filter(\.isUpdate) + all.filter({ !$0.isUpdate }) {
      guard let path = change.path, let model = change.model else { continue }
      let isUpdate = change.isUpdate
      if !isUpdate, renewed.contains(change.container) || replaced.contains(path) { continue }
      let was =
        isUpdate
        ? values(change).joined(separator: ", ")
        : change.old == nil ? "new" : change.new == nil ? "missing" : "elsewhere"
      group.add(
        "\(ValueText.quoted(change.shownPath ?? path)) must \(isUpdate ? "show the same" : "be where it was") "
          + "while nothing changes (was \(was))", model, at: change.source)
    }
    return group.problems
  }

  fileprivate static func incompleteDependency(
    of block: String, at source: SourceLine?, _ shown: @autoclosure () -> ScreenSnapshot,
    _ declared: ScreenSnapshot?, _ hides: Problem.Hides
  ) -> [Problem] {
    guard let changes = declared?.changeset(from: shown()), !changes.isEmpty else { return [] }
    let field = changes.all.first { !hides($0) && !$0.differences.isEmpty }.flatMap { change in
      change.shownPath.map { "row \(ValueText.quoted($0)) was old: \(change.differences[0])" }
    }
    let line = changes.description.prefix { $0 != "\n" }
    return [
      Problem(
        .incompleteDependency,
        "'dependsOn' of \(block) must name all that its rows show (\(field ?? "rows were old: \(line)"))",
        at: source?.description)
    ]
  }

  package static func environmentOutsideOfLooks(of type: String) -> Problem {
    Problem(
      .environmentOutsideOfLooks,
      "Declaration of \(ValueText.quoted(type)) must not read 'Look.environment' (did)", at: nil)
  }

  package static func differences(_ old: Any, _ new: Any) -> String {
    FieldComparison.differences(old, new).prefix(2).joined(separator: ", ")
  }
}

extension ScreenSnapshot {
  /// Evaluates the screen's declaration again in the same state, and returns problems if the new snapshot differs from
  /// this snapshot. The cause of a problem is a `dependsOn` that lacks a value, or content that changes by itself, such
  /// as a random number.
  package func differences(
    _ hides: Problem.Hides, fromEvaluating evaluate: () -> ScreenSnapshot
  ) -> [Problem] {
    let whole = evaluate()
    let changes = whole.changeset(from: self)
    if changes.isEmpty { return [] }
    let unstable = Problem.instability(evaluate().changeset(from: whole), hides)
    if !unstable.isEmpty { return unstable }
    let incomplete = incompleteDependencies(hides)
    return incomplete.isEmpty ? Problem.instability(changes, hides) : incomplete
  }

  /// Finds sections and containers whose skipped closures would now return other rows. This method evaluates all
  /// skipped closures.
  package func incompleteDependencies(_ hides: Problem.Hides) -> [Problem] {
    sections.indices.flatMap { index -> [Problem] in
      let section = sections[index]
      let own = Problem.incompleteDependency(
        of: "section \(ValueText.quoted(section.id))", at: section.source,
        ScreenSnapshot([(section, Array(section.rows))]), skippedSection(at: index), hides)
      return own + section.rows.flatMap { $0.incompleteDependencies(hides) }
    }
  }
}

extension Row {
  fileprivate func incompleteDependencies(_ hides: Problem.Hides) -> [Problem] {
    guard let inner = innerRows else { return [] }
    let own = Problem.incompleteDependency(
      of: "container \(ValueText.quoted(id))", at: source, inner, skippedInnerRows, hides)
    return own + inner.sections.flatMap { $0.rows.flatMap { $0.incompleteDependencies(hides) } }
  }
}
