import ScreenDSL

/// A group of items that an app shows together.
struct ItemGroup<ID: Hashable & Sendable>: Sendable {
  let number: Int
  var version = 0
  var items: [Item<ID>]
}

extension [SectionEntries] {
  func groups<ID>(_ kind: IDKind<ID>) -> [ItemGroup<ID>] {
    map { ItemGroup(number: $0.number, items: $0.rows.items(kind)) }
  }
}

extension ItemGroup {
  /// Returns equal groups that share no heap object with these.
  static func madeAnew(_ groups: [Self], _ kind: IDKind<ID>) -> [Self] {
    groups.map { group in
      var copy = group
      copy.items = group.items.map { $0.madeAnew(kind) }
      return copy
    }
  }
}

/// A screen with a section for each group.
struct SectionsScreen<ID: Hashable & Sendable>: Screen {
  let groups: [ItemGroup<ID>]

  var body: some ScreenContent {
    for group in groups {
      Section(group.number) {
        for item in group.items { Product(item) }
      }
    }
  }
}

/// A screen with a section for each group, which is evaluated only if the group's version changed.
struct SkippingScreen<ID: Hashable & Sendable>: Screen {
  let groups: [ItemGroup<ID>]

  var body: some ScreenContent {
    for group in groups {
      Section(group.number, dependsOn: group.version) {
        for item in group.items { Product(item) }
      }
    }
  }
}

/// A screen with a row for each group; below it are the rows of the group if its version is not 0.
struct FoldersScreen<ID: Hashable & Sendable>: Screen {
  let groups: [ItemGroup<ID>]
  /// Whether the rows are declared with `disclosureRows` or as plain rows.
  var unfolds = true

  var body: some ScreenContent {
    Section("folders") {
      for group in groups {
        if unfolds {
          Shelf().id(group.number).disclosureRows(isExpanded: group.version > 0, Handler { _ in }) {
            for item in group.items { Product(item) }
          }
        } else {
          Shelf().id(group.number)
          if group.version > 0 { for item in group.items { Product(item) } }
        }
      }
    }
  }
}

/// A screen with one section, which has a container for each group.
struct ShelvesScreen<ID: Hashable & Sendable>: Screen {
  let groups: [ItemGroup<ID>]

  var body: some ScreenContent {
    Section("shelves") {
      for group in groups {
        Container(group.number, Shelf()) {
          for item in group.items { Product(item) }
        }
      }
    }
  }
}

/// The same screen, in which each container is evaluated only if the version of its group changed.
struct DependentShelvesScreen<ID: Hashable & Sendable>: Screen {
  let groups: [ItemGroup<ID>]

  var body: some ScreenContent {
    Section("shelves") {
      for group in groups {
        Container(group.number, Shelf(), dependsOn: group.version) {
          for item in group.items { Product(item) }
        }
      }
    }
  }
}
