enum Mark: CellStateKey { static let initial = 0 }

@MainActor final class CellRecord {
  var calls: [String] = [], context: CellContext<Item>?

  func configure(with item: Item, _ context: CellContext<Item>) -> String {
    self.context = context
    calls.append("\(context.isFirstDisplay ? "first" : "again") \(item.name)")
    return item.name
  }
}

extension Item { var name: String { text.isEmpty ? "\(id)" : "\(id) \(text)" } }

@MainActor protocol ItemView: UIView { var record: CellRecord { get } }

extension ItemView {
  func configure(with item: Item, context: CellContext<Item>) {
    accessibilityLabel = record.configure(with: item, context)
  }
}

final class EditField: UISearchTextField {
  var canResign = true
  override var canResignFirstResponder: Bool { canResign }
}

extension UIView? {
  @MainActor func edit() -> EditField {
    let field = EditField()
    self?.addSubview(field)
    #expect(field.becomeFirstResponder())
    return field
  }

  @MainActor func touch() -> UIControl {
    let control = UIControl()
    self?.addSubview(control)
    control.isTracking = true
    return control
  }
}

final class WishingView: UIView {
  var height: CGFloat = 70 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: -1, height: height) }
}

final class TableItemCell: UITableViewCell, ConfigurableCell, ItemView { let record = CellRecord() }
final class ItemRecordView: UIView, ConfigurableCell, ItemView { let record = CellRecord() }

final class CollectionItemCell: UICollectionViewListCell, ConfigurableCell, ItemView {
  let record = CellRecord()
}

final class RemarkView: UIView, ConfigurableCell {
  func configure(with remark: Remark, context: CellContext<Remark>) {
    accessibilityLabel = remark.text
  }
}

final class ActionView: UIView, ConfigurableCell {
  private(set) var context: CellContext<Action>?, fills = 0

  func configure(with action: Action, context: CellContext<Action>) {
    self.context = context
    fills += 1
  }
}

extension UIView {
  var shownText: String? { firstValue(\.accessibilityLabel) }
  var innerView: UICollectionView? { first(UICollectionView.self) }
  func first<View: UIView>(_ type: View.Type) -> View? { firstValue { $0 as? View } }

  func firstValue<Value>(_ value: (UIView) -> Value?) -> Value? {
    if let own = value(self) { return own }
    for view in subviews { if let found = view.firstValue(value) { return found } }
    return nil
  }
}
