/// A text or a picture of a screen or an update. The properties `text` and `before` are the texts themselves.
typealias ReportForm = ReportEntry.Form<String>

extension ReportEntry {
  static let mostSteps = 12
  static let mostTouched = 8
  /// The overview of the report shows at most this height of a picture, in points.
  private static let smallHeight = 560.0

  mutating func show(_ all: [ScreenStep], _ reader: LookReader) {
    guard let last = all.last else { return }
    let updates = zip(all, all.dropFirst()).map { $1.snapshot.changeset(from: $0.snapshot) }
    problems = last.snapshot.problems(of: updates.last) {
      reader.look(of: $0.model).spokenLabel(of: $0)
    }
    .map { Self.lines($0.explanation) }
    if all.count == 2 {
      show(updates[0], titles: all.map(\.title), reader)
    } else {
      shots = [shot(last.title, Drawing(last.snapshot, reader))]
    }
    if all.count > 2 { film(all, updates, reader) }
  }

  private struct Drawing {
    let light, dark: NumberedPicture
    let heard: String

    init(_ snapshot: ScreenSnapshot, _ reader: LookReader) {
      light = NumberedPicture(of: snapshot, reader, .light)
      dark = NumberedPicture(of: snapshot, reader, .dark)
      heard = ScreenRenderer.spoken(reader.looks, state: reader.state).render(snapshot)
    }
  }

  private mutating func shot(_ title: String, _ drawing: Drawing) -> Shot {
    Shot(
      title: VisibleText().text(title),
      whole: add(light: drawing.light.svg, dark: drawing.dark.svg),
      end: drawing.light.end(within: Self.smallHeight), heard: add(drawing.heard))
  }

  private mutating func show(_ changes: Changeset, titles: [String], _ reader: LookReader) {
    let rows = TouchedRow.all(in: changes, reader)
    let rest = rows.count - Self.mostTouched
    cost = UpdateCounts([changes]).cost
    touched =
      rows.prefix(Self.mostTouched).map(\.touched)
      + (rest > 0 ? [Touched(kinds: [], lines: ["and \(rest) more"])] : [])
    let drawings = [changes.old, changes.new].map { Drawing($0, reader) }
    let marks = drawings.enumerated().map { side, drawing in
      zip(1..., rows.prefix(Self.mostTouched)).compactMap { number, row -> NumberedPicture.Badge? in
        row.paths[side].flatMap(drawing.light.edges).map { ("\(number)", row.kind, $0) }
      }
    }
    let slices = NumberedPicture.slices(zip(drawings.map(\.light), marks).map { ($0, $1) })
    for (index, drawing) in drawings.enumerated() {
      var shot = shot(titles[index], drawing)
      shot.cut = add(
        light: drawing.light.cut(to: slices, marks[index]),
        dark: drawing.dark.cut(to: slices, marks[index]))
      shots.append(shot)
    }
  }

  private mutating func film(_ all: [ScreenStep], _ updates: [Changeset], _ reader: LookReader) {
    let rest = all.count - Self.mostSteps
    let first = Array(all.prefix(Self.mostSteps))
    cost = UpdateCounts(updates).cost
    film = add(light: first.recording(reader, .light), dark: first.recording(reader, .dark))
    steps = first.enumerated().map { index, step in
      let words =
        index == 0
        ? ChangeWords.count(step.snapshot.rowCount, "row")
        : UpdateCounts([updates[index - 1]]).words
      return VisibleText().text("\(step.title): \(words)")
    }
    if rest > 0 { steps.append("and \(rest) more") }
  }
}

/// What an update changes: a row, a section, or the screen's own modifiers.
private struct TouchedRow {
  let touched: ReportEntry.Touched
  let kind: Changeset.Change.Kind
  /// The paths of a row before and after the update; nil where the row does not exist. Both are nil for a section and
  /// for the screen, because the pictures mark only rows.
  var paths: [RowPath?] = [nil, nil]

  static func all(in changes: Changeset, _ reader: LookReader) -> [TouchedRow] {
    let groups = Array(changes.all.enumerated()).grouped { index, change in
      change.path.map(AnyHashable.init) ?? AnyHashable(index)
    }
    let whole = changes.linesOfWhole.map { reader.visible.text($0) }
    let end = TouchedRow(
      touched: ReportEntry.Touched(kinds: ["updated"], lines: whole), kind: .sectionUpdated)
    return groups.map { group in
      let all = group.map(\.element)
      let lines = all.flatMap { [$0.words(title: $0.title(reader))] + $0.reasons(reader) }
      return TouchedRow(
        touched: ReportEntry.Touched(
          kinds: all.map { "\($0.kind.verb)" }, lines: lines.map { reader.visible.text($0) }),
        kind: all[all.count - 1].kind,
        paths: [all[0].oldPath, all[0].new == nil ? nil : all[0].path])
    } + (whole.isEmpty ? [] : [end])
  }
}

extension UpdateCounts {
  fileprivate var words: String {
    "\(ChangeWords.count(filled, "cell")) filled, \(ChangeWords.count(untouched, "row")) left alone"
  }
}
