// `for` over what functions make, with conditions inside.

import ScreenDSL

@SectionBuilder func rows(_ count: Int) -> some SectionContent {
  for number in 0..<count { Label(text: "\(number)") }
}

@ScreenBuilder func sections(_ count: Int) -> some ScreenContent {
  for number in 0..<count { Section(number) { rows(number) } }
}

struct LoopsOverFunctions: Screen {
  var isOn: Bool

  @SectionBuilder var property: some SectionContent {
    Label(text: "a")
    Label(text: "b")
  }

  var body: some ScreenContent {
    for count in [1, 2] { sections(count) }
    Section("s") {
      for count in [1, 2] { rows(count) }
      for count in [1, 2] { if isOn { rows(count) } else { property } }
    }
  }
}

// An app's own `ForEach` is not in the way of the one that explains itself, nor the other way round.
struct ForEach: CellModel {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
}

struct OwnForEach: Screen {
  var body: some ScreenContent {
    Section("main") {
      ForEach([1, 2])
      ForEach([]).id("empty")
    }
  }
}
