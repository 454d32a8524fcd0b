import ScreenDSLUIKit
import UIKitSimulator

struct ItemRow: CellModel, Identifiable { let id: Int }

struct ItemScreen: Screen {
  var body: some ScreenContent {
    Section("items") {
      for id in CommandLine.arguments.indices { ItemRow(id: id).onSelect { print(id) } }
    }
  }
}

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
let adapter = TableAdapter(table)
adapter.apply(ItemScreen())
table.layoutIfNeeded()
