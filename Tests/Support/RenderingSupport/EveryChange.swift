package import ScreenDSL
import ScreenDSLHeadless

/// Another model for the same rows, so that an update of them is a reload.
package struct Other: CellModel { var text: String }

extension Changeset {
  package static let everything: Changeset = {
    let old = ScreenSnapshot([
      Section("gone") { Shown(Look.text("In a section that goes")).id("g") },
      Section("first", header: Shown(Look.text("Old header"))) {
        Shown(Look.text("Removed")).id("r")
        Shown(Look.text("Moves to another section")).id("m")
        Shown(Look.toggle("Sounds", isOn: false) { _ in }).id("toggle")
        Shown(Look.text("Reloaded")).id("l")
        Container("outer", ShownContainer()) {
          Container("inner", ShownContainer()) {
            for index in 0..<3 { Shown(Look.text("Card \(index)")).id(index) }
          }
        }
        for index in 0..<20 { Shown(Look.text("Untouched \(index)")).id("u\(index)") }
      }, Section("second") { Shown(Look.text("Last")).id("last") },
    ])
    let new = ScreenSnapshot([
      Section("first", header: Shown(Look.text("New header"))) {
        Shown(Look.text("Inserted")).id("i")
        Shown(Look.toggle("Sounds", isOn: true) { _ in }).id("toggle")
        Other(text: "Reloaded").id("l")
        Container("outer", ShownContainer()) {
          Container("inner", ShownContainer()) {
            for index in [2, 0, 7] { Shown(Look.text("Card \(index)")).id(index) }
          }
        }
        for index in 0..<20 { Shown(Look.text("Untouched \(index)")).id("u\(index)") }
        Container("fresh", ShownContainer()) { Shown(Look.text("Comes with it")).id(0) }
      },
      Section("second") {
        Shown(Look.text("Last")).id("last")
        Shown(Look.text("Moved and changed")).id("m")
      },
    ])
    return new.changeset(from: old)
  }()

  package static let headers: Changeset = {
    let row = Shown(Look.text("Row")).id("r")
    let stays = Section(
      "d", header: Shown(Look.text("Stays")), footer: Shown(Look.note("So does it"))
    ) { row }
    let old = ScreenSnapshot([
      Section("a", header: Shown(Look.text("Head")), footer: Shown(Look.note("12 rows"))) { row },
      Section("b") { row }, Section("c", footer: Shown(Look.note("Foot"))) { row },
      stays.supplementary("badge", Shown(Look.badge("9"))),
      Section("gone", footer: Shown(Look.note("Goes with it"))) { row },
    ])
    let new = ScreenSnapshot([
      Section("a", footer: Shown(Look.note("13 rows"))) { row },
      Section("b", header: Shown(Look.text("New")), footer: Shown(Look.note("New, too"))) { row },
      Section("c") { row },
      stays.supplementary("badge", Shown(Look.badge("10"))).layout(.list.appearance(.grouped)),
    ])
    return new.changeset(from: old)
  }()
}
