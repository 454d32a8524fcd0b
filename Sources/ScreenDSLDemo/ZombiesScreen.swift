import ScreenDSLHeadless

/// A list of entities of any types, in any order.
struct ZombiesScreen: Screen {
  var entities: [any CellModel]
  var body: some ScreenContent {
    Section("entities") {
      for entity in entities { entity }
    }
  }
}

struct Zombie: CellModel, Identifiable {
  let id: String
  var brainsEaten: Int
}

struct Vampire: CellModel, Identifiable {
  let id: String
  var age: Int
}

struct Friend: CellModel, Identifiable {
  let id: String
  var isAlive: Bool
}

final class ZombieCell: TextCell, ConfigurableCell {
  func configure(with zombie: Zombie, context: CellContext<Zombie>) {
    text = "\(zombie.id) the zombie ate \(zombie.brainsEaten) brains"
  }
}

final class VampireCell: TextCell, ConfigurableCell {
  func configure(with vampire: Vampire, context: CellContext<Vampire>) {
    text = "\(vampire.id) the vampire is \(vampire.age) years old"
  }
}

final class FriendCell: TextCell, ConfigurableCell {
  func configure(with friend: Friend, context: CellContext<Friend>) {
    text = "\(friend.id), a friend, is \(friend.isAlive ? "alive" : "dead")"
  }
}

extension CellRegistry<HeadlessList> {
  static var zombies: Self {
    Self(.class(ZombieCell.self), .class(VampireCell.self), .class(FriendCell.self))
  }
}

// A new type takes a model, a cell and a registration; the screen and the other types stay as they
// are.

struct Werewolf: CellModel, Identifiable {
  let id: String
  var nextFullMoon: String
}

final class WerewolfCell: TextCell, ConfigurableCell {
  func configure(with werewolf: Werewolf, context: CellContext<Werewolf>) {
    text = "\(werewolf.id) the werewolf waits for \(werewolf.nextFullMoon)"
  }
}

extension CellRegistration<HeadlessList> {
  static var werewolf: Self { .class(WerewolfCell.self) }
}

@MainActor
enum ZombiesScene {
  static var steps: [SceneStep] {
    let entities: [any CellModel] = [
      Zombie(id: "Tarman", brainsEaten: 7),
      Friend(id: "Shaun", isAlive: true),
      Vampire(id: "Carmilla", age: 320),
      Zombie(id: "Bub", brainsEaten: 0),
      Friend(id: "Ed", isAlive: false),
    ]
    let larry = Werewolf(id: "Larry", nextFullMoon: "Friday")
    let remus = Werewolf(id: "Remus", nextFullMoon: "Friday")
    let mixed = [larry] + entities.reversed() + [remus]
    return [
      ("The screen opens", ZombiesScreen(entities: entities).snapshot()),
      ("a new type, in another order", ZombiesScreen(entities: mixed).snapshot()),
    ]
  }

  static func play(_ output: any Output) throws {
    let host = HeadlessHost(registry: .zombies)
    func writeAudit() {
      let audit = host.registry.audit(host.snapshot)
      output.write("audit", audit.isComplete ? ["complete"] : audit.findings.map(\.summary))
    }
    let steps = steps
    host.apply(steps[0].snapshot)
    output.write("entities", host.visibleLines)

    host.apply(steps[1].snapshot)
    output.write("\(steps[1].text), before its registration", host.visibleLines)
    writeAudit()
    output.write("reported by the host, once", host.missingCells.map { ScreenFinding($0).summary })

    let summary = host.summary { host.registry.register(.werewolf) }
    output.write("after its registration", summary + host.visibleLines)
    writeAudit()
    try host.requireNoViolations()
  }
}
