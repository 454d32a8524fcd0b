#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Records the row of each cell, because UIKit's index paths can be outdated.
  @MainActor
  struct ShownRows {
    private final class Entry {
      weak var cell: UIView?
      var row: LiveRow
      var isDisplayed = false
      var awaitsRefill = false
      var displayNumber = 0
      /// The row's path if this cell is the newest that displays the row; otherwise nil. While UIKit animates the
      /// removal of a cell, two cells can display the same row.
      var shown: RowPath?
      var identifier: String?
      var voice: RowVoice?

      init(_ cell: UIView, _ row: LiveRow) { (self.cell, self.row) = (cell, row) }

      /// The row's path now. The getter stores the path in `row`, so that the next call need not follow the same moves
      /// again.
      @MainActor var path: RowPath {
        let path = row.shownPath
        if let last = row.newPaths?.last, last !== row.newPaths, path.id == row.row.id {
          let section = path.container == nil ? path.section : nil
          row = LiveRow(row.row, in: section ?? row.section, of: path.container)
          row.newPaths = last
        }
        return path
      }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The entries by their value of `shown`.
    private var newest: [RowPath: Entry] = [:]
    private var limit = 0
    private var displays = 0
    private(set) var isInSight = true

    mutating func setRow(
      _ row: LiveRow, of cell: UIView
    ) -> (isNew: Bool, isFirst: Bool, voice: RowVoice?) {
      let old = entry(of: cell)
      // If a displayed cell gets its own row, the view reconfigures the row, perhaps later than `awaitRefill` knows.
      let isRefill = old?.awaitsRefill == true || old?.isDisplayed == true
      let isFirst = !isRefill || old?.path != row.path
      let entry = old ?? Entry(cell, row)
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

    func identify(_ cell: UIView) {
      guard let entry = entry(of: cell), cell.accessibilityIdentifier == entry.identifier
      else { return }
      entry.identifier = "\(entry.path)"
      cell.accessibilityIdentifier = entry.identifier
    }

    func awaitRefill(of cells: [UIView]) {
      for cell in cells { entry(of: cell)?.awaitsRefill = true }
    }

    func cellToRefill(for row: LiveRow) -> UIView? {
      entries.values.lazy.filter { $0.awaitsRefill && $0.path == row.path }
        .compactMap(\.cell).first
    }

    /// Sets `awaitsRefill` to false for those of `cells` that are not displayed. For a displayed cell, the value stays
    /// the same, because the view may still configure the cell again.
    func endRefill(of cells: [UIView]) {
      for entry in cells.compactMap(entry) where !entry.isDisplayed { entry.awaitsRefill = false }
    }

    func isDisplayed(_ cell: UIView) -> Bool {
      isInSight && entry(of: cell)?.isDisplayed == true
    }

    func row(of cell: UIView) -> LiveRow? { entry(of: cell)?.row }

    mutating func forget(_ cell: UIView) {
      guard let entry = entry(of: cell) else { return }
      if let cell = cell as? any DisclosureCell {
        entry.voice?.follow(nil, in: cell, isFirst: true, ListWords()) {}
      }
      entry.voice?.takeBack(from: cell)
      if cell.accessibilityIdentifier == entry.identifier { cell.accessibilityIdentifier = nil }
      lose(entry)
      entries[ObjectIdentifier(cell)] = nil
    }

    /// All existing cells that show or have shown a row, including those in the reuse pool.
    var cells: [(cell: UIView, row: LiveRow, isDisplayed: Bool)] {
      entries.values.compactMap { entry in entry.cell.map { ($0, entry.row, entry.isDisplayed) } }
    }

    mutating func setDisplayed(_ isDisplayed: Bool, _ cell: UIView) -> LiveRow? {
      guard let entry = entry(of: cell), entry.isDisplayed != isDisplayed else { return nil }
      displays += 1
      entry.isDisplayed = isDisplayed
      entry.awaitsRefill = entry.awaitsRefill && isDisplayed
      entry.displayNumber = displays
      let turns = isDisplayed ? takeOver(entry)?.isDisplayed != true : entry.shown != nil
      if !isDisplayed { lose(entry) }
      return isInSight && turns ? entry.row : nil
    }

    /// Makes the cell of `entry` the newest that displays its row. Returns the entry of the previous newest cell; nil
    /// if there was none, or if that cell was freed.
    private mutating func takeOver(_ entry: Entry) -> Entry? {
      lose(entry)
      let other = newest.updateValue(entry, forKey: entry.path)
      other?.shown = nil
      entry.shown = entry.path
      return other?.cell == nil ? nil : other
    }

    /// Makes the cell of `entry` no longer the newest that displays its row.
    private mutating func lose(_ entry: Entry) {
      if let path = entry.shown { newest[path] = nil }
      entry.shown = nil
    }

    /// Updates the path `shown` of each entry whose row has got a new path.
    mutating func followPaths() {
      let moved = entries.values.filter { $0.shown != nil && $0.shown != $0.path }
      for entry in moved { lose(entry) }
      for entry in moved where entry.isDisplayed { _ = takeOver(entry) }
    }

    mutating func setInSight(_ isInSight: Bool) -> [(cell: UIView, row: LiveRow)] {
      if self.isInSight == isInSight { return [] }
      self.isInSight = isInSight
      return entries.values.filter { $0.isDisplayed && $0.shown != nil }
        .sorted { $0.displayNumber < $1.displayNumber }
        .compactMap { entry in entry.cell.map { ($0, entry.row) } }
    }

    private func entry(of cell: UIView) -> Entry? {
      let entry = entries[ObjectIdentifier(cell)]
      // A new cell can have the same `ObjectIdentifier` as a freed cell.
      return entry?.cell === cell ? entry : nil
    }

    private mutating func removeDead() {
      guard max(entries.count, newest.count) > limit else { return }
      entries = entries.filter { $0.value.cell != nil }
      newest = newest.filter { $0.value.cell != nil }
      limit = entries.count * 2
    }
  }

  /// Sets properties of a cell for its row, such as the accessibility label, and later restores the cell's own values.
  @MainActor
  final class RowVoice {
    /// The closures that restore the cell's own values.
    private var undos: [@MainActor (UIView) -> Void] = []
    private var isInDisclosure = false

    /// Restores the cell's own values, and then sets the accessibility label and the traits that the row declares.
    ///
    /// Call this method before the cell's `configure`.
    func say(_ attributes: RowAttributes, of cell: UIView) {
      takeBack(from: cell)
      if let given = attributes.accessibilityLabel {
        let spoken = cell.accessibilityLabel
        cell.accessibilityLabel = nil
        // `takeBack` must not restore a label that UIKit generated.
        let own = cell.accessibilityLabel == spoken ? nil : spoken
        undos.append { if $0.accessibilityLabel == given { $0.accessibilityLabel = own } }
        cell.accessibilityLabel = given
      }
      let given = UIAccessibilityTraits(attributes.accessibilityTraits.lazy.map(\.trait))
      if given.isEmpty { return }
      undos.append { [own = cell.accessibilityTraits] cell in
        guard cell.accessibilityTraits.isSuperset(of: given) else { return }
        cell.accessibilityTraits = cell.accessibilityTraits.subtracting(given).union(own)
      }
      cell.accessibilityTraits = given
    }

    /// Turns off the highlighting of the cell if the row's attribute `highlights` is false. Makes the cell an
    /// accessibility element if otherwise no screen reader would speak the row's label.
    ///
    /// Call this method after the cell's `configure`.
    func complete(_ cell: UIView, _ attributes: RowAttributes) {
      if !attributes.highlights, let undo = cell.keepPlain() { undos.append { _ in undo() } }
      // Lets a screen reader speak the row's label. UIKit itself does this for table cells and list cells.
      guard let label = attributes.accessibilityLabel, label == cell.accessibilityLabel,
        cell is UICollectionViewCell, !(cell is UICollectionViewListCell),
        !cell.isAccessibilityElement, !cell.containsElements
      else { return }
      cell.isAccessibilityElement = true
      undos.append { $0.isAccessibilityElement = false }
    }

    func follow(
      _ place: DisclosurePlace?, in cell: any DisclosureCell, isFirst: Bool, _ words: ListWords,
      _ onTap: @escaping @MainActor () -> Void
    ) {
      if let place {
        undos.append { [old = (cell.indentationLevel, cell.indentationWidth)] cell in
          guard let cell = cell as? any DisclosureCell else { return }
          (cell.indentationLevel, cell.indentationWidth) = old
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
      undos.append { if $0.accessibilityValue == given { $0.accessibilityValue = own } }
      cell.accessibilityValue = given
    }

    func takeBack(from cell: UIView) {
      for undo in undos { undo(cell) }
      undos = []
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
