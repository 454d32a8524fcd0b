import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct ContactsSceneTests {
  private let host = HeadlessHost(registry: .contacts)
  private let sample = Card.samples

  @discardableResult
  private func show(_ cards: [Card]) -> [String] {
    host.summary {
      host.apply(ContactsScreen(cards: cards).snapshot(reusing: host.snapshot))
    }
  }

  @discardableResult
  private func choose(_ variant: CellVariant?) -> [String] {
    host.summary { host.registry.choose(variant, for: Contact.self) }
  }

  @Test func eachThemeIsComplete() {
    var registry = CellRegistry.contacts
    let screen = ContactsScreen(cards: sample).snapshot()
    #expect(registry.audit(screen).isComplete)
    registry.choose(.lastNameFirst, for: Contact.self)
    #expect(registry.audit(screen).isComplete)
  }

  @Test func aThemeReloadsTheContactsAlone() {
    show(sample)
    let screen = host.snapshot
    let cells = host.visibleCells
    for variant in [CellVariant.lastNameFirst, nil] {
      #expect(
        choose(variant) == [
          "batch: reload 0.0, reload 0.2, reload 0.3",
          "cells filled for another row: 3, filled again: 0",
        ])
    }
    #expect(choose(nil).first == "no batch")
    #expect(host.snapshot == screen)
    #expect(host.visibleCells[1] === cells[1] && host.visibleCells[4] === cells[4])
    #expect(host.violations.isEmpty)
  }

  @Test func themesShowTheSameContactDifferently() {
    show(sample)
    #expect(host.visibleLines.first == "ContactCell: Paul Goracke")
    choose(.lastNameFirst)
    #expect(host.visibleLines.first == "LastNameFirstCell: Goracke, Paul")
  }

  @Test(arguments: [CellVariant.lastNameFirst, nil])
  func aContactThatTurnsIntoACompanyIsReloaded(_ theme: CellVariant?) {
    show(sample)
    choose(theme)
    var cards = sample
    cards[0].owner = .company("Goracke Consulting")
    #expect(
      show(cards) == [
        "batch: reload 0.0", "cells filled for another row: 1, filled again: 0",
      ])
    #expect(host.visibleLines.first == "CompanyCell: Goracke Consulting")
    #expect(host.violations.isEmpty)
  }

  @Test func aContactThatChangesIsFilledAgain() {
    show(sample)
    var cards = sample
    cards[0].owner = .person(first: "P.", last: "Goracke")
    #expect(show(cards).first == "batch: reconfigure 0.0")
  }
}
