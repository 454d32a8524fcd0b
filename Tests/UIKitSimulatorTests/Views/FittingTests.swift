@MainActor @Suite(.timedOnMain) struct FittingTests {
  private final class Row: UITableViewCell, NumberView {
    static var priority = UILayoutPriority.required
    let inside = UIView()
    lazy var height = inside.heightAnchor.constraint(equalToConstant: 44)
    var number: Int? {
      didSet {
        if inside.superview != nil { return }
        inside.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inside)
        let bottom = inside.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = Self.priority
        NSLayoutConstraint.activate([
          inside.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
          inside.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          inside.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
      }
    }
  }

  private func list(
    _ priority: Float, _ change: @escaping (inout UIKitBehavior) -> Void = { _ in }
  ) -> TestList {
    Row.priority = UILayoutPriority(priority)
    let list = TestList(.table, [[1, 2]], isReady: false) {
      $0.behavior.measuresRows = true
      change(&$0.behavior)
    }
    list.table.register(Row.self, forCellReuseIdentifier: "number")
    list.show()
    return list
  }

  @Test(arguments: [1_000, 999])
  func aHeightThatTheListDoesNotGiveYetMustNotBeRequired(_ priority: Float) throws {
    let list = list(priority)
    expectEqual(list.codes, [])
    let row = try #require(list.cell(0, 0) as? Row)
    row.height.constant = 70
    list.reconfigure(at(0, 0))
    list.sim.drain()
    expectEqual(list.codes, (priority == 1_000 ? ["X20"] : []))
    if priority < 1_000 { expectEqual(row.frame.height, 70) }
  }

  @Test func aWidthMayNotBeGivenYetEither() throws {
    for isFixed in [true, false] {
      let list = list(999) { $0.measuresAtWidthZero = true }
      let row = try #require(list.cell(0, 0) as? Row)
      if isFixed { row.inside.widthAnchor.constraint(equalToConstant: 40).isActive = true }
      list.reconfigure(at(0, 0))
      list.sim.drain()
      expectEqual(list.codes, (isFixed ? ["X20"] : []))
    }
  }

  @Test(arguments: [false, true], [UITableView.SelfSizingInvalidation.enabled, .disabled])
  func onlyACellOrItsContentViewSaysThatItsSizeIsAnother(
    _ isBefore: Bool, _ invalidation: UITableView.SelfSizingInvalidation
  ) throws {
    let list = list(999) { $0.isBeforeOS16 = isBefore }
    list.table.selfSizingInvalidation = invalidation
    let row = try #require(list.cell(0, 0) as? Row)
    row.height.constant = 70
    row.inside.invalidateIntrinsicContentSize()
    list.sim.drain()
    expectEqual(row.frame.height, 44)
    row.contentView.invalidateIntrinsicContentSize()
    list.sim.drain()
    expectEqual(row.frame.height, (isBefore || invalidation == .disabled ? 44 : 70))
  }

  @Test func aContentViewFollowsItsMask() throws {
    let list = list(999)
    try #require(list.cell(0, 0) as? Row).contentView
      .translatesAutoresizingMaskIntoConstraints = false
    list.reconfigure(at(0, 0))
    list.sim.drain()
    expectEqual(list.codes, ["X19"])
  }
}
