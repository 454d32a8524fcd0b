import ScreenDSL
import ScreenDSLHeadless

/// Zombies and friends: a mixed list to which a new type is added.
@MainActor
struct ZombiesScene {
  private let output: any Output
  private let host = HeadlessHost(registry: .zombies)

  static let entities: [any CellModel] = [
    Zombie(id: "Tarman", brainsEaten: 7),
    Friend(id: "Shaun", isAlive: true),
    Vampire(id: "Carmilla", age: 320),
    Zombie(id: "Bub", brainsEaten: 0),
    Friend(id: "Ed", isAlive: false),
  ]

  private static let werewolves: [any CellModel] = [
    Werewolf(id: "Larry", nextFullMoon: "Friday"), Werewolf(id: "Remus", nextFullMoon: "Friday"),
  ]

  /// The entities and the werewolves, in another order.
  static let mixedEntities: [any CellModel] =
    werewolves[...0] + entities.reversed() + werewolves[1...]

  init(_ output: any Output) { self.output = output }

  func play() throws {
    show(Self.entities)
    output.write("entities", host.visibleLines)

    show(Self.mixedEntities)
    output.write("a new type, in another order, before its registration", host.visibleLines)
    tellAudit()
    output.write("reported by the host, once", host.missingCells.map(\.description))

    _ = host.takeEvents()
    host.registry.register(.werewolf)
    let summary = UpdateSummary(host.takeEvents()).lines
    output.write("after its registration", summary + host.visibleLines)
    tellAudit()
    try host.requireNoViolations()
  }

  private func show(_ entities: [any CellModel]) {
    host.apply(ZombiesScreen(entities: entities).snapshot(reusing: host.snapshot))
  }

  private func tellAudit() {
    let audit = host.registry.audit(host.snapshot)
    output.write("audit", audit.isComplete ? ["complete"] : audit.missing.map(\.description))
  }
}
