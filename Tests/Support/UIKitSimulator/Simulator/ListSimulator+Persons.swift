/// What a person sets or does besides touching rows.
extension ListSimulator {
  /// Makes texts larger or smaller, as in the settings of the device.
  public func setContentSize(_ category: UIContentSizeCategory) {
    let previous = host.traitCollection
    for list in [self] + innerLists { list.ownOptions.behavior.contentSize = category }
    host.traitsDidChange(previous)
    for cell in placed.prepared.values { cell.view.traitsDidChange(previous) }
    measureRowsAgain()
  }
}
