import ScreenDSL
import ScreenDSLLookViews
import UIKit

/// A list on the screen with a row for each kind of part and control of a look.
@MainActor
final class LookList {
  /// The kind of list, the type size, and the direction of the layout.
  struct Setting: CustomStringConvertible {
    var isTable: Bool
    var size = UIContentSizeCategory.large
    var isMirrored = false

    private static let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    static let all = [true, false].flatMap { isTable in
      sizes.flatMap { size in
        [false, true].map { Self(isTable: isTable, size: size, isMirrored: $0) }
      }
    }

    var description: String {
      "\(isTable ? "table" : "collection") \(size.rawValue)\(isMirrored ? " mirrored" : "")"
    }
  }

  /// The label of each row's accessibility element, in order.
  static let titles = [
    "Text", "Link", "Image", "Avatar", "Badge", "Progress", "Circle", "Spinner", "Button", "Menu",
    "Toggle", "Slider", "Stepper", "Picker", "Segments", "Inline", "Wheel", "Date", "Field", "Note",
  ]

  /// The starts and ends of the views in the first rows, in a picture 320 points wide, from back to front; nil where
  /// a text, a control or the system's spacing decides them.
  static let pictured: [[(start: CGFloat?, end: CGFloat?)]] = [
    [(16, 304)], [(16, 304)], [(16, 56)], [(16, 56), (nil, 304)],
    [(16, nil), (nil, 304), (nil, 297)], [(16, nil), (16, 304)], [(16, nil), (276, 304)],
    [(16, nil), (284, 304)], [(16, 304)], [(16, nil)],
  ]

  @SectionBuilder static var rows: some SectionContent {
    Look.text("Text that goes on for some lines where letters are large").id(0)
    Look.text("Link to the terms").link("terms") {}.id(1)
    Look.image(.symbol("star.fill")).accessibility(label: "Image").id(2)
    Look.horizontal {
      Look.avatar("Ada Lovelace")
      Look.text("Avatar").fill()
    }
    .id(3)
    Look.horizontal {
      Look.text("Badge").fill()
      Look.badge("12")
    }
    .id(4)
    Look.vertical {
      Look.text("Progress")
      Look.progress(0.4)
    }
    .id(5)
    Look.horizontal {
      Look.text("Circle").fill()
      Look.progress(0.4, as: .circle)
    }
    .id(6)
    Look.horizontal {
      Look.text("Spinner").fill()
      Look.spinner
    }
    .id(7)
    Look.button("Button", image: .symbol("trash")) {}.kind(.filled).wide().id(8)
    Look.menu("Menu") { MenuAction("Rename") {} }.id(9)
    Look.toggle("Toggle", isOn: true) { _ in }.id(10)
    Look.slider("Slider", value: 0.4) { _ in }.id(11)
    Look.stepper("Stepper", value: 2, in: 0...9) { _ in }.id(12)
    Look.picker("Picker", ["One", "Two"], selected: "One", name: { $0 }) { _ in }.id(13)
    Look.picker("Segments", ["One", "Two"], selected: "One", as: .segments, name: { $0 }) { _ in }
      .id(14)
    Look.picker("Inline", ["One", "Two"], selected: "One", as: .inline, name: { $0 }) { _ in }
      .id(15)
    Look.picker("Wheel", ["One", "Two"], selected: "One", as: .wheel, name: { $0 }) { _ in }.id(16)
    Look.date("Date", value: Look.DateTime(year: 2026, month: 11, day: 28)) { _ in }.id(17)
    Look.field("Field", text: "typed", prompt: "Type") { _ in }.id(18)
    Look.field("Note", text: "typed\non two lines", prompt: "Type") { _ in }.lines(1...5).id(19)
  }

  let view: UIScrollView
  private let adapter: ListAdapter
  private let window = FixtureScreen.window()

  init(_ setting: Setting, width: CGFloat = FixtureScreen.frame.width) {
    if setting.isTable {
      let table = UITableView(frame: FixtureScreen.frame, style: .plain)
      (view, adapter) = (table, TableAdapter(table, cells: CellRegistry()))
    } else {
      let collection = UICollectionView.forFixtures()
      (view, adapter) = (
        collection, CollectionAdapter(collection, cells: CellRegistry(), layout: .list)
      )
    }
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: setting.size),
        UITraitCollection(layoutDirection: setting.isMirrored ? .rightToLeft : .leftToRight),
      ]), forChild: inner)
    outer.view.addSubview(inner.view)
    window.rootViewController = outer
    window.isHidden = false
    view.frame.size.width = width
    inner.view.addSubview(view)
    adapter.apply(ScreenSnapshot([Section("looks") { LookList.rows }]))
    view.layoutIfNeeded()
  }

  /// Scrolls from the top to the end and calls the block once for each row.
  func visit(_ block: (_ row: Int, _ cell: UIView, _ content: UIView) -> Void) {
    var (seen, y): (Set<Int>, CGFloat) = ([], 0)
    repeat {
      view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      view.layoutIfNeeded()
      for (row, cell, content) in shown where seen.insert(row).inserted {
        block(row, cell, content)
      }
      y += 200
    } while y < view.contentSize.height
  }

  /// The visible rows: number, cell and content view.
  var shown: [(row: Int, cell: UIView, content: UIView)] {
    if let table = view as? UITableView {
      return table.visibleCells.compactMap { cell in
        table.indexPath(for: cell).map { ($0.row, cell, cell.contentView) }
      }
    }
    guard let collection = view as? UICollectionView else { return [] }
    return collection.visibleCells.compactMap { cell in
      collection.indexPath(for: cell).map { ($0.item, cell, cell.contentView) }
    }
  }

  /// Returns the accessibility elements in a view, in order.
  static func accessibilityElements(in view: UIView) -> [UIResponder] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement { return [view] }
    return (view.accessibilityElements ?? view.subviews).flatMap { element in
      (element as? UIView).map(accessibilityElements) ?? [element as? UIResponder].compactMap { $0 }
    }
  }
}
