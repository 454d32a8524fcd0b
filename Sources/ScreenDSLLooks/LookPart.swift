public import ScreenDSL
public import ScreenDSLHosting

/// A cell model that says how it looks: it needs no registration, in any list and in any picture.
///
/// ```swift
/// struct MailRow: Drawn, Identifiable {
///   let id: Int
///   var sender: String
///   var onArchive: Handler<Void>
///
///   var look: some LookPart {
///     Look.horizontal {
///       Look.text(sender, .headline).lines(1).fill()
///       Look.button("Archive", onArchive)
///     }
///   }
/// }
/// ```
/// The same model always looks the same. A cell that is registered for the model is shown instead of the look.
public protocol Drawn: _SelfShowing {
  /// What the look is made of: one part.
  associatedtype Body: LookPart

  /// How the model looks: one part, often a stack of others.
  ///
  /// A control does what the newest model's look has in the same place.
  @LookChooser var look: Body { get }
}

/// One piece of a look, such as ``Look/Text`` or ``Look/Button``; made with ``Look``.
///
/// A part is a cell model: by itself it is a row, a header or a footer.
public protocol LookPart: Drawn where Body == Self {
  /// What is drawn; the package supplies it.
  var _node: LookNode { get }
  /// What modifiers said; the package supplies it.
  var _style: _LookStyle { get set }
}

extension LookPart {
  /// The part itself.
  public var look: Self { self }

  func changed(_ change: (inout Self) -> Void) -> Self {
    var part = self
    change(&part)
    return part
  }

  func with(_ change: (inout LookStyle.Values) -> Void) -> Self {
    changed { $0._style.change(change) }
  }
}

extension Drawn {
  /// What is drawn of the model.
  package var node: LookNode { look._node.inEnvironment }
}

// MARK: - Modifiers of all parts

extension LookPart {
  /// Returns the part with a wished size; what draws without points keeps to its own.
  ///
  /// The height of the look of a row is that of the row, with its margins and the rows inside it; an image keeps its own.
  ///
  /// - Parameters:
  ///   - width: In points; what is no positive number leaves it to the contents, nil as it was.
  ///   - height: In points; likewise.
  ///   - minWidth: The least width in points, whatever there is room for; likewise.
  ///   - maxWidth: The largest width in points, also of a part that takes the room which others leave.
  ///   - minHeight: The least height in points: of the part itself, not of the row around it.
  ///   - maxHeight: The largest height in points; likewise.
  public func size(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> Self {
    with {
      if let width { $0.width = Self.valid(width) }
      if let height { $0.height = Self.valid(height) }
      if let minWidth { $0.limits.minWidth = Self.valid(minWidth) }
      if let maxWidth { $0.limits.maxWidth = Self.valid(maxWidth) }
      if let minHeight { $0.limits.minHeight = Self.valid(minHeight) }
      if let maxHeight { $0.limits.maxHeight = Self.valid(maxHeight) }
    }
  }

  /// Returns the part as one that gives way after those beside it, or before them, where there is too little room.
  ///
  /// - Parameter priority: From -9 to 9, and 0 by default. Those of the lowest one give way first, of these the
  ///   widest.
  public func priority(_ priority: Int) -> Self {
    with { $0.priority = min(max(priority, -9), 9) }
  }

  /// Returns the part with room around it on all sides, in points; around the look of a row it takes the place of
  /// the row's margins, so that 0 reaches from edge to edge.
  public func padding(_ points: Double) -> Self { padding(horizontal: points, vertical: points) }

  /// Returns the part with room beside it, and above and below it, in points.
  ///
  /// What is negative or no number counts as 0.
  public func padding(horizontal: Double, vertical: Double) -> Self {
    let padding = LookStyle.Padding(
      horizontal: Self.valid(horizontal) ?? 0, vertical: Self.valid(vertical) ?? 0)
    return with { $0.padding = padding }
  }

  /// Returns the part so that it takes the room which others leave; several share it.
  public func fill() -> Self { with { $0.isFilling = true } }

  /// Returns the part in a color, as all that is in it; nil for that of its kind.
  public func color(_ color: ThemeColor?) -> Self { with { $0.color = color } }

  /// Returns the part with what people hear of it; what is left out stays as it was.
  ///
  /// - Parameters:
  ///   - label: What it is called, instead of the texts that it shows.
  ///   - value: What it is set to, instead of what it shows.
  ///   - hint: What happens when it is used, for people who want to know.
  ///   - children: Whether the parts of a stack are one stop, or one each.
  ///   - heading: The level of the heading that it is, from 1, as of the title of a screen, to 6; any other number
  ///     counts as the nearest of these.
  ///   - priority: Parts beside or below one another are read from the highest to the lowest, which is 0 unless they
  ///     say another one; those over another part come after it.
  ///   - traits: Traits besides those that follow from its kind.
  public func accessibility(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    children: Look.AccessibilityChildren? = nil, heading: Int? = nil, priority: Int? = nil,
    traits: AccessibilityTrait...
  ) -> Self {
    with {
      if let label { $0.accessibility.label = label }
      if let value { $0.accessibility.value = value }
      if let hint { $0.accessibility.hint = hint.isEmpty ? nil : hint }
      if let children { $0.accessibility.children = children }
      if let heading { $0.accessibility.heading = min(max(heading, 1), 6) }
      if let priority { $0.accessibility.priority = priority }
      if !traits.isEmpty { $0.accessibility.traits = .init(traits.map { .init($0) }) }
    }
  }

  /// Returns the part with what people can do with it who do not see it, besides what stands in it.
  public func accessibilityActions(@MenuBuilder _ actions: () -> [MenuAction]) -> Self {
    func leaves(_ action: MenuAction) -> [MenuAction] {
      action.children.isEmpty ? [action] : action.children.flatMap(leaves)
    }
    let actions = actions().flatMap(leaves)
    return with { $0.accessibility.actions = actions }
  }

  /// Returns the part as one stop whose value people set higher and lower who do not see it.
  ///
  /// - Parameter action: Runs with 1 for higher and -1 for lower; nil if that cannot be done at present.
  @_disfavoredOverload
  public func accessibilityAdjust(_ action: Handler<Int>?) -> Self {
    with { $0.accessibility.adjust = action.map { adjust in .choose { adjust($0) } } }
  }

  /// Returns the part as one stop whose value people set higher and lower who do not see it.
  public func accessibilityAdjust(_ action: @escaping @MainActor @Sendable (Int) -> Void) -> Self {
    with { $0.accessibility.adjust = .choose(action) }
  }

  /// Returns the part as one that is read out whenever what it says changes while it is shown.
  public func announced(_ isAnnounced: Bool = true) -> Self {
    with { $0.accessibility.isAnnounced = isAnnounced }
  }

  /// Returns the part as one that only decorates: assistive technologies pass it over.
  public func decorative() -> Self { accessibility(label: "") }

  /// Returns the part as usable, or as not usable at present, with all that is in it.
  public func enabled(_ isEnabled: Bool) -> Self { with { $0.isDisabled = !isEnabled } }

  /// Returns the part as selected, or as not selected.
  public func selected(_ isSelected: Bool = true) -> Self { with { $0.isSelected = isSelected } }

  /// Returns the part as one that is yet to be loaded, a skeleton, or as loaded.
  public func loading(_ isLoading: Bool = true) -> Self { with { $0.isLoading = isLoading } }

  /// Returns the part as one whose texts are hidden while the list's environment says
  /// `hidesSensitiveTexts`: dots stand in their place, for those who see them and for those who hear them.
  ///
  /// That is all that can be read in it: titles, prompts, values, choices and menus, initials, images that are no
  /// symbols, how much is done, and what is said of it with `accessibility`. Texts without a label are not heard.
  /// Controls go on working, but for fields and dates, which cannot be used without being seen. What the row says
  /// outside of its look, such as its swipe actions, stays.
  public func sensitive(_ isSensitive: Bool = true) -> Self {
    with { $0.isSensitive = isSensitive }
  }

  /// Returns the part in the bubble of a message, three quarters as wide as its room at most; nil for none.
  public func bubble(_ bubble: Look.Bubble?) -> Self { with { $0.bubble = bubble } }

  /// Returns the part with a motion that shows that it is another one than before; nil for none.
  ///
  /// It moves where it stays in its row while that is shown, and not for people who asked for less motion.
  public func motion(_ motion: Look.Motion?) -> Self { with { $0.motion.kind = motion } }

  /// Returns the part on a ground, which is behind its padding too; that of a row's look stands inside the margins
  /// of the row.
  ///
  /// - Parameters:
  ///   - color: Nil for a gray that stands out a bit. Texts on any other are white, or dark where white is hard to
  ///     read, as on yellow.
  ///   - opacity: How much it hides, between 0 and 1; on less than a half texts keep their colors.
  ///   - corners: The radius of the corners in points; `.infinity` for round ends, or a circle.
  ///   - border: The color of a line around it, a point thick; nil for none.
  ///   - shadow: Whether it throws one.
  public func background(
    _ color: ThemeColor? = nil, opacity: Double = 1, corners: Double = 0,
    border: ThemeColor? = nil, shadow: Bool = false
  ) -> Self {
    let background = LookStyle.Background(
      color: color, opacity: opacity >= 0 ? min(opacity, 1) : 0,
      corners: corners >= 0 ? min(corners, LookNode.maximumLength) : 0, border: border,
      hasShadow: shadow)
    return with { $0.background = background }
  }

  /// Returns the part with others over it, below one another; texts in columns have them beside it.
  ///
  /// - Parameters:
  ///   - corner: Where the others stand, inside of it.
  ///   - parts: The others, such as a badge; they may be missing.
  public func overlay(
    _ corner: Look.Corner = .topTrailing, @LookBuilder _ parts: () -> [LookNode]
  ) -> Look.Stack {
    var stack = LookNode.Stack(
      isVertical: false,
      parts: LookBuilder.buildBlock(LookBuilder.buildExpression(self), parts()))
    stack.corner = corner
    return Look.Stack(stack: stack)
  }

  /// Returns the look of a row with a sign at its trailing side; nil for none.
  public func accessory(_ accessory: Look.Accessory?) -> Self { with { $0.accessory = accessory } }

  /// Returns the look of a row with a button for more about it, before its accessory.
  ///
  /// - Parameters:
  ///   - title: What people hear of the button, which shows the sign of the system.
  ///   - action: What happens; nil if it cannot be pressed at present.
  @_disfavoredOverload
  public func info(_ title: String, _ action: Handler<Void>?) -> Look.Stack {
    info(Look.button(title, image: .symbol("info.circle"), action))
  }

  /// Returns the look of a row with a button for more about it, before its accessory.
  public func info(
    _ title: String, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Look.Stack { info(Look.button(title, image: .symbol("info.circle"), action)) }

  /// What was said of the row is said of both.
  private func info(_ button: Look.Button) -> Look.Stack {
    let (own, row) = (_style.values, _node)
    let content = row.inRow.styled {
      ($0.key, $0.accessory, $0.isSelected) = (nil, nil, false)
      ($0.separator, $0.highlights) = (nil, true)
    }
    return Look.horizontal {
      content.fill()
      button.iconOnly()
    }.with {
      ($0.key, $0.accessory, $0.isSelected) = (own.key, own.accessory, own.isSelected)
      ($0.separator, $0.highlights) = (own.separator, own.highlights)
      ($0.height, $0.padding) = (row.rowHeight, row.rowPadding)
    }
  }

  /// Returns the look of a row with another line between it and the next one, or without one; nil for the usual one.
  ///
  /// An inset that is negative or no number counts as 0.
  public func separator(_ separator: Look.Separator?) -> Self {
    var separator = separator
    if case .inset(let points) = separator { separator = .inset(Self.valid(points) ?? 0) }
    return with { $0.separator = separator }
  }

  /// Returns the look of a row that stands out while a finger is on it, as is usual of one that can be tapped, or that
  /// does not.
  public func highlights(_ highlights: Bool) -> Self { with { $0.highlights = highlights } }

  /// Returns the part as the one with a key among those of its statement, wherever it stands there.
  ///
  /// Its view and what is done with it follow the key. Parts of a loop need one if they come, go or move, unless
  /// they are looks of models that have an ID.
  public func key(_ key: some CustomStringConvertible) -> Self { with { $0.key = "\(key)" } }

  private static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, LookNode.maximumLength) : nil
  }
}

extension LookNode {
  /// The longest side that a part may have, in points.
  package static let maximumLength = 10_000.0
}
