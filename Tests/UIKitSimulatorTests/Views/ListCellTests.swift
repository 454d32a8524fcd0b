/// What stands beside the content of cells.
@MainActor @Suite(.timedOnMain) struct ListCellTests {
  @Test func anAccessoryDoesWhatItsHandlerSaysAndNothingWithoutOne() {
    var taps = 0
    #expect(!UICellAccessory.outlineDisclosure().tap() && !UICellAccessory.detail().tap())
    #expect(UICellAccessory.outlineDisclosure { taps += 1 }.tap() && taps == 1)
  }

  @Test func aCustomAccessoryIsInTheCellAndFollowsItsMask() {
    let (cell, view) = (UICollectionViewListCell(), UISwitch())
    let accessory = UICellAccessory.customView(
      configuration: .init(customView: view, placement: .trailing()))
    cell.accessories = [.checkmark(), accessory]
    #expect(view.superview === cell)
    cell.accessories = []
    #expect(view.superview == nil)
    let recorder = ViolationRecorder()
    view.translatesAutoresizingMaskIntoConstraints = false
    SimOptions.$current.withValue(SimOptions().recording(into: recorder)) {
      cell.accessories = [accessory]
    }
    #expect(recorder.violations.map(\.code) == ["X19"])
  }

  @Test func aSeparatorThatHoldsAContentGoesWithIt() throws {
    let cell = UICollectionViewListCell()
    let text = UILabel()
    cell.contentView.addSubview(text)
    let rule = cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor)
    rule.isActive = true
    #expect(rule.isActive)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(!rule.isActive)
  }
}
