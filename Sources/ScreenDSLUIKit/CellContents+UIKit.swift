#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension UIView {
    /// What the view tells its users as a cell: the texts of its labels, the accessibility labels and
    /// values of its parts, and its controls. What is hidden, and what is in a list inside, is left out.
    ///
    /// A control is called by its accessibility label, or else by the texts in it; what it is set to is
    /// its accessibility value, of which `1` and `0` are `on` and `off`.
    public var cellContents: CellContents {
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

  extension AdapterCore {
    /// The cells, headers and footers that the view has now, in the order of the rows.
    var shownCells: [ShownCell] {
      guard let view else { return [] }
      let snapshot = updater.current
      return snapshot.sections.indices.flatMap { index -> [ShownCell] in
        let section = snapshot.sections[index]
        let decorations = section.supplementaries.compactMap { supplementary -> ShownCell? in
          view.supplementary(supplementary.kind, inSection: index).map {
            ShownCell(
              name: "\(supplementary.kind) of \(section.id)", model: supplementary.model,
              source: section.source, contents: $0.cellContents)
          }
        }
        let cells = section.rows.indices.compactMap { row -> ShownCell? in
          view.cellForItem(at: IndexPath(item: row, section: index)).map {
            let path = snapshot.path(of: section.rows[row].id, in: section.id)
            return ShownCell(
              name: "\(path)", model: section.rows[row].model, source: section.rows[row].source,
              contents: $0.cellContents)
          }
        }
        return decorations + cells
      }
    }
  }
#endif
