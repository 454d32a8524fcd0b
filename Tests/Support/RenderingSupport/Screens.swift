package import ScreenDSL
package import ScreenDSLRendering

/// A model that brings its look along, so that a test can show any.
package struct Shown: CellModel {
  package var look: CellLook

  package init(_ look: CellLook) { self.look = look }
}

/// A container that brings its look along.
package struct ShownContainer: ContainerModel {
  package var look: CellLook

  package init(_ look: CellLook = .empty) { self.look = look }
}

extension LookRegistry {
  /// Shows the looks of ``Shown`` and ``ShownContainer``.
  package static let shown = LookRegistry(
    Look(of: Shown.self) { $0.look },
    Look(of: ShownContainer.self) { $0.look })
}

extension CellLook {
  /// Every kind of part.
  package static let gallery: [CellLook] = [
    .vertical(.title("Title"), .subtitle("Subtitle")),
    .horizontal(.image("cat"), .title("Name"), .spacer, .value("07:30")),
    .horizontal(.title("Alarm"), .spacer, .toggle(isOn: true)),
    .horizontal(.title("Quiet"), .spacer, .toggle(isOn: false).disabled()),
    .horizontal(.subtitle("Volume"), .slider(0.25)),
    .horizontal(.subtitle("Loading"), .progress(0.5)),
    .horizontal(.title("Mail"), .divider, .badge("12"), .spacer, .button("Open").selected()),
    .divider,
    .segments(["Day", "Week", "Month"], selected: 1),
  ]
}

extension CellLook {
  /// Every kind of text, and a text in every type style, with an ID each.
  package static let everyText: [(id: String, look: CellLook)] =
    [
      ("of a title", .title("T")), ("of a subtitle", .subtitle("T")), ("of a value", .value("T")),
      ("of a badge", .badge("T")), ("of a button", .button("T")),
      ("of a heading", .title("T").accessibility(traits: .header)),
      ("of a styled heading", .title("T").accessibility(traits: .header).textStyle(.caption)),
      ("of a small heading", .subtitle("T").accessibility(traits: .header)),
      ("of a styled badge", .badge("T").textStyle(.largeTitle)),
    ] + TextStyle.allCases.map { ("\($0)", .subtitle("T").textStyle($0)) }
}

extension Screens {
  /// Two sections of a list with a style: rows that can be tapped, deleted and dragged, and a carousel.
  package static func list(_ appearance: LayoutHint.Appearance) -> ScreenSnapshot {
    let section = { (id: String) in
      Section(
        SectionID(id), header: Shown(.subtitle("Head " + id)), footer: Shown(.title("Foot " + id))
      ) {
        Shown(.title("Tap " + id)).id(id + "a").onSelect {}
          .swipeActions(SwipeAction("Delete", style: .destructive) {}, SwipeAction("Flag") {})
        Shown(.vertical(.title("Up " + id), .subtitle("Low " + id)).accessory(.chevron))
          .id(id + "b")
        Shown(.horizontal(.title("Drag " + id), .spacer, .value("v" + id))).id(id + "c")
          .reorderable { _ in }
        Container(RowID(stringLiteral: id + "d"), ShownContainer(.title("Photos " + id))) {
          for index in 0..<6 { Shown(.title("\(index) " + id)).id(index) }
        }
        .layout(.carousel.itemSize(width: 120, height: 80))
        Shown(.title("Last " + id).accessory(.checkmark)).id(id + "e")
      }
      .layout(.list.appearance(appearance))
    }
    return ScreenSnapshot([section("1"), section("2")])
  }
}

/// A snapshot of one section with rows that look so.
package func screen(_ looks: CellLook...) -> ScreenSnapshot {
  ScreenSnapshot(Section("s") { looks.map { Shown($0) } })
}

/// Screens that many tests draw.
package enum Screens {
  /// Every kind of part, with a header and a footer.
  package static let gallery = ScreenSnapshot(
    Section(
      "gallery", header: Shown(.title("Gallery").accessibility(traits: .header)),
      footer: Shown(.subtitle("The end"))
    ) {
      for (index, look) in CellLook.gallery.enumerated() { Shown(look).id(index) }
    })

  /// A grid, and a list with a carousel in it.
  package static let containers = ScreenSnapshot(
    Section("containers") {
      Container("grid", ShownContainer(.title("Photos"))) {
        for index in 0..<5 {
          Shown(
            .vertical(.image("\(index)").size(height: 60), .subtitle("Photo \(index)"))
              .accessory(.chevron)
          )
          .id(index)
        }
      }.layout(.grid(columns: 3))
      Container("list", ShownContainer()) {
        Shown(.title("Row")).id("row")
        Container("inner", ShownContainer()) {
          for index in 0..<9 { Shown(.title("Card \(index)")).id(index) }
        }.layout(.carousel.itemSize(width: 120, height: 60))
        Container("empty", ShownContainer()) { [Shown]() }.layout(.list)
      }.layout(.list)
    }.supplementary("badge", Shown(.badge("9"))))
}

extension RenderState {
  /// The main scene with a selected menu, a disabled banner and a scrolled carousel.
  package static let touched = RenderState(
    selected: ["menu/v"], disabled: ["banner"], offsets: ["carousel": 200])
}
