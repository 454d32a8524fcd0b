@testable import ScreenDSLLookViews
@testable import UIKitSimulator

@MainActor final class LookBench {
  let view: SimListView, adapter: ListAdapter
  private let recorder = ViolationRecorder(), turns = Turns()
  init(_ kind: ListKind, width: CGFloat = 320, _ change: (inout UIKitBehavior) -> Void = { _ in }) {
    let frame = CGRect(x: 0, y: 0, width: width, height: 640)
    var sim = SimOptions(level: .discipline)
    sim.behavior.measuresRows = true
    change(&sim.behavior)
    sim = sim.recording(into: recorder)
    let options = AdapterOptions { [turns] in turns.waiting.append(($0, $1)) }
    switch kind {
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.sim.options = sim
      (view, adapter) = (table, TableAdapter(table, options: options))
    case .collection:
      let collection = UICollectionView(frame: frame, collectionViewLayout: .init())
      collection.sim.options = sim
      (view, adapter) = (collection, CollectionAdapter(collection, layout: .list, options: options))
    }
    view.sim.setWindow(true)
    BrokenRules.add { [recorder] in recorder.violations.map(\.code) }
  }

  var codes: [String] { recorder.violations.map(\.code) }

  @discardableResult
  func show(
    header: (any CellModel)? = nil, @SectionBuilder _ rows: () -> some SectionContent
  ) -> LookBench {
    apply(header: header, rows)
    settle()
    return self
  }

  func show(_ screen: any SnapshotConvertible) {
    adapter.apply(screen)
    settle()
  }

  func apply(
    header: (any CellModel)? = nil, drains: Bool = true,
    @SectionBuilder _ rows: () -> some SectionContent
  ) {
    adapter.apply(ScreenSnapshot(Section("rows", header: header, rows: rows)))
    if drains { view.sim.drain() }
  }

  func settle() {
    for _ in 0..<20 {
      view.sim.drain()
      view.layoutIfNeeded()
      if turns.waiting.isEmpty { return }
      turn()
    }
  }

  func turn(first count: Int = .max) {
    let due = turns.waiting.prefix(count)
    turns.waiting.removeFirst(due.count)
    for (_, action) in due { action() }
  }

  var delays: [Double] { turns.waiting.map(\.seconds) }

  func cell(_ row: Int) -> UIView? {
    (view as? UITableView)?.cellForRow(at: [0, row])
      ?? (view as? UICollectionView)?.cellForItem(at: [0, row])
  }

  func look(_ row: Int = 0) throws -> LookView {
    try #require(cell(row)?.first(LookView.self), "no look in row \(row)")
  }

  func scroll(to offset: CGFloat) {
    view.sim.scroll(to: offset)
    settle()
  }

  @discardableResult func showRows(_ looks: any LookPart...) -> LookBench {
    show { for (id, look) in looks.enumerated() { Shown(look._node).id(id) } }
  }

  func stops(_ row: Int = 0) -> [UIResponder] { cell(row)?.accessibilityStops ?? [] }
  func labels(_ row: Int = 0) -> [String?] { stops(row).map(\.accessibilityLabel) }
  func height(_ row: Int = 0) -> CGFloat { cell(row)?.bounds.height ?? 0 }
  var looks: [LookView] { (0..<4).compactMap { cell($0)?.first(LookView.self) } }

  func stop(_ row: Int = 0) throws -> LookElement {
    try #require(stops(row).first as? LookElement, "no element in row \(row)")
  }

  func find<View: UIView>(_ type: View.Type, _ row: Int = 0) throws -> View {
    try #require(cell(row)?.first(type), "no \(type) in row \(row)")
  }

  func texts(_ row: Int = 0) -> [String] { cell(row)?.all(UILabel.self).compactMap(\.text) ?? [] }
}

@MainActor private final class Turns {
  var waiting: [(seconds: Double, action: @MainActor @Sendable () -> Void)] = []
}

func shelf(_ look: some LookPart, id: RowID = "shelf") -> Container {
  Container(id, ShownContainer(look)) { Look.text("Card") }
    .layout(.carousel.itemSize(width: 80, height: 100))
}

extension UIView {
  /// The distance from the leading edge to the start of a cell's separator, in points; 10,000 without a separator.
  var lineStart: CGFloat {
    if let cell = self as? UITableViewCell { return cell.separatorInset.left }
    guard let rule = allRules.first(where: { $0.first.isOfGuide }) else { return 16 }
    guard let view = rule.second?.view else { return 0 }
    let frame = view.convert(view.bounds, to: self)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rule.constant + (isMirrored ? bounds.width - frame.maxX : frame.minX)
  }

  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }

  func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }
}
