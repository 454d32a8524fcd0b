import ScreenDSL
import ScreenDSLHeadless

extension CellRegistry<HeadlessList> {
  /// The cells of the entities that were there from the start.
  static var zombies: Self { Self(.zombie, .vampire, .friend) }
}
