// An app's own types with names of SwiftUI hide the unavailable functions, and what they explain is right elsewhere.

import ScreenDSL
import ScreenDSLLooks
import ScreenDSLTesting

struct Button: CellModel { var title: String }
struct Image: CellModel {
  static let star = Image(systemName: "star")
  var systemName: String
}
struct List<Item: Equatable & Sendable>: CellModel { var items: [Item] }

@SectionBuilder func own(_ isOn: Bool) -> some SectionContent {
  Button(title: "a").onSelect {}
  if isOn { Image.star }
  List<Int>(items: [1]).id("list")
  Look.picker("a", Array(1...5), selected: 2, name: \.description) { print($0) }
  Look.stepper("a", value: 1, in: 0...3, step: 1) { _ in }.padding(8).id("x").task {}
  Look.button("a", image: .symbol("b")) { await Task.yield() }.padding(horizontal: 8, vertical: 0)
}

@MainActor func drives(_ screen: TestScreen, _ name: String) {
  screen.tap("a").tap("\(name)").tap(.header("a"))
  screen.tap(RowName(stringLiteral: name))
}
