#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    func dressCell() {
      undress?()
      undress = shown.look.style.values.highlights ? nil : cell?.keepPlain()
      if line?.cell !== cell { line = nil }
    }

    /// The cell, header or footer that contains this view; nil if there is none. If the row is a container, a
    /// `ContainerHead` is between the cell and this view.
    var cell: UIView? {
      andSuperviews.dropFirst().first { $0 is any ContentView && !($0 is ContainerHead) }
    }

    #if !os(tvOS)
      /// Makes the separator of the cell begin at the inset that the look sets, or else at the leading text.
      func drawLine(from text: Double?) {
        let margin = Double(directionalLayoutMargins.leading)
        let said: Double? =
          switch shown.look.style.values.separator {
          // If a separator begins at the end of the cell, it is invisible.
          case .hidden: LookNode.maximumLength
          case .inset(let points): points
          case nil: nil
          }
        let start = said ?? (text == margin || superview is ContainerHead ? nil : text)
        // Setting the same separator again would cause another layout.
        if line?.start == start, line?.cell === cell { return }
        line = nil
        guard let start else { return }
        if let cell = cell as? UITableViewCell {
          let old = cell.separatorInset
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
          // A required constraint could conflict with a constraint of UIKit.
          rule.priority = UILayoutPriority(rawValue: 999)
          rule.isActive = true
          line = SeparatorLine(cell: cell, start: start) { rule.isActive = false }
        }
      }
    #endif
  }
#endif
