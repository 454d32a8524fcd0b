#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension AdapterCore {
    func run(
      _ operations: Changeset.Operations, in view: View, change: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      let reconfigured = operations.reconfigures
      let operations = deferring(operations, in: view)
      if !operations.supplementaries.isEmpty {
        update(operations.supplementaries, in: view, change: change, completion: completion)
      } else {
        endEditing(in: view, before: operations)
        let cells = operations.reconfigures.compactMap { view.cellForItem(at: IndexPath($0)) }
        shown.awaitRefill(of: cells)
        // A table view asks for a row's edit controls only when the row's cell appears or when editing begins. So a row
        // whose edit controls have changed gets another cell after this update.
        let edited = views == UITableView.self && editing?.isOn == true ? reconfigured : []
        let controls = edited.map(editControls)
        batch(in: view, change) {
          view.perform(operations)
        } completion: { [weak self] in
          self?.shown.endRefill(of: cells)
          completion()
        }
        let moved = operations.rowMoves.filter { $0.from.section != $0.to.section }
        if !moved.isEmpty, let layout = view.layoutOfHints {
          // The rows can now be in a section with another layout hint.
          followHints()
          layout.invalidate { $0.invalidateItems(at: moved.map { IndexPath($0.to) }) }
        }
        for (position, old) in zip(edited, controls)
        where old != editControls(of: position) && !isDeferred(position, needsOtherView: true) {
          guard let row = updater.currentRow(at: position) else { continue }
          deferred.append((place: { .row(row.shownPath) }, needsOtherView: true))
        }
      }
    }

    /// Runs `change` and `operations` in a batch update of the view.
    ///
    /// The view must have the new rows when this method returns. So if `performBatchUpdates` does not call its first
    /// closure, this method runs `change` and reloads the view.
    private func batch(
      in view: View, _ change: @escaping @MainActor () -> Void,
      _ operations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      var isMade = false
      view.performBatchUpdates {
        if isMade { return }
        isMade = true
        change()
        operations()
      } completion: { _ in
        completion()
      }
      if isMade { return }
      isMade = true
      change()
      isReloadPending = true
      view.reloadData()
    }

    func refill(_ place: CellPlace) -> Bool {
      guard let view, let shownView = shownView(at: place),
        !deferred.contains(where: { $0.place() == place })
      else { return true }
      if shownView.isTouched { return false }
      if let place = supplementary(at: place) {
        _ = refillSupplementary(place.kind, of: place.section, in: view)
      } else if let path = indexPath(of: place), let row = row(at: path) {
        shown.awaitRefill(of: [shownView])
        gate.answering { fill(shownView, with: row, at: path, registration(for: row)) }
        // An earlier batch may have reconfigured the row, and the view may not have asked for the cell yet.
        shown.awaitRefill(of: [shownView])
      }
      return true
    }

    func remeasure(_ places: [CellPlace]) {
      guard let view else { return }
      let rows = places.compactMap { indexPath(of: $0) }
      let supplementaries = places.compactMap { supplementary(at: $0) }
      keepingPlaces {
        UIView.performWithoutAnimation {
          if !rows.isEmpty { view.layoutOfHints?.invalidate { $0.invalidateItems(at: rows) } }
          layOut(supplementaries, in: view, comeOrGo: false)
          view.layoutIfNeeded()
        }
      }
      centerSubstitute()
    }

    // MARK: Supplementary views

    private func update(
      _ updates: [Changeset.SupplementaryUpdate], in view: View,
      change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      let replaced = updates.filter { update in
        update.replacedKinds.contains { views.elementKind(of: $0) != nil }
      }
      let rebuilt =
        view.layoutOfHints == nil ? replaced.filter { !isInUse($0.newSection, in: view) } : []
      let others = updates.filter { !rebuilt.contains($0) }
      // An app's collection view layout or table view delegate can show supplementary views that no section declares.
      let old = places(of: others, \.replacedKinds).filter {
        supplementary($0.kind, of: $0.section) != nil || mayHaveAppViews
          || view.supplementary($0.kind, inSection: $0.section) != nil
      }
      if rebuilt.isEmpty {
        change()
      } else {
        let sections = IndexSet(rebuilt.map(\.newSection))
        batch(
          in: view, change, { (view as? UITableView)?.rebuildSections(sections) },
          completion: completion)
      }
      exchange(old, in: view)
      if updates.contains(where: \.hasNewLayout) {
        followHints()
        view.layoutOfHints?.invalidateLayout()
      }
      let filled = places(of: others) { update in
        update.kinds.filter { !update.replacedKinds.contains($0) }
      }.filter {
        !isDeferred($0, needsOtherView: false)
          && refillSupplementary($0.kind, of: $0.section, in: view)
      }
      let comeOrGo = replaced.count > rebuilt.count
      if comeOrGo || !filled.isEmpty { layOut(filled, in: view, comeOrGo: comeOrGo) }
      if rebuilt.isEmpty { completion() }
    }

    func layOut(_ places: [SupplementaryPlace], in view: View, comeOrGo: Bool) {
      view.layOutSupplementaries(places, comeOrGo: comeOrGo, completion: updater.beginBatch())
    }

    private func places(
      of updates: [Changeset.SupplementaryUpdate],
      _ kinds: (Changeset.SupplementaryUpdate) -> [SupplementaryKind]
    ) -> [SupplementaryPlace] {
      updates.flatMap { update in
        kinds(update).map { SupplementaryPlace(kind: $0, section: update.newSection) }
      }
    }

    private var mayHaveAppViews: Bool { views == UITableView.self && owner?.appDelegate != nil }

    private func exchange(_ places: [SupplementaryPlace], in view: View) {
      let exchanged = places.filter {
        supplementary($0.kind, of: $0.section) == nil
          ? view.layoutOfHints != nil || mayHaveAppViews : !isDeferred($0, needsOtherView: true)
      }
      if exchanged.isEmpty { return }
      hiddenSupplementaries = Set(exchanged)
      layOut([], in: view, comeOrGo: true)
      hiddenSupplementaries = []
    }

    // MARK: Cells that the user edits or touches

    private func deferring(
      _ operations: Changeset.Operations, in view: View
    ) -> Changeset.Operations {
      let mayWait =
        !operations.reloads.isEmpty || options.holdsTouchedRow && !operations.reconfigures.isEmpty
      // This code reads `isInUse` last, because `isInUse` is slow.
      guard !deferred.isEmpty || mayWait && view.isInUse else { return operations }
      var rest = operations
      rest.reloads.removeAll { isDeferred($0, needsOtherView: true) }
      rest.reconfigures.removeAll { isDeferred($0, needsOtherView: false) }
      return rest
    }

    private func isDeferred(_ position: RowPosition, needsOtherView: Bool) -> Bool {
      guard let row = updater.currentRow(at: position) else { return false }
      return isDeferred({ .row(row.shownPath) }, needsOtherView: needsOtherView)
    }

    private func editControls(of position: RowPosition) -> [Bool]? {
      attributes(at: IndexPath(position)).map {
        // `isSelectable` counts, because in edit mode with selection, the app's data source decides whether a row that
        // is not selectable gets a selection mark.
        [
          $0.hasDeleteControl, $0.onReorder != nil, $0.isMarkable,
          editing?.selectsRows == true && $0.isSelectable,
        ]
      }
    }

    func isDeferred(_ place: SupplementaryPlace, needsOtherView: Bool) -> Bool {
      let section = updater.current.sections[place.section].id
      return isDeferred({ .supplementary(place.kind, section) }, needsOtherView: needsOtherView)
    }

    private func isDeferred(
      _ place: @escaping @MainActor () -> CellPlace, needsOtherView: Bool
    ) -> Bool {
      if let index = deferred.firstIndex(where: { $0.place() == place() }) {
        deferred[index].needsOtherView = deferred[index].needsOtherView || needsOtherView
        return true
      }
      guard mustWait((place, needsOtherView)) else { return false }
      deferred.append((place, needsOtherView))
      gate.schedule(isPatient: true)
      return true
    }

    private func mustWait(_ update: DeferredUpdate) -> Bool {
      guard update.needsOtherView || options.holdsTouchedRow,
        let view = shownView(at: update.place())
      else { return false }
      if let text = view.editedView as? any EditableText, text.isGone { text.endEditing(true) }
      return view.isInUse
    }

    func applyDeferred() {
      guard !deferred.isEmpty else { return }
      if readiness == .busy { return gate.schedule(isPatient: true) }
      var free: [(place: CellPlace, needsOtherCell: Bool)] = []
      deferred.removeAll { update in
        if mustWait(update) { return false }
        free.append((update.place(), update.needsOtherView))
        return true
      }
      updater.redisplay(free)
      if !deferred.isEmpty { gate.schedule(isPatient: true) }
    }

    func shownView(at place: CellPlace) -> UIView? {
      if let path = indexPath(of: place) { return view?.cellForItem(at: path) }
      let place = supplementary(at: place)
      return place.flatMap { view?.supplementary($0.kind, inSection: $0.section) }
    }

    private func indexPath(of place: CellPlace) -> IndexPath? {
      place.rowPath.flatMap(updater.position).map { IndexPath($0) }
    }

    private func supplementary(at place: CellPlace) -> SupplementaryPlace? {
      guard case .supplementary(let kind, let id) = place,
        let section = updater.current.sectionIndex(of: id)
      else { return nil }
      return SupplementaryPlace(kind: kind, section: section)
    }

    // MARK: Ending editing before a batch

    /// Ends editing in a row, header or footer that the operations remove. Without this call, a table view keeps the
    /// removed cell as long as a text field in the cell is first responder.
    private func endEditing(in view: View, before operations: Changeset.Operations) {
      guard !operations.rowRemovals.isEmpty || !operations.sectionRemovals.isEmpty,
        let edited = view.editedView
      else { return }
      let isGoing =
        if let path = view.path(of: edited) {
          operations.sectionRemovals.contains(path.section)
            || operations.rowRemovals.contains(RowPosition(path))
        } else {
          operations.sectionRemovals.contains { section in
            supplementaries(of: section, in: view).contains { edited.isDescendant(of: $0) }
          }
        }
      if isGoing { edited.endEditing(true) }
    }

    func supplementaries(of section: Int, in view: View) -> [UIView] {
      updater.current.sections[section].supplementaries.compactMap {
        view.supplementary($0.kind, inSection: section)
      }
    }

    private func isInUse(_ section: Int, in view: View) -> Bool {
      guard view.isInUse else { return false }
      if let path = view.editedView.flatMap(view.path), path.section == section {
        return true
      }
      let paths = view.indexPathsForVisibleItems.filter { $0.section == section }
      return paths.contains { view.cellForItem(at: $0)?.isTouched == true }
        || supplementaries(of: section, in: view).contains(where: \.isInUse)
    }
  }

  extension UIView {
    package var editedView: UIView? {
      isFirstResponder ? self : subviews.compactMap(\.editedView).first
    }

    var isTouched: Bool {
      if (self as? UIControl)?.isTracking == true || (self as? UIButton)?.isHeld == true
        || (self as? MenuButton)?.isOpen == true
      {
        return true
      }
      let scrolling = (self as? UIScrollView)?.panGestureRecognizer
      let isRecognizing = gestureRecognizers?.contains { gesture in
        gesture !== scrolling && (gesture.state == .began || gesture.state == .changed)
      }
      return isRecognizing == true || subviews.contains(where: \.isTouched)
    }

    package var isInUse: Bool { editedView != nil || isTouched }
  }

  /// A button that shows a menu when the user taps it. UIKit sets `isHeld` only for a menu that a long press opens.
  package final class MenuButton: UIButton {
    package private(set) var isOpen = false

    @available(tvOS 17, *)
    package override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      isOpen = true
    }

    @available(tvOS 17, *)
    package override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      isOpen = false
    }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { isOpen = false }
    }
  }
#endif
