import ScreenDSLHosting

struct Item: Equatable, Identifiable {
  let id: String
  var name: String
}

func items(_ count: Int) -> [Item] {
  (0..<count).map { Item(id: "item-\($0)", name: "Item \($0)") }
}

let old = items(CommandLine.arguments.count)
let new = items(CommandLine.arguments.count + 1)

struct ItemRow: CellModel, Identifiable {
  let id: String
  var name: String
}
struct Heading: CellModel { var text: String }
struct Carousel: ContainerModel { var height = 180 }

struct ItemScreen: Screen {
  let items: [Item]

  var body: some ScreenContent {
    Section("items", header: Heading(text: "Items")) {
      if items.isEmpty { Heading(text: "No items") }
      Container("carousel", Carousel()) {
        for item in items { ItemRow(id: item.id, name: item.name) }
      }
      for item in items {
        ItemRow(id: item.id, name: item.name).onSelect { print(item.id) }
      }
    }
  }
}

let before = ItemScreen(items: old).snapshot()
let after = ItemScreen(items: new).snapshot(reusing: before)
let changes = after.changeset(from: before)
print(changes, changes.stages.count)

@MainActor final class Host: ListHost {
  let readiness = ListReadiness.needsReload
  func reload(change: () -> Void) { change() }
  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    change()
    completion()
  }
}

let host = Host()
let list = ListUpdater(host: host)
list.apply(after)
print(list.current.sections.map(\.rows.count))
