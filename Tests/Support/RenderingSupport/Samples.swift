package import ScreenDSL
package import ScreenDSLRendering
import TestSupport

/// A screen with a name, and what is around it, which tests draw in every form.
package struct Sample: CustomTestStringConvertible, Sendable {
  package let name: String
  package let screen: ScreenSnapshot
  package let looks: LookRegistry
  package let state: RenderState
  /// In points.
  package let width: Double
  package let columns: Int

  package init(
    _ name: String, _ screen: ScreenSnapshot, looks: LookRegistry = .shown,
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
    Self("lookless", MainScreen().snapshot(), looks: LookRegistry()),
    Self("nothing", ScreenSnapshot()),
    Self("parts", Screens.gallery),
    Self(
      "containers", Screens.containers,
      state: RenderState(selected: [RowPath(1, in: ["grid"])], offsets: ["inner": 64])),
    Self("plain", Screens.list(.plain)),
    Self("grouped", Screens.list(.grouped), state: RenderState(isEditing: true)),
    Self(
      "inset", Screens.list(.insetGrouped),
      state: RenderState(
        selected: [RowPath("1a", section: "1"), "2e"], disabled: [RowPath("1a", section: "2")],
        offsets: [
          "1d": 100, RowPath("1d", section: "1"): 60, "2d": 200, RowPath("2d", section: "2"): 90,
        ]), width: 430),
    Self("editing", editing, state: RenderState(isEditing: true)),
    Self("controls", ScreenSnapshot(section(controls))),
    Self("spacers", ScreenSnapshot(section(spacers))),
    Self("states", ScreenSnapshot(section(states))),
    Self("bubbles", ScreenSnapshot(section(bubbles)), width: 400),
    Self("skeletons", ScreenSnapshot(section(skeletons))),
    Self("styles", ScreenSnapshot(section(cellStyles)), width: 414),
    Self(
      "large", ScreenSnapshot(section(controls + accessories)),
      state: RenderState(typeSize: .accessibility2)),
    Self("narrow", ScreenSnapshot(section(long)), width: 180, columns: 20),
    Self("accessories", ScreenSnapshot(cards + [section(accessories)])),
    Self("nested", nested),
    Self("abilities", abilities),
  ]

  private static func section(_ looks: [CellLook]) -> Section {
    Section("s", header: Shown(.title("Head").accessibility(traits: .header))) {
      for (index, look) in looks.enumerated() { Shown(look).id(index) }
    }
  }

  private static let editing = ScreenSnapshot(
    Section("s") {
      Shown(.title("Both").accessory(.chevron)).id("both").reorderable { _ in }
        .swipeActions(.trailing, [SwipeAction("Delete") {}])
      Shown(.title("Neither").accessory(.chevron)).id("neither")
        .swipeActions(.leading, [SwipeAction("Pin") {}])
      Container("c", ShownContainer()) {
        Shown(.title("Inside").accessory(.checkmark)).id("i").reorderable { _ in }
      }.layout(.list.appearance(.insetGrouped))
    })

  /// Controls of all sizes.
  @LookBuilder private static var controls: [CellLook] {
    for width in [10.0, 24, 200] {
      for value in [0.0, 1] { .horizontal(.slider(value).size(width: width), .title("T")) }
    }
    for value in [0.0, 0.25, 1] { .horizontal(.progress(value).size(width: 96)) }
    CellLook.horizontal(.toggle(isOn: true), .toggle(isOn: false))
    CellLook.horizontal(
      .image("i").size(width: 40, height: 40), .image("i").size(width: 40, height: 39),
      .avatar("Ada Lovelace")
    )
    CellLook.image("cat").size(width: 90, height: 60)
    CellLook.horizontal(.button("×"), .badge(""), .badge("a wide badge"))
    CellLook.field("", placeholder: "Name")
    CellLook.field("Zoë", placeholder: "Name")
    CellLook.field("\u{202E}")
    CellLook.horizontal(.field("A text that is longer than its field"), .title("T"), .spacer)
    CellLook.segments(["a", "b"], selected: nil)
    CellLook.segments(["a", "b"], selected: 1)
    CellLook.horizontal(.title("Mail"), .spacer, .badge("3")).size(height: 50)
  }

  /// Texts at both sides, and what stands between.
  @LookBuilder private static var spacers: [CellLook] {
    CellLook.horizontal(.title("Mail"), .spacer, .value("12:30"))
    CellLook.horizontal(.spacer, .value("12:30"), .image("i").size(width: 29, height: 29))
    CellLook.horizontal(.spacer, CellLook.value("1").size(width: 80))
    CellLook.horizontal(.spacer, .value(String(repeating: "long ", count: 40)))
    CellLook.horizontal(.spacer, .vertical(.title("T"), .value("1")))
    CellLook.horizontal(.value("1"), .spacer)
    CellLook.horizontal(.spacer, CellLook.value("1").bubble(.received))
    CellLook.vertical(.title("A").bubble(.received), .title("B").bubble(.sent))
    CellLook.vertical(.image("x").size(width: 70, height: 100), .title("a")).size(height: 60)
    for limit in [1, 2, 9, nil] {
      CellLook.horizontal(
        .title(String(repeating: "word ", count: 60)).size(height: 100).lineLimit(limit))
    }
  }

  private static let parts: [CellLook] = [
    .title("T"), .subtitle("T"), .value("T"), .button("T"), .badge("T"), .slider(0.5),
    .progress(0.5), .segments(["T"], selected: 0), .toggle(isOn: true), .image("cat"),
  ]

  /// What a tint, a state or a style does to each kind of part.
  @LookBuilder private static var states: [CellLook] {
    for part in parts {
      CellLook.horizontal(part.tint(.green), part.destructive(), part.disabled(), part.selected())
      part.tint(.orange)
    }
    CellLook.horizontal(.image("i"), .title("Text"), .value("Value"), .badge("7")).tint(.pink)
    CellLook.title("T").tint(.named("a \"b\"\n"))
    CellLook.title("T").tint(.red).destructive()
    CellLook.title("T").tint(.blue).destructive()
    CellLook.horizontal(.title("Old"), .button("Delete").destructive()).destructive()
    CellLook.title("Delete").destructive().disabled()
    CellLook.title("Row").disabled().selected()
    CellLook.horizontal(
      .title("A").textStyle(.headline), .value("B").tint(.teal).loading(),
      .subtitle("C").bubble(.sent).destructive().selected()
    )
    CellLook.horizontal(.title("A"), .image("stars").accessibility(value: "3 of 5"))
    CellLook.horizontal(.title("A")).textStyle(.caption2).tint(.teal).bubble(.received).loading()
    for (_, look) in CellLook.everyText { look }
  }

  @LookBuilder private static var bubbles: [CellLook] {
    let long = "When do you come to us for dinner, on Friday or on Saturday evening?"
    for bubble in [CellLook.Bubble.received, .sent] {
      CellLook.title("Hello").bubble(bubble)
      CellLook.title(long).bubble(bubble)
      CellLook.vertical(.subtitle("10:30"), .title(long).bubble(bubble))
      CellLook.title("Hello").bubble(bubble).tint(.green)
      CellLook.horizontal(.badge("1"), .title("Hello").bubble(bubble))
      CellLook.title("Hello").bubble(bubble).loading()
    }
  }

  @LookBuilder private static var skeletons: [CellLook] {
    let look = CellLook.horizontal(
      .image("cat"), .vertical(.title("A name"), .subtitle("Said of it")), .divider, .spacer,
      .button("Open"))
    look
    look.loading()
    CellLook.title("Name").loading()
    CellLook.horizontal(.title("a"), .title("b").loading())
  }

  @LookBuilder private static var cellStyles: [CellLook] {
    for style in CellLook.CellStyle.allCases {
      CellLook.cell(style, "Text", detail: "Detail")
      CellLook.cell(style, "Text", detail: "Detail", image: "i")
    }
  }

  @LookBuilder private static var long: [CellLook] {
    let title = CellLook.title("Your order is on its way to you")
    for limit in [nil, 0, 1, 2] { title.lineLimit(limit) }
    title.size(height: 40)
    CellLook.title("As wide as rows")
    CellLook.title("As wide as rows").accessory(.chevron)
    CellLook.vertical(.title("A").lineLimit(2), .subtitle("B").lineLimit(-1))
    CellLook.horizontal(.title("Left one"), .spacer, .value("Right"))
    CellLook.title("日本語のとても長い題名")
    CellLook.title("A long name").disabled()
    CellLook.title("Come on Friday or Sunday").bubble(.sent)
  }

  @LookBuilder private static var accessories: [CellLook] {
    CellLook.title("None")
    CellLook.title("Chevron").accessory(.chevron)
    CellLook.title("Checkmark").accessory(.checkmark).selected()
    CellLook.horizontal(.title("T"), .spacer, .title("End")).accessory(.checkmark)
    CellLook.title("A name that needs more than one line of it").accessory(.chevron)
  }

  private static let cards = [
    Section("cards") {
      for (index, look) in accessories.enumerated() { Shown(look).id(index).onSelect {} }
    }.layout(.grid(columns: 2))
  ]

  /// Containers in containers: cards with and without sizes, grids in a grid and in a card.
  private static let nested: ScreenSnapshot = {
    let photo = CellLook.vertical(
      .image("photo").size(width: 60, height: 40), .title("Photo"))
    func grid(_ id: String, _ count: Int) -> some SectionContent {
      Container(RowID(id), ShownContainer()) {
        for index in 0..<count { Shown(photo).id(index) }
      }.layout(.grid(columns: 2))
    }
    let spaced: [[CellLook]] = [
      [.spacer, .title("a"), .spacer], [.title("b"), .spacer, .spacer], [.spacer, .title("c")],
    ]
    return ScreenSnapshot([
      Section("cards") {
        Container("low", ShownContainer(.title("Cards"))) {
          Shown(photo).id(1)
          Shown(.title("Low")).id(2)
        }.layout(.carousel)
        Container("high", ShownContainer()) {
          for (index, parts) in spaced.enumerated() { Shown(CellLook(.vertical(parts))).id(index) }
        }.layout(.carousel.itemSize(width: 110, height: 200).paging())
        Container("slim", ShownContainer()) {
          for index in 0..<2 { Shown(.title("\(index)")).id(index) }
        }.layout(.grid(columns: 2).itemSize(width: 50))
        Container("far", ShownContainer()) {
          for width in [59.0, 60] {
            Container("\(width)", ShownContainer()) {
              Container("inner", ShownContainer()) { Shown(.title("a")).id(1) }.layout(.list)
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

  /// What an outline says beside looks, and quotes that cannot be forged.
  private static let abilities = ScreenSnapshot([
    Section("it's", footer: Shown(.subtitle("end"))) {
      Shown(
        .horizontal(
          .image("cat").accessibility(label: "A cat"), .toggle(isOn: true).disabled(), .divider,
          .progress(0.5))
      ).id("x' y").reorderable { _ in }.swipeActions(.trailing, [SwipeAction("Delete") {}])
        .swipeActions(.leading, [SwipeAction("Pin") {}, SwipeAction("Flag") {}])
      Shown(.title("a\" label=\"b\\")).id(2).onSelect {}
    }.layout(.grid(columns: 2).itemSize(height: 40).appearance(.grouped))
  ])
}
