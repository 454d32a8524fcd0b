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
}
