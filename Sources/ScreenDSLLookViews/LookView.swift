#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The view that shows a look, which is the declared content of a row, header or footer.
  ///
  /// If a part of the new look has the same path as a part of the old look, and needs a view of the same class, the
  /// part keeps the old view.
  final class LookView: UIView, UIContentView, DrawnContent {
    private(set) var shown: LookConfiguration
    private let system = UIListContentConfiguration.cell()
    private(set) lazy var sizes = LookSizes(gap: system.imageToTextPadding)
    /// The look as this view draws it, with the accessory of the row. Each part in it has a path that no other part
    /// has.
    private(set) var root = LookNode(.spacer)
    private var keptLayout: LookLayout<LookSizes>?
    private var ownMargins = NSDirectionalEdgeInsets.zero
    /// The value that `insets` had when UIKit last reported a change of the margins.
    private var toldInsets = NSDirectionalEdgeInsets.zero
    var order: [UIView] = []
    private var parts: [PartID: Part] = [:]
    private var leftParts: [PartID: Part] = [:]
    private(set) var outer: Surroundings?
    private var isTouched = false
    /// Whether parts that are `isAlive`, such as controls, must show their values again, even if the values are
    /// unchanged.
    private(set) var isForced = false
    /// Whether the view is passing an action of the user to the model now.
    private(set) var isHeard = false
    /// Whether the controls must drop the user's values that the model has not accepted.
    var isUnanswered: Bool { shown.context.cell.isUnanswered }
    private(set) var isOtherRow = true
    private(set) var isDisplayed = true
    var undress: (@MainActor () -> Void)?
    private var isListenedTo = false
    var line: SeparatorLine? { willSet { line?.undo() } }
    var elements: [LookPath: LookElement] = [:]
    /// The last visible text of each part whose changes screen readers announce; nil until the look of the row changes.
    var announced: [LookNode.Announcement]?

    private struct PartID: Hashable {
      var place: LookPath
      let kind: ObjectIdentifier
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

    private func show(_ new: LookConfiguration) {
      let (old, isFilled) = (shown, new.number != shown.number)
      shown = new
      isOtherRow = isFilled && new.context.cell.isFirstDisplay
      let isChanged =
        new.look != old.look || new.isEditing != old.isEditing || outer != surroundings
      if isOtherRow || isFilled && isTouched || isChanged {
        write(after: isOtherRow ? nil : old.look)
      }
      // Reading `accessibilityElements` updates the elements of VoiceOver.
      if isListenedTo { _ = accessibilityElements }
    }

    #if !os(visionOS)  // On visionOS, this method was always deprecated.
      /// Updates the view, because UIKit does not always set `configuration` again when the traits change.
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // Traits that the look does not read, such as bold text, can still change the widths of letters.
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
        (isDisplayed, announced) = (true, nil)
        // Assistive technologies can still hold elements of the previous row, and must not use them.
        for element in elements.values { element.stop = nil }
        elements = [:]
      }
      (sizes.leaves, order) = ([:], [])
      setMargins()
      let look = resolve(shown.look.inRow, in: LookPath(), outer)
      root = look.row(before: sign(outer, isTurned: old != nil))
      showInOrder(order)
      dressCell()
      leftParts = [:]
      sizeDidChange()
      if let old { announceChanges(after: old) }
    }

    private func sign(_ outer: Surroundings, isTurned: Bool) -> LookNode? {
      if shown.isEditing { return nil }
      let style = shown.look.style.values
      guard let outline = style.outline, let isExpanded = outline.isExpanded else {
        return style.accessory.map { accessory in
          let sign = RowSign(accessory).node.styled { $0[.isDisabled] = style.isDisabled }
          return resolve(sign, in: LookPath(), outer)
        }
      }
      var node = RowSign.disclosure(isExpanded: isExpanded).node
      let (sign, part) = part(node.place, Disclosure(frame: .zero))
      sign.onTap = { [weak self] in self?.toggleOutline() }
      sign.show(isExpanded, isTapped: outline.isTapped, animated: isTurned)
      add(part, to: &node, at: node.place)
      return node
    }

    func toggleOutline() { hear { $0.cell.toggleOutline() } }

    // MARK: Layout of the parts

    private func setMargins() {
      let padding = shown.look.rowPadding
      preservesSuperviewLayoutMargins = padding == nil
      insetsLayoutMarginsFromSafeArea = padding == nil
      ownMargins = padding.map { .init($0) } ?? system.directionalLayoutMargins
      // UIKit enlarges the trailing margin for accessories, but this view draws accessories itself.
      if padding == nil { ownMargins.trailing = ownMargins.leading }
      directionalLayoutMargins = ownMargins
    }

    /// The insets of the look. The top and the bottom inset are not the current layout margins, because UIKit adds the
    /// safe area to these margins.
    var insets: NSDirectionalEdgeInsets {
      var insets = directionalLayoutMargins
      (insets.top, insets.bottom) = (ownMargins.top, ownMargins.bottom)
      insets.leading += CGFloat(shown.look.style.values.outline?.indent ?? 0)
      return insets
    }

    var layout: LookLayout<LookSizes> {
      if let keptLayout { return keptLayout }
      sizes.traits = traitCollection
      let layout = sizes.layout(root)
      keptLayout = layout
      return layout
    }

    func sizeDidChange() {
      keptLayout = nil
      for leaf in sizes.leaves.values { leaf.size = nil }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      (superview as? ContainerHead)?.invalidateIntrinsicContentSize()
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      if insets == toldInsets { return }
      toldInsets = insets
      sizeDidChange()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // A new cell is not in the list yet, and UIKit does not set the configuration again for a `ContainerHead`.
      if superview is ContainerHead, outer != surroundings { write(after: shown.look) }
      placeViews()
    }

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { size(in: target.width, isWholeWidth: horizontal == .required) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      self.size(in: size.width, isWholeWidth: false)
    }

    // MARK: Accessibility elements

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // The new superview can have other traits, which can change the sizes of the parts.
      sizeDidChange()
      // VoiceOver finds no elements inside an accessibility element.
      if superview is any ContentView { superview?.isAccessibilityElement = false }
      dressCell()
    }

    override var accessibilityElements: [Any]? {
      get {
        isListenedTo = true
        return heardElements
      }
      set {}
    }

    override var accessibilityElementsHidden: Bool {
      get { accessibleElements.isEmpty }
      set {}
    }

    // MARK: The views of parts

    func part<View: UIView>(_ place: LookPath, _ make: @autoclosure () -> View) -> (View, Part) {
      let part = part(PartID(place: place, kind: ObjectIdentifier(View.self))) { make() }
      // The ID contains the class of the view, so the cast needs no check.
      return (unsafeDowncast(part.view, to: View.self), part)
    }

    // The compiler makes a copy of the generic `part` for each class of views. `@inline(never)` keeps this code out of
    // these copies.
    @inline(never) private func part(_ id: PartID, _ make: () -> UIView) -> Part {
      var id = id
      while parts[id] != nil { id.place = id.place.inside(Step.twin) }
      let part = leftParts.removeValue(forKey: id) ?? Part(make())
      parts[id] = part
      return part
    }

    func setDisplayed(_ isDisplayed: Bool) {
      self.isDisplayed = isDisplayed
      for part in parts.values {
        (part.view as? PictureView)?.isWanted = isDisplayed
        // Only a view in a window can become first responder.
        if isDisplayed, let view = part.view as? any LookEditor,
          let field = part.node?.control?.field, field.isFocused == true
        {
          followFocus(field, of: view)
        }
      }
    }

    func part(of view: AnyObject?) -> Part? { parts.values.first { $0.view === view } }

    var textFrames: [CGRect] {
      parts.values.filter(\.isSpoken).map { $0.view.convert($0.view.bounds, to: self) }
    }

    var controls: [LookControl.ID: Part] {
      parts.values.reduce(into: [:]) { parts, part in
        if let control = part.control { parts[control] = part }
      }
    }

    func use(_ id: LookControl.ID, _ input: LookControl.Input?) {
      guard let input else { return writeLater() }
      hear { $0.use(id, input) }
    }

    @discardableResult
    func hear(_ tell: (LookContext) -> Bool) -> Bool {
      (isTouched, isHeard) = (true, true)
      defer { isHeard = false }
      return tell(shown.context)
    }

    /// Makes the list configure the cell again after `patience` seconds.
    func writeLater(after patience: Double = 0.1) {
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

  /// The leading inset that a `LookView` has set for its cell's separator line.
  struct SeparatorLine {
    weak var cell: UIView?
    let start: Double
    let undo: @MainActor () -> Void
  }
#endif
