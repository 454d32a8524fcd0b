// The language's own words: no `break`, `continue`, `while` or `guard` in a builder. `nil` is an empty case,
// `where` leaves elements out, `if let` takes the place of `guard`.

import ScreenDSL

// error at FLOW: closure containing control flow statement cannot be used with result builder 'SectionBuilder'

private func mistakes(_ sort: Sort, _ elements: [Element], _ title: String?) {
  _ = Section("main") {
    switch sort {
    case .unsorted: Label(text: "2")
    default: break  // FLOW
    }
  }
  _ = Section("main") {
    for element in elements {
      if element.name.isEmpty { continue }  // FLOW
      ElementRow(element)
    }
  }
  _ = Section("main") { while true { Label(text: "1") } }  // FLOW
  _ = Section("main") {
    for element in elements {
      guard !element.name.isEmpty else { continue }  // FLOW
      ElementRow(element)
    }
  }
  _ = Section("main") {
    // error: cannot use explicit 'return' statement in the body of result builder 'SectionBuilder'
    guard let title else { return }
    Label(text: title)
  }
}

struct BreakInBody: Screen {
  var sort: Sort

  var body: some ScreenContent {
    switch sort {
    case .unsorted: Label(text: "1")
    // error: closure containing control flow statement cannot be used with result builder 'ScreenBuilder'
    default: break
    }
  }
}
