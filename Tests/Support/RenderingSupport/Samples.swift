package import ScreenDSL
package import ScreenDSLHeadless
import TestSupport

package struct Sample: CustomTestStringConvertible, Sendable {
  package let name: String, screen: ScreenSnapshot, looks: LookRegistry, state: RenderState
  package let width: Double, columns: Int
  package init(
    _ name: String, _ screen: ScreenSnapshot, looks: LookRegistry = LookRegistry(),
    state: RenderState = RenderState(), width: Double = 390, columns: Int = 44
  ) {
    (self.name, self.screen, self.looks, self.state) = (name, screen, looks, state)
    (self.width, self.columns) = (width, columns)
  }

  package var testDescription: String { name }
}

extension Sample {
  package static let all: [Self] = [
    Self("main", MainScreen().snapshot(), looks: .main, state: .touched),
    Self("lookless", MainScreen().snapshot()), Self("nothing", ScreenSnapshot()),
    Self("parts", Screens.gallery),
    Self(
      "containers", Screens.containers,
      state: RenderState(selected: [RowPath(1, in: ["grid"])], offsets: ["inner": 64])),
    Self("plain", Screens.list(.plain)),
    Self("grouped", Screens.list(.grouped), state: RenderState().edited),
    Self(
      "inset", Screens.list(.insetGrouped),
      state: RenderState(
        selected: [RowPath("1a", section: "1"), "2e"], disabled: [RowPath("1a", section: "2")],
        offsets: [
          "1d": 100, RowPath("1d", section: "1"): 60, "2d": 200, RowPath("2d", section: "2"): 90,
        ]), width: 430),
    Self("editing", editing, state: RenderState().edited),
    rows("controls", controls), rows("spacers", spacers), rows("states", states),
    rows("bubbles", bubbles, width: 400), rows("skeletons", skeletons),
    rows("styles", textOptions + systemRows, width: 414), rows("stacks", stacks, width: 320),
    rows("restacked", stacks, .accessibility1), rows("buttons", buttons), rows("forms", forms),
    rows("wide", times, width: 768, columns: 120), Self("spaced", spaced),
    Self("chips", chips, state: RenderState(offsets: ["scrolled": 220, "far": 9_999])),
    rows("large", controls + accessories, .accessibility2),
    rows("narrow", long, width: 180, columns: 20),
    Self("accessories", ScreenSnapshot([cards, section(accessories)])),
    rows("grounds", grounds, width: 320), rows("layers", layers, width: 320),
    rows("words", words, width: 320), Self("lines", lines), rows("sizes", sizes, width: 320),
    Self("nested", nested), Self("abilities", abilities),
  ]

  private static func rows(
    _ name: String, _ looks: [LookNode], _ size: RenderState.TypeSize = .large,
    width: Double = 390, columns: Int = 44
  ) -> Self {
    Self(
      name, ScreenSnapshot(section(looks)), state: RenderState(typeSize: size), width: width,
      columns: columns)
  }

  private static func section(_ looks: [LookNode]) -> Section {
    Section("s", header: Look.heading("Head")) {
      for (index, look) in looks.enumerated() { Shown(look).id(index) }
    }
  }

  @LookBuilder private static var grounds: [LookNode] {
    Look.horizontal(
      Look.text("All day", .caption).padding(horizontal: 8, vertical: 3)
        .background(.blue, corners: .infinity),
      Look.text("Conflict", .caption).padding(horizontal: 8, vertical: 3)
        .background(.red, opacity: 0.15, corners: 6, border: .red),
      Look.text("12", .caption).size(width: 24, height: 24).alignment(.center)
        .background(corners: .infinity))
    Look.vertical(
      Look.text("Card", .headline),
      Look.text("With a shadow and a line around it").color(.secondary)
    ).padding(12).background(corners: 12, border: .gray, shadow: true)
    Look.vertical { Look.text("From edge to edge").padding(16).background(.green).fill() }
      .padding(0)
    Look.vertical(Look.text("read the Terms").link("Terms") {}, Look.progress(0.5).color(.orange))
      .padding(8).background(.indigo, corners: 8)
    Look.text("Own").background(.named("own")).loading()
  }

  @LookBuilder private static var layers: [LookNode] {
    Look.horizontal {
      Look.avatar("Ada Lovelace").overlay { Look.badge("3") }
      Look.image(.asset("cat"), dark: .asset("cat, dark")).size(width: 120, height: 60)
        .overlay(.bottomLeading) {
          Look.text("A cat", .caption).padding(4).background(.red)
          Look.text("of ours", .caption2)
        }
      Look.text("Beside")
      Look.avatar("B C").overlay {}
    }
    Look.image(.asset("wide")).size(height: 60).fill().overlay(.center) { Look.button("Play") {} }
    for corner in Look.Corner.allCases {
      Look.text("Under").size(width: 90, height: 60).overlay(corner) { Look.badge("1") }
    }
    Look.horizontal {
      for (title, value) in [("Distance", "12 km"), ("Time", "1:02"), ("Pace", "5:10 each km")] {
        Look.vertical(Look.text(value, .title3), Look.text(title, .caption), alignment: .center)
      }
    }.equal()
    Look.horizontal(
      Look.progress(0.4, as: .circle), Look.progress(0, as: .circle).size(width: 40),
      Look.progress(1, as: .circle).color(.green).accessibility(label: "Download"))
  }

  @LookBuilder private static var words: [LookNode] {
    Look.text("René Descartes and Renate").highlighted("rene").bold("and").copyable()
    Look.text("By signing up you accept the Terms of Service and the Rules").bold("accept")
      .link("Terms of Service") {}.link("Rules", nil)
    Look.text("See the Terms").link("Terms") {}.highlighted("term").bubble(.sent)
    Look.horizontal(
      Look.text("12 €").strikethrough().color(.secondary).accessibility(label: "was 12 €"),
      Look.text("9 €").bold())
    let path = Look.text("/Users/ada/Documents/Notes on the Engine/G.pdf").bold("G.pdf")
    for end in [Look.Truncation.head, .middle, .tail] { path.lines(1, truncation: end) }
    Look.text("A title that becomes as small as it must", .title).lines(1).minimumScale(0.5)
  }

  private static let editing = ScreenSnapshot("s") {
    Shown(Look.text("Both").accessory(.chevron)).id("both").reorderable { _ in }
      .swipeActions(SwipeAction("Delete", style: .destructive) {})
    Shown(Look.text("Neither").accessory(.chevron)).id("neither")
      .swipeActions(.leading, [SwipeAction("Pin") {}])
    Container("c", ShownContainer()) {
      Shown(Look.text("Inside").accessory(.checkmark)).id("i").reorderable { _ in }
    }.layout(.list.appearance(.insetGrouped))
  }

  @LookBuilder private static var controls: [LookNode] {
    for (width, value) in [(10.0, 0.0), (10, 1), (24, 0), (24, 1), (200, 0), (200, 1)] {
      Look.horizontal(Look.slider("", value: value) { _ in }.size(width: width), Look.text("T"))
    }
    for value in [0.0, 0.25, 1] { Look.horizontal { Look.progress(value).size(width: 96) } }
    Look.horizontal(
      Look.toggle("", isOn: true) { _ in }, Look.toggle("", isOn: false) { _ in }, Look.spinner)
    Look.horizontal(
      Look.image(.asset("i")).size(width: 40, height: 40),
      Look.image(.asset("i")).size(width: 40, height: 39), Look.image(.symbol("star")),
      Look.image(.symbol("star")).size(width: 20, height: 20).color(.orange),
      Look.avatar("Ada Lovelace"))
    Look.image(.asset("cat")).size(width: 90, height: 60)
    Look.horizontal(Look.button("×") {}.kind(.gray), Look.badge(""), Look.badge("a wide badge"))
    Look.segments(["a", "b"], selected: nil)
    Look.segments(["a", "b"], selected: 1)
    Look.horizontal(Look.text("Mail"), Look.spacer, Look.badge("3")).size(height: 50)
  }

  @LookBuilder private static var buttons: [LookNode] {
    for kind in Look.ButtonKind.allCases {
      Look.horizontal(
        Look.button("Send") {}.kind(kind),
        Look.button("Send", image: .symbol("paperplane")) {}.kind(kind),
        Look.button("", image: .asset("cat")) {}.kind(kind), Look.button("Send", nil).kind(kind),
        Look.button("Send") {}.kind(kind).busy(true))
      Look.button("Send it to everybody") {}.kind(kind).wide()
      Look.button("Alone") {}.kind(kind)
    }
    Look.button("Tinted") {}.kind(.filled).color(.green)
    Look.horizontal {
      Look.button("Chosen") {}.kind(.chip).selected()
      Look.button("Share", image: .symbol("square")) {}.iconOnly()
      Look.menu("More", image: .symbol("ellipsis")) {
        MenuAction("Archive", isOn: true) {}
        MenuAction("Move", children: [MenuAction("Inbox", isDisabled: true) {}])
        MenuAction("Delete", style: .destructive) {}
      }
    }
  }

  private static let noon = Look.DateTime(year: 2026, month: 11, day: 26, hour: 12)

  @LookBuilder private static var forms: [LookNode] {
    for isOn in [true, false] { Look.toggle("Sounds", isOn: isOn) { _ in } }
    Look.toggle("Cannot be turned", isOn: true, nil)
    Look.slider("Volume", value: 3, in: 0...10) { _ in }
    Look.slider("Volume", value: 3, in: 0...10, text: "3 of 10") { _ in }
    for value in 1...3 { Look.stepper("Copies", value: value, in: 1...3) { _ in } }
    Look.stepper("Copies", value: 2, in: 1...3, text: "two", nil)
    Look.picker("Theme", ["Light", "Dark"], selected: "Dark", name: { $0 }, Handler { _ in })
    Look.picker("Theme", ["Light", "Dark"], selected: nil, name: { $0 }, Handler { _ in })
    Look.picker("Theme", ["Light", "Dark"], selected: "Dark", as: .segments, name: \.self) { _ in }
    Look.picker("Size", ["S", "M"], selected: "M", as: .inline, name: { $0 }, Handler { _ in })
    Look.picker("Extras", ["Milk", "Ice"], selected: ["Milk", "Ice"], name: { $0 }, nil)
    Look.picker("Guests", Array(1...9), selected: 2, as: .wheel, name: \.description) { _ in }
    Look.picker("", ["A", "B"], selected: nil, as: .wheel, name: { $0 }, nil)
    Look.date("Starts", value: noon) { _ in }
    Look.date("Day", value: noon, in: noon...noon, showing: .date) { _ in }
    Look.date("", value: noon, showing: .time, nil)
    Look.field("Name", text: "Ada", prompt: "Your name") { _ in }
    Look.field("Name", text: "", prompt: "Your name") { _ in }
    Look.field("", text: "", prompt: "Search") { _ in }.returnKey(.search).accessibility(label: "S")
    Look.field("", text: "") { _ in }
    Look.field("\u{202E}", text: "\u{202E}") { _ in }
    Look.field("Mail", text: "ada@", prompt: "Mail") { _ in }.keyboard(.email).focused(true, nil)
    Look.field("Password", text: "sécret") { _ in }.secret().problem("Eight letters, please")
    Look.field("Text", text: "A text that is longer than its field has room for", nil)
    Look.field("Note", text: "Two lines, of which the first is broken\nand a third") { _ in }
      .lines(2...4).limit(40).keyboard(.text, capitals: .words, corrects: false)
    Look.field("Note", text: "", prompt: "Write") { _ in }.lines(2...4).limit(40)
    Look.field("", text: "abc") { _ in }.clearable().focused(true, nil)
    Look.horizontal(
      Look.field("", text: "A text that is longer than its field") { _ in }, Look.text("T"),
      Look.spacer)
  }

  @LookBuilder private static var times: [LookNode] {
    for (sender, time) in [("Grace Hopper", "9:41"), ("Ada Lovelace", "Yesterday")] {
      Look.horizontal(Look.text(sender), Look.spacer, Look.text(time))
      Look.horizontal(
        Look.avatar(sender).decorative(),
        Look.vertical(
          Look.horizontal(Look.text(sender, .headline).lines(1).fill(), Look.note(time)),
          Look.note("I brought you a nanosecond")))
      Look.horizontal(Look.vertical(Look.text(sender), Look.note("Second line")), Look.note(time))
      Look.row(sender, value: time).accessory(.chevron)
    }
  }

  @LookBuilder private static var stacks: [LookNode] {
    for alignment in [Look.Alignment.leading, .center, .trailing, .fill] {
      Look.horizontal(
        Look.text("A", .largeTitle), Look.divider, Look.text("b\(alignment)").selected(),
        Look.badge("c"), alignment: alignment)
      Look.vertical(
        Look.text("\(alignment)"), Look.text("A longer text").selected(), Look.badge("c"),
        Look.button("Wide") {}.kind(.gray).wide(),
        Look.horizontal(Look.avatar("A B").size(width: 24, height: 24), Look.badge("1")),
        alignment: alignment)
    }
    for spacing in [0.0, 30] {
      Look.horizontal(Look.text("A"), Look.text("B"), spacing: spacing)
      Look.vertical(Look.text("A"), Look.text("B"), Look.badge("C"), spacing: spacing)
    }
    Look.horizontal(
      Look.text("A").padding(8).selected(),
      Look.text("B").padding(horizontal: 16, vertical: 0).bubble(.received),
      Look.badge("C").size(width: 60))
    Look.text("No room around").padding(0)
    Look.image(.asset("From edge to edge")).size(height: 50).fill().padding(0)
    Look.horizontal(Look.text("First").fill(), Look.text("Second").fill(), Look.text("Third"))
    Look.horizontal(Look.text("A text that restacks"), Look.button("Open") {}.kind(.filled))
      .stacksAtAccessibilitySizes()
  }

  @LookBuilder private static var spacers: [LookNode] {
    let time = Look.text("12:30").color(.secondary)
    Look.horizontal(Look.text("Mail"), Look.spacer, time)
    Look.horizontal(Look.spacer, time, Look.image(.asset("i")).size(width: 29, height: 29))
    Look.horizontal(Look.spacer, Look.text("1").size(width: 80))
    Look.horizontal(Look.spacer, Look.text(String(repeating: "long ", count: 40)))
    Look.horizontal(Look.spacer, Look.vertical(Look.text("T"), Look.text("1")))
    Look.horizontal(Look.text("1"), Look.spacer)
    Look.horizontal(Look.spacer, Look.text("1").bubble(.received))
    Look.vertical(Look.text("A").bubble(.received), Look.text("B").bubble(.sent))
    Look.vertical(Look.image(.asset("x")).size(width: 70, height: 100), Look.text("a"))
      .size(height: 60)
    let words = Look.text(String(repeating: "word ", count: 60)).size(height: 100)
    for limit in [1, 2, 9, nil] { Look.horizontal(words.lines(limit)) }
  }

  private static let parts: [LookNode] = [
    Look.text("T")._node, Look.button("T") {}._node, Look.button("T") {}.kind(.filled)._node,
    Look.badge("T")._node, Look.slider("", value: 0.5) { _ in }._node, Look.progress(0.5)._node,
    Look.segments(["T"], selected: 0)._node, Look.toggle("", isOn: true) { _ in }._node,
    Look.image(.asset("cat"))._node, Look.image(.symbol("star"))._node, Look.avatar("A B")._node,
    Look.spinner._node, Look.stepper("", value: 1, in: 0...2) { _ in }._node,
    Look.picker("", ["T"], selected: "T", name: { $0 }, Handler { _ in })._node,
  ]

  @LookBuilder private static var states: [LookNode] {
    for part in parts {
      Look.horizontal(part.color(.green), part.enabled(false), part.selected())
      part.color(.orange)
    }
    Look.horizontal(Look.image(.asset("i")), Look.text("Text"), Look.note("Value"), Look.badge("7"))
      .color(.pink)
    Look.text("T").color(.named("a \"b\"\n"))
    for color in [Look.Color.label, .secondary, .tertiary, .accent] {
      Look.text("\(color)").color(color)
    }
    Look.text("Row").enabled(false).selected()
    Look.horizontal(
      Look.text("A", .headline), Look.text("B").color(.teal).loading(),
      Look.note("C").bubble(.sent).selected())
    Look.horizontal(Look.text("A"), Look.image(.asset("stars")).accessibility(value: "3 of 5"))
    Look.horizontal { Look.text("A") }.color(.teal).bubble(.received).loading()
    for (_, look) in LookNode.everyText { look }
  }

  @LookBuilder private static var bubbles: [LookNode] {
    let long = "When do you come to us for dinner, on Friday or on Saturday evening?"
    for bubble in [Look.Bubble.received, .sent] {
      Look.text("Hello").bubble(bubble)
      Look.text(long).bubble(bubble)
      Look.vertical(Look.note("10:30"), Look.text(long).bubble(bubble))
      Look.text("Hello").bubble(bubble).color(.green)
      Look.horizontal(Look.badge("1"), Look.text("Hello").bubble(bubble))
      Look.text("Hello").bubble(bubble).loading()
      Look.text("Hello").bubble(bubble).padding(10)
      Look.vertical(Look.text("On my way"), Look.text("10:31", .caption)).bubble(bubble)
    }
  }

  @LookBuilder private static var skeletons: [LookNode] {
    let look = Look.horizontal(
      Look.image(.asset("cat")), Look.vertical(Look.text("A name"), Look.note("Said of it")),
      Look.divider, Look.spacer, Look.button("Open") {})
    look
    look.loading()
    Look.text("Name").loading()
    Look.avatar("Ada Lovelace").loading()
    Look.toggle("Sounds", isOn: true) { _ in }.loading()
    Look.horizontal(Look.text("a"), Look.text("b").loading())
  }

  @LookBuilder private static var textOptions: [LookNode] {
    let long = "A text that is long enough for two lines of a row as narrow as this one is"
    for alignment in [Look.TextAlignment.leading, .center, .trailing] {
      Look.text(long).alignment(alignment)
      Look.vertical(alignment: .fill) { Look.text("\(alignment)").alignment(alignment) }
    }
    Look.text("Bold 0123").bold()
    Look.text("Digits 0123").monospacedDigits()
    Look.heading("Heading")
  }

  @LookBuilder private static var systemRows: [LookNode] {
    for image in [nil, Look.Image.symbol("star"), .asset("cat")] {
      Look.row("Text", image: image)
      Look.row("Text", detail: "Detail", image: image)
      Look.row("Text", value: "Value", image: image)
      Look.row("Text", detail: "Detail", value: "Value", image: image).accessory(.chevron)
    }
  }

  @LookBuilder private static var long: [LookNode] {
    let title = Look.text("Your order is on its way to you")
    for limit in [nil, 0, 1, 2] { title.lines(limit) }
    title.size(height: 40)
    Look.text("As wide as rows")
    Look.text("As wide as rows").accessory(.chevron)
    Look.vertical(Look.text("A").lines(2), Look.note("B").lines(-1))
    Look.horizontal(Look.text("Left one"), Look.spacer, Look.text("Right"))
    Look.horizontal(Look.text("Grace Hopper"), Look.text("9:41"))
    Look.text("日本語のとても長い題名")
    Look.text("A long name").enabled(false)
    Look.text("Come on Friday or Sunday").bubble(.sent)
  }

  @LookBuilder private static var accessories: [LookNode] {
    Look.text("None")
    Look.text("Chevron").accessory(.chevron)
    Look.text("Checkmark").accessory(.checkmark).selected()
    Look.horizontal(Look.text("T"), Look.spacer, Look.text("End")).accessory(.checkmark)
    Look.text("A name that needs more than one line of it").accessory(.chevron)
  }

  @LookBuilder private static var sizes: [LookNode] {
    for priority in [-1, 0, 1] {
      Look.horizontal(
        Look.text("A name that is much too long for it").lines(1).priority(priority),
        Look.text("and a place that is too long").lines(1))
    }
    Look.horizontal(
      Look.text("OK").alignment(.center).size(minWidth: 80).background(.blue, corners: 8),
      Look.text("At most so wide").size(maxWidth: 60), Look.progress(0.4).size(maxWidth: 50))
    Look.button("Wide", nil).kind(.filled).wide().size(maxWidth: 160)
    Look.vertical(
      Look.button("Wide", nil).kind(.filled).wide().size(maxWidth: 160),
      Look.text("Low").size(minHeight: 40).background(.green),
      Look.image(.asset("high")).size(width: 40, height: 90, maxHeight: 50), alignment: .center)
    Look.image(.asset("wide")).aspect(16 / 9)
    Look.horizontal(
      Look.image(.asset("portrait")).aspect(2 / 3).size(height: 60),
      Look.image(.asset("landscape")).aspect(2).size(width: 90),
      Look.image(.asset("rest")).aspect(3))
    for size in [Look.TextStyle.largeTitle, .caption] {
      Look.horizontal(
        Look.text("12", size), Look.text("km", .footnote), Look.button("Go", nil).kind(.gray),
        Look.text("in two lines of text, or three"),
        Look.image(.asset("i")).size(width: 20, height: 10), alignment: .firstBaseline)
    }
  }

  private static let lines: ScreenSnapshot = {
    @LookBuilder func rows() -> [LookNode] {
      Look.text("Usual")
      Look.row("Behind the picture", image: .symbol("wifi")).separator(.inset(57))
      Look.text("From the side").separator(.inset(0))
      Look.text("None below").separator(.hidden).highlights(false)
      Look.row("Ada", detail: "Countess").size(height: 80).accessory(.chevron)
        .info("About Ada") {}.separator(.inset(1_000))
      Look.text("Off").info("More", nil)
      Look.text("Last").separator(.hidden)
    }
    return ScreenSnapshot(
      [LayoutHint.Appearance.plain, .grouped, .insetGrouped].map { appearance in
        Section("\(appearance)") {
          for (index, look) in rows().enumerated() { Shown(look).id(index).onSelect {} }
        }.layout(.list.appearance(appearance))
      })
  }()

  private static let cards = Section("cards") {
    for (index, look) in accessories.enumerated() { Shown(look).id(index).onSelect {} }
  }.layout(.grid(columns: 2))

  private static let spaced: ScreenSnapshot = {
    let photo = Look.image(.asset("photo")).size(height: 60).fill()
    let card = Look.vertical(photo, Look.text("Photo").padding(8), spacing: 0).padding(0)
    let hints: [(SectionID, LayoutHint)] = [
      ("list", .list.spacing(10).insets(top: 6, leading: 40, bottom: 12, trailing: 20)),
      ("grid", .grid(columns: 2).spacing(24).insets(top: 0, leading: 30, bottom: 16, trailing: 4)),
      ("usual", .grid(columns: 2)),
    ]
    let strip = LayoutHint.carousel.itemSize(width: 120, height: 100)
    return ScreenSnapshot(
      hints.map { id, hint in
        Section(id, footer: "A footer says more of the rows above, in letters that are small.") {
          for index in 0..<3 { Shown(card).id(index) }
        }.layout(hint)
      } + [
        Section("strips") {
          let close = strip.spacing(2).insets(top: 2, leading: 20, bottom: 4)
          for (id, hint) in [("close", close), ("usual", strip)] {
            Container(RowID(stringLiteral: id), ShownContainer()) {
              for index in 0..<4 { Shown(card).id(index) }
            }.layout(hint)
          }
        }
      ])
  }()

  private static let chips: ScreenSnapshot = {
    let titles = ["All", "Unread", "With attachments", "To me", "Flagged", "This week"]
    func bar(_ id: String, _ titles: [String]) -> some SectionContent {
      Container(RowID(id), ShownContainer()) {
        for title in titles {
          Shown(Look.button(title) {}.kind(.chip).selected(title == "Unread").padding(4)).id(title)
        }
      }.layout(.carousel.itemSize(width: .content, height: 44).spacing(4))
    }
    return ScreenSnapshot([
      Section("bars") {
        for id in ["start", "scrolled", "far"] { bar(id, titles) }
        bar("none", [])
        bar("long", ["A", String(repeating: "Longer than the list. ", count: 4), "B"])
      },
      Section("section") {
        for name in ["Ada", "Grace Brewster Hopper"] {
          Shown(Look.vertical(Look.avatar(name), Look.text(name, .footnote))).id(name)
        }
      }.layout(.carousel.itemSize(width: .content)),
    ])
  }()

  private static let nested: ScreenSnapshot = {
    let photo = Look.vertical(
      Look.image(.asset("photo")).size(width: 60, height: 40), Look.text("Photo"))
    func grid(_ id: String, _ count: Int) -> some SectionContent {
      Container(RowID(id), ShownContainer()) { for index in 0..<count { Shown(photo).id(index) } }
        .layout(.grid(columns: 2))
    }
    let (a, b, c, room) = (Look.text("a"), Look.text("b"), Look.text("c"), Look.spacer)
    let rows = [Look.vertical(room, a, room), Look.vertical(b, room, room), Look.vertical(room, c)]
    return ScreenSnapshot([
      Section("cards") {
        Container("low", ShownContainer(Look.text("Cards"))) {
          Shown(photo).id(1)
          Shown(Look.text("Low")).id(2)
        }.layout(.carousel)
        Container("high", ShownContainer()) {
          for (index, stack) in rows.enumerated() { Shown(stack).id(index) }
        }.layout(.carousel.itemSize(width: 110, height: 200).paging())
        Container("slim", ShownContainer()) {
          for index in 0..<2 { Shown(Look.text("\(index)")).id(index) }
        }.layout(.grid(columns: 2).itemSize(width: 50))
        Container("far", ShownContainer()) {
          for width in [59.0, 60] {
            Container("\(width)", ShownContainer()) {
              Container("inner", ShownContainer()) { Shown(Look.text("a")).id(1) }.layout(.list)
            }.layout(.carousel.itemSize(width: width))
          }
        }.layout(.list)
      },
      Section("grids") {
        Container("outer", ShownContainer()) {
          grid("left", 4)
          grid("right", 3)
        }.layout(.grid(columns: 2))
        Container("shelf", ShownContainer()) { grid("whole", 8) }.layout(.carousel)
      },
    ])
  }()

  /// Everything that an outline contains apart from looks, and texts with quotation marks.
  private static let abilities = ScreenSnapshot([
    Section("it's", footer: Look.note("end")) {
      Shown(
        Look.horizontal(
          Look.image(.asset("cat")).accessibility(label: "A cat"),
          Look.toggle("", isOn: true) { _ in }.enabled(false), Look.divider, Look.progress(0.5))
      ).id("x' y").reorderable { _ in }.swipeActions(SwipeAction("Delete", style: .destructive) {})
        .swipeActions(.leading, [SwipeAction("Pin") {}, SwipeAction("Flag") {}])
      Shown(Look.text("a\" label=\"b\\")).id(2).onSelect {}
      Shown(Look.text("Called by its row")).id(3).accessibilityLabel("Another name")
    }.layout(.grid(columns: 2).itemSize(height: 40).appearance(.grouped))
  ])
}
