// What is written from habit, in screens, looks, cells and tests; each kind says what to write.

import ScreenDSL
import ScreenDSLLooks
import ScreenDSLTesting

// error at ROW: 'onSelect' is unavailable: wrap a model of any type in a row: 'Row(model).onSelect { … }'
// error at ID: 'id' is unavailable: wrap a model of any type in a row: 'Row(model).onSelect { … }'
// error at PATH: 'id' is unavailable: an ID is a value and not a key path: '.id(mail.title)'
// error at FIRE: a cell writes 'context.fire(\.onClose)', a look 'Look.button("Close", onClose)'
// error at WITH: cell: 'context.fire(\.onPick, value)'; look: 'onPick', button 'onPick.with(value)'
// error at RETURN: cannot use explicit 'return' statement in the body of result builder 'SectionBuilder'
// error at GIVE: give the value: 'context.fire(\.onChange, value)'
// error at VALUE: give the value: 'fire("1", \SortMenu.onChange, .aToZ)'
// error at CLOSURE: declare it in a closure: 'TestScreen { Inbox() }'
// error at TEXT: write the ID as a text: 'tap("1")', 'tap("\(id)")'
// error at FIRST: the row comes first: 'fire("1", \Banner.onClose)'
// error at OUTSIDE: write a modifier of rows outside; a part has '.key', '.size' and '.accessibility'
// error at BEFORE: write modifiers of a part before '.id', '.onSelect' and other modifiers of its row
// error at BODY: a screen's 'body' is 'some ScreenContent'; rows alone are 'some SectionContent'
// error at HOLDS: rows and sections hold looks; write 'Look.vertical { … }'
// error at DRAWN: this model has no look; make its type conform to 'LookModel'
// error at LOOK: a model is no part; write '.look' after it
// error at UNWRAP: a model always has a look; unwrap the part with 'if let' and 'else'
// error at NAME: return the name of a value: 'name: { $0.title }'
// error at WAIT: only buttons wait or throw; start a 'Task { … }' here
// error at STRING: a text is a 'String': write "\(count)", or 'title ?? ""'
// error at SYMBOL: write '.symbol("star")' or '.asset("star")'
// error at HORIZONTAL: write 'Look.horizontal { … }'
// error at VERTICAL: write 'Look.vertical { … }'

@SectionBuilder func rows(_ model: any CellModel, _ labels: [Label]) -> some SectionContent {
  model.onSelect {}  // ROW
  model.id("x").onSelect {}  // ID
  for label in labels { label.id(\.text) }  // PATH
  Look.row("a").onSelect {}.accessory(.chevron)  // BEFORE
  Look.text("a").id("x").color(.red)  // BEFORE
}

func unmarkedBranches(_ isShown: Bool) -> some SectionContent {
  // error: branches have mismatching types 'Label' and 'Divider'
  if isShown { Label(text: "a") } else { Divider() }
}

func earlyWayOut(_ title: String?) {
  _ = Section("main") {
    guard let title else { return }  // RETURN
    print(title)
  }
  _ = Section("main", dependsOn: 1) {
    if title == nil { return }  // RETURN
    print("1")
  }
}

@MainActor func handlers(
  _ banner: Banner, _ menu: SortMenu, _ context: CellContext<SortMenu>, _ screen: TestScreen
) {
  banner.onClose()  // FIRE
  menu.onChange(.aToZ)  // WITH
  context.fire(\.onChange)  // GIVE
  screen.fire(\Banner.onClose)  // FIRST
  screen.fire("menu", \SortMenu.onChange)  // VALUE
  // error: cannot convert value of type 'Int' to expected argument type 'Sort'
  screen.fire("menu", \SortMenu.onChange, 7)
  TestScreen(ReturnsLabel()).tap("1")  // CLOSURE
  screen.tap(1)  // TEXT
}

struct ReturnsLabel: Screen { var body: some ScreenContent { Label(text: "1") } }

// error: type 'BannerView' does not conform to protocol 'ConfigurableCell'
// error: add 'context: CellContext<Model>', of the model's type
final class BannerView: ConfigurableCell { func configure(with banner: Banner) {} }

@MainActor func wait(_ host: HeadlessHost, _ screen: ScreenSnapshot) async {
  // error: no 'async' operations occur within 'await' expression
  await host.apply(screen)
}

struct Ending: LookModel { var look: some LookPart { Look.text("a").onSelect {} } }  // OUTSIDE
// error: put a loop into 'Look.vertical { … }'; a look is one part
struct Looped: LookModel { var look: some LookPart { for n in ["a"] { Look.text(n) } } }
struct Boxed: LookModel { var look: some LookPart { Section("x") { Look.text("a") } } }  // HOLDS
struct Modelled: LookModel { var look: some LookPart { Label(text: "a") } }  // DRAWN
struct Inner: LookModel { var look: some LookPart { Look.text("a") } }
struct Outer: LookModel { var look: some LookPart { Inner() } }  // LOOK
@LookChooser func perhaps(_ part: Look.Text?) -> some LookPart { part }  // UNWRAP
struct LookBody: Screen { var body: some LookPart { Look.text("a") } }  // BODY
struct RowBody: Component { var body: Row { Look.text("a") } }  // BODY

@LookBuilder func parts(_ label: Label?, _ size: String, _ onPick: Handler<String>) -> [LookNode] {
  Section("x") { Look.text("a") }  // HOLDS
  Look.button("×") {}.accessibilityLabel("Close")  // OUTSIDE
  Label(text: "a")  // DRAWN
  label  // DRAWN
  [Label(text: "a")]  // DRAWN
  Look.picker("Size", ["S", "M"], selected: size) { print($0) }  // NAME
  Look.picker("Size", ["S", "M"], selected: size, onPick)  // NAME
  Look.picker("Size", ["S", "M"], selected: Set([size])) { print($0) }  // NAME
  Look.button(size) { onPick(size) }  // WITH
  Look.field("a", text: size) { await load($0) }  // WAIT
  Look.text(5)  // STRING
  Look.badge(label?.text)  // STRING
  Look.image("star").size(width: 8)  // SYMBOL
  // error: use a loop: 'for element in elements { … }'
  ForEach(["a"], id: \.self) { Look.text($0) }
  HStack { Look.text("a") }  // HORIZONTAL
  VStack(alignment: .leading, spacing: 8) { Look.text("a") }  // VERTICAL
  // error: write 'Look.text(…)'
  Text("a").bold()
  // error: write 'Look.spacer'
  Spacer()
}

// error: type 'DrawnBody' does not conform to protocol 'LookModel'
// error: declare 'var look: some LookPart { … }'
struct DrawnBody: LookModel { var body: some LookPart { Look.text("a") } }

// error: type 'ScreenLook' does not conform to protocol 'Screen'
// error: declare 'var body: some ScreenContent { … }'
struct ScreenLook: Screen { var look: some LookPart { Look.text("a") } }
