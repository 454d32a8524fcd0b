#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Which row each cell shows, or showed last.
  ///
  /// A view names a cell by an index path, which may count in another snapshot, and by the object. Only
  /// the object is reliable.
  @MainActor
  struct ShownRows {
    private struct Entry {
      weak var cell: AnyObject?
      var row: LiveRow
      /// Whether the view shows the cell, in sight or not.
      var isDisplayed = false
      /// Whether the view was told to fill the cell again, without a visit to the pool.
      var awaitsRefill = false
      var displayNumber = 0
      /// The row in ``showing`` that the cell shows.
      var shown: RowPath?
      /// The identifier that the cell was given.
      var identifier: String?
      /// Whether the cell was given a label or traits.
      var isNamed = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The cells that show rows with a handler for that. While one goes with an animation another may show
    /// its row already: the row stays in sight, and goes with the last of them.
    private var showing: [RowPath: ObjectIdentifier] = [:]
    private var limit = 64
    private var displays = 0
    /// Whether any cell was given a label or traits.
    private var hasNames = false
    /// Whether the list itself is in sight; one in a container's cell is only if the cell is.
    private(set) var isInSight = true

    /// Records that a cell shows a row; returns whether the cell is seen for the first time, and whether it did
    /// not show the row just before.
    mutating func setRow(_ row: LiveRow, of cell: AnyObject) -> (isNew: Bool, isFirst: Bool) {
      let old = entry(of: cell)
      // A cell from the pool may have shown the row once.
      let isFirst = old?.awaitsRefill != true || old?.row.shownPath != row.path
      var entry = old ?? Entry(cell: cell, row: row)
      entry.row = row
      entry.awaitsRefill = false
      if isFirst { entry.isDisplayed = false }
      entries[ObjectIdentifier(cell)] = entry
      removeDead()
      return (old == nil, isFirst)
    }

    /// Gives a cell its row's path as identifier, unless it has one of its own.
    mutating func identify(_ cell: UIView) {
      guard let entry = entry(of: cell), cell.accessibilityIdentifier == entry.identifier else {
        return
      }
      let identifier = "\(entry.row.shownPath)"
      cell.accessibilityIdentifier = identifier
      entries[ObjectIdentifier(cell)]?.identifier = identifier
    }

    /// Gives a cell what its row says to assistive technologies, before it may set its own.
    mutating func name(_ cell: UIView, _ attributes: RowAttributes) {
      let isNamed = !attributes.rare.isEmpty
      guard isNamed || hasNames, let entry = entry(of: cell), isNamed || entry.isNamed else {
        return
      }
      hasNames = true
      let label = attributes.accessibilityLabel
      (cell.accessibilityLabel, cell.isAccessibilityElement) = (label, label != nil)
      cell.accessibilityTraits = attributes.accessibilityTraits.reduce(into: []) {
        $0.insert($1.trait)
      }
      entries[ObjectIdentifier(cell)]?.isNamed = isNamed
    }

    /// Records that the view fills cells again, now or at its next layout.
    mutating func awaitRefill(of cells: [AnyObject]) {
      for cell in cells where entry(of: cell) != nil {
        entries[ObjectIdentifier(cell)]?.awaitsRefill = true
      }
    }

    /// Records that the view has filled them by now, but for those that show: these it may still fill.
    mutating func endRefill(of cells: [AnyObject]) {
      for cell in cells where entry(of: cell)?.isDisplayed == false {
        entries[ObjectIdentifier(cell)]?.awaitsRefill = false
      }
    }

    /// Whether the user may see a cell.
    func isDisplayed(_ cell: AnyObject) -> Bool {
      isInSight && entry(of: cell)?.isDisplayed == true
    }

    /// Records that a cell shows no row.
    mutating func forget(_ cell: AnyObject) { entries[ObjectIdentifier(cell)] = nil }

    /// The cells that still exist, also those that wait to be used again.
    var cells: [(cell: AnyObject, row: LiveRow, isDisplayed: Bool)] {
      entries.values.compactMap { entry in
        entry.cell.map { ($0, entry.row, entry.isDisplayed) }
      }
    }

    /// Records that the view starts or stops showing a cell; returns its row if it comes into sight or
    /// goes out of it.
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

    /// Notes which cell shows a row; returns whether no other one does.
    private mutating func takesOver(_ entry: inout Entry, _ cell: ObjectIdentifier) -> Bool {
      if !entry.isDisplayed {
        guard let path = entry.shown else { return true }
        entry.shown = nil
        return showing[path] == cell && showing.removeValue(forKey: path) != nil
      }
      let attributes = entry.row.row.attributes
      if attributes.onDisplay == nil, attributes.onEndDisplay == nil { return true }
      let path = entry.row.shownPath
      entry.shown = path
      guard let id = showing.updateValue(cell, forKey: path), let other = entries[id],
        other.cell != nil, other.shown == path
      else { return true }
      let now = other.row.shownPath
      if now == path { return !other.isDisplayed }
      // Its row has got another path since.
      entries[id]?.shown = now
      showing[now] = id
      return true
    }

    /// Records that the list comes into sight or goes out of it; returns the cells that do so with it,
    /// in the order in which the view showed them.
    mutating func setInSight(_ isInSight: Bool) -> [(cell: AnyObject, row: LiveRow)] {
      if self.isInSight == isInSight { return [] }
      self.isInSight = isInSight
      return entries.filter { id, entry in
        entry.isDisplayed && entry.shown.map { showing[$0] == id } != false
      }.values.sorted { $0.displayNumber < $1.displayNumber }
        .compactMap { entry in entry.cell.map { ($0, entry.row) } }
    }

    private func entry(of cell: AnyObject) -> Entry? {
      let entry = entries[ObjectIdentifier(cell)]
      // An address is used again once its cell is gone.
      return entry?.cell === cell ? entry : nil
    }

    private mutating func removeDead() {
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.cell != nil }
      showing = showing.filter { entries[$0.value] != nil }
      limit = max(64, entries.count * 2)
    }
  }

  extension AccessibilityTrait {
    fileprivate var trait: UIAccessibilityTraits {
      switch self {
      case .button: .button
      case .header: .header
      case .link: .link
      case .image: .image
      }
    }
  }
#endif
