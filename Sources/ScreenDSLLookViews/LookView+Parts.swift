#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // How parts are drawn that are only seen, and what is around any.
  extension LookView {
    /// Returns the view of a part, which shows it.
    ///
    /// - Parameter around: The place of the stack around it.
    func draw(_ given: LookNode, in around: LookPlace, _ outer: Surroundings) -> UIView {
      let node = given.anatomy(in: around)
      let (place, style) = (node.place.inside(around), node.style)
      let surroundings = outer.around(given)
      var (view, part): (UIView, Part)
      switch node.kind {
      case .stack(let stack) where stack.corner != nil:
        (view, part) = layer(stack, at: place, style.values, surroundings)
      case .stack(let stack): (view, part) = draw(stack, at: place, style.values, surroundings)
      case .control(let control):
        (view, part) = draw(control, node, in: around, surroundings)
      case .text(let text): (view, part) = draw(text, node, in: around, surroundings)
      default: (view, part) = drawLeaf(node, at: place, surroundings)
      }
      // A field stays in its box, and so does a view of the app's in which one may be: to be taken out of it would end
      // what is typed.
      var stays = given.control?.role == .field && view is UIStackView
      if case .stack(let stack) = node.kind, stack.custom != nil { stays = true }
      if stays || style.values.hasGround || style.values.padding != nil && !(view is UIStackView) {
        // Its size is that of its ground.
        setSize(.init(), of: part)
        (view, part) = box(view, style.values, at: place, surroundings)
      }
      setSize(of: part, node)
      return view
    }

    /// Shows a part in a view, unless that shows it already.
    func show<View: UIView>(
      _ node: LookNode, at place: LookPlace, _ surroundings: Surroundings,
      in make: @autoclosure () -> View, _ write: (View, Part) -> Void
    ) -> (UIView, Part) {
      let (view, part) = part(place, make())
      update(part, to: node, surroundings, in: view) { write(view, part) }
      return (view, part)
    }

    // Out of line: it is the same for each kind of view.
    @inline(never) private func update(
      _ part: Part, to node: LookNode, _ surroundings: Surroundings, in view: UIView,
      _ write: () -> Void
    ) {
      let isWritten = part.node == node && part.surroundings == surroundings
      if isWritten, !isForced || !node.isAlive { return }
      let isChanged = part.node?.kind != node.kind
      part.counts += isChanged ? 1 : 0
      move(view, node.style.values.motion.kind, isChanged: isChanged, part, write)
      (part.node, part.surroundings) = (node, surroundings)
    }

    /// Writes a view with the motion that its part asks for.
    private func move(
      _ view: UIView, _ motion: Look.Motion?, isChanged: Bool, _ part: Part, _ write: () -> Void
    ) {
      guard let motion, isChanged, part.node != nil, !isOtherRow, window != nil,
        !UIAccessibility.isReduceMotionEnabled
      else { return write() }
      switch motion {
      case .fade, .slide:
        view.fade(motion == .slide ? .push : .fade)
        write()
      case .count:
        let old = (view as? UILabel)?.text
        write()
        if let label = view as? UILabel, let old { count(label, part, from: old) }
      case .flash(let color):
        write()
        let ground = view.backgroundColor
        view.backgroundColor = color.uiColor?.withAlphaComponent(0.4)
        UIView.animate(withDuration: 0.8, delay: 0, options: .allowUserInteraction) {
          view.backgroundColor = ground
        }
      }
    }

    /// Lets the numbers in a label count up or down to what it shows, unless that changes meanwhile.
    private func count(_ label: UILabel, _ part: Part, from old: String) {
      guard let new = label.text, let count = LookCount(from: old, to: new) else { return }
      let (number, steps) = (part.counts, 12)
      for step in 0...steps {
        let text = step == steps ? new : count.text(at: Double(step) / Double(steps))
        let show: @MainActor @Sendable () -> Void = { [weak part, weak label] in
          if part?.counts == number { label?.text = text }
        }
        if step == 0 { show() } else { shown.context.cell.later(after: Double(step) / 30, show) }
      }
    }

    private func drawLeaf(
      _ node: LookNode, at place: LookPlace, _ outer: Surroundings
    ) -> (UIView, Part) {
      let style = node.style
      switch node.kind {
      case .image(let image):
        return show(node, at: place, outer, in: PictureView(isWanted: isDisplayed)) { view, _ in
          write(image, style.values, outer, to: view)
        }
      case .avatar(let name):
        return show(node, at: place, outer, in: RoundLabel()) { label, _ in
          write(name, style.values, outer, to: label)
        }
      case .badge(let text):
        var inner = outer
        inner.ground = .init(color: outer.color ?? .accent)
        let label = LookNode(.text(text)).styled {
          ($0.textStyle, $0.isBold, $0.motion) = (.caption, true, style.values.motion)
        }
        let view = draw(label, in: place, inner)
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        return box(
          view, at: place, .init(horizontal: 7, vertical: 3), outer.color?.uiColor ?? .tintColor,
          corners: .infinity)
      case .progress(let share) where style.values.isCircle:
        return show(node, at: place, outer, in: Ring()) { view, _ in
          (view.tintColor, view.share) = (outer.color?.uiColor, share)
        }
      case .progress(let share):
        return show(node, at: place, outer, in: UIProgressView()) { view, _ in
          view.progressTintColor = outer.color?.uiColor
          view.setProgress(Float(share), animated: !isOtherRow && window != nil)
        }
      case .spinner:
        return show(node, at: place, outer, in: UIActivityIndicatorView(style: .medium)) {
          view, _ in
          // It stands still after its cell was used for another row.
          view.startAnimating()
        }
      case .divider:
        return show(node, at: place, outer, in: Line()) { view, _ in
          view.backgroundColor = .separator
        }
      default: return room(at: place, 1)
      }
    }

    /// Returns a view that takes the room which nothing else wants.
    func room(at place: LookPlace, _ priority: Float) -> (UIView, Part) {
      // One with another priority is another one.
      let (view, part) = part(place.inside(Int(priority)), UIView())
      if part.stackRules.isEmpty {
        view.isUserInteractionEnabled = false
        let rules = [view.widthAnchor, view.heightAnchor].map { $0.constraint(equalToConstant: 0) }
        for rule in rules { rule.priority = UILayoutPriority(rawValue: priority) }
        setRules(of: part, takers: nil, rules)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          view.setContentHuggingPriority(UILayoutPriority(rawValue: priority), for: axis)
        }
      }
      return (view, part)
    }

    // MARK: What is around

    func setPadding(_ padding: LookStyle.Padding?, of view: UIStackView) {
      let hasMargins = padding != nil
      if view.isLayoutMarginsRelativeArrangement != hasMargins {
        view.isLayoutMarginsRelativeArrangement = hasMargins
      }
      view.insetsLayoutMarginsFromSafeArea = false
      if let padding { view.directionalLayoutMargins = .init(padding) }
    }

    /// Puts a part into a view with its padding and what is behind it.
    private func box(
      _ view: UIView, _ style: LookStyle.Values, at place: LookPlace, _ outer: Surroundings
    ) -> (UIView, Part) {
      // Without a ground a stack has its padding itself.
      let isBare = !style.hasGround && view is UIStackView
      var padding = (isBare ? nil : style.padding) ?? .init(horizontal: 0, vertical: 0)
      if style.bubble != nil {
        padding.horizontal += 12
        padding.vertical += 8
      }
      let ground = style.background
      let color: UIColor? =
        switch style.bubble {
        case .sent: outer.color?.uiColor ?? .tintColor
        case .received: .ground
        case nil: ground.map { ($0.color?.uiColor ?? .ground).withOpacity($0.opacity) }
        }
      let corners = style.bubble == nil ? CGFloat(ground?.corners ?? 0) : 18
      let (box, part) = box(view, at: place, padding, color, corners: corners)
      if let box = box as? Ground {
        (box.border, box.hasShadow) = (ground?.border?.uiColor, ground?.hasShadow == true)
      }
      return (box, part)
    }

    private func box(
      _ view: UIView, at place: LookPlace, _ padding: LookStyle.Padding, _ color: UIColor?,
      corners: CGFloat
    ) -> (UIView, Part) {
      let (box, part) = part(place.inside(Step.box), Ground())
      box.arrange([view])
      setPadding(padding, of: box)
      (box.backgroundColor, box.corners) = (color, corners)
      (box.border, box.hasShadow) = (nil, false)
      return (box, part)
    }

    /// Gives a part the size that it says, or that is usual for its kind.
    private func setSize(of part: Part, _ node: LookNode) {
      let style = node.style
      var (width, height) = (style.values.width, style.values.height)
      switch node.kind {
      case .image where style.values.aspect != nil: break
      case .image, .avatar:
        let wished = (width, height)
        if !style.values.isFilling { width = wished.0 ?? wished.1 ?? 40 }
        height = wished.1 ?? wished.0 ?? 40
      case .progress where style.values.isCircle:
        (width, height) = (width ?? height ?? 28, height ?? width ?? 28)
      case .divider where part.surroundings.isVertical: height = 1
      case .divider: width = 1
      default: break
      }
      let limits = style.values.limits
      let size = Part.Size(
        width: width.map(limits.width), height: height.map(limits.height), limits: limits,
        aspect: style.values.aspect)
      setSize(size, of: part)
    }

    func setSize(_ size: Part.Size, of part: Part) {
      if size == part.size { return }
      NSLayoutConstraint.deactivate(part.sizeRules)
      part.size = size
      let limits = size.limits
      part.sizeRules = [
        (part.view.widthAnchor, size.width, limits.minWidth, limits.maxWidth),
        (part.view.heightAnchor, size.height, limits.minHeight, limits.maxHeight),
      ].flatMap { anchor, length, least, most in
        [
          length.map { anchor.constraint(equalToConstant: CGFloat($0)) },
          least.map { anchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
          // The least counts.
          most.map { anchor.constraint(lessThanOrEqualToConstant: CGFloat(max($0, least ?? 0))) },
        ].compactMap(\.self)
      }
      if let aspect = size.aspect {
        part.sizeRules.append(
          part.view.heightAnchor.constraint(
            equalTo: part.view.widthAnchor, multiplier: CGFloat(1 / aspect)))
      }
      for rule in part.sizeRules { rule.priority = .almostRequired }
      NSLayoutConstraint.activate(part.sizeRules)
    }
  }

  /// What is behind a part: a color with round corners, a line around it and a shadow.
  final class Ground: UIStackView {
    var corners: CGFloat = 0 { didSet { setNeedsLayout() } }
    var border: UIColor? { didSet { setNeedsLayout() } }
    var hasShadow = false { didSet { setNeedsLayout() } }

    /// Also called when it becomes dark, for a layer does not know its color.
    override func layoutSubviews() {
      super.layoutSubviews()
      let radius = min(corners, bounds.height / 2, bounds.width / 2)
      layer.cornerRadius = radius
      layer.borderWidth = border == nil ? 0 : 1
      layer.borderColor = border?.resolvedColor(with: traitCollection).cgColor
      layer.shadowOpacity = hasShadow ? 0.15 : 0
      (layer.shadowRadius, layer.shadowOffset) = (6, CGSize(width: 0, height: 2))
      // Without the path it is found anew in each frame.
      layer.shadowPath =
        hasShadow ? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath : nil
    }
  }

  extension UIColor {
    /// Once it is as pale as asked for, it still changes with the dark.
    fileprivate func withOpacity(_ opacity: Double) -> UIColor {
      opacity < 1 ? withAlphaComponent(CGFloat(opacity)) : self
    }
  }

  extension UIView {
    /// Lets what is drawn next fade in over what is there, or push it out.
    func fade(_ type: CATransitionType = .fade) {
      let fade = CATransition()
      (fade.type, fade.subtype) = (type, .fromTop)
      layer.add(fade, forKey: "ScreenDSL.fade")
    }
  }

  /// A line between parts.
  private final class Line: UIView {}

  extension LookNode {
    /// Whether its view may show something else than was written to it.
    fileprivate var isAlive: Bool {
      switch kind {
      case .control(let control): control.role != .button
      case .spinner, .progress: true
      case .stack(let stack): stack.custom != nil
      default: false
      }
    }

  }

  extension Surroundings {
    /// What bears on a part inside another one, or on the part itself.
    fileprivate func around(_ node: LookNode) -> Surroundings {
      var inner = self
      let style = node.style
      inner.isEnabled = isEnabled && !style.values.isDisabled && node.control?.hasAction != false
      inner.isLoading = isLoading || style.values.isLoading
      if let color = style.values.color { inner.color = color }
      if style.values.bubble == .sent { inner.ground = .init(color: inner.color ?? .accent) }
      if let ground = style.values.background { inner.ground = ground.isStrong ? ground : nil }
      inner.depth += 1
      return inner
    }
  }
#endif
