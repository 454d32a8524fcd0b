struct Item: Equatable, Identifiable {
  let id: String
  var name: String
}

func items(_ count: Int) -> [Item] {
  (0..<count).map { Item(id: "item-\($0)", name: "Item \($0)") }
}

let old = items(CommandLine.arguments.count)
let new = items(CommandLine.arguments.count + 1)
print(old.count, new.count)
