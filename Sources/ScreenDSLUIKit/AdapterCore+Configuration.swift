#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What a screen says of itself as a whole.
  extension AdapterCore {
    /// Gives the view a control to pull while the screen says what that does, and lets it go when that is done; shows
    /// what the screen says of its search, and has the list edited as it says.
    func followConfiguration() {
      #if !os(tvOS)
        searchBar?.follow()
      #endif
      guard let view else { return }
      followEditing(in: view)
      #if !os(tvOS)
        followFocus(view)
        if let control = refreshControl, view.refreshControl === control {
          if updater.work.refreshing == nil, control.isRefreshing { control.endRefreshing() }
          if !updater.canRefresh { takeRefreshControl(from: view) }
        } else if updater.canRefresh, view.refreshControl == nil,
          // UIKit raises in the Mac idiom if a view gets the control.
          UIDevice.current.userInterfaceIdiom != .mac
        {
          let control = UIRefreshControl()
          control.addAction(
            UIAction { [weak self] _ in self?.updater.refresh() }, for: .valueChanged)
          view.refreshControl = control
          refreshControl = control
          // A collection that is empty, or too short to scroll, could not be pulled.
          bounced = view.alwaysBounceVertical
          view.alwaysBounceVertical = true
        }
      #endif
    }

    #if !os(tvOS)
      private func takeRefreshControl(from view: View) {
        view.refreshControl = nil
        view.alwaysBounceVertical = bounced
      }

      private func followFocus(_ view: View) {
        let follows = updater.newest.configuration?.selectionFollowsFocus == true
        if follows == (followedFocus != nil) { return }
        let old = followedFocus ?? view.selectionFollowsFocus
        view.selectionFollowsFocus = follows || old
        followedFocus = follows ? old : nil
      }
    #endif

    func goToStart() {
      (target, deferred) = (nil, [])
      axis?.begin()
    }

    private func followEditing(in view: View) {
      let screen = updater.current
      let isDeclared = screen.configuration?.editing != nil
      guard isDeclared || editing != nil else { return }
      let wanted = (isOn: screen.isEdited, selectsRows: screen.selectsRows)
      // A view may say that it is edited while a swipe is open: it is compared with what it was told.
      if editing.map({ $0 == wanted }) != true {
        let (wasOn, isAnimated) = (editing?.isOn == true, editing != nil && !needsReload(view))
        // A view asks only at the beginning what its rows have.
        if wasOn, wanted.isOn { view.setEdited(false, isAnimated: false) }
        view.allowsMultipleSelectionDuringEditing = wanted.selectsRows
        if wasOn || wanted.isOn { view.setEdited(wanted.isOn, isAnimated: isAnimated) }
        editing = wanted
        dropSelection()
        showSelection()
        followHintsOfCells()
      }
      if !isDeclared { editing = nil }
      applyDeferred()
      updater.tell { [weak self] in self?.showEditing(wanted.isOn) }
    }

    /// Has an edit button outside of the list show whether it is edited, unless a person pressed it just now.
    private func showEditing(_ isOn: Bool) {
      if updater.work.isAskedToEdit { return }
      if let onEditing = updater.work.onEditing {
        onEditing(isOn)
      } else if let controller = view?.nearestController, controller.isEditing != isOn {
        controller.setEditing(isOn, animated: true)
      }
    }

    /// Gives a cell of a list the controls that its row has while the list is edited; a table asks for them.
    func giveEditControls(to cell: View.Cell, showing row: Row, inList isInList: Bool) {
      #if !os(tvOS)
        guard let editing, let cell = cell as? UICollectionViewListCell else { return }
        let attributes = row.attributes
        var own: [UICellAccessory] = []
        if editing.selectsRows {
          if attributes.isMarkable { own.append(.multiselect()) }
        } else if isInList, attributes.hasDeleteControl {
          own.append(.delete())
        }
        if attributes.onReorder != nil { own.append(.reorder()) }
        let kinds: [UICellAccessory.AccessoryType] = [.multiselect, .delete, .reorder]
        let (has, wanted) = (cell.accessories.map(\.accessoryType), own.map(\.accessoryType))
        if has.filter(kinds.contains) == wanted { return }
        cell.accessories = cell.accessories.filter { !kinds.contains($0.accessoryType) } + own
      #endif
    }

    /// Takes from the view what belongs to this adapter: another one has the view.
    func letGo() {
      sensor.removeFromSuperview()
      if editing?.isOn == true { ownView?.setEdited(false, isAnimated: false) }
      #if !os(tvOS)
        if let control = refreshControl, let view = ownView, view.refreshControl === control {
          takeRefreshControl(from: view)
        }
        searchBar?.leave()
      #endif
    }

    var lastShownRow: RowPosition? { view?.indexPathsForVisibleItems.max().map { RowPosition($0) } }

    // MARK: What is there instead of rows

    /// Whether a section has the rows that are there instead of others.
    func isSubstitute(_ section: Int) -> Bool {
      let sections = updater.current.sections
      return updater.current.hasSubstitute && section == sections.count - 1
    }

    /// Puts the rows that are there instead of others in the middle of the window, below what else there is.
    func centerSubstitute() {
      guard updater.current.hasSubstitute else {
        substituteGap = 0
        return
      }
      guard let view, let axis, !needsReload(view), !gate.isClosed, !view.isSideways,
        // Other layouts know nothing of the gap.
        view.layoutOfHints.map({ $0 === layout }) ?? true
      else { return }
      gate.answering { view.layoutIfNeeded() }
      // A table may add room of its own above a header that comes or goes, which shows once it did.
      for _ in 0..<3 {
        let section = updater.current.sections.count - 1
        let ranges = updater.current.sections[section].rows.indices.compactMap {
          range(of: RowPosition(section: section, row: $0))
        }
        guard let first = ranges.first, let last = ranges.last else { return }
        let free = axis.window.length - (last.upperBound - first.lowerBound)
        let gap = CGFloat(max(0, free / 2 - first.lowerBound + Double(substituteGap)))
        if abs(gap - substituteGap) < 0.5 { return }
        substituteGap = gap
        UIView.performWithoutAnimation {
          view.layoutOfHints?.invalidateLayout()
          view.layOutSupplementaries([], comeOrGo: false) {}
          gate.answering { view.layoutIfNeeded() }
        }
      }
    }

    /// Bars or the keyboard came or went.
    func insetsDidChange() {
      if updater.current.hasSubstitute { gate.schedule() }
    }
  }
#endif
