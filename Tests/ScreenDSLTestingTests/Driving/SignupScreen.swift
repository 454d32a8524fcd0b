struct SignupScreen: Screen {
  enum Field: String, CaseIterable {
    case name = "Name"
    case email = "Email"
    case password = "Password"
  }

  struct Mail: LookModel, Identifiable {
    let id: Int
    var sender: String, isStarred = false, onArchive: Handler<Void>?, onStar: Handler<Bool>
    var look: some LookPart {
      Look.horizontal(
        Look.avatar(sender).decorative(), Look.text(sender, .headline).fill(),
        Look.toggle("", isOn: isStarred, onStar), Look.button("Archive", onArchive),
        Look.button("", image: .symbol("trash"), onArchive).accessibility(label: "Delete"))
    }
  }

  struct SeeAll: LookModel {
    var title: String, onPress: Handler<Void>
    var look: some LookPart {
      Look.horizontal(
        Look.text(title, .title3).fill().accessibility(traits: .header),
        Look.button("See all", onPress))
    }
  }

  struct Form {
    var texts: [Field: String] = [:], focus: Field?
    var (isSaving, isLoading, faceID) = (false, false, false)
    var (theme, fontSize, volume) = ("Light", 14, 0.5)
    var mails = [(1, "Grace Hopper"), (2, "Ada Lovelace"), (3, "Alan Turing")]
    var starred: Set<Int> = [], archived: [Int] = [], calls: [String] = [], canArchive = true
  }

  @MainActor final class Store { var form = Form() }
  let form: Editable<Form>
  @MainActor init(_ store: Store) { form = Editable(store, \.form) }

  var body: some ScreenContent {
    Section("account", header: "Account") {
      for field in Field.allCases { self.field(field).id("\(field)") }
      Look.button("Save", save).busy(form.isSaving).loading(form.isLoading)
    }
    Section("options") {
      Look.toggle("Face ID", edits: form, \.faceID)
      Look.picker("Theme", ["Light", "Dark", "System"], edits: form, \.theme, name: \.self)
      Look.stepper("Font size", edits: form, \.fontSize, in: 10...24)
      Look.slider("Volume", edits: form, \.volume, step: 0.1, text: "\(form.volume)")
    }
    Section("mails", header: SeeAll(title: "Mails", onPress: Handler { call("all") })) {
      for (id, sender) in form.mails {
        Mail(
          id: id, sender: sender, isStarred: form.starred.contains(id),
          onArchive: form.canArchive ? Handler { archive(id) } : nil,
          onStar: Handler { isOn in
            form.edit { if isOn { $0.starred.insert(id) } else { $0.starred.remove(id) } }
          }
        ).onSelect { call("open \(id)") }
          .swipeActions(.leading, [SwipeAction("Read") { call("read \(id)") }])
          .swipeActions(SwipeAction("Archive") { archive(id) })
          .reorderable { drop in
            form.edit { $0.mails.insert($0.mails.remove(at: drop.oldIndex), at: drop.index) }
          }
      }
    }
  }

  private var save: Handler<Void>? {
    form.value.texts[.password] == nil ? nil : Handler { form.edit { $0.isSaving = true } }
  }

  private func field(_ field: Field) -> Look.Field {
    let text = form.value.texts[field] ?? ""
    return Look.field(field.rawValue, text: text, prompt: "Your \(field)") { edit in
      form.edit { $0.texts[field] = field == .email ? edit.lowercased() : edit }
    }.secret(field == .password)
      .returnKey(field == .password ? .done : .next) { call("return in \(field)") }
      .focused(form.value.focus == field) { isFocused in
        form.edit { form in
          form.calls.append("\(field) \(isFocused)")
          if isFocused { form.focus = field } else if form.focus == field { form.focus = nil }
        }
      }.problem(field == .email && !text.isEmpty && !text.contains("@") ? "No e-mail address" : nil)
  }

  @MainActor private func call(_ name: String) { form.edit { $0.calls.append(name) } }

  @MainActor private func archive(_ id: Int) {
    form.edit { form in
      form.mails.removeAll { $0.0 == id }
      form.archived.append(id)
    }
  }
}
