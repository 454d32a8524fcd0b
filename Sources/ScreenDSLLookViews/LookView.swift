#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The view of a look. Each part keeps its view while there is a part of its kind in its place, or with its
  /// key; only what differs is written, and nothing is if an equal look is shown again.
  final class LookView: UIView, UIContentView, DisplayedView {
    private(set) var shown: LookConfiguration
    /// The room in the system's own rows.
    private let system = UIListContentConfiguration.cell()
    private(set) lazy var sizes = LookSizes(gap: system.imageToTextPadding)
    /// The look as it is laid out, with what stands beside it in its row; each part has a place of its own.
    private(set) var root = LookNode(.spacer)
    private var keptLayout: LookLayout<LookSizes>?
    /// The margins that the look says, and the room around the parts when it changed last.
    private var (ownMargins, toldInsets) = (
      NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets.zero
    )
    /// All views, from the back to the front.
    var order: [UIView] = []
    private var parts: [PartID: Part] = [:]
    /// The parts of the look before, as long as the new one has not taken them.
    private var leftParts: [PartID: Part] = [:]
    /// What the list around says, as it was when the look was written.
    private(set) var outer: Surroundings?
    /// Whether a person did something that the model may have refused.
    private var isTouched = false
    /// Whether controls are written although their parts are as before.
    private(set) var isForced = false
    /// Whether controls show something that nobody answers any more, and whether a person is just heard.
    private(set) var (isUnanswered, isHeard) = (false, false)
    /// Whether the cell showed another row before.
    private(set) var isOtherRow = true
    /// Whether people see it, or will soon.
    private(set) var isDisplayed = true
    /// Takes back what the look has changed of its cell.
    var undress: [() -> Void] = []
    /// Whether somebody has asked for what people hear.
    private var isListenedTo = false
    /// What the look has made of the line below its cell, and for which.
    var line: SeparatorLine?
    /// What people hear of texts and parts, if that is not all they hear of the row, by their places.
    var elements: [LookPlace: LookElement] = [:]

    /// Which part it is: the place, the kind of view, and the number among those alike.
    private struct PartID: Hashable {
      let place: LookPlace
      let kind: ObjectIdentifier
      var number = 0
    }

    var configuration: any UIContentConfiguration {
      get { shown }
      set { if let new = newValue as? LookConfiguration { show(new) } }
    }

    init(_ new: LookConfiguration) {
      shown = new
      super.init(frame: .zero)
      write(after: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// UIKit shows the same look again at each highlight, selection and change of traits.
    private func show(_ new: LookConfiguration) {
      let (old, isFilled) = (shown, new.number != shown.number)
      shown = new
      isOtherRow = isFilled && new.context.cell.isFirstDisplay
      isUnanswered = isFilled && new.isUnanswered
      let isChanged = new.look != old.look || outer != surroundings
      if isOtherRow || isFilled && isTouched || isChanged {
        write(after: isOtherRow ? nil : old.look)
      }
    }

    #if !os(visionOS)  // Where it was always deprecated.
      /// A cell whose content is set by hand does not always set it again.
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // Letters may be others also where nothing else is: bold ones.
        if outer == surroundings { sizeDidChange() } else { write(after: shown.look) }
      }
    #endif

    private var surroundings: Surroundings {
      var outer = Surroundings()
      outer.textSize = traitCollection.preferredContentSizeCategory
      if shown.look.hasRemoteImages { outer.loader = shown.context.cell.environment(\.imageLoader) }
      outer.isDark = shown.look.hasDarkImages && traitCollection.userInterfaceStyle == .dark
      outer.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return outer
    }

    private func write(after old: LookNode?) {
      let outer = surroundings
      self.outer = outer
      (leftParts, parts) = (parts, [:])
      (isForced, isTouched) = (isOtherRow || isTouched, false)
      if isOtherRow {
        isDisplayed = true
        forgetElements()
      }
      (sizes.leaves, order) = ([:], [])
      setMargins()
      let look = resolve(shown.look.inRow, in: LookPlace(), outer)
      // Lines of text stand at their side by themselves.
      root = .vertical([look], alignment: shown.look.isPlainText ? .fill : nil)
      root.place = LookPlace().inside(Step.row)
      if let sign = sign(outer, isTurned: old != nil) {
        root = .horizontal([root, sign])
        root.place = LookPlace().inside(Step.row).inside(Step.twin)
      }
      showInOrder(order)
      dressCell()
      leftParts = [:]
      sizeDidChange()
      if let old { announceChanges(after: old) }
      // Who listens keeps the controls, and does not ask for them again.
      if isListenedTo { _ = accessibilityElements }
    }

    /// What stands at the trailing side: of a row that unfolds others its disclosure.
    private func sign(_ outer: Surroundings, isTurned: Bool) -> LookNode? {
      let (style, place) = (shown.look.style.values, LookPlace().inside(Step.accessory))
      guard let outline = style.outline, let isExpanded = outline.isExpanded else {
        return style.accessory.map { resolve($0.node, in: place, outer) }
      }
      let (sign, part) = part(place, Disclosure(frame: .zero))
      sign.onTap = { [weak self] in self?.unfold() }
      sign.show(isExpanded, isTapped: outline.isTapped, isAnimated: isTurned)
      var node = LookNode(.image(.symbol(""))).styled {
        ($0.width, $0.height) = (Disclosure.width, Disclosure.height)
      }
      add(part, to: &node, at: place)
      return node
    }

    /// Does what a tap on the disclosure does.
    func unfold() { hear { $0.cell.unfold() } }

    // MARK: Layout

    /// Lets the padding of a look take the place of a row's margins.
    private func setMargins() {
      let padding = shown.look.rowPadding
      preservesSuperviewLayoutMargins = padding == nil
      insetsLayoutMarginsFromSafeArea = padding == nil
      ownMargins = padding.map { .init($0) } ?? system.directionalLayoutMargins
      // The system's own rows leave the trailing side to what stands there.
      if padding == nil { ownMargins.trailing = ownMargins.leading }
      directionalLayoutMargins = ownMargins
    }

    /// The room around the parts: at the sides that of the list, which a row that another one unfolds is inside of. Above
    /// and below a row is not higher where it is near a bar.
    var insets: NSDirectionalEdgeInsets {
      var insets = directionalLayoutMargins
      (insets.top, insets.bottom) = (ownMargins.top, ownMargins.bottom)
      insets.leading += CGFloat(shown.look.style.values.outline?.indent ?? 0)
      return insets
    }

    /// Where parts stand; what is measured for it is kept until something wants another size.
    var layout: LookLayout<LookSizes> {
      if let keptLayout { return keptLayout }
      sizes.traits = traitCollection
      let layout = sizes.layout(root)
      keptLayout = layout
      return layout
    }

    /// Tells that parts want other sizes than before.
    func sizeDidChange() {
      keptLayout = nil
      for leaf in sizes.leaves.values { leaf.size = nil }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      (superview as? any HeadView)?.invalidateIntrinsicContentSize()
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      if insets == toldInsets { return }
      toldInsets = insets
      sizeDidChange()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      placeViews()
    }

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { size(in: target.width, isWholeWidth: horizontal == .required) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      self.size(in: size.width, isWholeWidth: false)
    }

    // MARK: Accessibility

    // The view is an element, or contains some.

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // Sizes follow what is around.
      sizeDidChange()
      // A cell that is an element hides what is in it.
      if superview is any ContentView { superview?.isAccessibilityElement = false }
      dressCell()
    }

    override var isAccessibilityElement: Bool {
      get { only != nil }
      set {}
    }

    override var accessibilityLabel: String? {
      get { only?.label }
      set {}
    }

    override var accessibilityAttributedLabel: NSAttributedString? {
      get { only?.attributedLabel }
      set {}
    }

    override var accessibilityValue: String? {
      get { only.flatMap(value) }
      set {}
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
      get { only?.expandedStatus ?? .unsupported }
      set {}
    }

    override var accessibilityHint: String? {
      get { only?.hint }
      set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { only.map(traits) ?? .none }
      set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { customActions(of: only) }
      set {}
    }

    override func accessibilityIncrement() { adjust(only, by: 1) }
    override func accessibilityDecrement() { adjust(only, by: -1) }

    override var accessibilityElements: [Any]? {
      get {
        isListenedTo = true
        return only == nil ? heardElements : nil
      }
      set {}
    }

    /// Without anything to hear, what is inside is not to be found either.
    override var accessibilityElementsHidden: Bool {
      get { stops.isEmpty }
      set {}
    }

    override var accessibilityActivationPoint: CGPoint {
      get {
        control(only?.control)?.accessibilityActivationPoint ?? super.accessibilityActivationPoint
      }
      set {}
    }

    override func accessibilityActivate() -> Bool { activate() }

    // MARK: Parts

    /// Returns the part in a place, as it was if there was one of that kind.
    func part<View: UIView>(_ place: LookPlace, _ make: @autoclosure () -> View) -> (View, Part) {
      var id = PartID(place: place, kind: ObjectIdentifier(View.self))
      while parts[id] != nil { id.number += 1 }
      let old = leftParts.removeValue(forKey: id)
      if let old {
        parts[id] = old
        // The ID says its class, which need not be asked each time.
        return (unsafeDowncast(old.view, to: View.self), old)
      }
      let view = make()
      let part = Part(view)
      parts[id] = part
      return (view, part)
    }

    /// Nothing is loaded for what nobody sees.
    func setDisplayed(_ isDisplayed: Bool) {
      self.isDisplayed = isDisplayed
      for part in parts.values {
        (part.view as? PictureView)?.isWanted = isDisplayed
        // A cell may be filled before it is in a window, where nothing takes the keyboard.
        if isDisplayed, let view = part.view as? any LookEditor,
          let field = part.node?.control?.field, field.isFocused == true
        {
          followFocus(field, of: view)
        }
      }
    }

    /// The part that a view shows.
    func part(of view: AnyObject?) -> Part? { parts.values.first { $0.view === view } }

    /// The frames of the texts that people hear, from the top down.
    var textFrames: [CGRect] {
      parts.values.filter(\.isSpoken).map { $0.view.convert($0.view.bounds, to: self) }
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// The views of controls by their IDs.
    var controls: [LookControl.ID: UIView] {
      parts.values.reduce(into: [:]) { views, part in
        if let control = part.control { views[control] = part.view }
      }
    }

    /// The view of a control.
    func control(_ id: LookControl.ID?) -> UIView? {
      parts.values.first { $0.control == id && id != nil }?.view
    }

    /// Does what a person did to a control. It may show what the model refuses, or what means nothing to it: the cell
    /// is filled again.
    func use(_ id: LookControl.ID, _ input: LookControl.Input?) {
      guard let input else { return writeLater() }
      hear { $0.use(id, input) }
    }

    /// Does what a person did to a part.
    @discardableResult
    func hear(_ tell: (LookContext) -> Bool) -> Bool {
      (isTouched, isHeard) = (true, true)
      defer { isHeard = false }
      return tell(shown.context)
    }

    /// Fills the cell again after so many seconds, for a control that must not be written now.
    func writeLater(after patience: Double = 0.1) {
      if isTouched { return }
      isTouched = true
      shown.context.cell.refillLater(after: patience)
    }
  }

  extension NSDirectionalEdgeInsets {
    init(_ padding: LookStyle.Padding) {
      let (x, y) = (CGFloat(padding.horizontal), CGFloat(padding.vertical))
      self.init(top: y, leading: x, bottom: y, trailing: x)
    }
  }

  extension Look.Accessory {
    fileprivate var node: LookNode {
      let name = self == .chevron ? "chevron.forward" : "checkmark"
      return LookNode(.image(.symbol(name))).styled {
        ($0.width, $0.height) = (self == .chevron ? 10 : 18, 18)
        $0.color = self == .chevron ? .tertiary : .accent
      }
    }
  }
#endif
