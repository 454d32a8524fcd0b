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
    // A row can have several changes, such as a move and an update. A change of a section stands alone.
    let rows = Array(changes.all.enumerated()).grouped { index, change in
      change.path.map(AnyHashable.init) ?? AnyHashable(index)
    }.map { $0.map(\.element) }
    let whole = changes.linesOfWhole.map { reader.visible.text($0) }
    let all =
      rows.map { Touched($0, reader) }
      + (whole.isEmpty ? [] : [Touched(kinds: ["updated"], lines: whole)])
    let rest = all.count - Self.mostTouched
    cost = UpdateCounts([changes]).cost
    touched =
      all.prefix(Self.mostTouched)
      + (rest > 0 ? [Touched(kinds: [], lines: ["and \(rest) more"])] : [])
    let drawings = [changes.old, changes.new].map { Drawing($0, reader) }
    let marks = drawings.enumerated().map { side, drawing in
      zip(1..., rows.prefix(Self.mostTouched)).compactMap { number, row -> NumberedPicture.Badge? in
        // The pictures mark only rows. A section has neither path.
        let paths = [row[0].oldPath, row[0].new == nil ? nil : row[0].path]
        return paths[side].flatMap(drawing.light.edges)
          .map { ("\(number)", row[row.count - 1].kind, $0) }
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

extension ReportEntry.Touched {
  /// Creates the entry for the changes of one row, or for a change of a section.
  fileprivate init(_ changes: [Changeset.Change], _ reader: LookReader) {
    let lines = changes.flatMap { [$0.words(title: $0.title(reader))] + $0.reasons(reader) }
    self.init(
      kinds: changes.map { "\($0.kind.verb)" }, lines: lines.map { reader.visible.text($0) })
  }
}

extension UpdateCounts {
  fileprivate var words: String {
    "\(ChangeWords.count(filled, "cell")) filled, \(ChangeWords.count(untouched, "row")) left alone"
  }
}
