// The language's own words: `if let` takes the place of `guard`.

import ScreenDSL

func guardInSection(_ title: String?) -> Section {
  // error: generic parameter 'Rows' could not be inferred
  Section("main") {
    // error: cannot use explicit 'return' statement in the body of result builder 'SectionBuilder'
    guard let title else { return }
    Label(text: title)
  }
}

func guardInLoop(_ elements: [Element]) -> Section {
  Section("main") {
    for element in elements {
      // error: closure containing control flow statement cannot be used with result builder 'SectionBuilder'
      guard !element.name.isEmpty else { continue }
      ElementRow(element)
    }
  }
}

struct GuardInBody: Screen {
  var title: String?

  var body: some ScreenContent {
    Section("main") {
      // error: closure containing control flow statement cannot be used with result builder 'SectionBuilder'
      guard let title else { fatalError() }
      Label(text: title)
    }
  }
}
