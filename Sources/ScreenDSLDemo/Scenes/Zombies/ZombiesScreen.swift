import ScreenDSL

/// A list of entities of any types, in any order.
struct ZombiesScreen: Screen {
  var entities: [any CellModel]

  var body: some ScreenContent {
    Section("entities") {
      for entity in entities { entity }
    }
  }
}
