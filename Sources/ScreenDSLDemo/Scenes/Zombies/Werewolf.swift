// All that a new type takes: a model, a cell, a registration. The screen and the other types stay
// as they are.

import ScreenDSL
import ScreenDSLHeadless

struct Werewolf: CellModel, Identifiable {
  let id: String
  var nextFullMoon: String
}

final class WerewolfCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with werewolf: Werewolf, context: CellContext<Werewolf>) {
    text = "\(werewolf.id) the werewolf waits for \(werewolf.nextFullMoon)"
  }
}

extension CellRegistration<HeadlessList> {
  static var werewolf: Self { .class(WerewolfCell.self) }
}
