import ScreenDSL
import ScreenDSLHosting
import ScreenDSLRendering
import TestSupport

@testable import ScreenDSLTerminal

/// Screens to show in a terminal, their looks and their cells.
enum Shop {
  struct Line: CellModel, Identifiable {
    let id: Int
    var text: String
  }

  struct Sounds: CellModel {
    var isOn: Bool
    var onChange: Handler<Bool>
  }

  struct Sort: CellModel {
    var selected: Int
    var onChange: Handler<Int>
  }

  struct Search: CellModel {
    var text: String
    var onChange: Handler<String>
  }

  static func search(_ text: String, _ heard: Log) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("list") {
        Search(text: text, onChange: Handler { heard.add($0) })
        Line(id: 1, text: "line")
      })
  }

  struct Banner: CellModel { var onClose: Handler<Void> }
  struct Shelf: ContainerModel { var title = "Shelf" }

  static let looks = LookRegistry(
    Look(of: Line.self) { .title($0.text) },
    Look(of: Sounds.self) { .horizontal(.title("Sounds"), .spacer, .toggle(isOn: $0.isOn)) },
    Look(of: Sort.self) { .segments(["Old", "New", "Best"], selected: $0.selected) },
    Look(of: Search.self) { .field($0.text, placeholder: "Find") },
    Look(of: Banner.self) { _ in .horizontal(.title("Banner"), .spacer, .button("Close")) },
    Look(of: Shelf.self) { .subtitle($0.title) },
    Look(of: Label.self) { .title("label \($0.text)") },
    Look(of: Note.self) { .vertical(.title("note \($0.id)"), .subtitle("\($0.text)")) },
    Look(of: Photo.self) { .horizontal(.image($0.id), .title("\($0.text)")) },
    Look(of: Price.self) { .value("\($0.text) €") },
    Look(of: Grid.self) { .subtitle("grid \($0.text)") })

  @MainActor static var cells: CellRegistry<TerminalList> {
    CellRegistry(
      .look(of: Line.self, in: looks),
      .look(of: Sounds.self, in: looks) { choice, sounds in
        if case .toggle(let isOn) = choice { sounds.fire(\.onChange, isOn) }
      },
      .look(of: Sort.self, in: looks) { choice, sort in
        if case .segment(let index) = choice { sort.fire(\.onChange, index) }
      },
      .look(of: Search.self, in: looks) { choice, search in
        if case .text(let text) = choice { search.fire(\.onChange, text) }
      },
      .look(of: Banner.self, in: looks) { choice, banner in
        if choice == .button("Close") { banner.fire(\.onClose) }
      },
      .look(of: Shelf.self, in: looks), .look(of: Label.self, in: looks),
      .look(of: Note.self, in: looks), .look(of: Photo.self, in: looks),
      .look(of: Price.self, in: looks), .look(of: Grid.self, in: looks))
  }

  /// A screen with something of each kind.
  static func screen(
    _ heard: Log = Log(), isOn: Bool = false, selected: Int = 0, cards: [Int] = [Int](0..<8),
    cardsHeard: Log = Log()
  ) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("top", header: Label(text: 1), footer: Label(text: 2)) {
        Banner(onClose: Handler { heard.add("close") })
        Sounds(isOn: isOn, onChange: Handler { heard.add("sounds \($0)") })
        Sort(selected: selected, onChange: Handler { heard.add("sort \($0)") })
        Container("shelf", Shelf()) {
          for id in cards {
            Line(id: id, text: "card \(id)").onSelect { heard.add("card \(id)") }
              .onDisplay { cardsHeard.add("show \(id)") }
              .onEndDisplay { cardsHeard.add("hide \(id)") }
          }
        }
        .layout(.carousel.itemSize(width: 112))
      },
      Section("empty") {},
      Section("lines") {
        Line(id: 1, text: "first").onSelect { heard.add("first") }
        Line(id: 2, text: "second")
      },
    ])
  }

  /// A list of many lines.
  static func list(_ count: Int, texts: [Int: String] = [:]) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("list") {
        for id in 0..<count { Line(id: id, text: texts[id] ?? "line \(id)") }
      })
  }

  static func lines(_ ids: [Int], _ heard: Log = Log()) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("list") {
        for id in ids {
          Line(id: id, text: "line \(id)")
            .onDisplay { heard.add("show \(id)") }.onEndDisplay { heard.add("hide \(id)") }
        }
      })
  }

  /// The lines that the text renderer draws of all that a host shows.
  @MainActor
  static func drawing(of host: TerminalHost, _ width: Int) -> [String] {
    var state = RenderState()
    for cell in host.cells.values {
      guard let row = cell.row else { continue }
      let path = RowPath(row.row.id)
      state.offsets[path] = cell.inner?.offset
      if let focus = host.focus, focus.path == row.path, let index = focus.inner,
        let inner = cell.inner
      {
        state.selected.insert(path.appending(inner.cells[index].id))
      }
    }
    let text = ScreenRenderer.text(looks, width: width, state: state).render(host.updater.current)
    return text.split(separator: "\n").map(String.init)
  }
}
