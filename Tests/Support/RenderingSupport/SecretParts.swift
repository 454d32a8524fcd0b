import ScreenDSLHeadless

/// Sensitive parts of each kind. They contain a secret wherever they can have a text or a number.
package enum SecretParts {
  /// The text that no drawing and no screen reader may contain.
  package static let secret = "4242"

  package static func kind(of node: LookNode) -> String {
    switch node.kind {
    case .text: "text"
    case .image: "image"
    case .avatar: "avatar"
    case .badge: "badge"
    case .progress: "progress"
    case .spinner: "spinner"
    case .divider: "divider"
    case .spacer: "spacer"
    case .stack: "stack"
    case .control(let control):
      switch control.kind {
      case .button(let button): button.menu.isEmpty ? "button" : "menu"
      case .toggle: "toggle"
      case .slider: "slider"
      case .stepper: "stepper"
      case .picker(let picker): "\(picker.kind)"
      case .date: "date"
      case .field: "field"
      }
    }
  }

  package static let kinds: Set<String> = [
    "text", "image", "avatar", "badge", "progress", "spinner", "divider", "spacer", "stack",
    "button", "menu", "toggle", "slider", "stepper", "segments", "inline", "wheel", "date", "field",
  ]

  package static var all: [LookNode] {
    let picker = { (kind: Look.PickerKind) in
      Look.picker(
        "t\(secret)", ["a\(secret)", "b\(secret)"], selected: "a\(secret)", as: kind, name: \.self
      ) { _ in }
    }
    let time = Look.DateTime(year: 4242, month: 4, day: 24, hour: 4, minute: 42)
    return parts {
      parts {
        Look.text("t\(secret)")
        Look.text("t\(secret) and more").highlighted(secret).bold(secret).link(secret) {}
        Look.image(.asset(secret), dark: .remote("d\(secret)"))
        Look.image(.remote("i\(secret)", placeholder: .asset("p\(secret)")))
        Look.drawing("l\(secret)", svg: "<svg><text>\(secret)</text></svg>")
        Look.avatar("4 \(secret)")
        Look.avatar("Four Two")
        Look.badge("b\(secret)")
        Look.progress(0.4242)
        Look.progress(0.4242, as: .circle)
        Look.spinner
        Look.divider
        Look.spacer
        Look.row("t\(secret)", detail: "d\(secret)", value: "v\(secret)", image: .asset(secret))
        Look.custom(secret) { Look.text("c\(secret)") }
      }
      parts {
        Look.button("t\(secret)", image: .asset(secret)) {}
        Look.button("t\(secret)", image: .symbol("star")) {}.iconOnly()
        Look.menu("t\(secret)") {
          MenuAction("m\(secret)", image: secret) {}
          MenuAction("g\(secret)", children: [MenuAction("n\(secret)") {}])
        }
        Look.toggle("t\(secret)", isOn: true) { _ in }
        Look.slider("t\(secret)", value: 4_242, in: 0...10_000) { _ in }
        Look.slider("t\(secret)", value: 4_242, in: 0...4_242, text: "v\(secret)") { _ in }
        Look.stepper("t\(secret)", value: 4_242, in: 0...4_242) { _ in }
        Look.stepper("t\(secret)", value: 1, in: 0...9, text: "v\(secret)") { _ in }
        for kind in [Look.PickerKind.segments, .menu, .inline, .wheel] { picker(kind) }
        for parts in Look.DateParts.allCases {
          Look.date("t\(secret)", value: time, showing: parts) { _ in }
        }
        Look.field("t\(secret)", text: "f\(secret)", prompt: "p\(secret)") { _ in }
          .problem("w\(secret)").limit(4_242)
        Look.field("t\(secret)", text: "", prompt: "p\(secret)") { _ in }
        Look.field("t\(secret)", text: "f\(secret)\n\(secret)") { _ in }.lines(2...4)
          .focused(true, nil)
        Look.field("t\(secret)", text: secret) { _ in }.secret()
      }
    }
  }

  package static var hidden: [LookNode] {
    all.flatMap { part in
      [
        part.sensitive(), Look.horizontal { part }.sensitive()._node,
        part.sensitive().accessibility(label: "l\(secret)", value: "v\(secret)", hint: "h\(secret)")
          .accessibilityActions {
            MenuAction("x\(secret)") {}
            MenuAction("y\(secret)") {}
          }.announced(),
      ]
    }
  }

  private static func parts(@LookBuilder _ parts: () -> [LookNode]) -> [LookNode] { parts() }
}
