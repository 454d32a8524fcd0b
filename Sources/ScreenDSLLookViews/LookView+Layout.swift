#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    func size(in width: CGFloat, isWholeWidth: Bool) -> CGSize {
      let margins = insets
      let x = Double(margins.leading + margins.trailing)
      let wish = sizes.pixels.up(layout.width + x)
      let isNarrower = !isWholeWidth && (width <= 0 || wish < Double(width))
      let width = isNarrower ? wish : Double(width)
      let height =
        rowHeight.map { Double($0) } ?? shown.look.rowHeight
        ?? layout.height(width: max(0, width - x)) + Double(margins.top + margins.bottom)
      return CGSize(width: width, height: sizes.pixels.up(height))
    }

    func placeViews() {
      let margins = insets
      // On a Mac, Foundation has another type `Rect`, so the module name is necessary here.
      let room = ScreenDSLLooks.Rect(
        x: Double(margins.leading), y: 0,
        width: max(0, Double(bounds.width - margins.leading - margins.trailing)),
        height: Double(bounds.height))
      let placed = layout.place(in: room, above: Double(margins.top), below: Double(margins.bottom))
      #if !os(tvOS)
        drawLine(from: placed.textStart)
      #endif
      placed.visit { part in
        guard let leaf = sizes.leaves[part.look.place] else { return }
        let frame = onScreen(part.frame)
        leaf.frame = frame
        leaf.ground?.place(at: frame)
        leaf.innerGround?.place(at: onScreen(part.room))
        guard let shown = leaf.part else { return }
        align(shown.view, part)
        shown.place(at: onScreen(content(of: part, in: shown.view)))
      }
    }

    /// Converts a rectangle of the layout to the coordinates of the view, in whole pixels. The layout always places
    /// parts from left to right.
    private func onScreen(_ rect: ScreenDSLLooks.Rect) -> CGRect {
      sizes.pixels.rect(outer?.isMirrored == true ? rect.mirrored(in: Double(bounds.width)) : rect)
    }

    private func content(of part: PlacedPart, in view: UIView) -> ScreenDSLLooks.Rect {
      let room = part.room
      switch part.look.kind {
      case .badge:
        let padding = LookMetrics.badgePadding
        return room.inset(x: padding.horizontal, y: padding.vertical)
      case .spinner: return room.leading(width: LookMetrics.spinner, height: LookMetrics.spinner)
      case .progress where !part.look.style.values.isCircle:
        return room.leading(width: room.width, height: Double(view.intrinsicContentSize.height))
      // Unlike a label, a text view does not center its lines vertically.
      case .text where view is UITextView:
        let height = sizes.height(ofLeaf: part.look, width: room.width)
        return room.leading(width: room.width, height: min(room.height, height))
      default: return room
      }
    }

    private func align(_ view: UIView, _ part: PlacedPart) {
      guard case .text = part.look.kind else { return }
      let side = (part.look.style.values.alignment ?? part.alignment).side(
        outer?.isMirrored == true)
      if let label = view as? UILabel, label.textAlignment != side { label.textAlignment = side }
      if let text = view as? UITextView, text.textAlignment != side { text.textAlignment = side }
    }

    // MARK: The cell around the look

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
      /// Makes the separator of the cell begin at the inset that the look sets. If the look sets none, the separator
      /// begins at the leading text. But if there is no leading text, if this text is at UIKit's usual position, or if
      /// the look is above an inner list, UIKit's own separator stays.
      func drawLine(from text: Double?) {
        let margin = Double(directionalLayoutMargins.leading)
        let said: Double? =
          switch shown.look.style.values.separator {
          // A separator that begins beyond the trailing edge of the cell is invisible.
          case .hidden: LookNode.maximumLength
          case .inset(let points): points
          case nil: nil
          }
        let isUsual = preservesSuperviewLayoutMargins && text == margin
        let start = said ?? (isUsual || superview is ContainerHead ? nil : text)
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
