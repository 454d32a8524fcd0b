@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct UnfoldingLookTests {
  private let heard = Log(), bench = LookBench(.collection)

  private func show(_ bench: LookBench, _ isExpanded: Bool, isSelectable: Bool = false) {
    let select: @MainActor @Sendable () -> Void = {}
    bench.show {
      Look.text("Work").id("work").onSelect(isSelectable ? select : nil)
        .disclosureRows(isExpanded: isExpanded, Handler { [heard] in heard.add("\($0)") }) {
          Look.text("Mail").id("mail")
        }
    }
  }

  @Test(arguments: ListKind.allCases) func theOneDisclosureTurnsWhereItIs(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    show(bench, false)
    let (sign, label) = (try bench.find(Disclosure.self), try bench.find(UILabel.self))
    #expect(sign.transform == .identity && !sign.isUserInteractionEnabled)
    expectEqual(try bench.stop().accessibilityExpandedStatus, .collapsed)
    #expect(bench.view.sim.tap(IndexPath(row: 0, section: 0)) && heard.take() == ["true"])
    show(bench, true)
    #expect(try bench.find(Disclosure.self) === sign && bench.find(UILabel.self) === label)
    expectEqual(sign.transform, CGAffineTransform(rotationAngle: .pi / 2))
    expectEqual(try bench.stop().accessibilityExpandedStatus, .expanded)
    let starts = try (0..<2).map { row in
      let label = try bench.find(UILabel.self, row)
      return label.convert(label.bounds, to: try bench.look(row)).minX
    }
    expectEqual(starts[1] - starts[0], 16, "\(starts)")
    #expect(try bench.texts(1) == ["Mail"] && bench.look(1).first(Disclosure.self) == nil)
    expectEqual(try bench.stop(1).accessibilityExpandedStatus, .unsupported)
    let container = LookBench(kind).show {
      shelf(Look.text("Shelf")).disclosureRows(isExpanded: true, Handler { _ in }) {
        Look.text("Mail").id("mail")
      }
    }
    expectEqual(container.cell(0)?.all(Disclosure.self).count, 1, "in its look")
  }

  @Test func whereTheRowIsSelectedTheDisclosureUnfolds() throws {
    show(bench, true, isSelectable: true)
    let sign = try bench.find(Disclosure.self)
    #expect(sign.isUserInteractionEnabled && sign.bounds.size == CGSize(width: 24, height: 28))
    let middle = CGPoint(x: sign.bounds.midX, y: sign.bounds.midY)
    for (far, isInside) in [(-21.0, true), (21, true), (-23, false), (23, false)] {
      expectEqual(sign.point(inside: CGPoint(x: middle.x + far, y: middle.y), with: nil), isInside)
      expectEqual(sign.point(inside: CGPoint(x: middle.x, y: middle.y + far), with: nil), isInside)
    }
    sign.onTap()
    let action = try #require(try bench.stop().accessibilityCustomActions?.first)
    #expect(action.name == "Work" && action.actionHandler?(action) == true)
    #expect(bench.view.sim.tap([0, 0]) && heard.take() == ["false", "false"])
  }

  /// The system has no words for the action, and for the state only since iOS 18.
  @Test func theWordsAreThoseOfTheApp() throws {
    Disclosure.isStateSpoken = false
    defer { Disclosure.isStateSpoken = true }
    show(bench, true, isSelectable: true)
    #expect(try bench.stop().accessibilityValue == nil)
    bench.adapter.environment.words.collapse = "Replier"
    bench.adapter.environment.words.expanded = "déplié"
    bench.settle()
    expectEqual(try bench.stop().accessibilityCustomActions?.map(\.name), ["Replier"])
    expectEqual(try bench.stop().accessibilityValue, "déplié")
  }
}
