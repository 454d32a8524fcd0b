import ScreenDSLLookViews
import UIKitSimulator

struct FormScreen: Screen {
  var body: some ScreenContent {
    Section("form") {
      Look.row("Title", detail: "Detail", value: "Value")
      Look.horizontal {
        Look.avatar("Ada")
        Look.vertical {
          Look.text("Ada", .headline)
          Look.badge("1")
        }
        Look.button("Press") { print("pressed") }
      }
      Look.toggle("On", isOn: true) { print($0) }
      Look.slider("Volume", value: 0.5) { print($0) }
      Look.stepper("Size", value: 1, in: 0...9) { print($0) }
      Look.picker("Sort", [1, 2], selected: 1, name: { "\($0)" }) { print($0) }
      Look.field("Name", text: "") { print($0) }
    }
  }
}

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
let adapter = TableAdapter(table)
adapter.apply(FormScreen())
table.layoutIfNeeded()
