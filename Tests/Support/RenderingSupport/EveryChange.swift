package import ScreenDSL
import ScreenDSLRendering

/// Another model for the same rows, so that an update of them is a reload.
package struct Other: CellModel { var text: String }

extension Changeset {
  /// An update with every kind of change, in nested containers and in sections too.
  package static let everything: Changeset = {
    let old = ScreenSnapshot([
      Section("gone") { Shown(.title("In a section that goes")).id("g") },
      Section("first", header: Shown(.title("Old header"))) {
        Shown(.title("Removed")).id("r")
        Shown(.title("Moves to another section")).id("m")
        Shown(.toggle(isOn: false)).id("toggle")
        Shown(.title("Reloaded")).id("l")
        Container("outer", ShownContainer()) {
          Container("inner", ShownContainer()) {
            for index in 0..<3 { Shown(.title("Card \(index)")).id(index) }
          }
        }
        for index in 0..<20 { Shown(.title("Untouched \(index)")).id("u\(index)") }
      },
      Section("second") { Shown(.title("Last")).id("last") },
    ])
    let new = ScreenSnapshot([
      Section("first", header: Shown(.title("New header"))) {
        Shown(.title("Inserted")).id("i")
        Shown(.toggle(isOn: true)).id("toggle")
        Other(text: "Reloaded").id("l")
        Container("outer", ShownContainer()) {
          Container("inner", ShownContainer()) {
            for index in [2, 0, 7] { Shown(.title("Card \(index)")).id(index) }
          }
        }
        for index in 0..<20 { Shown(.title("Untouched \(index)")).id("u\(index)") }
        Container("fresh", ShownContainer()) { Shown(.title("Comes with it")).id(0) }
      },
      Section("second") {
        Shown(.title("Last")).id("last")
        Shown(.title("Moved and changed")).id("m")
      },
    ])
    return new.changeset(from: old)
  }()

  /// An update of headers, footers, a named supplementary and a layout.
  package static let headers: Changeset = {
    let row = Shown(.title("Row")).id("r")
    let stays = Section("d", header: Shown(.title("Stays")), footer: Shown(.subtitle("So does it")))
    { row }
    let old = ScreenSnapshot([
      Section("a", header: Shown(.title("Head")), footer: Shown(.subtitle("12 rows"))) { row },
      Section("b") { row }, Section("c", footer: Shown(.subtitle("Foot"))) { row },
      stays.supplementary("badge", Shown(.badge("9"))),
      Section("gone", footer: Shown(.subtitle("Goes with it"))) { row },
    ])
    let new = ScreenSnapshot([
      Section("a", footer: Shown(.subtitle("13 rows"))) { row },
      Section("b", header: Shown(.title("New")), footer: Shown(.subtitle("New, too"))) { row },
      Section("c") { row },
      stays.supplementary("badge", Shown(.badge("10"))).layout(.list.appearance(.grouped)),
    ])
    return new.changeset(from: old)
  }()
}
