import ScreenDSLLooks

/// A list of entities of any types, in any order.
struct ZombiesScreen: Screen {
  var entities: [any CellModel]
  var body: some ScreenContent {
    Section("entities") {
      for entity in entities { entity }
    }
  }
}

struct Zombie: Drawn, Identifiable {
  let id: String
  var brainsEaten: Int

  var look: some LookPart {
    Look.horizontal {
      Look.text(id).fill()
      Look.badge("\(brainsEaten) brains")
    }
  }
}

struct Vampire: Drawn, Identifiable {
  let id: String
  var age: Int

  var look: some LookPart { Look.row(id, detail: "\(age) years old") }
}

struct Friend: Drawn, Identifiable {
  let id: String
  var isAlive: Bool

  var look: some LookPart { Look.row(id, value: isAlive ? "alive" : "dead").enabled(isAlive) }
}

// A new type takes a model that says its look; the screen and the other types stay as they are.

struct Werewolf: Drawn, Identifiable {
  let id: String
  var nextFullMoon: String

  var look: some LookPart { Look.row(id, value: "waits for \(nextFullMoon)") }
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
      ("types and order change", ZombiesScreen(entities: mixed).snapshot()),
    ]
  }
}
