import Foundation
import ScreenDSL
import ScreenDSLLookViews
import UIKitSimulator

/// Cases in which lists of looks must be as fast as handwritten cells: filling cells of complex rows while the user
/// scrolls, and updating a progress value.
func lookFigureCases() -> [BenchmarkCase] {
  [
    BenchmarkCase("looks: rows of 25 parts scrolled", ids: "Int", rows: 10_000, limit: 2) {
      .init(
        operation: scrolled(CellRegistry()),
        floor: .work(name: "cells by hand", scrolled(CellRegistry(.class(RichCell.self)))))
    },
    // For comparison: writing to a view of the simulator costs almost nothing, and no cell is laid out.
    BenchmarkCase("looks: cells of 25 parts filled alone", ids: "Int", rows: 100, limit: nil) {
      .init(
        operation: filled(RichLookCell.self),
        floor: .work(name: "cells by hand", filled(RichCell.self)))
    },
    lookProgressCase(),
  ]
}

/// Fills a cell as the adapter does when a table requests it: 100 rows, in turn in 15 cells.
private func filled<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Workload
where Cell.Model == Rich {
  let fill = MainActor.assumeIsolated {
    let cells = (0..<15).map { _ in type.init(style: .default, reuseIdentifier: nil) }
    let (registry, list) = (CellRegistry<TableList>(.class(type)), ListUpdater(host: IdleHost()))
    let rows = (0..<100).map { LiveRow(Row(Rich(id: $0 * 7)), in: "rows") }
    let registration = registry.registration(for: rows[0].row.reuseIdentifier)
    return { @MainActor in
      for (index, row) in rows.enumerated() {
        registration?.fill(cells[index % 15], with: row, in: list, isFirstDisplay: true)
      }
    }
  }
  return Workload { MainActor.assumeIsolated { fill() } }
}

/// A cell that shows the look, as the adapter's own cells do.
private final class RichLookCell: UITableViewCell, ConfigurableCell {
  func configure(with model: Rich, context: CellContext<Rich>) {
    contentConfiguration = LookConfiguration(model, context)
  }
}

/// A table that scrolls 20 times by most of a window's height.
private func scrolled(_ cells: CellRegistry<TableList>) -> Workload {
  let table = MainActor.assumeIsolated {
    let table = ShownTable(cells)
    table.show(ScreenSnapshot(Section("rows") { for id in 0..<10_000 { Rich(id: id) } }))
    return table
  }
  return Workload {
    MainActor.assumeIsolated { table.scroll(to: 0) }
  } operation: { _ in
    MainActor.assumeIsolated { for step in 1...20 { table.scroll(to: step * 600) } }
  }
}

/// One of 200 visible downloads updates its progress ten times per second.
private func lookProgressCase() -> BenchmarkCase {
  BenchmarkCase("looks: progress of one of 200 rows", ids: "Int", rows: 200, limit: 1.5) {
    .init(
      operation: ticking(CellRegistry()),
      floor: .work(name: "a cell by hand", ticking(CellRegistry(.class(DownloadCell.self)))))
  }
}

private func ticking(_ cells: CellRegistry<TableList>) -> Workload {
  let scene = MainActor.assumeIsolated { Downloads(cells) }
  return Workload(repeats: 50) {
  } operation: { (_: inout Void) in
    MainActor.assumeIsolated { scene.tick() }
  }
}

@MainActor
private final class Downloads {
  private let table: ShownTable
  private var downloads = (0..<200).map { Download(id: $0, share: 0) }

  init(_ cells: CellRegistry<TableList>) {
    table = ShownTable(cells)
    show()
  }

  func tick() {
    let share = downloads[3].share + 0.01
    downloads[3].share = share > 1 ? 0 : share
    show()
  }

  private func show() {
    table.show(ScreenSnapshot(Section("downloads") { for download in downloads { download } }))
  }
}

@MainActor
final class ShownTable {
  private let table: UITableView
  private let window: UIWindow
  private let adapter: TableAdapter

  init(_ cells: CellRegistry<TableList>, height: CGFloat = 640) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    (table, window) = (UITableView(frame: frame, style: .plain), UIWindow(frame: frame))
    window.addSubview(table)
    var options = AdapterOptions()
    options.reloadThreshold = nil
    adapter = TableAdapter(table, cells: cells, options: options)
  }

  func show(_ snapshot: ScreenSnapshot) {
    adapter.apply(snapshot, animated: false)
    table.layoutIfNeeded()
  }

  /// The labels and frames of all visible accessibility elements.
  var heard: [(label: String?, frame: CGRect)] {
    table.visibleCells.flatMap(\.accessibilityStops).map {
      ($0.accessibilityLabel, $0.accessibilityFrame)
    }
  }

  func scroll(to offset: Int) {
    table.sim.scroll(to: CGFloat(offset))
    table.layoutIfNeeded()
  }
}

// MARK: - The rows

private struct Download: LookModel, Identifiable {
  let id: Int
  var share: Double

  var look: some LookPart {
    Look.vertical {
      Look.text("Episode \(id)", .headline).lines(1)
      Look.progress(share)
    }
  }
}

private final class DownloadCell: UITableViewCell, ConfigurableCell {
  private let (title, bar) = (label(.headline), UIProgressView())
  private var isSetUp = false

  func configure(with model: Download, context: CellContext<Download>) {
    if !isSetUp { contentView.show(column(title, bar)) }
    isSetUp = true
    title.set("Episode \(model.id)")
    bar.setProgress(Float(model.share), animated: !context.isFirstDisplay)
  }
}

private struct Rich: LookModel, Identifiable {
  let id: Int

  var look: some LookPart {
    Look.vertical {
      Look.horizontal {
        Look.avatar("Ada \(id)").overlay { Look.badge("\(id)") }
        Look.vertical {
          Look.text("Row \(id) of many", .headline).lines(1)
          Look.text("Details of \(id)", .footnote).color(.secondary)
          Look.text("\(id) €").monospacedDigits()
        }
        .fill()
        Look.image(.symbol("photo")).background(corners: 8)
        Look.menu("More", image: .symbol("ellipsis")) { MenuAction("Archive") {} }.iconOnly()
      }
      Look.horizontal {
        Look.progress(Double(id % 10) / 10)
        Look.button("Unread") {}.kind(.chip).selected(id % 2 == 0)
        Look.text("New", .caption).padding(horizontal: 8, vertical: 3)
          .background(.blue, corners: .infinity)
      }
      Look.toggle("Sync \(id)", isOn: id % 3 == 0) { _ in }
      Look.slider("Volume", value: Double(id % 10) / 10) { _ in }
      Look.field("Note", text: "\(id)") { _ in }
    }
  }
}

/// The same row as a careful handwritten cell: it makes its views once and sets only the texts that differ.
private final class RichCell: UITableViewCell, ConfigurableCell {
  private let (initials, badge) = (label(.body), label(.caption1))
  private let (title, detail, price) = (label(.headline), label(.footnote), label(.body))
  private let (photo, more, bar, chip) = (UIImageView(), UIButton(), UIProgressView(), UIButton())
  private let (tag, sync, note) = (label(.caption1), label(.body), label(.body))
  private let (toggle, volume, slider, field) = (
    UISwitch(), label(.body), UISlider(), UITextField()
  )
  private var isSetUp = false

  func configure(with model: Rich, context: CellContext<Rich>) {
    setUp()
    initials.set("A\("\(model.id)".prefix(1))")
    badge.set("\(model.id)")
    title.set("Row \(model.id) of many")
    detail.set("Details of \(model.id)")
    price.set("\(model.id) €")
    bar.setProgress(Float(model.id % 10) / 10, animated: !context.isFirstDisplay)
    if chip.isSelected != (model.id % 2 == 0) || chip.configuration == nil {
      chip.isSelected = model.id % 2 == 0
      var configuration: UIButton.Configuration = chip.isSelected ? .filled() : .gray()
      configuration.cornerStyle = .capsule
      configuration.title = "Unread"
      chip.configuration = configuration
    }
    sync.set("Sync \(model.id)")
    toggle.setOn(model.id % 3 == 0, animated: !context.isFirstDisplay)
    slider.setValue(Float(model.id % 10) / 10, animated: !context.isFirstDisplay)
    if field.text != "\(model.id)" { field.text = "\(model.id)" }
    (toggle.accessibilityLabel, slider.accessibilityLabel) = (sync.text, "Volume")
  }

  private func setUp() {
    if isSetUp { return }
    isSetUp = true
    photo.image = UIImage(systemName: "photo")
    more.configuration = .plain()
    more.configuration?.image = UIImage(systemName: "ellipsis")
    more.menu = UIMenu(children: [UIAction(title: "Archive") { _ in }])
    more.showsMenuAsPrimaryAction = true
    (detail.textColor, tag.text, tag.backgroundColor) = (.secondaryLabel, "New", .systemBlue)
    (volume.text, note.text) = ("Volume", "Note")
    for control in [toggle, slider, field] {
      control.addAction(UIAction { _ in }, for: .valueChanged)
    }
    let avatar = UIView()
    avatar.addSubview(initials)
    avatar.addSubview(badge)
    contentView.show(
      column(
        row(avatar, column(title, detail, price), photo, more), row(bar, chip, tag),
        row(sync, toggle), row(volume, slider), row(note, field)))
  }
}

@MainActor
private func label(_ style: UIFont.TextStyle) -> UILabel {
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  return label
}

@MainActor
private func row(_ views: UIView...) -> UIView {
  HandStack(views, isVertical: false, spacing: 12)
}

@MainActor
private func column(_ views: UIView...) -> UIView { HandStack(views, isVertical: true) }

extension UILabel {
  fileprivate func set(_ new: String) { if text != new { text = new } }
}

extension UIView {
  fileprivate func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor), bottom,
    ])
  }
}
