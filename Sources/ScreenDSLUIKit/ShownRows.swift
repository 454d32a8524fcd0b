#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Records which row each cell shows now or has shown last.
  ///
  /// The methods of UIKit's delegates pass a cell and an index path. The index path may belong to an older or newer
  /// snapshot than the cell. So this type finds the row by the cell object.
  @MainActor
  struct ShownRows {
    private struct Entry {
      weak var cell: AnyObject?
      var row: LiveRow
      /// Whether the view has reported that it displays the cell.
      var isDisplayed = false
      /// Whether a reconfiguration of the row is under way: the view will configure this cell again, and the cell keeps
      /// showing the same row.
      var awaitsRefill = false
      var displayNumber = 0
      /// The path under which ``showing`` contains this cell, or contained it last.
      var shown: RowPath?
      /// The accessibility identifier that the adapter set.
      var identifier: String?
      /// The accessibility properties that the row has set on the cell; nil before a row sets one.
      var voice: RowVoice?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// For each displayed row, the cell that displays the row.
    ///
    /// While the removal of a cell is animated, another cell can already display the same row. This dictionary then
    /// contains the newer cell. The row counts as displayed until the newer cell disappears.
    private var showing: [RowPath: ObjectIdentifier] = [:]
    private var limit = 64
    private var displays = 0
    /// Whether the list itself is visible. A list in a container's cell is visible only if the cell is visible.
    private(set) var isInSight = true

    /// Records that a cell shows a row.
    ///
    /// - Returns: Whether the cell is new, whether the cell showed another row or no row before, and the object that
    ///   sets the row's accessibility properties on the cell.
    mutating func setRow(
      _ row: LiveRow, of cell: AnyObject
    ) -> (isNew: Bool, isFirst: Bool, voice: RowVoice?) {
      let old = entry(of: cell)
      // `isFirst` is false only if the cell is configured again for the same row.
      let isFirst = old?.awaitsRefill != true || old?.row.shownPath != row.path
      var entry = old ?? Entry(cell: cell, row: row)
      entry.row = row
      entry.awaitsRefill = false
      if isFirst { entry.isDisplayed = false }
      let attributes = row.row.attributes
      let speaks = attributes.accessibilityLabel != nil || !attributes.accessibilityTraits.isEmpty
      if entry.voice == nil,
        speaks || attributes.disclosurePlace != nil || !attributes.highlights
      {
        entry.voice = RowVoice()
      }
      entries[ObjectIdentifier(cell)] = entry
      removeDead()
      return (old == nil, isFirst, entry.voice)
    }

    /// Sets the path of the row as the accessibility identifier of the cell, unless the cell has set an identifier
    /// itself.
    mutating func identify(_ cell: UIView) {
      guard let entry = entry(of: cell), cell.accessibilityIdentifier == entry.identifier else {
        return
      }
      let identifier = "\(entry.row.shownPath)"
      cell.accessibilityIdentifier = identifier
      entries[ObjectIdentifier(cell)]?.identifier = identifier
    }

    /// Records that the view will configure cells again, now or at its next layout.
    mutating func awaitRefill(of cells: [AnyObject]) {
      for cell in cells where entry(of: cell) != nil {
        entries[ObjectIdentifier(cell)]?.awaitsRefill = true
      }
    }

    /// Returns the cell that shows a row and that the view will configure again for this row; nil if there is none.
    func cellToRefill(for row: LiveRow) -> AnyObject? {
      entries.values.lazy.filter { $0.awaitsRefill && $0.row.shownPath == row.path }
        .compactMap(\.cell).first
    }

    /// Records that a reconfiguration of cells has ended. Displayed cells are left out, because the view may configure
    /// them later.
    mutating func endRefill(of cells: [AnyObject]) {
      for cell in cells where entry(of: cell)?.isDisplayed == false {
        entries[ObjectIdentifier(cell)]?.awaitsRefill = false
      }
    }

    func isDisplayed(_ cell: AnyObject) -> Bool {
      isInSight && entry(of: cell)?.isDisplayed == true
    }

    /// Returns the row that a cell shows, or showed last.
    func row(of cell: AnyObject) -> LiveRow? { entry(of: cell)?.row }

    /// Records that a cell shows no row.
    mutating func forget(_ cell: UIView) {
      entry(of: cell)?.voice?.takeBack(from: cell)
      entries[ObjectIdentifier(cell)] = nil
    }

    /// All cells that exist, including those in the reuse pool.
    var cells: [(cell: AnyObject, row: LiveRow, isDisplayed: Bool)] {
      entries.values.compactMap { entry in
        entry.cell.map { ($0, entry.row, entry.isDisplayed) }
      }
    }

    /// Records that the view begins or stops displaying a cell. Returns the cell's row if the row appears or disappears
    /// too; otherwise nil.
    mutating func setDisplayed(_ isDisplayed: Bool, _ cell: AnyObject) -> LiveRow? {
      guard var entry = entry(of: cell), entry.isDisplayed != isDisplayed else { return nil }
      displays += 1
      entry.isDisplayed = isDisplayed
      entry.awaitsRefill = entry.awaitsRefill && isDisplayed
      entry.displayNumber = displays
      let turns = takesOver(&entry, ObjectIdentifier(cell))
      entries[ObjectIdentifier(cell)] = entry
      return isInSight && turns ? entry.row : nil
    }

    /// Updates ``showing`` after `entry.isDisplayed` of a cell has changed. Returns whether the row also appears or
    /// disappears.
    private mutating func takesOver(_ entry: inout Entry, _ cell: ObjectIdentifier) -> Bool {
      if !entry.isDisplayed {
        guard let path = entry.shown, showing[path] == cell else { return false }
        showing[path] = nil
        return true
      }
      let path = entry.row.shownPath
      entry.shown = path
      guard let id = showing.updateValue(cell, forKey: path), let other = entries[id],
        other.cell != nil, other.shown == path
      else { return true }
      let now = other.row.shownPath
      if now == path { return !other.isDisplayed }
      // `other` shows a different row, whose path an update has changed from `path` to `now`.
      entries[id]?.shown = now
      showing[now] = id
      return true
    }

    /// Records whether the list is visible. Returns the displayed cells, in the order in which the view displayed
    /// them.
    mutating func setInSight(_ isInSight: Bool) -> [(cell: AnyObject, row: LiveRow)] {
      if self.isInSight == isInSight { return [] }
      self.isInSight = isInSight
      return entries.filter { id, entry in
        entry.isDisplayed && entry.shown.flatMap { showing[$0] } == id
      }.values.sorted { $0.displayNumber < $1.displayNumber }
        .compactMap { entry in entry.cell.map { ($0, entry.row) } }
    }

    private func entry(of cell: AnyObject) -> Entry? {
      let entry = entries[ObjectIdentifier(cell)]
      // A new cell can have the same `ObjectIdentifier` as a freed cell, so this code compares the objects too.
      return entry?.cell === cell ? entry : nil
    }

    private mutating func removeDead() {
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.cell != nil }
      showing = showing.filter { entries[$0.value] != nil }
      limit = max(64, entries.count * 2)
    }
  }

  /// The accessibility properties that a row has set on its cell, and the values that the cell had before.
  @MainActor
  final class RowVoice {
    private var label: (own: String?, given: String)?
    private var traits: (own: UIAccessibilityTraits, given: UIAccessibilityTraits)?
    private var value: (own: String?, given: String)?
    private var madeElement = false
    private var unplain: (@MainActor () -> Void)?
    private var isInDisclosure = false

    /// Sets the accessibility properties of a row on a cell. The cell's `configure` runs later, and can set other
    /// values.
    func say(_ attributes: RowAttributes, of cell: UIView) {
      takeBack(from: cell)
      if let given = attributes.accessibilityLabel {
        let spoken = cell.accessibilityLabel
        cell.accessibilityLabel = nil
        // UIKit makes a label from the cell's content if no label is set. Such a label must not be restored later.
        label = (cell.accessibilityLabel == spoken ? nil : spoken, given)
        cell.accessibilityLabel = given
      }
      let given = attributes.accessibilityTraits.reduce(into: UIAccessibilityTraits()) {
        $0.insert($1.trait)
      }
      if given.isEmpty { return }
      traits = (cell.accessibilityTraits, given)
      cell.accessibilityTraits = given
    }

    /// Applies the attributes that must be set after the cell's `configure` has run.
    func complete(_ cell: UIView, _ attributes: RowAttributes) {
      if !attributes.highlights { unplain = cell.keepPlain() }
      makeElement(of: cell)
    }

    /// Makes the cell an accessibility element, so that a screen reader speaks the label of the row.
    ///
    /// UIKit itself does this for table cells and list cells.
    private func makeElement(of cell: UIView) {
      guard let label, label.given == cell.accessibilityLabel, cell is UICollectionViewCell,
        !(cell is UICollectionViewListCell), !cell.isAccessibilityElement, !cell.containsElements
      else { return }
      cell.isAccessibilityElement = true
      madeElement = true
    }

    /// Shows on the cell whether the row is expanded, and its indentation level.
    func follow(
      _ place: DisclosurePlace?, in cell: any DisclosureCell, isFirst: Bool, _ words: ListWords,
      _ onTap: @escaping @MainActor () -> Void
    ) {
      if place != nil || isInDisclosure {
        cell.follow(place, isFirst: isFirst, words, onTap)
      }
      isInDisclosure = place != nil
      guard let state = place?.isExpanded.flatMap(words.spoken) else { return }
      let own = cell.accessibilityValue
      let given = [own, state].compactMap(\.self).joined(separator: ", ")
      (value, cell.accessibilityValue) = ((own, given), given)
    }

    /// Removes the accessibility properties of the row from the cell, and restores the values that the cell had before.
    /// If the cell has changed a property meanwhile, the property keeps the new value.
    func takeBack(from cell: UIView) {
      if let label, cell.accessibilityLabel == label.given { cell.accessibilityLabel = label.own }
      // If the cell still has all traits that the row has set, this code removes them. Traits that the cell has added
      // stay.
      if let traits, cell.accessibilityTraits.isSuperset(of: traits.given) {
        cell.accessibilityTraits.subtract(traits.given)
        cell.accessibilityTraits.formUnion(traits.own)
      }
      if let value, cell.accessibilityValue == value.given { cell.accessibilityValue = value.own }
      if madeElement { cell.isAccessibilityElement = false }
      unplain?()
      (label, traits, value, madeElement, unplain) = (nil, nil, nil, false, nil)
    }
  }

  extension UIView {
    /// Turns off the highlight of a cell. Returns a closure that turns the highlight on again; nil if the view is no
    /// cell.
    package func keepPlain() -> (@MainActor () -> Void)? {
      if let cell = self as? UITableViewCell {
        defer { cell.selectionStyle = .none }
        return { [weak cell, old = cell.selectionStyle] in cell?.selectionStyle = old }
      }
      guard let cell = self as? UICollectionViewCell else { return nil }
      defer { cell.automaticallyUpdatesBackgroundConfiguration = false }
      return { [weak cell, old = cell.automaticallyUpdatesBackgroundConfiguration] in
        cell?.automaticallyUpdatesBackgroundConfiguration = old
      }
    }

    /// Whether the cell contains accessibility elements such as controls, apart from texts and images. If the cell
    /// itself were an accessibility element, screen readers could not reach these elements.
    fileprivate var containsElements: Bool {
      accessibilityElements?.isEmpty == false
        || subviews.contains {
          $0 is UIControl || $0 is UIScrollView
            || $0.isAccessibilityElement && !($0 is UILabel) || $0.containsElements
        }
    }
  }

  extension AccessibilityTrait {
    fileprivate var trait: UIAccessibilityTraits {
      switch self {
      case .button: .button
      case .header: .header
      case .link: .link
      case .image: .image
      case .updatesFrequently: .updatesFrequently
      }
    }
  }
#endif
