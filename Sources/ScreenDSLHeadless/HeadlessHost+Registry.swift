internal import ScreenDSL

extension HeadlessHost {
  func changeCells(
    from old: CellRegistry<HeadlessList>, to new: CellRegistry<HeadlessList>
  ) {
    tree.operate {
      updater.changeCells(from: old, to: new) { [weak self] in
        self?.cells = new
        self?.cellsVersion += 1
        self?.hasNewCells = true
      }
      shareNewCells()
    }
  }

  /// Hands a new registry on to the lists inside that have none of their own, after the update that
  /// it came into use with.
  func shareNewCells() {
    guard hasNewCells, !isPerforming, !tree.isInCallback else { return }
    hasNewCells = false
    for slot in live { slot.nested?.inheritCells() }
  }
}
