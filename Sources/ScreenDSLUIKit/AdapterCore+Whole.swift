#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What a screen says of itself as a whole.
  extension AdapterCore {
    /// Gives the view a control to pull while the screen says what that does, and lets it go when that is done; shows
    /// what the screen says of its search.
    func followWhole() {
      #if !os(tvOS)
        searchBar?.follow()
        guard let view else { return }
        followFocus(view)
        if let control = refreshControl, view.refreshControl === control {
          if updater.refreshing == nil { control.endRefreshing() }
          if !updater.canRefresh { view.refreshControl = nil }
        } else if updater.canRefresh, view.refreshControl == nil,
          // UIKit raises in the Mac idiom if a view gets the control.
          UIDevice.current.userInterfaceIdiom != .mac
        {
          let control = UIRefreshControl()
          control.addAction(
            UIAction { [weak self] _ in self?.updater.refresh() }, for: .valueChanged)
          view.refreshControl = control
          refreshControl = control
        }
      #endif
    }

    #if !os(tvOS)
      private func followFocus(_ view: View) {
        let follows = updater.newest.whole?.selectionFollowsFocus == true
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

    /// Takes from the view what belongs to this adapter: another one has the view.
    func letGo() {
      #if !os(tvOS)
        if ownView?.refreshControl === refreshControl { ownView?.refreshControl = nil }
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
