// Constants and variables of a block, and functions inside one.

import ScreenDSL

struct Locals: Screen {
  var state: MainState

  var body: some ScreenContent {
    let sorted = state.elements(sorted: .aToZ)
    let (first, last) = (sorted.first, sorted.last)
    Section("main") {
      let names = sorted.map(\.name)
      let text: String = names.joined(separator: ", ")
      var count: Int { names.count }
      Label(text: text)
      Label(text: "\(count)")
      for name in names {
        let capitals = name.uppercased()
        Label(text: capitals)
      }
      if let first, let last {
        let text = first.name + last.name
        Label(text: text)
      }
    }
  }
}
