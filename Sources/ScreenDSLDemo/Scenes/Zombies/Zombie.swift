import ScreenDSL
import ScreenDSLHeadless

struct Zombie: CellModel, Identifiable {
  let id: String
  var brainsEaten: Int
}

final class ZombieCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with zombie: Zombie, context: CellContext<Zombie>) {
    text = "\(zombie.id) the zombie ate \(zombie.brainsEaten) brains"
  }
}

extension CellRegistration<HeadlessList> {
  static var zombie: Self { .class(ZombieCell.self) }
}
