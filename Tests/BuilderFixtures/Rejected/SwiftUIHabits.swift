// What SwiftUI calls by another name, or puts in another place.

import ScreenDSL
import ScreenDSLLooks
import ScreenDSLTesting

// error at PADDING: write '.padding(8)', '.padding(horizontal: 8, vertical: 0)'
// error at BEFORE: write modifiers of a part before '.id', '.onSelect' and other modifiers of its row
// error at ITSELF: write it of the part itself, before '.info' and '.overlay'
// error at SYMBOL: write 'image: .symbol("star")'
// error at KIND: write '.kind(.destructive)' after the button
// error at CALLED: leave '()' out: 'Look.spacer'
// error at LABELS: write 'style:' for 'role:', and 'image:' for 'systemImage:'
// error at CONTROLLER: the list's view controller has a title, a bar and sheets
// error at FIRST: the ID comes first: 'Section("a") { … }'
// error at TEXT: write the ID as a text: 'tap("1")', 'tap("\(id)")'

@LookBuilder func parts(_ on: Bool, _ size: Int, _ name: String) -> [LookNode] {
  Look.text("a").padding(.horizontal)  // PADDING
  Look.text("a").padding(.top, 8)  // PADDING
  Look.field("a", text: "") { _ in }.info("b") {}.keyboard(.email)  // ITSELF
  Look.text("a").overlay { Look.badge("1") }.lines(2).bold()  // ITSELF
  Look.button("a") {}.overlay { Look.badge("1") }.kind(.filled)  // ITSELF
  Look.button("a", systemImage: "star") { await load("a") }  // SYMBOL
  Look.button("a", kind: .filled) {}  // KIND
  Look.spacer()  // CALLED
  Look.empty()  // CALLED
  // error: write 'detail:' in the place of 'subtitle:'
  Look.row("a", subtitle: "b")
  // error: a stepper counts with 'Int'; a slider takes a 'Double'
  Look.stepper("a", value: 1.5, in: 0...3, step: 0.5) { _ in }
  // error: write an array: 'Array(1...5)'
  Look.picker("a", 1...5, selected: size, name: \.description) { print($0) }
}

@SectionBuilder func rows() -> some SectionContent {
  Look.text("a").id("x").padding(.horizontal, 16)  // BEFORE
  Look.text("a").id("x").alignment(.center).strikethrough().key("a").priority(1)  // BEFORE
  Look.text("a").onSelect {}.link("a") { print(1) }  // BEFORE
  Look.button("a") {}.id("x").wide().iconOnly()  // BEFORE
  Look.image(.symbol("a")).id("x").aspect(16 / 9).fit()  // BEFORE
  Look.stepper("a", value: 1, in: 1...2) { _ in }.id("x").labelsHidden()  // BEFORE
  Look.field("a", text: "") { _ in }.id("x").limit(8).focused(true) { _ in }  // BEFORE
  Look.text("a").swipeActions(SwipeAction("a", systemImage: "star") { await load("a") })  // LABELS
  Look.text("a").contextMenu { MenuAction("a", role: .destructive, systemImage: "b") {} }  // LABELS
}

@MainActor func delete(_ offsets: Range<Int>) {}

func sections(_ on: Bool) -> [any ScreenContent] {
  [
    Section { Look.text("a") }.id("x"),  // FIRST
    // error: a row has '.task { … }'; a controller loads a screen's data
    Section { Look.text("a") }.task { await load("a") },
    // error: a row has '.swipeActions(SwipeAction("Delete") { … })'
    Section { Look.text("a") }.onDelete { offsets in delete(offsets) },
    // error: a row has '.reorderable { … }'
    Section { Look.text("a") }.onMove { offsets, _ in delete(offsets) },
    Section { Look.text("a") }.navigationTitle("a"),  // CONTROLLER
    Section { Look.text("a") }.sheet(isPresented: on) { Look.text("b") },  // CONTROLLER
    Section { Look.text("a") }.toolbar { Look.button("b") {} },  // CONTROLLER
    // error: write '.onReachEnd(within: 10) { … }'
    Section { Look.text("a") }.onReachEnd(10) { await load("a") },
  ]
}

@MainActor func drives(_ screen: TestScreen, _ name: String) {
  screen.tap(name)  // TEXT
  // error: a test shows a 'Screen': declare one with this 'body'
  _ = TestScreen { Section { Look.text("a") } }
}
