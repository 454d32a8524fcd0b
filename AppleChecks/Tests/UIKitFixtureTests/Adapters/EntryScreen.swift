import ScreenDSL

/// A row in the tests of the adapters.
struct Entry: CellModel, Identifiable {
  let id: String
  var text: String

  init(_ id: String, _ text: String? = nil) {
    self.id = id
    self.text = text ?? id
  }
}

/// Entries in sections.
struct EntryScreen: Screen {
  struct Group {
    var id: String
    var entries: [Entry]
  }

  var groups: [Group]

  var body: some ScreenContent {
    for group in groups {
      Section(group.id) {
        for entry in group.entries { entry }
      }
    }
  }

  /// The texts of all rows, by section.
  var texts: [[String]] { groups.map { $0.entries.map(\.text) } }
}

extension EntryScreen {
  /// A sequence of screens; a comment says what each step changes.
  static let chain: [EntryScreen] = [
    screen(("letters", [Entry("a"), Entry("b"), Entry("c")])),
    // One row is inserted, one removed, one moved.
    screen(("letters", [Entry("c"), Entry("a"), Entry("d")])),
    // One row changes its content and moves.
    screen(("letters", [Entry("a", "A"), Entry("c"), Entry("d")])),
    // A section with rows is inserted.
    screen(("digits", [Entry("1"), Entry("2")]), ("letters", [Entry("a", "A"), Entry("d")])),
    // The sections change places, and a row moves from one to the other.
    screen(("letters", [Entry("a", "A"), Entry("1"), Entry("d")]), ("digits", [Entry("2", "II")])),
    // A section is removed; its row, with the same ID, is in another section now.
    screen(("letters", [Entry("2", "II"), Entry("d"), Entry("a", "A")])),
    // All rows and sections are removed.
    screen(),
    // A section is inserted into the empty list.
    screen(("letters", [Entry("a"), Entry("z")])),
  ]

  private static func screen(_ groups: (id: String, entries: [Entry])...) -> EntryScreen {
    EntryScreen(groups: groups.map { Group(id: $0.id, entries: $0.entries) })
  }

  /// The entries that keep their cells: those in sections that this screen and the next one share.
  func survivors(in next: EntryScreen) -> [String] {
    let kept = entries(inSectionsOf: next)
    return next.entries(inSectionsOf: self).filter { kept.contains($0) }
  }

  private func entries(inSectionsOf other: EntryScreen) -> [String] {
    let sections = Set(other.groups.map(\.id))
    return groups.filter { sections.contains($0.id) }.flatMap { $0.entries.map(\.id) }
  }
}
