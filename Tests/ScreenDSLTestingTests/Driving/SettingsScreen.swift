@MainActor struct SettingsScreen: @MainActor Screen {
  final class Store {
    var toggles = ["Alerts": ["Badges", "Sounds"], "Mail": ["Fetch"]], on: Set<String> = []
    var name = "", edits: [String] = [], calls: [String] = [], footer = "2026"
  }

  struct ToggleRow: CellModel { var title: String, isOn: Bool, onChange: Handler<Bool> }
  struct NameField: CellModel { var text: String, onEdit: Handler<String> }
  struct Volume: CellModel { var value: Double, onChange: Handler<Double> }
  struct Button: CellModel { var title: String }
  struct SeeAllHeader: CellModel { var title: String, onSeeAll: Handler<Void>? }
  let store: Store
  init(_ store: Store) { self.store = store }

  var body: some ScreenContent {
    Section("alerts", header: header("Alerts")) { toggles(of: "Alerts") }
    Section("mail", header: header("Mail"), footer: Button(title: store.footer)) {
      toggles(of: "Mail")
    }
    Section("account") {
      NameField(text: store.name, onEdit: Handler { edit($0) }).id("field")
      Volume(value: 0.5, onChange: Handler { _ in }).id("volume")
      Button(title: "Delete account").onSelect { store.calls.append("delete") }
    }
  }

  @SectionBuilder private func toggles(of section: String) -> some SectionContent {
    for title in store.toggles[section] ?? [] {
      ToggleRow(
        title: title, isOn: store.on.contains(title),
        onChange: Handler { if $0 { store.on.insert(title) } else { store.on.remove(title) } }
      ).onSelect { store.calls.append("\(section): \(title)") }
    }
  }

  private func header(_ title: String) -> SeeAllHeader {
    SeeAllHeader(
      title: title,
      onSeeAll: title == "Mail" ? nil : Handler { store.calls.append("all of \(title)") })
  }

  private func edit(_ text: String) {
    store.edits.append("\(store.name) -> \(text)")
    store.name = text
  }
}
