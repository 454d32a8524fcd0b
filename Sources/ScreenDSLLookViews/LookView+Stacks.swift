#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // Parts beside and below one another.
  extension LookView {
    func draw(
      _ stack: LookNode.Stack, at place: LookPlace, _ style: LookStyle.Values,
      _ outer: Surroundings
    ) -> (UIView, Part) {
      let (view, part) = part(place, UIStackView())
      let isVertical = stack.isVertical || stack.restacks && outer.isLarge
      let side = isVertical == stack.isVertical ? stack.alignment : nil
      view.backgroundColor = style.isSelected ? .ground : nil
      view.layer.cornerRadius = style.isSelected ? 8 : 0
      setPadding(style.hasGround ? nil : style.padding, of: view)
      let spacing = stack.spacing.map { CGFloat($0) } ?? (isVertical ? 4 : self.spacing)
      if view.spacing != spacing { view.spacing = spacing }
      if let custom = stack.custom, !outer.isLoading, let value = custom.value as? any CustomPart {
        show(value, custom, at: place, outer, in: view, part)
      } else if outer.depth < LookNode.maximumDepth {
        isVertical
          ? below(stack, side, at: place, outer, in: view, part)
          : beside(stack, side, at: place, outer, in: view, part)
      }
      return (view, part)
    }

    private func below(
      _ stack: LookNode.Stack, _ side: Look.Alignment?, at place: LookPlace, _ outer: Surroundings,
      in view: UIStackView, _ part: Part
    ) {
      var inner = outer
      inner.isVertical = true
      inner.alignment = side == .center ? .center : side == .trailing ? .trailing : .leading
      let views = stack.parts.map { part in
        aligned(draw(part, in: place, inner), part, side, in: place)
      }
      view.lay(.vertical, .fill, .fill)
      view.arrange(views)
      setRules(of: part, takers: nil, [])
      for (above, (shown, below)) in zip(stack.parts, zip(views, stack.parts.dropFirst())) {
        // Lines of text have their leading.
        let areTexts = above.isPlainText && below.isPlainText && stack.spacing == nil
        view.setGap(areTexts ? 0 : nil, after: shown)
      }
    }

    private func beside(
      _ stack: LookNode.Stack, _ side: Look.Alignment?, at place: LookPlace, _ outer: Surroundings,
      in view: UIStackView, _ part: Part
    ) {
      let takers = stack.isEqual ? [] : LookNode.takers(among: stack.parts)
      var inner = outer
      inner.isVertical = false
      var views = stack.parts.enumerated().map { index, node in
        // What stands behind those who take the room ends where that ends.
        inner.alignment = takers.contains { $0 < index } ? .trailing : .leading
        let view = draw(node, in: place, inner)
        let (hugging, resistance): (Float, Float) =
          takers.contains(index) ? (1, 740) : node.isPlainText ? (750, 750) : (750, 760)
        // Priorities are farther apart than kinds of parts.
        let priority = Float(node.style.values.priority) * 24
        // What is in a box may have been in none, with priorities of its own.
        for view in [view] + ((view as? Ground)?.arrangedSubviews ?? []) {
          view.setContentHuggingPriority(UILayoutPriority(rawValue: hugging), for: .horizontal)
          view.setContentCompressionResistancePriority(
            UILayoutPriority(rawValue: resistance + priority), for: .horizontal)
        }
        return view
      }
      let free = takers.filter { stack.parts[$0].style.values.limits.maxWidth == nil }
      // Less willing than the room that puts the whole at a side.
      let hasRoom = free.isEmpty && !views.isEmpty && !stack.isEqual
      if hasRoom { views.append(room(at: place.inside(Step.room), 3).0) }
      let alignment: UIStackView.Alignment =
        switch side {
        case .leading: .top
        case .trailing: .bottom
        case .fill: .fill
        case .firstBaseline: .firstBaseline
        case .center, nil: .center
        }
      view.lay(.horizontal, alignment, stack.isEqual ? .fillEqually : .fill)
      let isOther = view.arrange(views)
      for (index, shown) in views.enumerated() {
        view.setGap(hasRoom && index == views.count - 2 ? 0 : nil, after: shown)
      }
      guard isOther || part.takers != takers + free else { return }
      // Those who take the room share it, as far as they may, and lines are as high as the stack.
      let shares = takers.compactMap { taker in
        taker == free.first
          ? nil
          : free.first.map { views[taker].widthAnchor.constraint(equalTo: views[$0].widthAnchor) }
      }
      for rule in shares { rule.priority = UILayoutPriority(rawValue: 700) }
      let lines = stack.parts.indices.filter { stack.parts[$0].kind == .divider }.map {
        views[$0].heightAnchor.constraint(equalTo: view.heightAnchor)
      }
      setRules(of: part, takers: takers + free, shares + lines)
    }

    func setRules(of part: Part, takers: [Int]?, _ rules: [NSLayoutConstraint]) {
      NSLayoutConstraint.deactivate(part.stackRules)
      (part.takers, part.stackRules) = (takers, rules)
      NSLayoutConstraint.activate(rules)
    }

    /// Returns a view for a part below or above others, as wide as the stack: for a narrower part one that puts it
    /// at its side.
    func aligned(
      _ view: UIView, _ node: LookNode, _ side: Look.Alignment?, in place: LookPlace
    ) -> UIView {
      let (own, place) = (node.style, node.place.inside(place))
      let isLimited = own.values.limits.maxWidth != nil
      let isBare = !own.values.hasGround && own.values.width == nil && !isLimited
      // Lines of text stand at their side by themselves.
      let isText = node.isPlainText && own.values.padding == nil
      let isWide =
        node.isStretched(side)
        || side == .fill && own.values.bubble == nil && own.values.width == nil
      if isWide && !isLimited || isBare && isText { return view }
      // One that is as wide as it may be takes the room before that beside it does.
      view.setContentHuggingPriority(
        isWide ? UILayoutPriority(rawValue: 1) : .defaultLow, for: .horizontal)
      let bubble = own.values.bubble
      let side = bubble == .sent ? .trailing : side == .fill ? .leading : side ?? .leading
      let beside = place.inside(Step.side)
      let (row, rowPart) = part(beside, UIStackView())
      // The stack's own room is less willing, and has another place.
      let rooms = (0..<2).map { _ in room(at: beside.inside(Step.room), 2).0 }
      var views = [view]
      if side != .leading { views.insert(rooms[0], at: 0) }
      if side != .trailing { views.append(rooms[1]) }
      let limits = bubble == nil ? [] : [0]
      if row.arrange(views) || rowPart.takers != limits {
        let sides = rooms.map(\.widthAnchor)
        let limit = view.widthAnchor.constraint(
          lessThanOrEqualTo: row.widthAnchor, multiplier: 0.75)
        setRules(
          of: rowPart, takers: limits,
          (side == .center ? [sides[0].constraint(equalTo: sides[1])] : [])
            + (bubble == nil ? [] : [limit]))
      }
      return row
    }
  }

  extension UIStackView {
    /// Arranges exactly these views, of which those that stay are not taken out; returns whether others are there.
    @discardableResult
    func arrange(_ views: [UIView]) -> Bool {
      if arrangedSubviews.elementsEqual(views, by: ===) { return false }
      for old in arrangedSubviews where !views.contains(where: { $0 === old }) {
        old.removeFromSuperview()
      }
      for (index, view) in views.enumerated()
      where index >= arrangedSubviews.count || arrangedSubviews[index] !== view {
        insertArrangedSubview(view, at: index)
      }
      return true
    }

    /// Sets what differs, for all of it would be laid out again.
    func lay(_ axis: NSLayoutConstraint.Axis, _ alignment: Alignment, _ distribution: Distribution)
    {
      if self.axis != axis { self.axis = axis }
      if self.alignment != alignment { self.alignment = alignment }
      if self.distribution != distribution { self.distribution = distribution }
    }

    /// Sets the distance after one view, which UIKit knows only of what is arranged; nil for the usual one.
    func setGap(_ gap: CGFloat?, after view: UIView) {
      let gap = gap ?? UIStackView.spacingUseDefault
      if customSpacing(after: view) != gap { setCustomSpacing(gap, after: view) }
    }
  }
#endif
