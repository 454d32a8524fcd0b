import Foundation
import ScreenSim
import Testing

@MainActor @Suite struct UIViewTests {
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

  @Test func everyViewOfATreeHearsOfTheWindowOnce() {
    let (window, root, leaf) = (UIWindow(frame: .zero), UIView(), Witness())
    root.addSubview(leaf)
    window.addSubview(root)
    #expect(leaf.windows == 1)
    root.removeFromSuperview()
    #expect(leaf.windows == 2)
    #expect(leaf.window == nil)
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

  override func didMoveToWindow() {
    windows += 1
  }

  override func layoutSubviews() {
    layouts += 1
  }
}
