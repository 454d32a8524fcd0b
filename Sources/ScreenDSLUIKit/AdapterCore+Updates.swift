#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What a stage does to the view.
  extension AdapterCore {
    /// Runs one stage: a batch, or rows and supplementaries in place.
    func run(
      _ operations: Changeset.Operations, in view: View, change: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      let operations = holdingBack(operations, in: view)
      if !operations.supplementaries.isEmpty {
        update(operations.supplementaries, in: view, change: change, completion: completion)
      } else if !operations.reconfigures.isEmpty && !options.usesReconfigure {
        change()
        fillInPlace(operations.reconfigures, in: view, completion: completion)
      } else {
        endEditing(in: view, ifInSections: operations.sectionRemovals) {
          operations.rowRemovals.contains($0)
        }
        let cells = operations.reconfigures.compactMap { view.cellForItem(at: IndexPath($0)) }
        shown.awaitRefill(of: cells)
        view.performBatchUpdates {
          change()
          view.perform(operations)
        } completion: { [weak self] _ in
          self?.shown.endRefill(of: cells)
          completion()
        }
      }
    }

    private func fillInPlace(
      _ positions: [RowPosition], in view: View, completion: @escaping @MainActor () -> Void
    ) {
      for position in positions {
        guard let row = updater.currentRow(at: position),
          let cell = view.cellForItem(at: IndexPath(position))
        else { continue }
        shown.awaitRefill(of: [cell])
        gate.answering { fill(cell, with: row, at: IndexPath(position), registration(for: row)) }
      }
      if !hasHeights { return completion() }
      view.layOutSupplementaries([], comeOrGo: true) { completion() }
    }

    // MARK: Supplementaries

    /// Supplementaries are filled where they are; one that comes or goes is laid out, and one that needs
    /// another view first goes and then comes. In a table the section is built anew instead, unless it
    /// has the keyboard: that a table asks for a header without that is documented nowhere.
    private func update(
      _ updates: [Changeset.SupplementaryUpdate], in view: View,
      change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      let replaced = updates.filter { update in
        update.replacedKinds.contains { View.elementKind(of: $0) != nil }
      }
      let rebuilt = View.rebuildsSections ? replaced.filter { !isEdited($0.oldSection) } : []
      if rebuilt.isEmpty {
        let exchanged = places(of: replaced)
        change()
        exchange(exchanged.filter { supplementary($0.kind, of: $0.section) != nil }, in: view)
      } else {
        let sections = IndexSet(rebuilt.map(\.newSection))
        view.performBatchUpdates {
          change()
          view.rebuildSections(sections)
        } completion: { _ in
          completion()
        }
      }
      if updates.contains(where: \.hasNewLayout) { view.layoutHintsDidChange() }
      let filled = updates.filter { !rebuilt.contains($0) }.flatMap { update in
        update.kinds.filter {
          !update.replacedKinds.contains($0)
            && refillSupplementary($0, of: update.newSection, in: view)
        }.map { SupplementaryPlace(kind: $0, section: update.newSection) }
      }
      let comeOrGo = rebuilt.isEmpty && !replaced.isEmpty
      if comeOrGo || !filled.isEmpty {
        view.layOutSupplementaries(filled, comeOrGo: comeOrGo) {
          if rebuilt.isEmpty { completion() }
        }
      } else if rebuilt.isEmpty {
        completion()
      }
    }

    /// The supplementaries of a kind that needs another view which are there now.
    private func places(of updates: [Changeset.SupplementaryUpdate]) -> [SupplementaryPlace] {
      updates.flatMap { update in
        update.replacedKinds.filter { supplementary($0, of: update.oldSection) != nil }
          .map { SupplementaryPlace(kind: $0, section: update.newSection) }
      }
    }

    /// Lets the view put away these supplementaries, for others to take their places.
    private func exchange(_ places: [SupplementaryPlace], in view: View) {
      if places.isEmpty { return }
      hiddenSupplementaries = Set(places)
      for case let shown? in places.map({ view.supplementary($0.kind, inSection: $0.section) }) {
        shown.endEditing(true)
      }
      view.layOutSupplementaries([], comeOrGo: true) {}
      hiddenSupplementaries = []
    }

    // MARK: The row under the hand

    /// Leaves out what would show something else in a cell that the user has a hand on.
    private func holdingBack(
      _ operations: Changeset.Operations, in view: View
    ) -> Changeset.Operations {
      let mayHold = !held.isEmpty || view.editedView != nil
      guard mayHold || options.holdsTouchedRow && view.isTouched else { return operations }
      var rest = operations
      rest.reloads.removeAll { holds($0, needsOtherCell: true, in: view) }
      rest.reconfigures.removeAll { holds($0, needsOtherCell: false, in: view) }
      if !held.isEmpty { gate.schedule(isPatient: true) }
      return rest
    }

    private func holds(_ position: RowPosition, needsOtherCell: Bool, in view: View) -> Bool {
      guard let row = updater.currentRow(at: position) else { return false }
      if let index = held.firstIndex(where: { updater.isSameRow(row, as: $0.row) }) {
        held[index].needsOtherCell = held[index].needsOtherCell || needsOtherCell
        return true
      }
      let new = HeldRow(row: row, needsOtherCell: needsOtherCell)
      guard isUnderHand(new, at: position, in: view) else { return false }
      held.append(new)
      return true
    }

    private func isUnderHand(_ row: HeldRow, at position: RowPosition, in view: View) -> Bool {
      guard let cell = view.cellForItem(at: IndexPath(position)) else { return false }
      if cell.editedView != nil { return row.needsOtherCell || options.holdsTouchedRow }
      return options.holdsTouchedRow && cell.isTouched
    }

    /// Shows what was held back where the hand is off by now.
    func showHeldRows() {
      guard !held.isEmpty, let view else { return }
      if readiness == .busy { return gate.schedule(isPatient: true) }
      var due: [(row: HeldRow, position: RowPosition)] = []
      held.removeAll { row in
        guard let position = updater.position(of: row.row) else { return true }
        if isUnderHand(row, at: position, in: view) { return false }
        due.append((row, position))
        return true
      }
      updater.showAgain(
        inOtherCells: due.filter(\.row.needsOtherCell).map(\.position),
        inOwnCells: due.filter { !$0.row.needsOtherCell }.map(\.position))
      if !held.isEmpty { gate.schedule(isPatient: true) }
    }

    // MARK: The keyboard

    /// Ends editing in a cell that is about to go: a text field that is edited refuses to go with it.
    private func endEditing(
      in view: View, ifInSections sections: [Int], orAt isGoing: (RowPosition) -> Bool
    ) {
      guard let edited = view.editedView else { return }
      if let path = path(of: edited, in: view) {
        if !sections.contains(path.section), !isGoing(RowPosition(path)) { return }
      } else if sections.isEmpty || edited.enclosing(View.Supplementary.self, in: view) == nil {
        return
      }
      edited.endEditing(true)
    }

    private func path(of edited: UIView, in view: View) -> IndexPath? {
      edited.enclosing(View.Cell.self, in: view).flatMap { view.indexPath(for: $0) }
    }

    /// Whether a section has the keyboard, or a header somewhere has it.
    private func isEdited(_ section: Int) -> Bool {
      guard let view, let edited = view.editedView else { return false }
      return path(of: edited, in: view).map { $0.section == section }
        ?? (edited.enclosing(View.Supplementary.self, in: view) != nil)
    }
  }

  extension UIView {
    /// The view inside, or this one, that has the keyboard.
    var editedView: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let edited = view.editedView { return edited }
      }
      return nil
    }

    /// Whether a finger is on a control inside, or a gesture other than scrolling is under way.
    var isTouched: Bool {
      if (self as? UIControl)?.isTracking == true { return true }
      let scrolling = (self as? UIScrollView)?.panGestureRecognizer
      let isRecognizing = gestureRecognizers?.contains { gesture in
        gesture !== scrolling && (gesture.state == .began || gesture.state == .changed)
      }
      return isRecognizing == true || subviews.contains(where: \.isTouched)
    }

    /// The outermost view of a type that is inside `list` and has this view inside.
    fileprivate func enclosing<View: UIView>(_ type: View.Type, in list: UIView) -> View? {
      var found: View?
      var view: UIView? = self
      while let next = view, next !== list {
        if let match = next as? View { found = match }
        view = next.superview
      }
      return found
    }
  }

  /// A row whose cell shows it as it was.
  struct HeldRow {
    let row: LiveRow
    /// Whether it needs another cell by now.
    var needsOtherCell: Bool
  }

  /// One of the supplementaries of a list.
  struct SupplementaryPlace: Hashable {
    let kind: SupplementaryKind
    let section: Int
  }
#endif
