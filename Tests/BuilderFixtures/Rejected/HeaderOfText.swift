// A literal is a text by itself; a variable, or one beside a model, is not.

import ScreenDSL

func literalBesideModel() -> Section {
  // error: argument type 'String' does not conform to expected type 'CellModel'
  Section("main", header: "Customer", footer: Label(text: "1")) { Label(text: "2") }
}

func variable(_ title: String) -> Section {
  // error: argument type 'String' does not conform to expected type 'CellModel'
  Section("main", header: title) { Label(text: "2") }
}
