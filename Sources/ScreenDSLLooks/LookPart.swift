public import ScreenDSL
public import ScreenDSLHosting

/// A cell model that declares its look. The look describes the texts, images and controls of the model. The app
/// need not register a cell for such a model, because the list draws the look.
///
/// ```swift
/// struct MailRow: LookModel, Identifiable {
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
/// Equal models must look the same. If the app registered a cell for the type of the model, the list shows that cell
/// instead of the look.
public protocol LookModel: _SelfShowing {
  /// The type of the look, which is a part.
  associatedtype Body: LookPart

  /// The look of the model. The look is a single part, often a stack that contains other parts.
  ///
  /// When the user taps or changes a control, the list runs the action that this control has in the look of the row's
  /// newest model.
  @LookChooser var look: Body { get }
}

/// A part of a look, such as ``Look/Text`` or ``Look/Button``. You create parts with the functions of ``Look``.
///
/// A part is a cell model, so a part alone can be a row, a header or a footer.
public protocol LookPart: LookModel where Body == Self {
  // These requirements are static, so that Xcode does not suggest them as methods of a part.

  /// Returns the node that describes a part. Only types of the package implement this function.
  static func _node(of part: consuming Self) -> LookNode
  /// Calls `change` to change the style of a part. Only types of the package implement this function.
  static func _style(_ part: inout Self, _ change: _LookStyle.Change)
}

extension LookPart {
  /// The part itself.
  public var look: Self { self }

  package var _node: LookNode { consuming get { Self._node(of: self) } }

  // A modifier that calls this method changes the part in place, so that a chain of modifiers copies nothing.
  consuming func changed(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }

  consuming func with(_ change: (inout LookStyle.Values) -> Void) -> Self {
    Self._style(&self) { change(&$0.values) }
    return self
  }

  // MARK: Modifiers of all parts

  /// Returns the part with a size. The size has no effect if the list is drawn as plain text.
  ///
  /// For each parameter, nil keeps the length that was set before, and a length that is not finite or not positive
  /// removes the length that was set before. If the part is the whole look of a row, and is no image or avatar,
  /// `height` is the height of the row, and `width` has no effect.
  ///
  /// - Parameters:
  ///   - width: The width in points. If no width is set, the content of the part and the stack that contains the part
  ///     decide the width.
  ///   - height: The height in points. If no height is set, the content of the part and the stack that contains the
  ///     part decide the height.
  ///   - minWidth: The least width in points, even if other parts must shrink.
  ///   - maxWidth: The greatest width in points, even if the part fills the space.
  ///   - minHeight: The least height of the part in points, to which a row adds its margins.
  ///   - maxHeight: The greatest height in points.
  public consuming func size(
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

  /// Returns the part with a priority. If parts side by side have too little space, the parts with the lowest priority
  /// shrink first.
  ///
  /// - Parameter priority: The priority, clamped to the range from -9 to 9; the default is 0. Among parts with the same
  ///   priority, the widest parts shrink first.
  public consuming func priority(_ priority: Int) -> Self {
    with { $0.priority = min(max(priority, -9), 9) }
  }

  /// Returns the part with padding on all sides, in points. If the part is the whole look of a row, and has no
  /// background and no bubble, its padding replaces the margins of the row: with 0, the part reaches from edge to edge.
  public consuming func padding(_ points: Double) -> Self {
    padding(horizontal: points, vertical: points)
  }

  /// Returns the part with horizontal and vertical padding, in points.
  ///
  /// A value that is negative or not finite means 0.
  public consuming func padding(horizontal: Double, vertical: Double) -> Self {
    let padding = LookStyle.Padding(
      horizontal: Self.valid(horizontal) ?? 0, vertical: Self.valid(vertical) ?? 0)
    return with { $0.padding = padding }
  }

  /// Returns a part that fills the remaining space of its stack. Several such parts share the space.
  @inlinable public consuming func fill() -> Self {
    Self._style(&self) { $0.values[.isFilling] = true }
    return self
  }

  /// Returns the part with a color. Inner parts without their own color have this color too. If `color` is nil, the
  /// part has the color of the stack that contains it, or else the default color.
  @inlinable public consuming func color(_ color: ThemeColor?) -> Self {
    Self._style(&self) { $0.values.color = color }
    return self
  }

  /// Returns the part with accessibility properties, such as a label. An omitted argument changes nothing.
  ///
  /// - Parameters:
  ///   - label: The label, which replaces the visible texts.
  ///   - value: The value, which replaces the visible value.
  ///   - hint: A description of what happens when the user uses the part.
  ///   - children: Whether a stack is one element, or each of its parts is an element.
  ///   - heading: The heading level, from 1 to 6; the title of a screen has level 1. Other numbers are clamped.
  ///   - priority: The priority in the reading order of the stack that contains the part; the default is 0. Screen
  ///     readers begin with the part that has the highest priority. Screen readers always read overlays after the part
  ///     that is behind the overlays.
  ///   - traits: Traits in addition to those of the part's kind. Fields, sliders, pickers, date controls and buttons
  ///     with a menu can ignore these traits.
  public consuming func accessibility(
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

  /// Returns the part with actions for assistive technologies, in addition to the actions of the controls in the part.
  public consuming func accessibilityActions(@MenuBuilder _ actions: () -> [MenuAction]) -> Self {
    func leaves(_ action: MenuAction) -> [MenuAction] {
      action.children.isEmpty ? [action] : action.children.flatMap(leaves)
    }
    let actions = actions().flatMap(leaves)
    return with { $0.accessibility.actions = actions }
  }

  /// Returns the part as an accessibility element whose value the user can increase and decrease.
  ///
  /// - Parameter action: The action. It receives a positive number of steps to increase the value, or a negative number
  ///   to decrease it, usually 1 or -1. If the action is nil, the part is not adjustable.
  @_disfavoredOverload
  public consuming func accessibilityAdjust(_ action: Handler<Int>?) -> Self {
    with { $0.accessibility.adjust = action.map { adjust in .choose { adjust($0) } } }
  }

  /// Returns the part as an accessibility element whose value the user can increase and decrease.
  public consuming func accessibilityAdjust(
    _ action: @escaping @MainActor @Sendable (Int) -> Void
  ) -> Self { with { $0.accessibility.adjust = .choose(action) } }

  /// Returns the part with announcements. If an update changes the text of the part, or adds the part to a row that is
  /// already shown, screen readers announce the text.
  public consuming func announced(_ isAnnounced: Bool = true) -> Self {
    with { $0.accessibility.isAnnounced = isAnnounced }
  }

  /// Returns the part as a decoration. Assistive technologies ignore the part, except the controls in it.
  public consuming func decorative() -> Self { accessibility(label: "") }

  /// Returns the part as enabled, or as disabled. If the part is disabled, the parts inside are disabled too.
  ///
  /// The modifier does not disable the row's `onSelect`. To disable this action too, pass nil, as in
  /// `onSelect(isOn ? open : nil)`.
  public consuming func enabled(_ isEnabled: Bool) -> Self { with { $0[.isDisabled] = !isEnabled } }

  /// Returns the part as selected, or as not selected.
  public consuming func selected(_ isSelected: Bool = true) -> Self {
    with { $0[.isSelected] = isSelected }
  }

  /// Returns the part as a skeleton if `isLoading` is true: gray areas replace the texts and images of the part,
  /// and the controls in the part are disabled.
  public consuming func loading(_ isLoading: Bool = true) -> Self {
    with { $0[.isLoading] = isLoading }
  }

  /// Returns a part whose texts are sensitive. If the environment's `hidesSensitiveTexts` is true, the list shows dots
  /// in place of these texts, and screen readers cannot read them.
  ///
  /// Dots replace all texts in the part: titles, prompts, values, choices and menus, progress, and accessibility
  /// labels, values and hints. If a text has an accessibility label, screen readers read the dots that replace the
  /// label; otherwise, screen readers ignore the text. A symbol replaces each image that is no symbol, and each image
  /// of a menu item. Avatars have no initials. Fields and dates are disabled, and texts lose their links. Other
  /// controls stay enabled. Texts of the row outside of its look, such as swipe actions, stay visible.
  public consuming func sensitive(_ isSensitive: Bool = true) -> Self {
    with { $0[.isSensitive] = isSensitive }
  }

  /// Returns the part in a message bubble, or without a bubble if `bubble` is nil. The bubble takes at most three
  /// quarters of the available width.
  public consuming func bubble(_ bubble: Look.Bubble?) -> Self { with { $0.bubble = bubble } }

  /// Returns the part with an animation of its changes, or without one if `motion` is nil.
  ///
  /// A list in UIKit animates a change if the row is visible and both the old and the new look contain the part. If the
  /// user prefers reduced motion, the list does not animate. Stacks, and most controls other than buttons, ignore the
  /// modifier.
  public consuming func motion(_ motion: Look.Motion?) -> Self { with { $0.motion.kind = motion } }

  /// Returns the part with a background, which also fills the part's padding. If the part is the whole look of a row,
  /// the background is inside the margins of the row.
  ///
  /// - Parameters:
  ///   - color: The color; nil for a light gray. On any other color, texts are white, or dark if white would be hard to
  ///     read, as on yellow.
  ///   - opacity: The opacity, from 0 to 1. If it is less than 0.5, texts keep their colors.
  ///   - corners: The radius of the corners in points; `.infinity` for a capsule, or a circle.
  ///   - border: The color of a border of one point; nil for none.
  ///   - shadow: Whether the background has a shadow.
  public consuming func background(
    _ color: ThemeColor? = nil, opacity: Double = 1, corners: Double = 0,
    border: ThemeColor? = nil, shadow: Bool = false
  ) -> Self {
    var background = LookStyle.Background(color: color, opacity: opacity >= 0 ? min(opacity, 1) : 0)
    background.corners = corners >= 0 ? min(corners, LookNode.maximumLength) : 0
    (background.border, background.hasShadow) = (border, shadow)
    return with { $0.background = background }
  }

  /// Returns a stack of the part and its overlays, which are drawn over the part. Several overlays form a column.
  ///
  /// If the list is drawn as plain text, the overlays are beside the part.
  ///
  /// - Parameters:
  ///   - corner: The position of the overlays, inside the part.
  ///   - parts: The overlays, such as a badge. An `if` may omit them.
  public func overlay(
    _ corner: Look.Corner = .topTrailing, @LookBuilder _ parts: () -> [LookNode]
  ) -> Look.Stack {
    var stack = LookNode.Stack(isVertical: false, parts: LookBuilder.parts(self, under: parts()))
    stack.corner = corner
    return Look.Stack(stack: stack)
  }

  /// Returns the look of a row with an accessory: a symbol at the trailing side of the row.
  ///
  /// - Parameter accessory: The accessory; nil for none.
  @inlinable public consuming func accessory(_ accessory: Look.Accessory?) -> Self {
    Self._style(&self) { $0.values.accessory = accessory }
    return self
  }

  /// Returns a row's look with an info button at the trailing side of the row, before the accessory.
  ///
  /// - Parameters:
  ///   - title: The button's accessibility label. The button shows the system's info symbol.
  ///   - action: The action; nil disables the button.
  @_disfavoredOverload
  public func info(_ title: String, _ action: Handler<Void>?) -> Look.Stack {
    info(Look.button(title, image: .symbol("info.circle"), action))
  }

  /// Returns a row's look with an info button at the trailing side of the row, before the accessory.
  public func info(
    _ title: String, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Look.Stack { info(Look.button(title, image: .symbol("info.circle"), action)) }

  /// Returns a row's look with an info button that has an `async` action. While the action runs, the button is busy.
  @_disfavoredOverload
  public func info(
    _ title: String, _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Look.Stack { info(Look.button(title, image: .symbol("info.circle"), action)) }

  private func info(_ button: Look.Button) -> Look.Stack {
    let row = _node
    let own = row.style.values
    let content = row.inRow.styled {
      ($0.accessory, $0[.isSelected]) = (nil, false)
      ($0.separator, $0[.hidesHighlight]) = (nil, false)
    }
    return Look.horizontal {
      content.fill()
      button.iconOnly()
    }.with {
      ($0.key, $0.accessory, $0[.isSelected]) = (own.key, own.accessory, own.isSelected)
      ($0.separator, $0[.hidesHighlight]) = (own.separator, !own.highlights)
      ($0.height, $0.padding) = (row.rowHeight, row.rowPadding)
    }
  }

  /// Returns a row's look with the given separator below the row.
  ///
  /// If `separator` is nil, the row has the default separator. An inset that is negative or not finite means 0.
  public consuming func separator(_ separator: Look.Separator?) -> Self {
    var separator = separator
    if case .inset(let points) = separator { separator = .inset(Self.valid(points) ?? 0) }
    return with { $0.separator = separator }
  }

  /// Returns a row's look with or without a highlight while a finger is on the row. The default is true. A row has a
  /// highlight only if a tap on the row has an action.
  public consuming func highlights(_ highlights: Bool) -> Self {
    with { $0[.hidesHighlight] = !highlights }
  }

  /// Returns the part with a key. If a statement of a builder, such as a loop, produces several parts, the key
  /// identifies the part among these parts, whatever its position among them is.
  ///
  /// If the next look has a part with the same key, this part keeps the view of the old part and the text that the user
  /// typed. If an update can insert, remove or move the parts of a loop, give each of these parts a key. Models with an
  /// `id` need no key.
  public consuming func key(_ key: some CustomStringConvertible) -> Self {
    with { $0.key = "\(key)" }
  }

  private static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, LookNode.maximumLength) : nil
  }
}

extension LookModel { package var node: LookNode { look._node.inEnvironment } }
