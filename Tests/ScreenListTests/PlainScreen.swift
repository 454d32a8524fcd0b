import ScreenDSL

/// A file that imports the core alone means the core's `Section`, whatever others import.
struct PlainScreen: Screen {
  var body: some ScreenContent { Section("a") { for id in 0..<2 { Label(id: id) } } }

  struct Label: CellModel, Identifiable {
    let id: Int
  }
}
