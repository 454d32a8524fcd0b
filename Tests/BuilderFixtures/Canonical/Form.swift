import ScreenDSL
import ScreenDSLLooks

/// A form of 30 rows, each a look.
struct Form: Screen {
  var isOn: Bool
  var size: Int
  var name: String
  var send: @MainActor @Sendable (String) -> Void

  var body: some ScreenContent {
    Section("fields", header: "Fields") {
      Look.field("Name 1", text: name, prompt: "Ada") { send($0) }
        .keyboard(.name).returnKey(.next) { send("next") }
        .problem(name.isEmpty ? "Name 1 is missing" : nil)
        .id("name 1")
      Look.toggle("Newsletter 1", isOn: isOn) { send("\($0)") }
      Look.picker("Theme 1", [1, 2, 3], selected: size, as: .segments, name: { "\($0)" }) {
        send("\($0)")
      }
      Look.stepper("Size 1", value: size, in: 1...9) { send("\($0)") }
      if isOn {
        Look.text("Size " + name + (size > 3 ? " is large" : ""), .footnote).color(
          size > 3 ? .red : nil)
      }
      Look.button("Save 1") { send("save") }.kind(.filled).enabled(!name.isEmpty).busy(size == 1)
      Look.field("Name 2", text: name, prompt: "Ada") { send($0) }
        .keyboard(.name).returnKey(.next) { send("next") }
        .problem(name.isEmpty ? "Name 2 is missing" : nil)
        .id("name 2")
      Look.toggle("Newsletter 2", isOn: isOn) { send("\($0)") }
      Look.picker("Theme 2", [1, 2, 3], selected: size, as: .segments, name: { "\($0)" }) {
        send("\($0)")
      }
      Look.stepper("Size 2", value: size, in: 1...9) { send("\($0)") }
      if isOn {
        Look.text("Size " + name + (size > 3 ? " is large" : ""), .footnote).color(
          size > 3 ? .red : nil)
      }
      Look.button("Save 2") { send("save") }.kind(.filled).enabled(!name.isEmpty).busy(size == 2)
      Look.field("Name 3", text: name, prompt: "Ada") { send($0) }
        .keyboard(.name).returnKey(.next) { send("next") }
        .problem(name.isEmpty ? "Name 3 is missing" : nil)
        .id("name 3")
      Look.toggle("Newsletter 3", isOn: isOn) { send("\($0)") }
      Look.picker("Theme 3", [1, 2, 3], selected: size, as: .segments, name: { "\($0)" }) {
        send("\($0)")
      }
      Look.stepper("Size 3", value: size, in: 1...9) { send("\($0)") }
      if isOn {
        Look.text("Size " + name + (size > 3 ? " is large" : ""), .footnote).color(
          size > 3 ? .red : nil)
      }
      Look.button("Save 3") { send("save") }.kind(.filled).enabled(!name.isEmpty).busy(size == 3)
      Look.field("Name 4", text: name, prompt: "Ada") { send($0) }
        .keyboard(.name).returnKey(.next) { send("next") }
        .problem(name.isEmpty ? "Name 4 is missing" : nil)
        .id("name 4")
      Look.toggle("Newsletter 4", isOn: isOn) { send("\($0)") }
      Look.picker("Theme 4", [1, 2, 3], selected: size, as: .segments, name: { "\($0)" }) {
        send("\($0)")
      }
      Look.stepper("Size 4", value: size, in: 1...9) { send("\($0)") }
      if isOn {
        Look.text("Size " + name + (size > 3 ? " is large" : ""), .footnote).color(
          size > 3 ? .red : nil)
      }
      Look.button("Save 4") { send("save") }.kind(.filled).enabled(!name.isEmpty).busy(size == 4)
      Look.field("Name 5", text: name, prompt: "Ada") { send($0) }
        .keyboard(.name).returnKey(.next) { send("next") }
        .problem(name.isEmpty ? "Name 5 is missing" : nil)
        .id("name 5")
      Look.toggle("Newsletter 5", isOn: isOn) { send("\($0)") }
      Look.picker("Theme 5", [1, 2, 3], selected: size, as: .segments, name: { "\($0)" }) {
        send("\($0)")
      }
      Look.stepper("Size 5", value: size, in: 1...9) { send("\($0)") }
      if isOn {
        Look.text("Size " + name + (size > 3 ? " is large" : ""), .footnote).color(
          size > 3 ? .red : nil)
      }
      Look.button("Save 5") { send("save") }.kind(.filled).enabled(!name.isEmpty).busy(size == 5)
    }
  }
}
