/// The numbers of a list, and closures that are called with its requests.
///
/// The subclasses declare the conformances: a method of a subclass counts as implemented only if the conformance is
/// declared there.
@MainActor class Source: NSObject {
  var data: [[Int]], asked: [ItemPath] = [], countReads = 0
  var isOther: (Int) -> Bool = { _ in false }, onCount: (() -> Void)?, onCell: ((ItemPath) -> Void)?
  var makeRow: ((UITableView, IndexPath) -> UITableViewCell)?
  var makeItem: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  init(_ data: [[Int]]) { self.data = data }
  func number(at path: ItemPath) -> Int { data[path.section][path.item] }

  func identifier(at path: IndexPath) -> String {
    isOther(number(at: path.itemPath)) ? "other" : "number"
  }

  func numberOfSections(in view: UITableView) -> Int { countSections() }
  func numberOfSections(in view: UICollectionView) -> Int { countSections() }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { data[section].count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data[section].count
  }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    asked.append(path.itemPath)
    onCell?(path.itemPath)
    return makeRow?(table, path) ?? dequeue(table, path)
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    asked.append(path.itemPath)
    onCell?(path.itemPath)
    return makeItem?(view, path) ?? dequeue(view, path)
  }

  func dequeue(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    numbered(table.dequeueReusableCell(withIdentifier: identifier(at: path), for: path), path)
  }

  func dequeue(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    numbered(view.dequeueReusableCell(withReuseIdentifier: identifier(at: path), for: path), path)
  }

  private func numbered<Cell: UIView>(_ cell: Cell, _ path: IndexPath) -> Cell {
    (cell as? any NumberView)?.number = number(at: path.itemPath)
    return cell
  }

  private func countSections() -> Int {
    countReads += 1
    onCount?()
    return data.count
  }
}

typealias ListSource = Source & UITableViewDataSource & UICollectionViewDataSource
final class PlainSource: Source, UITableViewDataSource, UICollectionViewDataSource {}

final class MovableSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  var follows = true, onMove: (() -> Void)?
  func tableView(_: UITableView, moveRowAt old: IndexPath, to new: IndexPath) { follow(old, new) }

  func collectionView(_: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath) {
    follow(old, new)
  }

  private func follow(_ origin: IndexPath, _ target: IndexPath) {
    onMove?()
    guard follows else { return }
    let number = data[origin.section].remove(at: origin.item)
    data[target.section].insert(number, at: target.item)
  }
}

final class HeaderSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  var makeHeader: ((UICollectionView, IndexPath) -> UICollectionReusableView)?

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    makeHeader?(view, path)
      ?? view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}

final class Listener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var shown: [ItemPath] = [], hidden: [ItemPath] = []
  var onShow: ((UIView, ItemPath) -> Void)?, onHide: ((UIView, ItemPath) -> Void)?
  typealias Table = UITableView
  typealias Row = UITableViewCell
  typealias Items = UICollectionView
  typealias Item = UICollectionViewCell
  typealias Path = IndexPath
  func tableView(_: Table, willDisplay cell: Row, forRowAt path: Path) { show(cell, path) }
  func tableView(_: Table, didEndDisplaying cell: Row, forRowAt path: Path) { hide(cell, path) }
  func collectionView(_: Items, willDisplay cell: Item, forItemAt at: Path) { show(cell, at) }
  func collectionView(_: Items, didEndDisplaying cell: Item, forItemAt at: Path) { hide(cell, at) }

  private func show(_ cell: UIView, _ path: IndexPath) {
    shown.append(path.itemPath)
    onShow?(cell, path.itemPath)
  }

  private func hide(_ cell: UIView, _ path: IndexPath) {
    hidden.append(path.itemPath)
    onHide?(cell, path.itemPath)
  }
}

@MainActor protocol NumberView: UIView { var number: Int? { get set } }
final class NumberRow: UITableViewCell, NumberView { var number: Int? }
final class NumberItem: UICollectionViewListCell, NumberView { var number: Int? }
final class RudeRow: UITableViewCell { override func prepareForReuse() {} }
final class RudeItem: UICollectionViewCell { override func prepareForReuse() {} }
final class HeaderItem: UICollectionReusableView {}
final class OtherRow: UITableViewCell {}
final class OtherItem: UICollectionViewCell {}

/// A row that wants 70 points, and records whether it was in a list when it was measured.
final class TallRow: UITableViewCell {
  var wasAlone: [Bool] = []

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    wasAlone.append(superview == nil)
    return CGSize(width: targetSize.width, height: 70)
  }
}

class TallItem: UICollectionViewCell {
  func fittingHeight() -> CGFloat { 70 }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight()) }
}

final class StubbornField: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}
