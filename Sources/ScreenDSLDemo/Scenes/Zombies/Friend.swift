import ScreenDSL
import ScreenDSLHeadless

struct Friend: CellModel, Identifiable {
  let id: String
  var isAlive: Bool
}

final class FriendCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with friend: Friend, context: CellContext<Friend>) {
    text = "\(friend.id), a friend, is \(friend.isAlive ? "alive" : "dead")"
  }
}

extension CellRegistration<HeadlessList> {
  static var friend: Self { .class(FriendCell.self) }
}
