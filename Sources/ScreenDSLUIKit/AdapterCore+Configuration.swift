#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension AdapterCore {
    func followConfiguration() {
      guard let view else { return }
      followEditing(in: view)
      #if !os(tvOS)
        searchBar?.follow()
        let followsFocus = updater.newest.configuration?.selectionFollowsFocus == true
        set(\.selectionFollowsFocus, to: followsFocus ? true : nil)
        if let control = refreshControl, view.refreshControl === control {
          if updater.work.refreshing == nil, control.isRefreshing { control.endRefreshing() }
          if !updater.canRefresh { takeRefreshControl(from: view) }
        } else if updater.canRefresh, view.refreshControl == nil,
          // In the Mac idiom UIKit raises an exception if a view gets a refresh control.
          UIDevice.current.userInterfaceIdiom != .mac
        {
          let control = UIRefreshControl()
          control.addAction(
            UIAction { [weak self] _ in self?.updater.refresh() }, for: .valueChanged)
          view.refreshControl = control
          refreshControl = control
          // If `alwaysBounceVertical` is false, the user cannot pull down a collection view that is empty or too short
          // to scroll.
          set(\.alwaysBounceVertical, to: true)
        }
      #endif
    }

    #if !os(tvOS)
      private func takeRefreshControl(from view: View) {
        view.refreshControl = nil
        set(\.alwaysBounceVertical, to: nil)
      }
    #endif

    /// Sets a property of the view. If `value` is nil, restores the value that the property had before the adapter set
    /// it.
    func set(_ property: ReferenceWritableKeyPath<View, Bool>, to value: Bool?) {
      guard let view, let new = value ?? ownValues[property] else { return }
      ownValues[property] = value == nil ? nil : ownValues[property] ?? view[keyPath: property]
      view[keyPath: property] = new
    }

    func goToStart() {
      (target, deferred) = (nil, [])
      #if !os(tvOS)
        searchBar?.unanswered = []
      #endif
      innerListsGoToStart()
      axis?.begin()
    }

    func innerListsGoToStart() {
      for cell in shown.cells { (cell.cell as? any ContainerCell)?.nested.goToStart() }
    }

    private func followEditing(in view: View) {
      let screen = updater.current
      let isDeclared = screen.configuration?.editing != nil
      guard isDeclared || editing != nil else { return }
      let wanted = (isOn: screen.isEdited, selectsRows: screen.selectsRows)
      // This code does not read the view's `isEditing`, which is also true while swipe actions are visible.
      if editing.map({ $0 == wanted }) != true {
        let (wasOn, animated) = (editing?.isOn == true, editing != nil && !needsReload(view))
        // When editing begins, a table view asks for the edit controls, which depend on `editing`.
        editing = wanted
        // UIKit chooses the kind of edit controls when editing begins. To change the kind, the list must end editing.
        if wasOn, wanted.isOn { view.setEdited(false, animated: false) }
        set(\.allowsMultipleSelectionDuringEditing, to: wanted.selectsRows)
        if wasOn || wanted.isOn { view.setEdited(wanted.isOn, animated: animated) }
        setSelection()
        followHints()
      }
      if !isDeclared { leaveEditing() }
      applyDeferred()
      updater.tell { [weak self] in self?.showEditing(wanted.isOn) }
    }

    private func leaveEditing() {
      editing = nil
      set(\.allowsMultipleSelectionDuringEditing, to: nil)
      #if !os(tvOS)
        for case let cell as UICollectionViewListCell in shown.cells.map(\.cell) {
          setEditControls([], of: cell)
        }
      #endif
    }

    private func showEditing(_ isOn: Bool) {
      if updater.work.isAskedToEdit { return }
      if let onEditing = updater.work.onEditing {
        onEditing(isOn)
      } else if let controller = view?.nearestController, controller.isEditing != isOn {
        controller.setEditing(isOn, animated: true)
      }
    }

    func giveEditControls(to cell: UIView, showing row: Row, inList isInList: Bool) {
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
        setEditControls(own, of: cell)
      #endif
    }

    #if !os(tvOS)
      private func setEditControls(_ own: [UICellAccessory], of cell: UICollectionViewListCell) {
        let kinds: [UICellAccessory.AccessoryType] = [.multiselect, .delete, .reorder]
        let (has, wanted) = (cell.accessories.map(\.accessoryType), own.map(\.accessoryType))
        if has.filter(kinds.contains) == wanted { return }
        cell.accessories = cell.accessories.filter { !kinds.contains($0.accessoryType) } + own
      }
    #endif

    func letGo() {
      sensor.removeFromSuperview()
      if floatingInsets != .zero { floatingInsets = .zero }
      if editing?.isOn == true { view?.setEdited(false, animated: false) }
      if editing != nil { leaveEditing() }
      set(\.allowsMultipleSelection, to: nil)
      #if !os(tvOS)
        set(\.selectionFollowsFocus, to: nil)
        if let control = refreshControl, let view, view.refreshControl === control {
          takeRefreshControl(from: view)
        }
        searchBar?.leave()
      #endif
      // From now on, the view tells only its new adapter which cells, headers and footers are no longer displayed.
      gate.answering {
        endDisplay()
        releaseControllers(ofAllRows: true)
        // Another adapter may reuse the cells, so this adapter forgets them. If the app makes this adapter the data
        // source again, UIKit displays the rows again.
        for cell in shown.cells.map(\.cell) { shown.forget(cell) }
        setInSight(true)
        guard let view else { return }
        for section in 0..<sectionCount {
          for own in supplementaries(of: section, in: view) { note(false, own) }
        }
      }
    }

    var lastShownRow: RowPosition? { view?.indexPathsForVisibleItems.max().map { RowPosition($0) } }

    /// Makes the view ask again which methods its delegate implements.
    func reconnectDelegate() {
      view?.setDelegate(nil)
      view?.setDelegate(owner)
    }

    func isSubstitute(_ section: Int) -> Bool {
      updater.current.hasSubstitute && section == sectionCount - 1
    }

    func centerSubstitute() {
      guard updater.current.hasSubstitute else {
        substituteGap = 0
        return
      }
      guard let view, let axis, !needsReload(view), !gate.isClosed, !view.isSideways,
        view.layoutOfHints.map({ $0 === layout }) ?? true
      else { return }
      gate.answering { view.layoutIfNeeded() }
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
          layOut([], in: view, comeOrGo: false)
          gate.answering { view.layoutIfNeeded() }
        }
        // A plain table view adds its own space above a header. This space can be more than the space that would center
        // the rows.
        if gap == 0 { return }
      }
    }

    func centerSubstituteLater() { if updater.current.hasSubstitute { gate.schedule() } }
  }
#endif
