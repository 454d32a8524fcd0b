import ScreenDSL

/// A row of the adapters' tests.
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
  /// Screens that follow one another: each step changes what its comment says.
  static let chain: [EntryScreen] = [
    screen(("letters", [Entry("a"), Entry("b"), Entry("c")])),
    // One row comes, one goes, one moves.
    screen(("letters", [Entry("c"), Entry("a"), Entry("d")])),
    // One row's content changes, and it moves.
    screen(("letters", [Entry("a", "A"), Entry("c"), Entry("d")])),
    // A section comes, with rows.
    screen(("digits", [Entry("1"), Entry("2")]), ("letters", [Entry("a", "A"), Entry("d")])),
    // The sections change places while a row goes from one to the other.
    screen(("letters", [Entry("a", "A"), Entry("1"), Entry("d")]), ("digits", [Entry("2", "II")])),
    // A section goes; its row stays under the same ID elsewhere.
    screen(("letters", [Entry("2", "II"), Entry("d"), Entry("a", "A")])),
    // Everything goes.
    screen(),
    // Something comes back.
    screen(("letters", [Entry("a"), Entry("z")])),
  ]

  private static func screen(_ groups: (id: String, entries: [Entry])...) -> EntryScreen {
    EntryScreen(groups: groups.map { Group(id: $0.id, entries: $0.entries) })
  }

  /// The entries in sections that this screen and the next have, which so keep their cells.
  func survivors(in next: EntryScreen) -> [String] {
    let kept = entries(inSectionsOf: next)
    return next.entries(inSectionsOf: self).filter { kept.contains($0) }
  }

  private func entries(inSectionsOf other: EntryScreen) -> [String] {
    let sections = Set(other.groups.map(\.id))
    return groups.filter { sections.contains($0.id) }.flatMap { $0.entries.map(\.id) }
  }
}
