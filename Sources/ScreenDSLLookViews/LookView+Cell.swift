#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // The look's properties of its cell.
  extension LookView {
    /// Sets the cell's highlight from the look. Values that an app has set stay if the look sets none, and return with
    /// the next look that sets none.
    func dressCell() {
      for change in undress.reversed() { change() }
      undress = []
      if !shown.look.style.values.highlights, let change = cell?.keepPlain() {
        undress.append(change)
      }
      if line?.cell !== cell { line = nil }
    }

    /// The cell; a container's look has a place of its own.
    private var cell: UIView? {
      sequence(first: self as UIView, next: \.superview).dropFirst().first {
        $0 is any ContentView && !($0 is any HeadView)
      }
    }

    #if !os(tvOS)
      /// Moves the separator to the look's inset or to its leading text. If no text leads, or it stands at the margin,
      /// UIKit's separator stays.
      func drawLine(from text: Double?) {
        let margin = Double(directionalLayoutMargins.leading)
        let said: Double? =
          switch shown.look.style.values.separator {
          // A separator that begins at the end of the cell is invisible.
          case .hidden: LookNode.maximumLength
          case .inset(let points): points
          case nil: nil
          }
        let start = said ?? (text == margin || superview is any HeadView ? nil : text)
        // Creating the same constraint again would cost a layout.
        if line?.start == start, line?.cell === cell { return }
        line = nil
        guard let start else { return }
        if let cell = cell as? UITableViewCell {
          let old = cell.separatorInset
          // The cell's own inset equals its margin. The margin may follow the inset, the distance from it does not.
          let isBeside = said == nil && preservesSuperviewLayoutMargins
          cell.separatorInset = UIEdgeInsets(
            top: 0, left: isBeside ? old.left + CGFloat(start - margin) : CGFloat(start), bottom: 0,
            right: 0)
          line = SeparatorLine(cell: cell, start: start) { [weak cell] in
            cell?.separatorInset = old
          }
        } else if let cell = cell as? UICollectionViewListCell {
          let rule = cell.separatorLayoutGuide.leadingAnchor.constraint(
            equalTo: (said == nil ? self : cell).leadingAnchor, constant: CGFloat(start))
          // UIKit ends the separator before the end of the cell.
          rule.priority = UILayoutPriority(rawValue: 999)
          rule.isActive = true
          line = SeparatorLine(cell: cell, start: start) { rule.isActive = false }
        }
      }
    #endif
  }

  /// The start of a cell's separator, and a function that restores the earlier one.
  struct SeparatorLine {
    weak var cell: UIView?
    let start: Double
    let undo: @MainActor () -> Void
  }
#endif
