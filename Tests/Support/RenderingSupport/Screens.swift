package import ScreenDSL
package import ScreenDSLHeadless

package struct Shown: LookModel {
  package var look: LookNode
  package init(_ look: some LookPart) { self.look = look._node }
}

package struct ShownContainer: ContainerModel, LookModel {
  package var look: LookNode
  package init(_ look: some LookPart = Look.empty) { self.look = look._node }
}

extension Look {
  package static func horizontal(
    _ parts: any LookPart..., spacing: Double? = nil, alignment: Alignment = .center
  ) -> Stack { horizontal(spacing: spacing, alignment: alignment) { parts.map(\._node) } }

  package static func vertical(
    _ parts: any LookPart..., spacing: Double? = nil, alignment: Alignment = .leading
  ) -> Stack { vertical(spacing: spacing, alignment: alignment) { parts.map(\._node) } }

  package static func note(_ text: String) -> Text { Look.text(text, .footnote).color(.secondary) }

  package static func heading(_ text: String) -> Text {
    Look.text(text).accessibility(traits: .header)
  }

  package static func segments(_ titles: [String], selected: Int?) -> Setting {
    picker(
      "", titles, selected: selected.map { titles[$0] }, as: .segments, name: { $0 },
      Handler { _ in })
  }
}

extension PlacedPart {
  package var all: [PlacedPart] {
    var all: [PlacedPart] = []
    visit { all.append($0) }
    return all
  }
}

extension LookNode {
  @LookBuilder package static var gallery: [LookNode] {
    Look.vertical(Look.text("Title"), Look.note("Subtitle"))
    Look.horizontal(
      Look.image(.asset("cat")), Look.text("Name"), Look.spacer,
      Look.text("07:30").color(.secondary))
    Look.toggle("Alarm", isOn: true) { _ in }
    Look.toggle("Quiet", isOn: false) { _ in }.enabled(false)
    Look.slider("Volume", value: 0.25) { _ in }
    Look.horizontal(Look.note("Loading"), Look.progress(0.5), Look.spinner)
    Look.horizontal(
      Look.text("Mail"), Look.divider, Look.badge("12"), Look.spacer,
      Look.button("Open") {}.kind(.gray).selected())
    Look.divider
    Look.segments(["Day", "Week", "Month"], selected: 1)
    Look.stepper("Copies", value: 1, in: 1...9) { _ in }
    Look.picker("Theme", ["Light", "Dark"], selected: "Dark", name: { $0 }, Handler { _ in })
    Look.field("Name", text: "Ada", prompt: "Your name") { _ in }
    Look.row("Version", detail: "Released today", value: "2.0", image: .symbol("star"))
    Look.avatar("Ada Lovelace")
  }

  package static let everyText: [(id: String, look: LookNode)] =
    [
      ("of a text", Look.text("T")._node), ("of a bold text", Look.text("T").bold()._node),
      ("of a badge", Look.badge("T")._node), ("of a button", Look.button("T") {}._node),
      ("of a gray button", Look.button("T") {}.kind(.gray)._node),
      ("of a field", Look.field("", text: "T") { _ in }._node),
      ("of a heading", Look.heading("T")._node),
      ("of a styled heading", Look.text("T", .caption).accessibility(traits: .header)._node),
    ] + Look.TextStyle.allCases.map { ("\($0)", Look.text("T", $0)._node) }
}

extension Screens {
  package static func list(_ appearance: LayoutHint.Appearance) -> ScreenSnapshot {
    let section = { (id: String) in
      Section(SectionID(id), header: Look.note("Head " + id), footer: Look.text("Foot " + id)) {
        Shown(Look.text("Tap " + id)).id(id + "a").onSelect {}
          .swipeActions(SwipeAction("Delete", style: .destructive) {}, SwipeAction("Flag") {})
        Shown(Look.vertical(Look.text("Up " + id), Look.note("Low " + id)).accessory(.chevron))
          .id(id + "b")
        Shown(Look.row("Drag " + id, value: "v" + id)).id(id + "c").reorderable { _ in }
        Container(RowID(stringLiteral: id + "d"), ShownContainer(Look.text("Photos " + id))) {
          for index in 0..<6 { Shown(Look.text("\(index) " + id)).id(index) }
        }.layout(.carousel.itemSize(width: 120, height: 80))
        Shown(Look.text("Last " + id).accessory(.checkmark)).id(id + "e")
      }.layout(.list.appearance(appearance))
    }
    return ScreenSnapshot([section("1"), section("2")])
  }
}

package func screen(@LookBuilder _ looks: () -> [LookNode]) -> ScreenSnapshot {
  ScreenSnapshot(Section("s") { looks().map { Shown($0) } })
}

package enum Screens {
  package static let gallery = ScreenSnapshot(
    Section("gallery", header: Look.heading("Gallery"), footer: Look.note("The end")) {
      for (index, look) in LookNode.gallery.enumerated() { Shown(look).id(index) }
    })

  package static let containers = ScreenSnapshot(
    Section("containers") {
      Container("grid", ShownContainer(Look.text("Photos"))) {
        for index in 0..<5 {
          let photo = Look.image(.asset("\(index)")).size(height: 60)
          Shown(Look.vertical(photo, Look.note("Photo \(index)")).accessory(.chevron)).id(index)
        }
      }.layout(.grid(columns: 3))
      Container("list", ShownContainer()) {
        Shown(Look.text("Row")).id("row")
        Container("inner", ShownContainer()) {
          for index in 0..<9 { Shown(Look.text("Card \(index)")).id(index) }
        }.layout(.carousel.itemSize(width: 120, height: 60))
        Container("empty", ShownContainer()) { [Shown]() }.layout(.list)
      }.layout(.list)
    }.supplementary("badge", Look.badge("9")))
}

extension RenderState {
  package static let touched = RenderState(
    selected: ["menu/v"], disabled: ["banner"], offsets: ["carousel": 200])

  package var edited: RenderState {
    var state = self
    state.isEditing = true
    return state
  }
}
