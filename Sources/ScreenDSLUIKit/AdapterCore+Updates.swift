#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Foundation
  import ScreenDSL

  #if canImport(UIKit)
    import UIKit
  #else
    import ScreenSim
  #endif

  // What a stage does to the view.
  extension AdapterCore {
    /// Runs one stage: a batch, or rows and supplementaries in place.
    func run(
      _ operations: Changeset.Operations, in view: View, change: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      if !operations.supplementaries.isEmpty {
        update(operations.supplementaries, in: view, change: change, completion: completion)
      } else if !operations.reconfigures.isEmpty && !options.usesReconfigure {
        change()
        fillInPlace(operations.reconfigures, in: view, completion: completion)
      } else {
        endEditing(in: view, ifInSections: operations.sectionRemovals) {
          operations.rowRemovals.contains($0) || operations.reloads.contains($0)
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

  /// One of the supplementaries of a list.
  struct SupplementaryPlace: Hashable {
    let kind: SupplementaryKind
    let section: Int
  }
#endif
