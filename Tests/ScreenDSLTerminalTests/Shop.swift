enum Shop {
  struct Line: LookModel, Identifiable {
    let id: Int
    var text: String
    var look: some LookPart { Look.text(text) }
  }

  static func search(_ text: String, below count: Int = 0, _ heard: Log) -> ScreenSnapshot {
    ScreenSnapshot("list") {
      for id in 10..<10 + count { Line(id: id, text: "line \(id)") }
      Look.field("", text: text, prompt: "Find") { heard.add($0) }
        .returnKey(.search) { heard.add("return") }.focused(false) { heard.add("focus \($0)") }
      Line(id: 1, text: "line")
    }
  }

  static let looks = LookRegistry(
    .look(of: Label.self) { Look.text("label \($0.text)") },
    .look(of: Note.self) { Look.vertical(Look.text("note \($0.id)"), Look.note("\($0.text)")) },
    .look(of: Photo.self) { photo in
      Look.horizontal(Look.image(.asset("\(photo.id)")), Look.text("\(photo.text)"))
    }, .look(of: Price.self) { Look.text("\($0.text) €").color(.secondary) },
    .look(of: Grid.self) { Look.note("grid \($0.text)") })

  static func screen(_ heard: Log = Log(), isOn: Bool = false) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("top", header: Label(text: 1), footer: Label(text: 2)) {
        Look.horizontal(Look.text("Banner").fill(), Look.button("Close") { heard.add("close") })
        Look.toggle("Sounds", isOn: isOn) { heard.add("sounds \($0)") }
        Look.picker("", ["Old", "New", "Best"], selected: "Old", as: .segments, name: \.self) {
          heard.add("sort \($0)")
        }
        Container("shelf", ShownContainer(Look.note("Shelf"))) {
          for id in 0..<8 { Line(id: id, text: "card \(id)") }
        }.layout(.carousel.itemSize(width: 112))
      }, Section("empty") {},
      Section("lines") {
        Line(id: 1, text: "first").onSelect { heard.add("first") }
        Line(id: 2, text: "second")
      },
    ])
  }

  static func lines(
    _ ids: some Sequence<Int>, texts: [Int: String] = [:], _ heard: Log = Log()
  ) -> ScreenSnapshot {
    ScreenSnapshot("list") {
      for id in ids {
        Line(id: id, text: texts[id] ?? "line \(id)")
          .onDisplay { heard.add("show \(id)") }.onEndDisplay { heard.add("hide \(id)") }
      }
    }
  }

  @MainActor static func host(
    _ columns: Int, _ lines: Int, _ screen: ScreenSnapshot? = nil
  ) -> TerminalHost {
    let host = TerminalHost(looks: looks, columns: columns, lines: lines)
    if let screen { host.apply(screen) }
    return host
  }

  @MainActor static func drawing(of host: TerminalHost, _ width: Int) -> [String] {
    ScreenRenderer.text(looks, width: width).render(host.updater.current).split(separator: "\n")
      .map(String.init)
  }
}
