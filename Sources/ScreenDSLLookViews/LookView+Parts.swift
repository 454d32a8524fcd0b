#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    /// Creates or updates the views of a part. Returns the part as this view draws it: most controls become a stack.
    func resolve(_ given: LookNode, in around: LookPath, _ outer: Surroundings) -> LookNode {
      var node = given.resolved(in: around)
      let place = node.place.inside(around)
      let surroundings = outer.around(given)
      let grounds = grounds(of: node, at: place, surroundings)
      var shown: Part?
      switch node.kind {
      case .stack(let stack): shown = resolve(stack, of: &node, at: place, surroundings)
      case .control(let control): shown = draw(control, node, in: around, surroundings)
      case .text(let text): shown = draw(text, node, in: around, surroundings)
      case .spacer: break
      default:
        shown = drawLeaf(node, at: place, surroundings)
        shown?.view.alpha = surroundings.isEnabled ? 1 : 0.4
      }
      add(shown, grounds.whole, grounds.inner, to: &node, at: place)
      return node
    }

    func add(
      _ part: Part?, _ ground: Part? = nil, _ innerGround: Part? = nil, to node: inout LookNode,
      at place: LookPath
    ) {
      node.place = place
      // Two parts, such as the title and the value of a control, can have the same path.
      while sizes.leaves[node.place] != nil { node.place = node.place.inside(Step.twin) }
      sizes.leaves[node.place] = Leaf(part, ground, innerGround)
      if let part { order.append(part.view) }
    }

    private func resolve(
      _ stack: LookNode.Stack, of node: inout LookNode, at place: LookPath, _ outer: Surroundings
    ) -> Part? {
      var stack = stack
      defer { node.kind = .stack(stack) }
      if stack.stacksAtAccessibilitySizes, outer.isLarge {
        (stack.isVertical, stack.alignment) = (true, nil)
      }
      if let custom = node.style.values.custom, !outer.isLoading {
        if let value = custom.value as? any CustomPart {
          stack.parts = []
          return show(value, custom, at: place, outer)
        }
        self.shown.context.cell.reportMissingView(of: type(of: custom.value))
      }
      stack.parts = stack.parts.map { resolve($0, in: place, outer) }
      return nil
    }

    /// Makes `views` the subviews, in this order. If the user is editing text in one of the views, this method moves
    /// only the other views, because a move may end editing.
    func showInOrder(_ views: [UIView]) {
      if subviews.elementsEqual(views, by: ===) { return }
      let stay = Set(views.map { ObjectIdentifier($0) })
      for old in subviews where !stay.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
      // This method does not move the first and the last views that are in order already, because each move searches
      // all subviews.
      let start = zip(subviews, views).prefix { $0 === $1 }.count
      let same = zip(subviews.reversed(), views.reversed()).prefix { $0 === $1 }.count
      let end = max(start, views.count - same)
      let edited = views[start..<end].firstIndex { $0.superview === self && $0.editedView != nil }
      for index in start..<end where index != edited {
        let next = edited.map { index < $0 ? $0 : end } ?? end
        if next < views.count {
          insertSubview(views[index], belowSubview: views[next])
        } else {
          addSubview(views[index])
        }
      }
    }

    func show<View: UIView>(
      _ node: LookNode, at place: LookPath, _ surroundings: Surroundings,
      in make: @autoclosure () -> View, _ write: (View, Part) -> Void
    ) -> Part {
      let (view, part) = part(place, make())
      update(part, to: node, surroundings) { write(view, part) }
      return part
    }

    // `@inline(never)` keeps this code out of `show`, which the compiler specializes for each class of views.
    @inline(never) private func update(
      _ part: Part, to node: LookNode, _ surroundings: Surroundings, _ write: () -> Void
    ) {
      let isWritten = part.node == node && part.surroundings == surroundings
      if isWritten, !isForced || !node.isAlive { return }
      let isChanged = part.node?.kind != node.kind
      part.counts += isChanged ? 1 : 0
      move(part, node.style.values.motion.kind, isChanged: isChanged, write)
      (part.node, part.surroundings) = (node, surroundings)
    }

    private func move(_ part: Part, _ motion: Look.Motion?, isChanged: Bool, _ write: () -> Void) {
      let view = part.view
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

    private func count(_ label: UILabel, _ part: Part, from old: String) {
      guard let new = label.text, let count = LookCount(from: old, to: new) else { return }
      let (number, steps) = (part.counts, 12)
      for step in 0...steps {
        let text = step == steps ? new : count.text(at: Double(step) / Double(steps))
        let show: @MainActor @Sendable () -> Void = { [weak self, weak part, weak label] in
          guard let self, let part, part.counts == number else { return }
          if label is MarkedLabel, let style = part.node?.style.values {
            // This code sets `attributedText` to a text with an intermediate number. The label's property
            // `marked` keeps the new text, because `MarkedLabel` places its links over the words of `marked`.
            label?.attributedText = marked(text, style, part.surroundings)
          } else {
            label?.text = text
          }
        }
        if step == 0 { show() } else { shown.context.cell.later(after: Double(step) / 30, show) }
      }
    }

    private func drawLeaf(_ node: LookNode, at place: LookPath, _ outer: Surroundings) -> Part {
      let style = node.style
      switch node.kind {
      case .image(let image):
        return show(node, at: place, outer, in: PictureView(frame: .zero)) { view, part in
          if part.node == nil { view.isWanted = isDisplayed }
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
          ($0.textStyle, $0[.isBold], $0.motion) = (.caption, true, style.values.motion)
        }
        return show(label, at: place, inner, in: UILabel()) { view, _ in
          write(text, label.style.values, inner, to: view)
          view.textAlignment = .center
        }
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
          view.color = outer.color?.uiColor
          // UIKit stops the spinner when its cell is reused for another row.
          view.startAnimating()
        }
      default:
        return show(node, at: place, outer, in: Line()) { view, _ in
          view.backgroundColor = .separator
        }
      }
    }

    // MARK: Backgrounds of parts

    private func grounds(
      of node: LookNode, at place: LookPath, _ outer: Surroundings
    ) -> (whole: Part?, inner: Part?) {
      let style = node.style.values
      var (whole, inner): (Part?, Part?)
      if style.hasGround {
        let ground = style.bubble == nil ? style.background : nil
        let color: UIColor? =
          switch style.bubble {
          case .sent where !outer.isLoading: outer.ground?.color?.uiColor ?? .tintColor
          case .sent, .received: .ground
          case nil: ground.map { ($0.color?.uiColor ?? .ground).withOpacity($0.opacity) }
          }
        whole = self.ground(
          at: place, color, corners: CGFloat(ground?.corners ?? 18),
          border: ground?.border?.uiColor, hasShadow: ground?.hasShadow == true)
      }
      switch node.kind {
      case .badge:
        // A part has at most two background views. So a badge that has its own background does not show its selection.
        if style.isSelected, whole == nil { whole = ground(at: place, .ground, corners: 8) }
        // While a badge is loading, a gray bar replaces its text, and the badge has no capsule.
        if !outer.isLoading {
          inner = ground(at: place, outer.color?.uiColor ?? .tintColor, corners: .infinity)
        }
      // The views of texts, plain buttons and chips show the selection themselves.
      case .text: break
      case .control(let control) where control.showsSelection: break
      default: if style.isSelected { inner = ground(at: place, .ground, corners: 8) }
      }
      for part in [whole, inner] { part?.view.alpha = outer.isEnabled ? 1 : 0.4 }
      let isWhole = whole == nil && style.isSelected
      return isWhole ? (inner, nil) : (whole, inner)
    }

    private func ground(
      at place: LookPath, _ color: UIColor?, corners: CGFloat, border: UIColor? = nil,
      hasShadow: Bool = false
    ) -> Part {
      let (view, part) = part(place.inside(Step.box), Background())
      view.isUserInteractionEnabled = false
      (view.backgroundColor, view.corners, view.border) = (color, corners, border)
      view.hasShadow = hasShadow
      order.append(view)
      return part
    }
  }

  extension UIView {
    func fade(_ type: CATransitionType = .fade) {
      let fade = CATransition()
      (fade.type, fade.subtype) = (type, .fromTop)
      layer.add(fade, forKey: "ScreenDSL.fade")
    }
  }

  private final class Line: UIView {}

  extension LookNode {
    /// Whether the content of the part's view can change without an update, as in a switch or a spinner.
    fileprivate var isAlive: Bool {
      switch kind {
      case .control(let control): control.role != .button
      case .spinner, .progress: true
      case .stack: style.values.custom != nil
      default: false
      }
    }
  }

  extension LookNode.Control {
    fileprivate var showsSelection: Bool {
      button.map { $0.kind == .plain || $0.kind == .chip } == true
    }
  }
#endif
