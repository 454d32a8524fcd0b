import ScreenDSL
import ScreenDSLRendering

extension LookRegistry {
  /// How the entities that were there from the start look; any other is shown by its fields.
  static let zombies = LookRegistry {
    Look(of: Zombie.self) { zombie in
      .horizontal(.title(zombie.id), .spacer, .badge("\(zombie.brainsEaten) brains"))
    }
    Look(of: Vampire.self) { vampire in
      .vertical(.title(vampire.id), .subtitle("\(vampire.age) years old"))
    }
    Look(of: Friend.self) { .title($0.id).disabled(!$0.isAlive) }
  }
}
