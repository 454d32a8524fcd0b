#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The view that shows a look, which is the declared content of a row.
  ///
  /// When a new look replaces the old one, and both looks have a part of the same kind at the same path, the part keeps
  /// its view. An update changes only the views of parts that differ.
  final class LookView: UIView, UIContentView, DrawnContent {
    private(set) var shown: LookConfiguration
    /// UIKit's default content configuration of a cell, from which this view takes margins and distances.
    private let system = UIListContentConfiguration.cell()
    private(set) lazy var sizes = LookSizes(gap: system.imageToTextPadding)
    /// The look as the layout places it, together with the accessory of its row, such as a chevron. Each part in this
    /// look has a path that no other part has.
    private(set) var root = LookNode(.spacer)
    private var keptLayout: LookLayout<LookSizes>?
    /// `ownMargins` are the margins that this view sets itself. `toldInsets` is the value that `insets` had when UIKit
    /// last reported a change of the margins.
    private var (ownMargins, toldInsets) = (
      NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets.zero
    )
    /// The subviews, from back to front.
    var order: [UIView] = []
    private var parts: [PartID: Part] = [:]
    /// The parts of the previous look that the running update has not found in the new look yet.
    private var leftParts: [PartID: Part] = [:]
    /// The settings with which the look was last shown, such as the type size and the text direction.
    private(set) var outer: Surroundings?
    /// Whether the user has changed a control since the last update. The model may have rejected this change.
    private var isTouched = false
    /// Whether controls must show their values again, even if their parts have not changed.
    private(set) var isForced = false
    /// `isUnanswered` is true if the model has not accepted an action of the user. `isHeard` is true while the view
    /// passes an action of the user to the model.
    private(set) var (isUnanswered, isHeard) = (false, false)
    /// Whether the newest update was the first one for the row that the cell shows now.
    private(set) var isOtherRow = true
    /// Whether the view is visible, or will be visible soon.
    private(set) var isDisplayed = true
    /// Restores the highlight of the cell; nil if the look has not changed it.
    var undress: (@MainActor () -> Void)?
    /// Whether a screen reader or another assistive technology has read the accessibility elements of the view.
    private var isListenedTo = false
    /// The separator that the look has changed; nil if the look has not changed it.
    var line: SeparatorLine? { willSet { line?.undo() } }
    /// The accessibility elements without a view of their own, by the paths of their parts.
    var elements: [LookPath: LookElement] = [:]

    /// Identifies a part by its path and its class of view. If several parts have the same path and class, their
    /// numbers differ.
    private struct PartID: Hashable {
      let place: LookPath
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

    /// Shows a configuration. When the state or the traits of the cell change, UIKit passes the same configuration
    /// again.
    private func show(_ new: LookConfiguration) {
      let (old, isFilled) = (shown, new.number != shown.number)
      shown = new
      isOtherRow = isFilled && new.context.cell.isFirstDisplay
      isUnanswered = isFilled && new.isUnanswered
      let isChanged =
        new.look != old.look || new.isEditing != old.isEditing || outer != surroundings
      if isOtherRow || isFilled && isTouched || isChanged {
        write(after: isOtherRow ? nil : old.look)
      }
      // VoiceOver stores the elements, and does not ask for them again. So this code updates the stored elements.
      if isListenedTo { _ = accessibilityElements }
    }

    #if !os(visionOS)  // visionOS always deprecated it.
      /// Shows the look again if the traits have changed, because UIKit does not always pass the configuration again.
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // If the look reads none of the traits that changed, only the widths of letters can differ, for example because
        // the user has turned on bold text in the Settings app. In this case a new layout is enough.
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
      let look = resolve(shown.look.inRow, in: LookPath(), outer)
      root = look.row(before: sign(outer, isTurned: old != nil))
      showInOrder(order)
      dressCell()
      leftParts = [:]
      sizeDidChange()
      if let old { announceChanges(after: old) }
    }

    /// Returns the accessory of the row. For a disclosure row, the accessory is the disclosure control.
    private func sign(_ outer: Surroundings, isTurned: Bool) -> LookNode? {
      if shown.isEditing { return nil }
      let style = shown.look.style.values
      guard let outline = style.outline, let isExpanded = outline.isExpanded else {
        return style.accessory.map { resolve(RowSign($0).node, in: LookPath(), outer) }
      }
      var node = RowSign.disclosure(isExpanded: isExpanded).node
      let (sign, part) = part(node.place, Disclosure(frame: .zero))
      sign.onTap = { [weak self] in self?.unfold() }
      sign.show(isExpanded, isTapped: outline.isTapped, animated: isTurned)
      add(part, to: &node, at: node.place)
      return node
    }

    /// Performs a tap on the disclosure control.
    func unfold() { hear { $0.cell.unfold() } }

    // MARK: Layout of the parts

    /// Sets the margins of the view: the padding that the look sets for its row or, without such a padding, UIKit's
    /// margins.
    private func setMargins() {
      let padding = shown.look.rowPadding
      preservesSuperviewLayoutMargins = padding == nil
      insetsLayoutMarginsFromSafeArea = padding == nil
      ownMargins = padding.map { .init($0) } ?? system.directionalLayoutMargins
      // In UIKit's own content, the trailing margin can differ from the leading one, because UIKit puts the accessory
      // there. A look draws the accessory itself, so this code makes both margins equal.
      if padding == nil { ownMargins.trailing = ownMargins.leading }
      directionalLayoutMargins = ownMargins
    }

    /// The insets of the parts. The leading and the trailing inset follow the layout margins of the view. The leading
    /// inset also includes the indentation of the row. The top and the bottom inset never change while the view
    /// scrolls, even if UIKit changes the layout margins near a bar.
    var insets: NSDirectionalEdgeInsets {
      var insets = directionalLayoutMargins
      (insets.top, insets.bottom) = (ownMargins.top, ownMargins.bottom)
      insets.leading += CGFloat(shown.look.style.values.outline?.indent ?? 0)
      return insets
    }

    /// The layout of the look. The layout stores the measured sizes until a part needs a new size.
    var layout: LookLayout<LookSizes> {
      if let keptLayout { return keptLayout }
      sizes.traits = traitCollection
      let layout = sizes.layout(root)
      keptLayout = layout
      return layout
    }

    /// Discards the measured sizes, because parts need new sizes.
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
      // The view may be in another list now, and the measured sizes depend on the traits of the list.
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

    /// Whether screen readers ignore the look and its subviews.
    override var accessibilityElementsHidden: Bool {
      get { accessibleElements.isEmpty }
      set {}
    }

    // MARK: The views of parts

    /// Returns the previous look's part at a path, if its view has the class `View`. Otherwise, creates a part with a
    /// view from `make`.
    func part<View: UIView>(_ place: LookPath, _ make: @autoclosure () -> View) -> (View, Part) {
      var id = PartID(place: place, kind: ObjectIdentifier(View.self))
      while parts[id] != nil { id.number += 1 }
      let old = leftParts.removeValue(forKey: id)
      if let old {
        parts[id] = old
        // The ID contains the class of the view, so the cast needs no check.
        return (unsafeDowncast(old.view, to: View.self), old)
      }
      let view = make()
      let part = Part(view)
      parts[id] = part
      return (view, part)
    }

    /// Starts loading images when the view becomes visible, and stops loading when the view is no longer visible.
    func setDisplayed(_ isDisplayed: Bool) {
      self.isDisplayed = isDisplayed
      for part in parts.values {
        (part.view as? PictureView)?.isWanted = isDisplayed
        // A view can become first responder only in a window. While the cell was being configured, it may not have had
        // a window. So this code moves the focus when the view becomes visible.
        if isDisplayed, let view = part.view as? any LookEditor,
          let field = part.node?.control?.field, field.isFocused == true
        {
          followFocus(field, of: view)
        }
      }
    }

    /// Returns the part that a view shows.
    func part(of view: AnyObject?) -> Part? { parts.values.first { $0.view === view } }

    /// The frames of the texts that screen readers read, from top to bottom.
    var textFrames: [CGRect] {
      parts.values.filter(\.isSpoken).map { $0.view.convert($0.view.bounds, to: self) }
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// The views of controls, by the IDs of the controls.
    var controls: [LookControl.ID: UIView] {
      parts.values.reduce(into: [:]) { views, part in
        if let control = part.control { views[control] = part.view }
      }
    }

    /// Passes an input of the user to the model. If the model rejects the input, or if the newest look no longer has
    /// the control, the list configures the cell again.
    func use(_ id: LookControl.ID, _ input: LookControl.Input?) {
      guard let input else { return writeLater() }
      hear { $0.use(id, input) }
    }

    /// Calls the model's closure for an action of the user, such as a tap on a part.
    @discardableResult
    func hear(_ tell: (LookContext) -> Bool) -> Bool {
      (isTouched, isHeard) = (true, true)
      defer { isHeard = false }
      return tell(shown.context)
    }

    /// Configures the cell again after `patience` seconds. Until then, a control can show the user's value, even if the
    /// model has another value.
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

  /// The leading inset that a look has set for the separator line of its cell, and a closure that restores the inset
  /// that the line had before.
  struct SeparatorLine {
    weak var cell: UIView?
    let start: Double
    let undo: @MainActor () -> Void
  }
#endif
