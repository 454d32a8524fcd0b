import ScreenDSL

/// In a file that imports only the core, `Section` is the core's type, whatever other files import.
struct PlainScreen: Screen {
  var body: some ScreenContent { Section("a") { for id in 0..<2 { Label(id: id) } } }

  struct Label: CellModel, Identifiable { let id: Int }
}
