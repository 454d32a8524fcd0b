#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension AdapterCore {
    typealias Registration = any ViewRegistration

    // MARK: Registering cells

    /// Registers the cells of the registry and the package's standard cells with the view, except those that the view
    /// cannot create.
    ///
    /// The adapter registers supplementary views later, when the view first asks for them.
    func registerCells(in view: View) {
      (pools, registeredSupplementaries) = ([:], [])
      let all = registry.registrations + views.standardCells
      unloadable = Set(all.filter(\.lacksBundle).map(\.identifier))
      registeredCells = [PlaceholderView.identifier]
      register(nil, ofKind: nil, as: PlaceholderView.identifier, in: view)
      for registration in all.reversed() where registration.isUsable(asCell: true, in: self) {
        register(registration, ofKind: nil, as: registration.identifier, in: view)
        registeredCells.insert(registration.identifier)
      }
    }

    private func register(
      _ registration: Registration?, ofKind elementKind: String?, as identifier: String,
      in view: View
    ) {
      let standard: AnyClass = views.hostingClass(asCell: elementKind == nil)
      let source = registration.map { $0.viewSource(or: standard) } ?? .type(standard)
      if let source { view.register(source, ofKind: elementKind, as: identifier) }
    }

    // MARK: Finding the registration of a row

    func registration(for row: LiveRow) -> Registration? {
      registration(for: row.row.reuseIdentifier, asCell: true)
    }

    private func registration(for supplementary: Supplementary) -> Registration? {
      registration(for: supplementary.reuseIdentifier, asCell: false)
    }

    private func registration(for identifier: ReuseIdentifier, asCell: Bool) -> Registration? {
      let found = registry.registration(for: identifier)
      return found?.isUsable(asCell: asCell, in: self) == true ? found : nil
    }

    private func pool(_ registration: Registration, of identifier: ReuseIdentifier) -> String {
      if registeredCells.contains(registration.identifier) { return registration.identifier }
      if let pool = pools[identifier] { return pool }
      let pool = "\(registration.identifier) of \(identifier)"
      pools[identifier] = pool
      return pool
    }

    private func pool(of row: LiveRow, _ registration: Registration?, in view: View) -> String {
      guard var maker = registration else { return PlaceholderView.identifier }
      if maker.isContent, row.row.reuseIdentifier.model is any ContainerModel.Type {
        maker = views.containerCell
      }
      var pool = pool(maker, of: row.row.reuseIdentifier)
      if pool == maker.identifier { return pool }
      if let shape = (row.row.model as? any _SelfShowing)?.shape, !shape.isEmpty {
        // A row that is reconfigured must keep its cell, even if the structure of the row's look has changed.
        let cell = shown.cellToRefill(for: row) as? any ContentView
        pool = cell?.reuseIdentifier ?? "\(pool) \(shape)"
      }
      if registeredCells.insert(pool).inserted {
        register(maker, ofKind: nil, as: pool, in: view)
      }
      return pool
    }

    func supplementary(_ kind: SupplementaryKind, of section: Int) -> Supplementary? {
      updater.current.section(at: section)?.supplementary(kind)
    }

    func declares(_ kind: SupplementaryKind, in section: Int) -> Bool {
      view != nil && supplementary(kind, of: section) != nil && !hides(kind, in: section)
    }

    func hides(_ kind: SupplementaryKind, in section: Int) -> Bool {
      hiddenSupplementaries.contains(SupplementaryPlace(kind: kind, section: section))
    }

    // MARK: Answering the view

    func cell<Cell: UIView>(
      at path: IndexPath, in view: View, dequeue: (String) -> Cell
    ) -> Cell {
      noteLayout()
      return gate.answering {
        guard let row = updater.currentRow(at: RowPosition(path)) else {
          // The view may ask for the cell of a row that was removed. If UIKit got no cell, it would raise an exception.
          let cell = dequeue(PlaceholderView.identifier)
          shown.forget(cell)
          return cell
        }
        let registration = registration(for: row)
        let cell = dequeue(pool(of: row, registration, in: view))
        fill(cell, with: row, at: path, registration)
        check(row, in: cell, of: path.section, view)
        return cell
      }
    }

    func supplementaryView<Made: UIView>(
      _ kind: SupplementaryKind, of section: Int, in view: View, dequeue: (String) -> Made?
    ) -> Made? {
      guard let elementKind = views.elementKind(of: kind) else { return nil }
      noteLayout()
      return gate.answering {
        let supplementary = supplementary(kind, of: section)
        let registration = supplementary.flatMap(registration)
        let identifier =
          supplementary.flatMap { model in
            registration.map { pool($0, of: model.reuseIdentifier) }
          } ?? PlaceholderView.identifier
        if registeredSupplementaries.insert([elementKind, identifier]).inserted {
          register(registration, ofKind: elementKind, as: identifier, in: view)
        }
        let shown = dequeue(identifier)
        if let shown, supplementary == nil { note(nil, of: .substitute, in: shown, isFirst: true) }
        if let shown, let supplementary {
          fill(shown, with: supplementary, of: section, registration, isFirstDisplay: true)
        }
        return shown
      }
    }

    // MARK: Configuring cells

    func fill(
      _ cell: UIView, with row: LiveRow, at path: IndexPath, _ registration: Registration?
    ) {
      let (isNew, isFirst, voice) = shown.setRow(row, of: cell)
      if isNew { updater.countNewCell() }
      if options.identifiesCells { shown.identify(cell) }
      voice?.say(row.row.attributes, of: cell)
      if shown.isDisplayed(cell) { updater.beginVisibility(of: row) }
      fill(cell, row.row.reuseIdentifier, row.row.source, registration) { registration, content in
        inherit(cell, registration)
        if content is ContainerHead {
          _ = views.containerCell.fill(cell, with: row, in: updater, isFirstDisplay: isFirst)
        }
        if let controller = content as? ControllerView {
          // The list view measures a cell before it adds the cell as a subview, so `controller` cannot find the list
          // view among its own superviews.
          controller.list = view
        }
        return registration.fill(content, with: row, in: updater, isFirstDisplay: isFirst)
      }
      // The app's `configure` may have replaced the content view, and so removed the constraint for the cell's height.
      followHint(cell, showing: row, in: path.section)
      voice?.complete(cell, row.row.attributes)
      if let voice, let cell = cell as? any DisclosureCell {
        voice.follow(
          cell.drawnContent == nil ? row.row.disclosurePlace : nil, in: cell, isFirst: isFirst,
          updater.environment.words
        ) { [weak self] in
          guard let self, let position = updater.position(of: row) else { return }
          updater.setExpanded(nil, at: position)
        }
      }
    }

    private func followHint(_ cell: UIView, showing row: LiveRow, in index: Int) {
      let section = updater.current.sections[index]
      offerSwipes(of: row, on: cell, in: section)
      // This code sets heights only in collection views, because a table view asks its delegate for heights.
      if hasHeights, let cell = cell as? UICollectionViewCell {
        let isSideways =
          isLayoutComing ? layoutHint?.arrangement == .carousel : view?.isSideways == true
        let height = isSideways ? nil : row.row.attributes.height ?? itemHeight(of: section)
        cell.contentView.rowHeight = height.map { CGFloat($0) }
      }
      let hint = hint(of: section)
      giveEditControls(to: cell, showing: row.row, inList: hint?.arrangement == .list)
      guard let cell = cell as? CollectionHostingCell else { return }
      cell.setBackground(of: hint?.arrangement == .list ? hint?.appearance : nil)
      cell.contentSize = nil
      guard let hint, hint.itemWidth == nil, hint.arrangement == .carousel,
        !(cell is any ContainerCell)
      else { return }
      let hasFixedHeight = updater.containerPath != nil || hint.itemHeight != nil
      cell.contentSize = { [weak list = view] content, size in
        // UIKit proposes the width that the cell had before the update, and a look is never wider than the proposed
        // width. So without this closure, the cell could not become wider.
        guard let list, hint.fitsContent || content is any DrawnContent else { return nil }
        let edges = list.adjustedContentInset
        let sides = hint.insets.map { $0.leading + $0.trailing } ?? 0
        // The closure reads the width of the list at each call, because the width can change.
        let room = max(1, list.bounds.width - edges.left - edges.right - CGFloat(sides))
        let wanted = content.fittingSize(width: room, .fittingSizeLevel).width.rounded(.up)
        let width = max(1, min(wanted, hint.fitsContent ? room : min(room, LayoutHint.cardWidth)))
        let height = hasFixedHeight ? size.height : content.fittingSize(width: width).height
        return CGSize(width: width, height: content.rowHeight ?? height)
      }
    }

    func hint(of section: ScreenSnapshot.Section) -> LayoutHint? {
      let flows = !isLayoutComing && view?.layoutOfHints is UICollectionViewFlowLayout
      let isOwn = flows || ownLayouts.contains(section.id)
      return section.layout ?? (isOwn ? nil : layoutHint ?? .list)
    }

    private func isPlainList(_ section: ScreenSnapshot.Section) -> Bool {
      if let table = view as? UITableView { return table.style == .plain }
      let hint = hint(of: section)
      return hint?.arrangement == .list && hint?.appearance == .plain
    }

    func mayHaveHeights(_ section: ScreenSnapshot.Section) -> Bool {
      section.mayHaveHeights || itemHeight(of: section) != nil
    }

    private func itemHeight(of section: ScreenSnapshot.Section) -> Double? {
      guard let hint = layoutHint.map({ section.layout ?? $0 }) else { return nil }
      return section.mayHaveHeights || hint.arrangement == .list ? hint.itemHeight : nil
    }

    func followHints() {
      hasHeights = hasHeights || updater.current.sections.contains(where: mayHaveHeights)
      for (cell, row, _) in shown.cells {
        guard let position = updater.position(of: row), let row = updater.currentRow(at: position)
        else { continue }
        followHint(cell, showing: row, in: position.section)
      }
      // The text of a header or a footer looks different in a plain list, so this code configures these views again.
      for (index, section) in updater.current.sections.enumerated() {
        for kind in section.supplementaries.map(\.kind) {
          let shown = view?.supplementary(kind, inSection: index) as? any HostingView
          guard let view, let shown, shown.isInPlainList != isPlainList(section),
            !isDeferred(SupplementaryPlace(kind: kind, section: index), needsOtherView: false)
          else { continue }
          _ = refillSupplementary(kind, of: index, in: view)
        }
      }
    }

    // MARK: Reporting what a cell does not support

    private func check(_ row: LiveRow, in cell: UIView, of index: Int, _ view: View) {
      let (section, layout) = (updater.current.sections[index], view.layoutOfHints)
      if let hint = section.layout,
        layout.map({ $0 !== self.layout }) ?? (hint.arrangement != .list)
      {
        updater.report(
          Problem(
            .hintWithoutLayout,
            "No layout for the hint of section \(ValueText.quotedBeginning(section.id.unnumbered)); "
              + (layout == nil ? "use a 'CollectionAdapter'" : "install the adapter's"),
            at: section.source?.description, section: section.id),
          onceFor: ObjectIdentifier(self))
      }
      #if !os(tvOS)
        // An update changes a section's rows before the section's hint, so the hint of the newest snapshot counts too.
        if row.row.attributes.swipeActions == SwipeActions() || canSwipe(cell, in: section)
          || updater.newest.section(id: section.id).map({ canSwipe(cell, in: $0) }) == true
        {
          return
        }
        updater.report(
          .unreachableSwipe(
            in: cell is UICollectionViewListCell ? nil : "\(type(of: cell))",
            of: updater.shortPath(of: row), at: row.row.source),
          onceFor: row.row.reuseIdentifier)
      #endif
    }

    func refillSupplementary(_ kind: SupplementaryKind, of section: Int, in view: View) -> Bool {
      guard let supplementary = supplementary(kind, of: section),
        let shown = view.supplementary(kind, inSection: section)
      else { return false }
      gate.answering {
        fill(
          shown, with: supplementary, of: section, registration(for: supplementary),
          isFirstDisplay: false)
      }
      return true
    }

    private func fill(
      _ view: UIView, with supplementary: Supplementary, of index: Int,
      _ registration: Registration?, isFirstDisplay: Bool
    ) {
      let section = updater.current.sections[index]
      // A pinned header needs a background, because rows scroll behind the header.
      (view as? CollectionHostingCell)?.backgroundConfiguration = .listPlainHeaderFooter()
      (view as? any HostingView)?.isInPlainList = isPlainList(section)
      followTaps(on: view, supplementary, of: section.id)
      note(supplementary, of: section.id, in: view, isFirst: isFirstDisplay)
      fill(view, supplementary.reuseIdentifier, section.source, registration) {
        $0.fill(
          $1, with: supplementary, of: section.id, in: updater, isFirstDisplay: isFirstDisplay)
      }
    }

    private func followTaps(
      on view: UIView, _ supplementary: Supplementary, of section: SectionID
    ) {
      let old = view.gestureRecognizers?.lazy.compactMap { $0 as? SupplementaryTap }.first
      guard supplementary.onSelect != nil else {
        if let old { view.removeGestureRecognizer(old) }
        return
      }
      let tap = old ?? SupplementaryTap()
      tap.onTap = { [weak updater, kind = supplementary.kind] in
        updater?.select(kind, of: section)
      }
      if old == nil { view.addGestureRecognizer(tap) }
    }

    private func fill(
      _ view: UIView, _ identifier: ReuseIdentifier, _ source: SourceLine?,
      _ registration: Registration?, _ body: (Registration, UIView) -> Bool
    ) {
      if let registration, body(registration, registration.content(of: view)) { return }
      if options.showsPlaceholders {
        let placeholder = (view as? any HostingView)?.hosted(make: { PlaceholderView() })
        (placeholder as? PlaceholderView)?.show("No cell registered for '\(identifier)'")
      }
      updater.reportMissingCell(for: identifier, source: source)
    }

    func inherit(_ cell: UIView, _ registration: Registration) {
      guard let cell = cell as? any ContainerCell else { return }
      let own = registration.cellsInside as? CellRegistry<CollectionList>
      cell.nested.inherited = (
        own ?? registry as? CellRegistry<CollectionList> ?? CellRegistry(), options, gate
      )
    }
  }

  /// Recognizes a tap on a supplementary view that has an action. If the user taps a control in this view, UIKit does
  /// not call the recognizer's action.
  private final class SupplementaryTap: UITapGestureRecognizer {
    var onTap: @MainActor () -> Void = {}

    #if canImport(UIKit)
      init() {
        super.init(target: nil, action: nil)
        addTarget(self, action: #selector(recognize))
      }

      @objc private func recognize() { onTap() }
    #else
      override func recognize() { onTap() }
    #endif
  }
#endif
