@MainActor @Suite(.timedOnMain) struct UIViewTests {
  @Test func aViewHasOneSuperviewAtATime() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.isDescendant(of: second))
    #expect(!child.isDescendant(of: first))
    child.removeFromSuperview()
    #expect(child.superview == nil)
  }

  @Test func aViewMaySayItselfWhereReadingStarts() {
    var options = SimOptions()
    options.behavior.readsFromRight = true
    SimOptions.$current.withValue(options) {
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .playback
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func controlsTellOfWhatAUserDoes() {
    let (window, field, toggle) = (UIWindow(), UITextField(), UISwitch())
    var told: [String] = []
    field.addAction(UIAction { _ in told.append("type") }, for: .editingChanged)
    toggle.addAction(UIAction { _ in told.append("switch") }, for: .valueChanged)
    window.addSubview(field)
    #expect(!field.type("no"))
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(field.type("a") && field.type("b") && field.text == "ab")
    toggle.tap()
    toggle.isOn = false
    #expect(told == ["type", "type", "switch"] && toggle.writes == 2)
  }

  @Test func everyViewOfATreeHearsOfTheWindowOnce() {
    let (window, root, leaf) = (UIWindow(frame: .zero), UIView(), Witness())
    root.addSubview(leaf)
    window.addSubview(root)
    #expect(leaf.windows == 1)
    root.removeFromSuperview()
    #expect(leaf.windows == 2 && leaf.window == nil)
  }

  @Test func aLayoutRunsOnlyWhereOneIsDue() {
    let (root, leaf) = (UIView(), Witness())
    root.addSubview(leaf)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(leaf.layouts == 1)
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(leaf.layouts == 2)
    leaf.frame.size.width = 10
    root.layoutIfNeeded()
    #expect(leaf.layouts == 3)
  }

  @Test func aFlexibleViewFollowsTheSizeOfItsSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    child.autoresizingMask = [.flexibleWidth]
    root.addSubview(child)
    root.frame.size = CGSize(width: 150, height: 150)
    #expect(child.bounds.size == CGSize(width: 90, height: 40))
  }

  @Test func oneViewOfATreeHasTheKeyboard() {
    let (root, first, second) = (UIView(), StubbornField(), StubbornField())
    root.addSubview(first)
    root.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(!second.becomeFirstResponder())
    first.isStubborn = false
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(!root.endEditing(false))
    #expect(root.endEditing(true))
    #expect(!second.isFirstResponder)
    #expect(!root.becomeFirstResponder())
  }
}

private final class Witness: UIView {
  var windows = 0
  var layouts = 0

  override func didMoveToWindow() { windows += 1 }

  override func layoutSubviews() { layouts += 1 }
}

@MainActor @Suite(.timedOnMain) struct UITableViewTests {
  @Test func aRowHeightIsUsedWhereTheDelegateNamesNone() {
    let list = TestList(.table, [Array(0..<50)])
    list.table.rowHeight = 110
    list.sim.drain()
    #expect(list.visibleNumbers == [0, 1, 2, 3])
  }

  @Test func aSourceThatDoesNotCountSectionsHasOne() {
    let source = OneSection()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.dataSource = source
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func aListThatIsOutOfItsWindowAndLetGoIsGone() {
    weak var table: UITableView?
    do {
      let list = TestList(.table, [[1, 2]])
      list.change(to: [[1, 2]])
      list.sim.drain()
      table = list.table
      list.sim.setWindow(false)
    }
    #expect(table == nil)
  }
}

private final class OneSection: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
