// Carousels, and what is written from habit of SwiftUI.

import ScreenDSL
import ScreenDSLHosting
import ScreenDSLLooks
import ScreenDSLTesting

// error at ID: the ID comes first: 'Container("shelf", Shelf()) { … }'
// error at LAYOUT: write '.layout(…)' after the braces, a header as a row
// error at NESTED: sections cannot be nested; use a 'Container'
// error at SCREEN: a screen is beside sections; a part is a 'Component'
// error at HOLDS: rows and sections hold looks; write 'Look.vertical { … }'
// error at BEFORE: write modifiers of a part before '.id', '.onSelect' and other modifiers of its row
// error at LIST: list them: '.swipeActions(SwipeAction("Delete") { … })'
// error at REFRESH: write '.onRefresh { … }'
// error at END: write '.onReachEnd(within: 10) { … }'
// error at AFTER: write it after a 'Group { … }' around all sections
// error at DISPLAY: write '.onDisplay { … }'
// error at FONT: write the style as in 'Look.text(title, .headline)'
// error at COLOR: has been renamed to 'color(_:)'
// error at SIZE: write '.size(width: 8)', or '.fill()' for the free width
// error at PADDING: write '.padding(8)', '.padding(horizontal: 8, vertical: 0)'
// error at LINES: has been renamed to 'lines(_:)'
// error at ENABLED: write '.enabled(false)'
// error at TAP: a row has '.onSelect { … }'; inside a look write a button
// error at CORNERS: write '.background(.gray, corners: 8)'
// error at PART: write a part, 'Look.text(…)', or a model with a 'look'
// error at MENU: a menu has items: 'MenuAction("Archive") { … }'
// error at PATH: name its property: 'context.fire(\.onClose)'
// error at SHOW: show it first: 'expectNoProblems(TestScreen { Inbox() })'

struct Shelf: Screen { var body: some ScreenContent { Look.text("a") } }
struct Part: Component { var body: some SectionContent { Look.text("a") } }

@SectionBuilder func carousels() -> some SectionContent {
  Container { Look.text("a") }  // ID
  Container("a", .carousel) { Look.text("a") }  // LAYOUT
  Container("a", header: "Albums") { Look.text("a") }  // LAYOUT
  Container("a") { Section { Look.text("a") } }  // NESTED
  Container("a") { Shelf() }  // SCREEN
  Look.text("a").onSelect {}.background(.red)  // BEFORE
  Look.text("a").id("x").size(height: 40)  // BEFORE
  Look.text("a").onSelect {}.accessibility(label: "x").selected()  // BEFORE
  Look.text("a").id("x").bold("a").lines(1, truncation: .head).fill().loading()  // BEFORE
  Look.text("a").onSelect {}.overlay { Look.badge("1") }  // BEFORE
  Look.field("a", text: "") { _ in }.id("x").keyboard(.email).secret().problem("x")  // BEFORE
  Look.field("a", text: "") { _ in }.id("x").lines(2...5).returnKey(.next)  // BEFORE
  Look.button("a") {}.id("x").busy(true).keepsRunning()  // BEFORE
  Look.empty.swipeActions(edge: .leading, allowsFullSwipe: false) { SwipeAction("b") {} }  // LIST
  Look.text("a").onAppear {}  // DISPLAY
  Look.row("a").onSelect {}.info("b") { await load("a") }  // BEFORE
  Look.row("a").onSelect {}.highlights(false)  // BEFORE
  Look.text("a").id("x").bubble(.sent).padding(horizontal: 1, vertical: 2)  // BEFORE
  Look.text("a").id("x").background(.red, border: .blue).size(minHeight: 9)  // BEFORE
  Look.text("a").id("x").accessibility(value: "b")  // BEFORE
}

@ScreenBuilder func sections(_ ids: [Int], _ isOpen: Bool, _ t: TestScreen) -> some ScreenContent {
  Section { Look.text("a") }.refreshable {}  // REFRESH
  Section { Look.text("a") }.onReachEnd(threshold: 5) {}  // END
  for id in ids { Section(id) { Look.text("a") } }
  .onRefresh { await load("a") }  // AFTER
  if isOpen { Shelf() } else { Look.text("b") }
  .searchable("a") { t.type($0) }  // AFTER
}

@LookBuilder func habits(_ parts: [any LookPart]) -> [LookNode] {
  parts
  Look.text("a").font(.headline)  // FONT
  Look.text("a").foregroundStyle(.red)  // COLOR
  Look.text("a").foregroundColor(.red)  // COLOR
  Look.text("a").frame(width: 10)  // SIZE
  Look.text("a").frame(maxWidth: .infinity, alignment: .leading)  // SIZE
  Look.text("a").padding()  // PADDING
  Look.text("a").lineLimit(2)  // LINES
  Look.button("a") {}.disabled(true)  // ENABLED
  Look.text("a").onTapGesture {}  // TAP
  Look.text("a").cornerRadius(5)  // CORNERS
  Look.menu("a") { Look.button("b") {} }  // MENU
  Part()  // PART
  Container("a") { Look.text("a") }  // HOLDS
}

@MainActor func inCellsAndTests(_ context: CellContext<Banner>, _ banner: Banner) {
  context.fire(banner.onClose)  // PATH
  expectNoProblems(Shelf())  // SHOW
}

// The compiler's own words.

// swift-format-ignore
func headerOfSwiftUI() -> Section {
  // error: missing argument labels 'footer:rows:fileID:line:' in call
  // error: trailing closure passed to parameter of type 'any SupplementaryContent' that does not accept a closure
  Section { Look.text("a") } header: { Look.text("b") }
}

private func mistakes(_ label: Label) {
  // error: type 'LayoutHint' has no member 'horizontal'
  _ = Section { Container("a") { Look.text("a") }.layout(.horizontal) }
  // error: missing argument labels 'width:height:' in call
  _ = Section { Container("a") { Look.text("a") }.layout(.carousel.itemSize(160, 200)) }
  // error: value of type 'Container' has no member 'size'
  _ = Section { Container("a") { Look.text("a") }.size(height: 100) }
  // error: value of type 'Container' has no member 'paging'
  _ = Section { Container("a") { Look.text("a") }.paging() }
  // error: missing argument label 'columns:' in call
  _ = Section { Look.text("a") }.layout(.grid(2))
  // error: extraneous argument label 'systemName:' in call
  _ = Look.image(systemName: "star")
  // error: extraneous argument label 'title:' in call
  _ = Look.text(title: "a")
  // error: argument 'spacing' must precede argument 'alignment'
  _ = Look.horizontal(alignment: .leading, spacing: 8) { Look.text("a") }
  // error: extraneous argument label 'text:' in call
  _ = Section { Look.text("a") }.searchable(text: "a") { _ in }
  // error: missing argument label 'id:' in call
  _ = Section { Look.text("a").replaces("b") }
  // error: contextual closure type '@MainActor @Sendable () -> Void' expects 0 arguments, but 1 was used in closure body
  _ = Section { label.onSelect { label in log(label.text) } }
}

@MainActor func drives(_ screen: TestScreen) {
  // error: write the ID as a text: 'tap("1")', 'tap("\(id)")'
  screen.tap(Label(text: "a"))
  // error: value of type 'TestScreen' has no member 'expect'
  screen.expect("a")
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  screen.expectValue(2, of: "Size")
  // error: missing argument for parameter 'on' in call
  screen.turn("Mute")
  // error: cannot convert value of type 'Int' to expected argument type 'RowPosition'
  screen.reorder("a", to: 2)
}
