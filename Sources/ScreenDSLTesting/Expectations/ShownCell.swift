public import ScreenDSL

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif SIMULATED_UIKIT
  internal import Foundation
  public import UIKitSimulator
#endif

/// A cell that is shown, and what it tells.
public struct ShownCell: Sendable {
  /// The path of its row, or the kind of a supplementary and its section.
  package let name: String
  /// The model that it shows.
  let model: any CellModel
  /// The statement that made the row or the section; nil if no builder did.
  var source: SourceLine?
  /// What it tells.
  package let contents: CellContents
}

#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension UITableView {
    /// Returns the cells, headers and footers that the table has now, and what they tell; those in lists
    /// inside are left out.
    ///
    /// - Parameter snapshot: What the table shows: its adapter's `updater.current`.
    public func shownCells(of snapshot: ScreenSnapshot) -> [ShownCell] {
      ShownCell.all(of: snapshot, cell: cellForRow(at:)) { kind, section in
        kind == .header ? headerView(forSection: section) : footerView(forSection: section)
      }
    }
  }

  extension UICollectionView {
    /// Returns the cells and supplementaries that the collection has now, and what they tell; those in lists
    /// inside are left out.
    ///
    /// - Parameter snapshot: What the collection shows: its adapter's `updater.current`.
    public func shownCells(of snapshot: ScreenSnapshot) -> [ShownCell] {
      ShownCell.all(of: snapshot, cell: cellForItem(at:)) { kind, section in
        let name =
          switch kind {
          case .header: UICollectionView.elementKindSectionHeader
          case .footer: UICollectionView.elementKindSectionFooter
          default: kind.name
          }
        return supplementaryView(
          forElementKind: name, at: IndexPath(item: 0, section: section))
      }
    }
  }

  extension ShownCell {
    /// The cells, headers and footers that a view has, in the order of the rows.
    @MainActor
    fileprivate static func all(
      of snapshot: ScreenSnapshot, cell: (IndexPath) -> UIView?,
      supplementary: (SupplementaryKind, Int) -> UIView?
    ) -> [ShownCell] {
      snapshot.sections.enumerated().flatMap { index, section in
        let decorations = section.supplementaries.compactMap { decoration in
          supplementary(decoration.kind, index).map {
            ShownCell(
              name: "\(decoration.kind) of \(section.id)", model: decoration.model,
              source: section.source, contents: $0.cellContents)
          }
        }
        let cells = section.rows.enumerated().compactMap { position, row in
          cell(IndexPath(row: position, section: index)).map {
            ShownCell(
              name: "\(snapshot.path(of: row.id, in: section.id))", model: row.model,
              source: row.source, contents: $0.cellContents)
          }
        }
        return decorations + cells
      }
    }
  }

  extension UIView {
    /// What the view tells its users as a cell: the texts of its labels, the accessibility labels and
    /// values of its parts, and its controls. What is hidden, and what is in a list inside, is left out.
    ///
    /// A control is called by its accessibility label, or else by the texts in it; what it is set to is
    /// its accessibility value, of which `1` and `0` are `on` and `off`.
    package var cellContents: CellContents {
      var contents = CellContents(label: accessibilityLabel)
      if let accessibilityValue { contents.values.append(accessibilityValue) }
      for view in subviews { view.add(to: &contents) }
      return contents
    }

    private func add(to contents: inout CellContents) {
      if isHidden || alpha == 0 || self is UICollectionView || self is UITableView { return }
      if self is UIControl {
        let names = texts.joined(separator: ", ")
        contents.controls.append(
          CellContents.Control(
            label: accessibilityLabel ?? (names.isEmpty ? nil : names), value: controlValue))
        return
      }
      if let label = self as? UILabel {
        if let text = label.text, !text.isEmpty { contents.texts.append(text) }
      } else if let accessibilityLabel {
        contents.labels.append(accessibilityLabel)
      }
      if let accessibilityValue { contents.values.append(accessibilityValue) }
      for view in subviews { view.add(to: &contents) }
    }

    /// The texts of the labels in the view.
    private var texts: [String] {
      if isHidden { return [] }
      return ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
    }

    private var controlValue: String? {
      switch accessibilityValue {
      case "1": "on"
      case "0": "off"
      case let value: value
      }
    }
  }
#endif
