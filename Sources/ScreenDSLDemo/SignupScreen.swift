import ScreenDSLLooks

/// A form with the user's input and messages about its problems.
struct SignupScreen: Screen {
  var form: Signup
  var send: @MainActor @Sendable (Signup.Action) -> Void

  var body: some ScreenContent {
    Section("account", header: "Your account", footer: "We never share your address") {
      field(.name, "Name", prompt: "Ada Lovelace", .name)
      field(.email, "E-mail", prompt: "ada@example.com", .email)
      field(.password, "Password", prompt: "8 characters or more", .newPassword)
    }
    Section("options", header: "Options") {
      Look.toggle("Newsletter", isOn: form.wantsNewsletter) { send(.newsletter($0)) }
      Look.toggle("Face ID", isOn: form.usesFaceID) { send(.faceID($0)) }
      Look.picker(
        "Theme", Signup.Theme.allCases, selected: form.theme, as: .segments, name: \.rawValue
      ) { send(.theme($0)) }
      Look.stepper("Font size", value: form.fontSize, in: Signup.fontSizes) { send(.fontSize($0)) }
      Look.picker("Country", Signup.countries, selected: form.country, name: \.self) {
        send(.country($0))
      }
    }
    Section("save") {
      if case .refused(let reason) = form.phase {
        Look.text(reason, .footnote).color(.red).id("refusal")
      }
      Look.button("Save") { send(.save) }
        .kind(.filled).wide().enabled(form.canSave).busy(form.phase == .saving)
    }
  }

  private func field(
    _ field: Signup.Field, _ title: String, prompt: String, _ keyboard: Look.Keyboard
  ) -> some RowConvertible {
    Look.field(title, text: form.texts[field] ?? "", prompt: prompt) { send(.edit(field, $0)) }
      .keyboard(keyboard).secret(field == .password)
      .focused(form.focus == field) { send(.focus($0 ? field : nil)) }
      .returnKey(field == .password ? .done : .next) { send(.next(field)) }
      .problem(form.shownProblem(of: field))
      .id(field)
  }
}

/// The state of the form, and its actions.
struct Signup: Equatable, Sendable {
  enum Field: Int, CaseIterable, Sendable { case name, email, password }
  enum Theme: String, CaseIterable, Sendable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"
  }
  enum Phase: Equatable, Sendable {
    case editing, saving, saved
    case refused(String)
  }

  enum Action: Sendable {
    case edit(Field, String)
    case focus(Field?)
    case next(Field)
    case newsletter(Bool)
    case faceID(Bool)
    case theme(Theme)
    case fontSize(Int)
    case country(String)
    case save
    case answer(Phase)
  }

  static let countries = ["Austria", "Belgium", "Chile", "Denmark"]
  static let fontSizes = 10...24

  private(set) var texts: [Field: String] = [:]
  private(set) var focus: Field?
  private(set) var wantsNewsletter = true
  private(set) var usesFaceID = false
  private(set) var theme = Theme.system
  private(set) var fontSize = 14
  private(set) var country = "Austria"
  private(set) var phase = Phase.editing
  private var left: Set<Field> = []

  var canSave: Bool {
    Field.allCases.allSatisfy { problem(of: $0) == nil } && phase != .saving && phase != .saved
  }

  /// Returns the message below a field. As long as the user has not left the field, there is none.
  func shownProblem(of field: Field) -> String? { left.contains(field) ? problem(of: field) : nil }

  private func problem(of field: Field) -> String? {
    let text = texts[field] ?? ""
    return switch field {
    case .name: text.isEmpty ? "Please enter your name" : nil
    case .email: text.contains("@") ? nil : "This is no e-mail address"
    case .password: text.count < 8 ? "At least 8 characters, \(text.count) so far" : nil
    }
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .edit(let field, let text): (texts[field], phase) = (text, .editing)
    case .focus(let field):
      if let focus, focus != field { left.insert(focus) }
      focus = field
    case .next(let field): perform(.focus(Field(rawValue: field.rawValue + 1)))
    case .newsletter(let isOn): wantsNewsletter = isOn
    case .faceID(let isOn): usesFaceID = isOn
    case .theme(let new): theme = new
    case .fontSize(let size): fontSize = size
    case .country(let new): country = new
    case .save: if canSave { (phase, focus) = (.saving, nil) }
    case .answer(let answer): phase = answer
    }
  }
}

@MainActor
enum SignupScene {
  /// The steps: the user fills in the form, and the server rejects the first name.
  static var steps: [SceneStep] {
    var form = Signup()
    func step(_ text: String, _ actions: Signup.Action...) -> SceneStep {
      for action in actions { form.perform(action) }
      return (text, SignupScreen(form: form) { _ in }.snapshot())
    }
    return [
      step("The form opens"),
      step("You type your name", .focus(.name), .edit(.name, "Ada"), .next(.name)),
      step("You type half an e-mail", .edit(.email, "ada"), .next(.email)),
      step("You mend it", .focus(.email), .edit(.email, "ada@example.com"), .next(.email)),
      step("You type a password", .edit(.password, "12345678"), .next(.password)),
      step("You turn on Face ID", .faceID(true)),
      step("You pick the dark theme", .theme(.dark)),
      step("You save", .save),
      step("The name is taken", .answer(.refused("This name is taken"))),
      step("You save another one", .edit(.name, "Ada L."), .save, .answer(.saved)),
    ]
  }
}

/// The form in a terminal, where a person uses it.
@MainActor
final class SignupStore {
  private(set) var form = Signup()

  func send(_ action: Signup.Action) {
    form.perform(action)
    if form.phase == .saving { form.perform(.answer(.saved)) }
  }
}
