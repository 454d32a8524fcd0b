@MainActor final class Settings: BuggyApp {
  var isOn = [true, false, true], theme = 0, name = "", nick = "Ada", city = ""
  var opened: Set<String> = [], size = 12, dates = ["start": 1, "end": 5]

  func open(_ date: String) {
    let more: Set<String> = bug == .twoPickers ? opened.union([date]) : [date]
    opened = opened.contains(date) ? opened.subtracting([date]) : more
  }
}

@MainActor struct SettingsOfBugs: @MainActor Screen {
  let settings: Settings
  var isBroken = false

  struct SwitchRow: LookModel, Identifiable {
    var id: String, isOn: Bool, onChange: Handler<Bool>
    var look: some LookPart { Look.toggle(id, isOn: isOn, onChange) }
  }

  struct FieldRow: LookModel, Identifiable {
    var id, title, text: String, onChange: Handler<String>
    var look: some LookPart { Look.field(title, text: text, onChange) }
  }

  struct DateRow: LookModel, Identifiable {
    var id: String, day: Int
    var look: some LookPart { Look.row("Date of \(id)", value: "Day \(day)") }
  }

  struct DayPicker: LookModel, Identifiable {
    var id: String, day: Int, onChange: Handler<Int>
    var look: some LookPart { Look.stepper("Day of \(id)", value: day, in: 1...28, onChange) }
  }

  private func field(_ title: String, _ path: ReferenceWritableKeyPath<Settings, String>)
    -> FieldRow
  {
    let (settings, text) = (settings, settings[keyPath: path])
    let id = settings.bug == .keyboardLost ? "\(title) \(text.isEmpty)" : title
    return FieldRow(
      id: id, title: title, text: text,
      onChange: Handler {
        if settings.bug == .refusedText, title == "Name" { return }
        settings[keyPath: settings.bug == .wrongFieldWritten ? \.nick : path] = $0
      })
  }

  var body: some ScreenContent {
    Section("switches") {
      for (index, name) in ["Wi-Fi", "Bluetooth", "Sounds"].enumerated() {
        SwitchRow(
          id: name, isOn: settings.isOn[index],
          onChange: Handler {
            if isBroken { return }
            if settings.bug == .lostSwitch, name == "Sounds", !$0 { return }
            settings.isOn[index] = settings.bug == .staleClosure ? true : $0
          })
      }
      let themes = ["Light", "Dark", "Auto"]
      Look.picker("Theme", themes, selected: themes[settings.theme], as: .segments, name: \.self) {
        settings.theme = themes.firstIndex(of: $0) ?? 0
      }.id("theme")
      let most = settings.bug == .lostRange && settings.theme == 1 ? 10 : 14
      Look.stepper("Size", value: settings.size, in: 8...most) { settings.size = $0 }.id("size")
      if settings.bug == .shownOptional, settings.size > 12 {
        Look.text("Before: \(String(describing: Optional(12)))").id("before")
      }
      if settings.bug == .optionalRarely, settings.theme == 2, settings.opened == ["end"] {
        Look.text("Ends: \(String(describing: settings.dates["end"]))").id("ends")
      }
      if settings.bug == .controlWithoutName {
        Look.button("", image: .symbol("gear")) {}.id("gear")
      }
    }
    Section("texts") {
      field("Name", \.name)
      field("Nickname", \.nick)
      if settings.bug == .lostField {
        Look.field("City", text: settings.city) { settings.city = $0 }
          .id(settings.city.isEmpty ? "new" : "city")
      }
    }
    Section("dates") {
      for date in ["start", "end"] {
        DateRow(id: date, day: settings.dates[date] ?? 0).onSelect { settings.open(date) }
        if settings.opened.contains(date) {
          DayPicker(
            id: "\(date) picker", day: settings.dates[date] ?? 0,
            onChange: Handler { settings.dates[date] = $0 })
        }
      }
    }
  }
}
