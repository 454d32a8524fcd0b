// `#available` and `#unavailable`, with and without `else`.

import ScreenDSL

struct Availability: Screen {
  var body: some ScreenContent {
    if #available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *) {
      Section("new") { Divider() }
    }
    Section("main") {
      if #available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *) { NewModel() }
      if #available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *) {
        NewModel()
        Divider()
      } else {
        Divider()
      }
      if #unavailable(iOS 99) { Divider() }
      for number in 0..<3 {
        if #available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *) {
          NewModel()
        } else {
          Label(text: "\(number)")
        }
      }
    }
  }
}

@available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *)
struct NewModel: CellModel {}
