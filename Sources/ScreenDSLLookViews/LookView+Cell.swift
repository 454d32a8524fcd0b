#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What a look says of the cell around it.
  extension LookView {
    /// Gives the cell the line below it that the look says, and lets it stand out under a finger or not. What an app
    /// has set itself stays where the look says nothing, and comes back with the next look that does not.
    func dressCell() {
      for change in undress.reversed() { change() }
      undress = []
      let style = shown.look.style.values
      if !style.highlights, let change = cell?.keepPlain() { undress.append(change) }
      #if !os(tvOS)
        draw(style.separator)
      #endif
    }

    /// The cell; that of a container has its look in a place of its own.
    private var cell: UIView? {
      sequence(first: self as UIView, next: \.superview).dropFirst().first {
        $0 is any ContentView && !($0 is any HeadView)
      }
    }

    #if !os(tvOS)
      /// A line that begins where its cell ends is not seen.
      private func draw(_ separator: Look.Separator?) {
        let inset: CGFloat? =
          if case .inset(let points) = separator { CGFloat(points) } else { nil }
        if let cell = self.cell as? UITableViewCell, separator != nil {
          undress.append { [weak cell, old = cell.separatorInset] in cell?.separatorInset = old }
          cell.separatorInset = UIEdgeInsets(
            top: 0, left: inset ?? CGFloat(LookNode.maximumLength), bottom: 0, right: 0)
        }
        let cell = self.cell as? UICollectionViewListCell
        // The same rule made anew would cost a layout.
        if let line, line.cell === cell, line.separator == separator { return }
        line?.rule.isActive = false
        line = nil
        guard let cell, let separator else { return }
        let start = cell.separatorLayoutGuide.leadingAnchor
        let rule =
          inset.map { start.constraint(equalTo: cell.leadingAnchor, constant: $0) }
          ?? start.constraint(equalTo: cell.trailingAnchor)
        // UIKit ends the line before the cell does.
        rule.priority = UILayoutPriority(rawValue: 999)
        rule.isActive = true
        line = SeparatorLine(cell: cell, separator: separator, rule: rule)
      }
    #endif
  }

  /// Where the line below a list cell begins.
  struct SeparatorLine {
    weak var cell: UIView?
    let separator: Look.Separator
    let rule: NSLayoutConstraint
  }
#endif
