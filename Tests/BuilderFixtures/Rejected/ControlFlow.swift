// The language's own words: no `break`, `continue` or `while` in a builder. `nil` is an empty case,
// `where` leaves elements out.

import ScreenDSL

// error at FLOW: closure containing control flow statement cannot be used with result builder 'SectionBuilder'

private func mistakes(_ sort: Sort, _ elements: [Element]) {
  _ = Section("main") {
    Label(text: "1")
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
  _ = Section("main") {
    while true { Label(text: "1") }  // FLOW
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

// The language's own words: `if let` takes the place of `guard`.

private func moreMistakes(_ title: String?, _ elements: [Element]) {
  _ = Section("main") {
    // error: cannot use explicit 'return' statement in the body of result builder 'SectionBuilder'
    guard let title else { return }
    Label(text: title)
  }
  _ = Section("main") {
    for element in elements {
      guard !element.name.isEmpty else { continue }  // FLOW
      ElementRow(element)
    }
  }
}

struct GuardInBody: Screen {
  var title: String?

  var body: some ScreenContent {
    Section("main") {
      guard let title else { fatalError() }  // FLOW
      Label(text: title)
    }
  }
}
