import ScreenDSLLooks

/// The screen of a sign-up form.
struct SignupScreen: Screen {
  var form: Editable<Signup>

  var body: some ScreenContent {
    Section("account", header: "Your account", footer: "We never share your address") {
      field(.name, "Name", prompt: "Ada Lovelace", .name)
      field(.email, "E-mail", prompt: "ada@example.com", .email)
      field(.password, "Password", prompt: "8 characters or more", .newPassword)
    }
    Section("options", header: "Options") {
      Look.toggle("Newsletter", edits: form, \.wantsNewsletter)
      Look.toggle("Face ID", edits: form, \.usesFaceID)
      Look.picker(
        "Theme", Signup.Theme.allCases, edits: form, \.theme, as: .segments, name: \.rawValue)
      Look.stepper("Font size", edits: form, \.fontSize, in: Signup.fontSizes)
      Look.picker("Country", Signup.countries, edits: form, \.country, name: \.self)
    }
    Section("save") {
      if case .refused(let reason) = form.phase {
        Look.text(reason, .footnote).color(.red).id("refusal")
      }
      Look.button("Save") { form.edit { $0.save() } }
        .kind(.filled).wide().enabled(form.canSave).busy(form.phase == .saving)
    }
  }

  private func field(
    _ field: Signup.Field, _ title: String, prompt: String, _ keyboard: Look.Keyboard
  ) -> some RowConvertible {
    Look.field(title, edits: form, \.[field], prompt: prompt)
      .keyboard(keyboard).secret(field == .password)
      .focused(edits: form, \.focus, equals: field)
      .returnKey(field == .password ? .done : .next)
      .problem(form.value.shownProblem(of: field))
      .id(field)
  }
}

/// The state of the form, and the actions that change the state.
struct Signup: SceneState {
  enum Field: CaseIterable, Sendable { case name, email, password }
  enum Theme: String, CaseIterable, Sendable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"
  }
  enum Phase: Equatable, Sendable {
    case editing, saving, saved
    case refused(String)
  }

  static let countries = ["Austria", "Belgium", "Chile", "Denmark"]
  static let fontSizes = 10...24

  private var texts: [Field: String] = [:]
  var focus: Field? { didSet { if let oldValue, oldValue != focus { left.insert(oldValue) } } }
  var (wantsNewsletter, usesFaceID) = (true, false)
  var (theme, fontSize, country) = (Theme.system, 14, "Austria")
  var phase = Phase.editing
  private var left: Set<Field> = []

  subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { (texts[field], phase) = (newValue, .editing) }
  }

  var canSave: Bool {
    Field.allCases.allSatisfy { problem(of: $0) == nil } && phase != .saving && phase != .saved
  }

  /// Returns the message to show below a field; nil if the text is valid or the user has not left the field yet.
  func shownProblem(of field: Field) -> String? { left.contains(field) ? problem(of: field) : nil }

  private func problem(of field: Field) -> String? {
    let text = self[field]
    return switch field {
    case .name: text.isEmpty ? "Please enter your name" : nil
    case .email: text.contains("@") ? nil : "This is no e-mail address"
    case .password: text.count < 8 ? "At least 8 characters, \(text.count) so far" : nil
    }
  }

  mutating func save() { if canSave { (phase, focus) = (.saving, nil) } }

  /// Changes the state as if the user typed a text in a field, and then moved the focus to the field `next`. If `next`
  /// is nil, no field has the focus afterwards.
  mutating func type(_ text: String, in field: Field, next: Field? = nil) {
    focus = field
    self[field] = text
    focus = next
  }

  static func screen(_ form: Editable<Signup>) -> SignupScreen { SignupScreen(form: form) }

  /// The steps of the scene: the user fills in the form, and the server first rejects the name.
  static let story: [Step] = [
    ("The form opens", { _ in }),
    ("You type your name", { $0.type("Ada", in: .name, next: .email) }),
    ("You type half an e-mail", { $0.type("ada", in: .email, next: .password) }),
    ("You mend it", { $0.type("ada@example.com", in: .email, next: .password) }),
    ("You type a password", { $0.type("12345678", in: .password) }),
    ("You turn on Face ID", { $0.usesFaceID = true }),
    ("You pick the dark theme", { $0.theme = .dark }),
    ("You save", { $0.save() }),
    ("The name is taken", { $0.phase = .refused("This name is taken") }),
    ("You save another one", { ($0[.name], $0.phase) = ("Ada L.", .saved) }),
  ]
}
