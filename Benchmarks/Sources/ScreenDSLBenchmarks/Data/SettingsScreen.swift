import ScreenDSL

/// The content of a settings screen: texts from an app's catalog, and texts that it computes.
struct Settings: Sendable {
  var isOn = true
  var quota = "1 GB"
  let store = Store()
}

struct Toggle: CellModel, Identifiable, Hashable {
  let id: String
  var title: String
  var isOn: Bool
}

struct Link: CellModel, Identifiable, Hashable {
  let id: String
  var title: String
  var detail: String
}

struct Hint: CellModel, Hashable {
  var text: String
}

/// A screen with five sections and 25 statements, some inside an `if`, nine of them with a handler.
struct SettingsScreen: Screen {
  let settings: Settings

  var body: some ScreenContent {
    Section("account", header: "Account") {
      Link(id: "profile", title: "Profile", detail: "Ada").onSelect(open("profile"))
      Link(id: "mail", title: "Mail", detail: "ada@example.com").onSelect(open("mail"))
      if settings.isOn { Hint(text: "Your account is in sync.") }
      Toggle(id: "sync", title: "Sync", isOn: settings.isOn)
      Divider()
    }
    Section("notifications", header: "Notifications") {
      Toggle(id: "push", title: "Push", isOn: settings.isOn)
      Toggle(id: "sound", title: "Sound", isOn: settings.isOn)
      if settings.isOn {
        Link(id: "tone", title: "Tone", detail: "Bell").onSelect(open("tone"))
      }
      Toggle(id: "badge", title: "Badge", isOn: false)
    }
    Section("privacy", header: "Privacy") {
      Link(id: "location", title: "Location", detail: "Never").onSelect(open("location"))
      Link(id: "contacts", title: "Contacts", detail: "Always").onSelect(open("contacts"))
      if settings.isOn {
        Hint(text: "Apps may ask again.")
      } else {
        Hint(text: "Nothing is shared.")
      }
      Toggle(id: "lock", title: "Lock", isOn: settings.isOn)
    }
    Section("storage", header: "Storage") {
      Link(id: "photos", title: "Photos", detail: settings.quota).onSelect(open("photos"))
      Link(id: "music", title: "Music", detail: "2 GB").onSelect(open("music"))
      Toggle(id: "cellular", title: "Cellular", isOn: true)
    }
    Section("about", header: "About") {
      Link(id: "version", title: "Version", detail: settings.quota)
      Link(id: "licence", title: "Licence", detail: "MIT").onSelect(open("licence"))
      Link(id: "help", title: "Help", detail: "Online").onSelect(open("help"))
      Hint(text: "Made with care.")
    }
  }

  private func open(_ name: String) -> @MainActor @Sendable () -> Void {
    { [store = settings.store] in store.pick(name) }
  }
}

extension Settings {
  /// The rows without a library: an array of enum values for each section.
  enum RowByHand: Hashable {
    case toggle(Toggle)
    case link(Link)
    case hint(String)
    case divider
  }

  func rowsByHand() -> [[RowByHand]] {
    func toggle(_ id: String, _ isOn: Bool) -> RowByHand {
      .toggle(Toggle(id: id, title: id, isOn: isOn))
    }
    func link(_ id: String, _ detail: String) -> RowByHand {
      .link(Link(id: id, title: id, detail: detail))
    }
    return [
      [
        link("profile", "Ada"), link("mail", "ada@example.com"), .hint("Your account is in sync."),
        toggle("sync", isOn), .divider,
      ],
      [toggle("push", isOn), toggle("sound", isOn), link("tone", "Bell"), toggle("badge", false)],
      [
        link("location", "Never"), link("contacts", "Always"), .hint("Apps may ask again."),
        toggle("lock", isOn),
      ],
      [link("photos", quota), link("music", "2 GB"), toggle("cellular", true)],
      [
        link("version", quota), link("licence", "MIT"), link("help", "Online"),
        .hint("Made with care."),
      ],
    ]
  }
}
