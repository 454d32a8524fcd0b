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
        fillInPlace(operations.reconfigures, in: view)
        completion()
      } else {
        endEditing(in: view, ifInSections: operations.sectionRemovals) {
          operations.rowRemovals.contains($0) || operations.reloads.contains($0)
        }
        let cells = operations.reconfigures.compactMap { view.cellForItem(at: IndexPath($0)) }
        refilling(cells) {
          view.performBatchUpdates {
            change()
            view.perform(operations)
          } completion: { _ in
            completion()
          }
        }
      }
    }

    private func fillInPlace(_ positions: [RowPosition], in view: View) {
      for position in positions {
        guard let row = updater.currentRow(at: position),
          let cell = view.cellForItem(at: IndexPath(position))
        else { continue }
        refilling([cell]) { gate.answering { fill(cell, with: row, registration(for: row)) } }
      }
    }

    /// Runs `body`, in which the view may ask to fill these cells again.
    private func refilling(_ cells: [View.Cell], _ body: () -> Void) {
      refilled = Set(cells.map { ObjectIdentifier($0) })
      body()
      refilled = []
    }

    // MARK: Supplementaries

    /// Supplementaries are filled where they are; one that comes, goes or needs another view takes its
    /// section with it, because a view offers nothing less.
    private func update(
      _ updates: [Changeset.SupplementaryUpdate], in view: View,
      change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      let rebuilt = updates.filter { update in
        update.replacedKinds.contains { View.elementKind(of: $0) != nil }
      }
      if rebuilt.isEmpty {
        change()
        completion()
      } else {
        let sections = IndexSet(rebuilt.map(\.newSection))
        endEditing(in: view, ifInSections: Array(sections))
        view.performBatchUpdates {
          change()
          view.rebuildSections(sections)
        } completion: { _ in
          completion()
        }
      }
      if updates.contains(where: \.hasNewLayout) { view.layoutHintsDidChange() }
      for update in updates where !rebuilt.contains(update) {
        for kind in update.kinds { refillSupplementary(kind, of: update.newSection, in: view) }
      }
    }

    // MARK: The keyboard

    /// Ends editing in a cell that is about to go: a text field that is edited refuses to go with it.
    private func endEditing(
      in view: View, ifInSections sections: [Int],
      orAt isGoing: (RowPosition) -> Bool = { _ in false }
    ) {
      guard let edited = view.editedView else { return }
      let cell = edited.enclosing(View.Cell.self, in: view)
      if let path = cell.flatMap({ view.indexPath(for: $0) }) {
        if !sections.contains(path.section), !isGoing(RowPosition(path)) { return }
      } else if sections.isEmpty || edited.enclosing(View.Supplementary.self, in: view) == nil {
        return
      }
      edited.endEditing(true)
    }
  }

  extension UIView {
    /// The view inside, or this one, that has the keyboard.
    fileprivate var editedView: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let edited = view.editedView { return edited }
      }
      return nil
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
#endif
