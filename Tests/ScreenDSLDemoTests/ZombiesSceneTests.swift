import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct ZombiesSceneTests {
  private let entities: [any CellModel] = [
    Zombie(id: "Z", brainsEaten: 1), Friend(id: "F", isAlive: true),
    Werewolf(id: "W", nextFullMoon: "Friday"), Vampire(id: "V", age: 9),
    Werewolf(id: "X", nextFullMoon: "Monday"),
  ]
  private let host = HeadlessHost(registry: .zombies)

  private var names: [String] { host.visibleCells.map { "\(type(of: $0))" } }

  private func show(_ entities: [any CellModel]) {
    host.apply(ZombiesScreen(entities: entities).snapshot(reusing: host.snapshot))
  }

  @Test(arguments: 0..<5)
  func anyOrderShowsEachInItsCell(_ start: Int) {
    host.registry.register(.werewolf)
    let order = Array(entities[start...] + entities[..<start])
    show(entities)
    show(order)
    #expect(names == order.map { "\(type(of: $0))Cell" })
    #expect(host.violations.isEmpty && host.missingCells.isEmpty)
  }

  @Test func aNewTypeTakesARegistrationAlone() throws {
    show(entities)
    let placeholder = "HeadlessPlaceholderCell"
    #expect(names == ["ZombieCell", "FriendCell", placeholder, "VampireCell", placeholder])
    #expect(host.missingCells.count == 1)
    let missing = try #require(host.registry.audit(host.snapshot).findings.first)
    #expect(missing.problem.hasPrefix("No cell registered for 'ScreenDSLDemo.Werewolf'; "))
    #expect(host.missingCells.map { ScreenFinding($0).summary } == [missing.summary])

    let cells = host.visibleCells
    let summary = host.summary { host.registry.register(.werewolf) }
    #expect(summary.first == "batch: reload 0.2, reload 0.4")
    #expect(names == ["ZombieCell", "FriendCell", "WerewolfCell", "VampireCell", "WerewolfCell"])
    #expect([0, 1, 3].allSatisfy { host.visibleCells[$0] === cells[$0] })
    #expect(host.registry.audit(host.snapshot).isComplete)
  }
}
