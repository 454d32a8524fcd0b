// Models of types that are known only when the screen is shown.

import ScreenDSL

struct Existentials: Screen {
  var header: (any CellModel)?
  var models: [any CellModel]
  var moreModels: [any CellModel]?
  var model: any CellModel

  var body: some ScreenContent {
    Section("main", header: header) {
      model
      Row(model).id("explicit")
      header
      models
      moreModels
      models.first
      for model in models { model }
      if let header { header } else { Divider() }
      [Label(text: "1"), Divider()]
      Container("inside", Carousel()) { models }
    }
    model
    models
    header
    moreModels
  }
}
