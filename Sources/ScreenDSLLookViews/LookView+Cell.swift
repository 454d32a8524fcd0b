#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // The look's properties of its cell.
  extension LookView {
    /// Sets the cell's separator and highlight from the look. Values that an app has set stay if the look sets none,
    /// and return with the next look that sets none.
    func dressCell() {
      for change in undress.reversed() { change() }
      undress = []
      let style = shown.look.style.values
      if !style.highlights, let change = cell?.keepPlain() { undress.append(change) }
      #if !os(tvOS)
        draw(style.separator)
      #endif
    }

    /// The cell; a container's look has a place of its own.
    private var cell: UIView? {
      sequence(first: self as UIView, next: \.superview).dropFirst().first {
        $0 is any ContentView && !($0 is any HeadView)
      }
    }

    #if !os(tvOS)
      /// Draws the separator; one that begins at the end of the cell is invisible.
      private func draw(_ separator: Look.Separator?) {
        let inset: CGFloat? =
          if case .inset(let points) = separator { CGFloat(points) } else { nil }
        if let cell = self.cell as? UITableViewCell, separator != nil {
          undress.append { [weak cell, old = cell.separatorInset] in cell?.separatorInset = old }
          cell.separatorInset = UIEdgeInsets(
            top: 0, left: inset ?? CGFloat(LookNode.maximumLength), bottom: 0, right: 0)
        }
        let cell = self.cell as? UICollectionViewListCell
        // Creating the same constraint again would cost a layout.
        if let line, line.cell === cell, line.separator == separator { return }
        line?.rule.isActive = false
        line = nil
        guard let cell, let separator else { return }
        let start = cell.separatorLayoutGuide.leadingAnchor
        let rule =
          inset.map { start.constraint(equalTo: cell.leadingAnchor, constant: $0) }
          ?? start.constraint(equalTo: cell.trailingAnchor)
        // UIKit ends the separator before the end of the cell.
        rule.priority = UILayoutPriority(rawValue: 999)
        rule.isActive = true
        line = SeparatorLine(cell: cell, separator: separator, rule: rule)
      }
    #endif
  }

  /// The start of a list cell's separator.
  struct SeparatorLine {
    weak var cell: UIView?
    let separator: Look.Separator
    let rule: NSLayoutConstraint
  }
#endif
