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
        if let separator = style.separator { draw(separator) }
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
      private func draw(_ separator: Look.Separator) {
        let inset: CGFloat? =
          if case .inset(let points) = separator { CGFloat(points) } else { nil }
        if let cell = self.cell as? UITableViewCell {
          undress.append { [weak cell, old = cell.separatorInset] in cell?.separatorInset = old }
          cell.separatorInset = UIEdgeInsets(
            top: 0, left: inset ?? CGFloat(LookNode.maximumLength), bottom: 0, right: 0)
        } else if let cell = self.cell as? UICollectionViewListCell {
          let line = cell.separatorLayoutGuide.leadingAnchor
          let rule =
            inset.map { line.constraint(equalTo: cell.leadingAnchor, constant: $0) }
            ?? line.constraint(equalTo: cell.trailingAnchor)
          undress.append { rule.isActive = false }
          rule.isActive = true
        }
      }
    #endif
  }
#endif
