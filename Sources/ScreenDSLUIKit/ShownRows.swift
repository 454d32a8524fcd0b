#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Records the row of each cell, because UIKit's index paths can be outdated.
  @MainActor
  struct ShownRows {
    private struct Entry {
      weak var cell: AnyObject?
      var row: LiveRow
      var isDisplayed = false
      var awaitsRefill = false
      var displayNumber = 0
      var shown: RowPath?
      var identifier: String?
      var voice: RowVoice?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The newest cell that displays each row. While the removal of a cell is animated, two cells can display the same
    /// row.
    private var showing: [RowPath: ObjectIdentifier] = [:]
    private var limit = 64
    private var displays = 0
    private(set) var isInSight = true

    mutating func setRow(
      _ row: LiveRow, of cell: AnyObject
    ) -> (isNew: Bool, isFirst: Bool, voice: RowVoice?) {
      let old = entry(of: cell)
      let isFirst = old?.awaitsRefill != true || old?.row.shownPath != row.path
      var entry = old ?? Entry(cell: cell, row: row)
      entry.row = row
      entry.awaitsRefill = false
      if isFirst { entry.isDisplayed = false }
      let attributes = row.row.attributes
      let speaks = attributes.accessibilityLabel != nil || !attributes.accessibilityTraits.isEmpty
      if entry.voice == nil, speaks || attributes.disclosurePlace != nil || !attributes.highlights {
        entry.voice = RowVoice()
      }
      entries[ObjectIdentifier(cell)] = entry
      removeDead()
      return (old == nil, isFirst, entry.voice)
    }

    mutating func identify(_ cell: UIView) {
      guard let entry = entry(of: cell), cell.accessibilityIdentifier == entry.identifier
      else { return }
      let identifier = "\(entry.row.shownPath)"
      cell.accessibilityIdentifier = identifier
      entries[ObjectIdentifier(cell)]?.identifier = identifier
    }

    mutating func awaitRefill(of cells: [AnyObject]) {
      for cell in cells where entry(of: cell) != nil {
        entries[ObjectIdentifier(cell)]?.awaitsRefill = true
      }
    }

    func cellToRefill(for row: LiveRow) -> AnyObject? {
      entries.values.lazy.filter { $0.awaitsRefill && $0.row.shownPath == row.path }
        .compactMap(\.cell).first
    }

    /// Sets `awaitsRefill` to false for those of `cells` that are not displayed. For a displayed cell, the value stays
    /// the same, because the view may still configure the cell again.
    mutating func endRefill(of cells: [AnyObject]) {
      for cell in cells where entry(of: cell)?.isDisplayed == false {
        entries[ObjectIdentifier(cell)]?.awaitsRefill = false
      }
    }

    func isDisplayed(_ cell: AnyObject) -> Bool {
      isInSight && entry(of: cell)?.isDisplayed == true
    }

    func row(of cell: AnyObject) -> LiveRow? { entry(of: cell)?.row }

    mutating func forget(_ cell: UIView) {
      entry(of: cell)?.voice?.takeBack(from: cell)
      entries[ObjectIdentifier(cell)] = nil
    }

    /// All cells that exist, including those in the reuse pool.
    var cells: [(cell: AnyObject, row: LiveRow, isDisplayed: Bool)] {
      entries.values.compactMap { entry in entry.cell.map { ($0, entry.row, entry.isDisplayed) } }
    }

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

    private mutating func takesOver(_ entry: inout Entry, _ cell: ObjectIdentifier) -> Bool {
      if !entry.isDisplayed {
        guard let path = entry.shown, showing[path] == cell else { return false }
        showing[path] = nil
        return true
      }
      let path = entry.row.shownPath
      entry.shown = path
      let other = showing.updateValue(cell, forKey: path).flatMap { entries[$0] }
      guard let other, other.cell != nil, other.shown == path else { return true }
      return !other.isDisplayed
    }

    /// Stores each displayed cell under the new path of the cell's row. Call this method after rows have got new paths.
    mutating func followPaths() {
      let moved = showing.compactMap { entries[$1]?.row.shownPath == $0 ? nil : ($0, $1) }
      for (path, _) in moved { showing[path] = nil }
      for (_, id) in moved {
        guard let entry = entries[id], entry.isDisplayed else { continue }
        entries[id]?.shown = entry.row.shownPath
        showing[entry.row.shownPath] = id
      }
    }

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
      // A new cell can have the same `ObjectIdentifier` as a freed cell.
      return entry?.cell === cell ? entry : nil
    }

    private mutating func removeDead() {
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.cell != nil }
      showing = showing.filter { entries[$0.value] != nil }
      limit = max(64, entries.count * 2)
    }
  }

  /// The accessibility properties that a row has set on its cell, and the cell's previous values.
  @MainActor
  final class RowVoice {
    private var label: (own: String?, given: String)?
    private var traits: (own: UIAccessibilityTraits, given: UIAccessibilityTraits)?
    private var value: (own: String?, given: String)?
    private var madeElement = false
    private var unplain, unindent: (@MainActor () -> Void)?
    private var isInDisclosure = false

    /// Restores the cell's own accessibility values, and then sets the label and the traits that the row declares.
    ///
    /// Call this method before the cell's `configure`.
    func say(_ attributes: RowAttributes, of cell: UIView) {
      takeBack(from: cell)
      if let given = attributes.accessibilityLabel {
        let spoken = cell.accessibilityLabel
        cell.accessibilityLabel = nil
        // `takeBack` must not restore a label that UIKit generated.
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

    /// Turns off the highlighting of the cell if the row declares this. Makes the cell an accessibility element if
    /// otherwise no screen reader would speak the row's label.
    ///
    /// Call this method after the cell's `configure`.
    func complete(_ cell: UIView, _ attributes: RowAttributes) {
      if !attributes.highlights { unplain = cell.keepPlain() }
      // Lets a screen reader speak the row's label. UIKit itself does this for table cells and list cells.
      guard let label, label.given == cell.accessibilityLabel, cell is UICollectionViewCell,
        !(cell is UICollectionViewListCell), !cell.isAccessibilityElement, !cell.containsElements
      else { return }
      cell.isAccessibilityElement = true
      madeElement = true
    }

    func follow(
      _ place: DisclosurePlace?, in cell: any DisclosureCell, isFirst: Bool, _ words: ListWords,
      _ onTap: @escaping @MainActor () -> Void
    ) {
      if let place {
        unindent = { [weak cell, old = (cell.indentationLevel, cell.indentationWidth)] in
          cell?.indentationLevel = old.0
          cell?.indentationWidth = old.1
        }
        (cell.indentationLevel, cell.indentationWidth) = (place.shownLevel, 16)
      } else if !isInDisclosure {
        return
      }
      isInDisclosure = place != nil
      if #available(iOS 18, tvOS 18, visionOS 2, *) {
        cell.accessibilityExpandedStatus =
          place?.isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
      }
      guard let place, let isExpanded = place.isExpanded else {
        if cell.disclosure != nil { cell.disclosure = nil }
        return cell.offer([UnfoldAction]())
      }
      let sign = cell.disclosure ?? Disclosure(frame: .zero)
      sign.onTap = onTap
      sign.show(isExpanded, isTapped: place.isTapped, animated: !isFirst)
      if cell.disclosure !== sign { cell.disclosure = sign }
      let action = place.action(words, nil, onTap)
      action.cell = cell
      cell.offer(place.isTapped ? [] : [action])
      guard let state = words.spoken(isExpanded) else { return }
      let own = cell.accessibilityValue
      let given = [own, state].compactMap(\.self).joined(separator: ", ")
      (value, cell.accessibilityValue) = ((own, given), given)
    }

    func takeBack(from cell: UIView) {
      if let label, cell.accessibilityLabel == label.given { cell.accessibilityLabel = label.own }
      if let traits, cell.accessibilityTraits.isSuperset(of: traits.given) {
        cell.accessibilityTraits.subtract(traits.given)
        cell.accessibilityTraits.formUnion(traits.own)
      }
      if let value, cell.accessibilityValue == value.given { cell.accessibilityValue = value.own }
      if madeElement { cell.isAccessibilityElement = false }
      unplain?()
      unindent?()
      (label, traits, value, madeElement, unplain, unindent) = (nil, nil, nil, false, nil, nil)
    }
  }

  extension UIView {
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

    /// Whether the view contains controls, scroll views, or accessibility elements other than labels. If a cell with
    /// such contents were an accessibility element, screen readers could not reach the contents.
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
