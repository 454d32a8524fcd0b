import ScreenDSL
import ScreenDSLHeadless

/// Contacts in two themes: the registry picks the cell, no model and no screen knows.
@MainActor
struct ContactsScene {
  private let output: any Output
  private let host = HeadlessHost(registry: .contacts)

  init(_ output: any Output) { self.output = output }

  func play() throws {
    var state = ContactsState.sample
    show(state)
    output.write("contacts, theme 'first name first'", host.visibleLines)

    switchTheme(to: .lastNameFirst, "theme 'last name first'")
    switchTheme(to: nil, "back to theme 'first name first'")

    state.cards[0].owner = .company("Goracke Consulting")
    update("contact 'c1' turns into a company") { show(state) }

    state.cards[2].owner = .person(first: "Grace Brewster", last: "Hopper")
    update("contact 'c3' gets another first name") { show(state) }
    try host.requireNoViolations()
  }

  private func show(_ state: ContactsState) {
    host.apply(ContactsScreen(state: state).snapshot(reusing: host.snapshot))
  }

  private func switchTheme(to variant: CellVariant?, _ title: String) {
    update(title) { host.registry.choose(variant, for: Contact.self) }
  }

  /// Makes a change, and tells what it did to the list.
  private func update(_ title: String, _ change: () -> Void) {
    let cells = host.visibleCells
    let screen = host.snapshot
    _ = host.takeEvents()
    change()
    let kept = host.visibleCells.count { cell in cells.contains { $0 === cell } }
    let summary = [
      "screen and models: \(host.snapshot == screen ? "the same" : "changed")",
      "cells still in place: \(kept) of \(cells.count)",
    ]
    output.write(
      title, UpdateSummary(host.takeEvents()).lines + summary + host.visibleLines)
  }
}
