import Foundation
import ScreenDSL
import ScreenDSLLookViews
import UIKitSimulator

/// Rows with looks, compared with the same rows as models and handwritten cells.
func lookCases() -> [BenchmarkCase] {
  [lookRowsCase(), lookSettingsCase(), lookFillCase()] + lookRowCases() + lookFigureCases()
}

/// The visible rows of a table are filled again in place, each with one changed text.
private func lookFillCase() -> BenchmarkCase {
  BenchmarkCase("looks: 12 cells of a table filled in place", ids: "Int", rows: 12, limit: 2) {
    .init(
      operation: filled(false, rows: 12),
      floor: .work(name: "cells by hand", filled(true, rows: 12)))
  }
}

/// Returns the workload of a table that shows all its rows, with looks or with handwritten cells.
func filled(_ isByHand: Bool, rows: Int) -> Workload {
  filled(rows, isByHand ? CellRegistry(.class(MailCell.self)) : CellRegistry()) { revision in
    Section("messages") {
      for id in 0..<rows { Mail(id: id, sender: "Ada", text: "Message \(id).\(revision)") }
    }
  }
}

/// Returns the workload of a row with a number of texts.
func filled(parts: Int) -> Workload {
  filled(parts, CellRegistry()) { revision in
    Section("look") {
      Look.vertical {
        for part in 0..<parts { Look.text("Part \(part).\(revision)") }
      }
      .id(0)
    }
  }
}

/// Returns the workload of a row on screen and of its accessibility elements.
func heard(_ look: @escaping @Sendable () -> some LookPart) -> Workload {
  Workload {
    MainActor.assumeIsolated { ShownTable(CellRegistry(), height: 1_000_000) }
  } operation: { (table: inout ShownTable) in
    MainActor.assumeIsolated {
      table.show(ScreenSnapshot(Section("look") { look().id(0) }))
      return table.heard
    }
  }
}

private func filled(
  _ count: Int, _ cells: CellRegistry<TableList>, _ section: @escaping @Sendable (Int) -> Section
) -> Workload {
  let table = MainActor.assumeIsolated { ShownTable(cells, height: 160 * CGFloat(count)) }
  return Workload(repeats: count > 20 ? 1 : 20) {
    MainActor.assumeIsolated { table.show(ScreenSnapshot(section(0))) }
  } operation: { _ in
    MainActor.assumeIsolated { table.show(ScreenSnapshot(section(1))) }
  }
}

private struct Mail: LookModel, Identifiable {
  let id: Int
  var sender: String
  var text: String

  var look: some LookPart {
    Look.horizontal {
      Look.vertical {
        Look.text(sender, .headline).lines(1)
        Look.text(text, .subheadline).color(.secondary)
      }
      .fill()
      Look.button("Archive") {}
    }
  }
}

private final class MailCell: UITableViewCell, ConfigurableCell {
  private let (sender, message, archive) = (UILabel(), UILabel(), UIButton())
  private var isSetUp = false

  func configure(with model: Mail, context: CellContext<Mail>) {
    setUp()
    if sender.text != model.sender { sender.text = model.sender }
    if message.text != model.text { message.text = model.text }
  }

  private func setUp() {
    if isSetUp { return }
    isSetUp = true
    sender.font = .preferredFont(forTextStyle: .headline)
    message.font = .preferredFont(forTextStyle: .subheadline)
    (message.textColor, message.numberOfLines) = (.secondaryLabel, 0)
    archive.configuration = .plain()
    archive.configuration?.title = "Archive"
    let texts = HandStack([sender, message], isVertical: true)
    let row = HandStack([texts, archive], isVertical: false)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(rawValue: 999)
    bottom.isActive = true
  }
}

/// 200 toggles, one of which changes.
private func lookRowsCase() -> BenchmarkCase {
  let old = (0..<200).map { SwitchItem(id: $0, title: "Switch \($0)", isOn: false) }
  var new = old
  new[100].isOn = true
  let changed = new
  return BenchmarkCase(
    "looks: one of 200 toggles changed, shown", ids: "Int", rows: 200, limit: 1.5
  ) {
    .init(
      operation: shown(SwitchLooks(items: old, store: Store())) {
        SwitchLooks(items: changed, store: $0)
      },
      floor: .work(
        name: "toggles as models",
        shown(SwitchModels(items: old, store: Store())) {
          SwitchModels(items: changed, store: $0)
        }))
  }
}

/// The settings screen, declared with looks.
private func lookSettingsCase() -> BenchmarkCase {
  BenchmarkCase("looks: a settings screen, shown", ids: "String", rows: 20, limit: 1.5) {
    .init(
      operation: shown(SettingsLooks(settings: Settings())) { _ in
        SettingsLooks(settings: Settings(quota: "2 GB"))
      },
      floor: .work(
        name: "settings as models",
        shown(SettingsScreen(settings: Settings())) { _ in
          SettingsScreen(settings: Settings(quota: "2 GB"))
        }))
  }
}

private func shown(
  _ old: some Screen & Sendable, new: @escaping @Sendable (Store) -> some Screen
) -> Workload {
  Workload(repeats: 50) {
    old.snapshot()
  } operation: { (old: inout ScreenSnapshot) in
    let changes = new(Store()).snapshot(reusing: old).changeset(from: old)
    return (changes, changes.stages)
  }
}

private struct SwitchItem: Sendable {
  let id: Int
  var title: String
  var isOn: Bool
}

private struct SwitchRow: CellModel {
  var title: String
  var isOn: Bool
  var onChange: Handler<Bool>
}

private struct SwitchModels: Screen {
  var items: [SwitchItem]
  var store: Store
  var body: some ScreenContent {
    Section("switches") {
      for item in items {
        SwitchRow(
          title: item.title, isOn: item.isOn,
          onChange: Handler { store.pick("\(item.id) \($0)") }
        ).id(item.id)
      }
    }
  }
}

private struct SwitchLooks: Screen {
  var items: [SwitchItem]
  var store: Store
  var body: some ScreenContent {
    Section("switches") {
      for item in items {
        Look.toggle(item.title, isOn: item.isOn) { store.pick("\(item.id) \($0)") }.id(item.id)
      }
    }
  }
}

/// The sections, statements and handlers of ``SettingsScreen``.
private struct SettingsLooks: Screen {
  let settings: Settings

  var body: some ScreenContent {
    Section("account", header: "Account") {
      Look.row("Profile", value: "Ada").onSelect(open("profile")).id("profile")
      Look.row("Mail", value: "ada@example.com").onSelect(open("mail")).id("mail")
      if settings.isOn { Look.text("Your account is in sync.") }
      toggle("Sync", settings.isOn).id("sync")
      Look.divider
    }
    Section("notifications", header: "Notifications") {
      toggle("Push", settings.isOn).id("push")
      toggle("Sound", settings.isOn).id("sound")
      if settings.isOn { Look.row("Tone", value: "Bell").onSelect(open("tone")).id("tone") }
      toggle("Badge", false).id("badge")
    }
    Section("privacy", header: "Privacy") {
      Look.row("Location", value: "Never").onSelect(open("location")).id("location")
      Look.row("Contacts", value: "Always").onSelect(open("contacts")).id("contacts")
      if settings.isOn {
        Look.text("Apps may ask again.")
      } else {
        Look.text("Nothing is shared.")
      }
      toggle("Lock", settings.isOn).id("lock")
    }
    Section("storage", header: "Storage") {
      Look.row("Photos", value: settings.quota).onSelect(open("photos")).id("photos")
      Look.row("Music", value: "2 GB").onSelect(open("music")).id("music")
      toggle("Cellular", true).id("cellular")
    }
    Section("about", header: "About") {
      Look.row("Version", value: settings.quota).id("version")
      Look.row("Licence", value: "MIT").onSelect(open("licence")).id("licence")
      Look.row("Help", value: "Online").onSelect(open("help")).id("help")
      Look.text("Made with care.")
    }
  }

  private func toggle(_ title: String, _ isOn: Bool) -> Look.Toggle {
    Look.toggle(title, isOn: isOn) { [store = settings.store] in store.pick("\(title) \($0)") }
  }

  private func open(_ name: String) -> @MainActor @Sendable () -> Void {
    { [store = settings.store] in store.pick(name) }
  }
}
