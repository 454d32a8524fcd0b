import ScreenDSL
import ScreenDSLHeadless
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite struct ContactsSceneTests {
  private let host = HeadlessHost(registry: .contacts)
  private let sample = ContactsState.sample

  private func show(_ state: ContactsState) -> UpdateSummary {
    _ = host.takeEvents()
    host.apply(ContactsScreen(state: state).snapshot(reusing: host.snapshot))
    return UpdateSummary(host.takeEvents())
  }

  private func choose(_ variant: CellVariant?) -> UpdateSummary {
    _ = host.takeEvents()
    host.registry.choose(variant, for: Contact.self)
    return UpdateSummary(host.takeEvents())
  }

  @Test func eachThemeIsComplete() {
    var registry = CellRegistry.contacts
    let screen = ContactsScreen(state: sample).snapshot()
    #expect(registry.audit(screen).isComplete)
    registry.choose(.lastNameFirst, for: Contact.self)
    #expect(registry.audit(screen).isComplete)
  }

  @Test func aThemeReloadsTheContactsAlone() {
    _ = show(sample)
    let screen = host.snapshot
    let cells = host.visibleCells
    for variant in [CellVariant.lastNameFirst, nil] {
      let summary = choose(variant)
      #expect(summary.batches == ["batch: reload 0.0, reload 0.2, reload 0.3"])
      #expect(summary.configured == 3 && summary.reconfigured == 0)
    }
    #expect(choose(nil) == UpdateSummary([]))
    #expect(host.snapshot == screen)
    #expect(host.visibleCells[1] === cells[1] && host.visibleCells[4] === cells[4])
    #expect(host.violations.isEmpty)
  }

  @Test func themesShowTheSameContactDifferently() {
    _ = show(sample)
    #expect(host.visibleLines.first == "ContactCell: Paul Goracke")
    _ = choose(.lastNameFirst)
    #expect(host.visibleLines.first == "LastNameFirstCell: Goracke, Paul")
  }

  @Test(arguments: [CellVariant.lastNameFirst, nil])
  func aContactThatTurnsIntoACompanyIsReloaded(_ theme: CellVariant?) {
    _ = show(sample)
    _ = choose(theme)
    var state = sample
    state.cards[0].owner = .company("Goracke Consulting")
    let summary = show(state)
    #expect(summary.batches == ["batch: reload 0.0"])
    #expect(summary.configured == 1 && summary.reconfigured == 0)
    #expect(host.visibleLines.first == "CompanyCell: Goracke Consulting")
    #expect(host.violations.isEmpty)
  }

  @Test func aContactThatChangesIsFilledAgain() {
    _ = show(sample)
    var state = sample
    state.cards[0].owner = .person(first: "P.", last: "Goracke")
    #expect(show(state).batches == ["batch: reconfigure 0.0"])
  }
}
