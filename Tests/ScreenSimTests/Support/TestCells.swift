import ScreenSim

/// A cell that shows a number.
@MainActor protocol NumberView: UIView {
  var number: Int? { get set }
  var preparations: Int { get }
}

final class NumberRow: UITableViewCell, NumberView {
  var number: Int?
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

final class NumberItem: UICollectionViewCell, NumberView {
  var number: Int?
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// A cell that forgets to tell its superclass.
final class RudeRow: UITableViewCell {
  override func prepareForReuse() {}
}

/// A cell that forgets to tell its superclass.
final class RudeItem: UICollectionViewCell {
  override func prepareForReuse() {}
}

final class HeaderRow: UITableViewHeaderFooterView {}
final class HeaderItem: UICollectionReusableView {}
final class OtherRow: UITableViewCell {}
final class OtherItem: UICollectionViewCell {}

/// A text field that keeps the keyboard.
final class StubbornField: UIView {
  var isStubborn = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }
}
