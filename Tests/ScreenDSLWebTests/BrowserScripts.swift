@testable import ScreenDSLWeb

/// A random script for a browser: a film, and what its document has to be after every batch.
///
/// Nothing of it comes from the code that writes pages: outlines are made of snapshots and looks, and
/// where a row comes from is asked of the judge of batches.
struct BrowserScript: Encodable {
  /// What a list has to be after a batch.
  struct Expectation: Encodable {
    /// The containers around the list, each by its section and row.
    let list: [Int]
    let outline: [String]
    /// For each section and row its index before the batch, or none for a new one.
    let sections: [Int?]
    let rows: [[[Int]?]]
  }

  let seed: UInt64
  /// The outline of each step.
  let outlines: [[String]]
  /// What the writer of pages makes of each step.
  let lists: [String]
  /// The expectations of each step's batches.
  let steps: [[Expectation]]
  let page: String

  init(seed: UInt64) throws {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    var spec = ListSpec.random(&random, duplicates: seed.isMultiple(of: 5))
    var film = ScreenFilm("Script \(seed)", looks: .random)
    film.append("First", spec.snapshot())
    for step in 0..<4 {
      let isOther = random.chance(1, in: 4)
      spec =
        isOther
        ? .random(&random, duplicates: seed.isMultiple(of: 5)) : spec.edited(&random)
      film.append("Step \(step)", spec.snapshot(reusing: film.steps.last?.snapshot))
    }
    let snapshots = film.steps.map(\.snapshot)
    outlines = snapshots.map { Outline.lines(of: $0) }
    let markup = LookReader(looks: .random).markup()
    lists = snapshots.map { MarkupWriter.html(markup.list($0)) }
    steps = try zip(snapshots, snapshots.dropFirst()).map { old, new in
      var expectations: [Expectation] = []
      try Self.add(new.changeset(from: old), at: [], to: &expectations)
      return expectations
    }
    page = film.html
  }

  private static func add(
    _ changes: Changeset, at place: [Int], to expectations: inout [Expectation]
  ) throws {
    var before = changes.old
    for stage in changes.stages {
      let map = try BatchOperations(stage.operations).resolved(
        from: before.sections.map(\.rows.count), to: stage.snapshot.sections.map(\.rows.count),
        kind: .collection, level: .knownBugs)
      expectations.append(
        Expectation(
          list: place, outline: Outline.lines(of: stage.snapshotBeforeNested),
          sections: map.sections,
          rows: map.items.map { $0.map { $0.map { [$0.section, $0.item] } } }))
      before = stage.snapshot
    }
    for nested in changes.nested {
      try add(nested.changes, at: place + [nested.new.section, nested.new.row], to: &expectations)
    }
  }
}

/// What a document has to show, one line for each section, supplementary and row.
enum Outline {
  static func lines(of snapshot: ScreenSnapshot, depth: Int = 0) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return snapshot.sections.flatMap { section in
      ["\(indent)section \(section.id)"]
        + section.supplementaries.map { "\(indent) \($0.kind): \(text(of: $0.model))" }
        + section.rows.flatMap { row in
          [
            "\(indent) row \(row.id): \(text(of: row.model))\(row.attributes.isSelectable ? " tap" : "")"
          ]
            + (row.innerRows.map { lines(of: $0, depth: depth + 1) } ?? [])
        }
    }
  }

  private static func text(of model: any CellModel) -> String {
    words(of: LookRegistry.random.look(for: model)).joined(separator: " | ")
  }

  static func words(of look: CellLook) -> [String] {
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text), .badge(let text): [text]
    case .image(let name): ["image \(name)"]
    case .button(let text): ["button \(text)"]
    case .field(let text, let placeholder): ["field \(text)/\(placeholder)"]
    case .segments(let titles, let selected):
      titles.enumerated().map { "segment \($1)\($0 == selected ? "*" : "")" }
    case .toggle(let isOn): ["switch \(isOn)"]
    case .slider(let value): ["slider \(Int(value * 100))"]
    case .progress(let value): ["progress \(Int(value * 100))"]
    case .divider, .spacer: []
    case .horizontal(let parts), .vertical(let parts): parts.flatMap(words)
    }
  }
}

extension LookRegistry {
  /// The looks of the models of random screens: with fields, buttons, switches and headings.
  static let random = LookRegistry(
    Look(of: Note.self) { note in
      .vertical(
        .title("Note \(note.id)"),
        .field(note.text == 0 ? "" : "text \(note.text)", placeholder: "Write"))
    },
    Look(of: Photo.self) { photo in
      .horizontal(
        .image("photo").accessibility(label: "Photo"), .title("Photo \(photo.id)"), .spacer,
        photo.text == 1 ? .button("Open") : .segments(["a", "b"], selected: photo.text % 3))
    },
    Look(of: Label.self) { label in
      label.text == 2
        ? .title("Label 2").accessibility(traits: .header)
        : .horizontal(.title("Label \(label.text)"), .spacer, .badge("\(label.text)"))
    },
    Look(of: Price.self) { price in
      .horizontal(.title("Price"), .slider(0.25), .toggle(isOn: price.text > 1))
    },
    Look(of: Grid.self) { grid in
      grid.text == 0
        ? .empty.size(height: 120) : .horizontal(.subtitle("Grid"), .progress(0.5))
    })
}
