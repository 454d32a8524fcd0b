import ScreenDSLTesting

/// A form and a list whose rows say their looks: nothing is registered, and few rows have an ID.
struct SignupScreen: Screen {
  enum Field: String, CaseIterable {
    case name = "Name"
    case email = "Email"
    case password = "Password"
  }

  enum Theme: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case system = "System"
  }

  struct Mail: LookModel, Identifiable {
    let id: Int
    var sender: String
    var isStarred = false
    var onArchive: Handler<Void>?
    var onStar: Handler<Bool>

    var look: some LookPart {
      Look.horizontal {
        Look.avatar(sender).decorative()
        Look.text(sender, .headline).fill()
        Look.toggle("", isOn: isStarred, onStar)
        Look.button("Archive", onArchive)
        Look.button("", image: .symbol("trash"), onArchive).accessibility(label: "Delete")
      }
    }
  }

  struct SeeAll: LookModel {
    var title: String
    var onPress: Handler<Void>

    var look: some LookPart {
      Look.horizontal {
        Look.text(title, .title3).fill().accessibility(traits: .header)
        Look.button("See all", onPress)
      }
    }
  }

  struct Form {
    var texts: [Field: String] = [:]
    var focus: Field?
    var isSaving = false
    var isLoading = false
    var faceID = false
    var theme = Theme.light
    var fontSize = 14
    var volume = 0.5
    var mails = [(1, "Grace Hopper"), (2, "Ada Lovelace"), (3, "Alan Turing")]
    var starred: Set<Int> = []
    var archived: [Int] = []
    var calls: [String] = []
    var canArchive = true
  }

  @MainActor final class Store {
    var form = Form()
    func send(_ change: (inout Form) -> Void) { change(&form) }
  }

  let form: Form
  let store: Store

  @MainActor init(_ store: Store) { (form, self.store) = (store.form, store) }

  var body: some ScreenContent {
    Section("account", header: "Account") {
      for field in Field.allCases { self.field(field).id("\(field)") }
      Look.button("Save", save).busy(form.isSaving).loading(form.isLoading)
    }
    Section("options") {
      Look.toggle("Face ID", isOn: form.faceID) { isOn in store.send { $0.faceID = isOn } }
      Look.picker("Theme", Theme.allCases, selected: form.theme, name: \.rawValue) {
        theme in store.send { $0.theme = theme }
      }
      Look.stepper("Font size", value: form.fontSize, in: 10...24) { size in
        store.send { $0.fontSize = size }
      }
      Look.slider("Volume", value: form.volume, step: 0.1, text: "\(form.volume)") { volume in
        store.send { $0.volume = volume }
      }
    }
    Section("mails", header: SeeAll(title: "Mails", onPress: Handler { call("all") })) {
      for (id, sender) in form.mails {
        Mail(
          id: id, sender: sender, isStarred: form.starred.contains(id),
          onArchive: form.canArchive ? Handler { archive(id) } : nil,
          onStar: Handler { star(id, $0) }
        )
        .onSelect { call("open \(id)") }
        .swipeActions(
          .leading, [SwipeAction("Read") { call("read \(id)") }]
        )
        .swipeActions(SwipeAction("Archive") { archive(id) })
        .reorderable { move(id, before: $0.next) }
      }
    }
  }

  private var save: Handler<Void>? {
    form.texts[.password] == nil ? nil : Handler { store.send { $0.isSaving = true } }
  }

  private func field(_ field: Field) -> Look.Field {
    let text = form.texts[field] ?? ""
    return Look.field(field.rawValue, text: text, prompt: "Your \(field)") { edit in
      // It takes lower case letters alone.
      store.send { $0.texts[field] = field == .email ? edit.lowercased() : edit }
    }
    .secret(field == .password)
    .returnKey(field == .password ? .done : .next) { call("return in \(field)") }
    .focused(form.focus == field) { isFocused in
      store.send { form in
        form.calls.append("\(field) \(isFocused)")
        if isFocused { form.focus = field } else if form.focus == field { form.focus = nil }
      }
    }.problem(field == .email && !text.isEmpty && !text.contains("@") ? "No e-mail address" : nil)
  }

  @MainActor private func call(_ name: String) { store.send { $0.calls.append(name) } }

  @MainActor private func archive(_ id: Int) {
    store.send { form in
      form.mails.removeAll { $0.0 == id }
      form.archived.append(id)
    }
  }

  @MainActor private func star(_ id: Int, _ isOn: Bool) {
    store.send { if isOn { $0.starred.insert(id) } else { $0.starred.remove(id) } }
  }

  @MainActor private func move(_ id: Int, before next: RowID?) {
    store.send { form in
      guard let index = form.mails.firstIndex(where: { $0.0 == id }) else { return }
      let mail = form.mails.remove(at: index)
      let target = form.mails.firstIndex { RowID($0.0, of: Mail.self) == next }
      form.mails.insert(mail, at: target ?? form.mails.endIndex)
    }
  }
}
