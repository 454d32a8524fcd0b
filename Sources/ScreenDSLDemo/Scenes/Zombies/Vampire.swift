import ScreenDSL
import ScreenDSLHeadless

struct Vampire: CellModel, Identifiable {
  let id: String
  var age: Int
}

final class VampireCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with vampire: Vampire, context: CellContext<Vampire>) {
    text = "\(vampire.id) the vampire is \(vampire.age) years old"
  }
}

extension CellRegistration<HeadlessList> {
  static var vampire: Self { .class(VampireCell.self) }
}
