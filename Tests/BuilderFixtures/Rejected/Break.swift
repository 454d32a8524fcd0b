// The language's own words: no `break`, `continue` or `while` in a builder. `nil` is an empty case,
// `where` leaves elements out.

import ScreenDSL

func breakInCase(_ sort: Sort) -> Section {
  Section("main") {
    Label(text: "1")
    switch sort {
    case .unsorted: Label(text: "2")
    // error: closure containing control flow statement cannot be used with result builder 'SectionBuilder'
    default: break
    }
  }
}

func continueInLoop(_ elements: [Element]) -> Section {
  Section("main") {
    for element in elements {
      // error: closure containing control flow statement cannot be used with result builder 'SectionBuilder'
      if element.name.isEmpty { continue }
      ElementRow(element)
    }
  }
}

func whileLoop() -> Section {
  Section("main") {
    // error: closure containing control flow statement cannot be used with result builder 'SectionBuilder'
    while true { Label(text: "1") }
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
