import ScreenDSL
import ScreenDSLLooks

/// Rows with looks, built again and compared, next to models with the same texts.
func lookRowCases() -> [BenchmarkCase] {
  let models = built { letters in Section("s") { for letter in letters { letter } } }
  let parts = built { letters in
    Section("s") {
      for letter in letters {
        Look.horizontal {
          Look.text(letter.sender, .headline).lines(1).fill()
          Look.text(letter.text).color(.secondary)
          Look.badge(letter.count)
        }
        .id(letter.id)
      }
    }
  }
  let tapped = built { letters in
    Section("s") {
      for letter in letters {
        Look.row(letter.sender, value: letter.text).accessory(.chevron).onSelect {}.id(letter.id)
      }
    }
  }
  let tappedModels = built { letters in
    Section("s") { for letter in letters { letter.onSelect {} } }
  }
  let buttons = built { letters in
    Section("s") {
      for letter in letters { Look.button(letter.sender) { print(letter.id) }.id(letter.id) }
    }
  }
  let waiting = built { letters in
    Section("s") {
      for letter in letters {
        Look.button(letter.sender) {
          await Task.yield()
          print(letter.id)
        }
        .id(letter.id)
      }
    }
  }
  let form = built { letters in
    Section("s") {
      for letter in letters.prefix(40) {
        Look.field(letter.sender, text: letter.text) { print($0) }.id(letter.id)
      }
    }
  }
  let fields = built { letters in Section("s") { for letter in letters.prefix(40) { letter } } }
  return [
    BenchmarkCase(
      "looks: buttons that wait", ids: "Int", rows: 200, limit: 1.2,
      allocations: .each(0, of: 200, besideFloor: true)
    ) { .init(operation: waiting, floor: .work(name: "buttons", buttons)) },
    BenchmarkCase("looks: a form of 40 looks", ids: "Int", rows: 40, limit: 1.8) {
      .init(operation: form, floor: .work(name: "models", fields))
    },
    looksCase("rows of three parts", limit: 3.5, parts, .work(name: "models", models)),
    looksCase("rows with a tap", limit: 2.5, tapped, .work(name: "models", tappedModels)),
    looksCase("memory of rows of three parts", limit: 400, parts, .oneByteARow),
  ]
}

private func looksCase(
  _ name: String, limit: Double, _ operation: Workload, _ floor: Floor
) -> BenchmarkCase {
  BenchmarkCase("looks: \(name)", ids: "Int", rows: 200, limit: limit) {
    .init(operation: operation, floor: floor)
  }
}

private struct Letter: CellModel, Identifiable {
  let id: Int
  var sender: String
  var text: String
  var count: String
}

private func built(_ section: @escaping @Sendable ([Letter]) -> Section) -> Workload {
  let old = (0..<200).map {
    Letter(id: $0, sender: "Sender \($0)", text: "A text of letter \($0)", count: "\($0)")
  }
  var new = old
  for index in stride(from: 3, to: 200, by: 40) { new[index].text = "Another text \(index)" }
  let changed = new
  return Workload(repeats: 20) {
    ScreenSnapshot(section(old))
  } operation: { (old: inout ScreenSnapshot) in
    let changes = ScreenSnapshot(section(changed)).changeset(from: old)
    return (changes, changes.stages)
  }
}
