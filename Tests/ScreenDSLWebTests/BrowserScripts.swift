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
    let markup = ScreenMarkup(reader: LookReader(looks: .random))
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

  static func words(of look: LookNode) -> [String] {
    switch look.kind {
    case .text(let text), .badge(let text): [text]
    case .image(let image): ["image \(image.name)"]
    case .avatar(let name): ["avatar \(LookNode.initials(of: name))"]
    case .control(let control):
      (control.role == .button || control.title.isEmpty ? [] : [control.title]) + words(of: control)
    case .progress(let share): ["progress \(Int(share * 100))"]
    case .spinner, .divider, .spacer: []
    case .stack(let stack): stack.parts.flatMap(words)
    }
  }

  private static func words(of control: LookNode.Control) -> [String] {
    switch control.kind {
    case .button: ["button \(control.title)"]
    case .toggle(let isOn, _): ["toggle \(isOn)"]
    case .slider(let slider, _): ["slider \(Int(slider.share * 100))"]
    case .stepper(let stepper, _): ["\(stepper.text)", "stepper \(stepper.value)"]
    case .picker(let picker, _):
      picker.kind == .menu || picker.kind == .wheel
        ? ["menu \(picker.chosen ?? "")"]
        : picker.choices.enumerated().map {
          "segment \($1)\(picker.selected.contains($0) ? "*" : "")"
        }
    case .date(let date, _): ["date \(date.texts.joined(separator: "T"))"]
    case .field(let field, _):
      ["field \(field.text)/\(field.prompt)"] + (field.problem.map { [$0] } ?? [])
    }
  }
}

extension LookRegistry {
  /// The looks of the models of random screens: with fields, buttons, switches and headings.
  static let random = LookRegistry(
    .look(of: Note.self) { note in
      Look.vertical {
        Look.text("Note \(note.id)")
        Look.field("", text: note.text == 0 ? "" : "text \(note.text)", prompt: "Write") { _ in }
          .problem(note.text == 1 ? "Too short" : nil)
      }
    },
    .look(of: Photo.self) { photo in
      Look.horizontal {
        Look.image(.asset("photo")).size(width: 90, height: 50).accessibility(label: "Photo")
        Look.text("Photo \(photo.id)").fill()
        if photo.text == 1 {
          Look.button("Open") {}
        } else {
          Look.segments(["a", "b"], selected: [0, nil, 1][photo.text % 3])
        }
      }
    },
    .look(of: Label.self) { label in
      if label.text == 2 {
        Look.heading("Label 2")
      } else {
        Look.horizontal {
          Look.text("Label \(label.text)").padding(Double(label.text))
          Look.spacer
          Look.badge("\(label.text)")
        }
      }
    },
    .look(of: Price.self) { price in
      Look.vertical {
        Look.slider("Price", value: 0.25) { _ in }
        Look.stepper("Pieces", value: price.text, in: 0...3) { _ in }
        Look.toggle("Free", isOn: price.text > 1, price.text > 2 ? nil : Handler { _ in })
        Look.picker("Size", [0, 1, 2], selected: price.text, name: { "size \($0)" }) { _ in }
      }
    },
    .look(of: Grid.self) { grid in
      if grid.text == 0 {
        Look.empty.size(height: 120)
      } else {
        Look.horizontal {
          Look.note("Grid")
          Look.progress(0.5)
        }
      }
    })
}
