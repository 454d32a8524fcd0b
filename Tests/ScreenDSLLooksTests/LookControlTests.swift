@testable import ScreenDSLLooks

@MainActor @Suite(.timedOnMain) struct LookControlTests {
  private let calls = Log()

  private func ids(@LookBuilder _ parts: () -> [LookNode]) -> [String: LookControl.ID] {
    let controls = Look.horizontal(parts)._node.controls
    return Dictionary(controls.map { ($0.name ?? "", $0.id) }) { first, _ in first }
  }

  private func button(_ title: String) -> Look.Button { Look.button(title) {} }

  @Test func branchesIterationsAndKindsAreTold() {
    func id(_ isEditing: Bool) -> LookControl.ID? {
      ids { if isEditing { button("Done") } else { button("Done") } }.values.first
    }
    #expect(id(true) != id(false))
    struct Choice: LookModel {
      let isFirst: Bool
      var look: some LookPart {
        if isFirst { Look.button("Done") {} } else { Look.button("Done") {} }
      }
    }
    let chosen = [true, false].map { Choice(isFirst: $0).node.controls.map(\.id) }
    #expect(chosen[0] != chosen[1] && chosen.map(\.count) == [1, 1])
    let all = Look.horizontal {
      for _ in 0..<3 { button("same") }
      Look.toggle("same", isOn: true, nil)
      button("same")
    }._node.controls.map(\.id)
    expectEqual(Set(all).count, 5)
  }

  @Test func whatAControlIsCalledSaysWhoItIsUnlessAKeyDoes() {
    func id(_ title: String, key: String? = nil) -> LookControl.ID? {
      return ids { key.map { button(title).key($0) } ?? button(title) }.values.first
    }
    #expect(id("Edit") != id("Done") && id("Like 3", key: "like") == id("Like 4", key: "like"))
    #expect(id("Like 3", key: "like") != id("Like 3", key: "other"))
    func keys(_ all: [Int]) -> [LookControl.ID] {
      Look.horizontal { for key in all { button("b").key(key) } }._node.controls.map(\.id)
    }
    #expect(keys([1, 2, 3]) == keys([3, 2, 1]).reversed() && Set(keys([1, 1, 1, 2])).count == 4)
    let wholes = [3, 4].map { button("Like \($0)").key("like") }.map { like in
      (like.node.controls + like.info("About", nil).node.controls).map(\.id)
    }
    expectEqual(wholes[0], wholes[1], "the key of a whole look counts too")
    let icon = Look.button("Share", image: .symbol("square")) {}.iconOnly()._node
    let shown = icon.resolved()
    #expect(shown.control?.title == "" && shown.spokenLabel == "Share")
    expectEqual(shown.controls.map(\.id), icon.controls.map(\.id))
    expectEqual(icon.decorative()._node.controls[0].name, "Share", "as a UIButton is called")
    expectEqual(Look.button("Share") {}.iconOnly()._node.resolved().control?.title, "Share")
  }

  @Test func aModelInALookIsFoundByItsTypeAndItsID() {
    struct Line<Kind>: LookModel, Identifiable {
      let id: Int
      var look: some LookPart { Look.button("open") {} }
    }
    func ids(_ models: any LookModel...) -> [LookControl.ID] {
      Look.vertical { models }._node.controls.map(\.id)
    }
    let (first, second, advert) = (Line<Int>(id: 1), Line<Int>(id: 2), Line<String>(id: 1))
    expectEqual(ids(first, second), ids(second, first).reversed())
    expectEqual(ids(first, advert).last, ids(advert).first)
    let (one, none) = (Look.vertical { first }, Line<Int>?.none)
    #expect(one == Look.vertical { Optional(first) } && one._node.controls.count == 1)
    #expect(Look.vertical { none }._node.parts.isEmpty)
  }

  @Test func whatIsTakenApartIsTheSameControl() {
    func bare(_ node: LookNode, _ around: LookPath = LookPath()) -> [LookControl.ID] {
      let node = node.resolved(in: around)
      if let control = node.control { return [node.id(of: control, in: around)] }
      return node.parts.flatMap { bare($0, node.place.inside(around)) }
    }
    let form = Look.vertical {
      Look.toggle("Newsletter", isOn: true) { _ in }
      Look.toggle("", isOn: true) { _ in }
      Look.slider("Volume", value: 0.5, text: "half") { _ in }
      Look.picker("Sort", [1, 2], selected: 1, as: .segments, name: { "\($0)" }) { _ in }
      Look.field("Name", text: "Ada") { _ in }.problem("too short")
      Look.field("", text: "Ada") { _ in }.problem("too short")
    }
    for node in [form, Look.vertical { form }] {
      expectEqual(bare(node._node), node._node.controls.map(\.id))
    }
  }

  @Test func theLastStepIsAShorterOneAndASingleValueHasNone() {
    func steps(_ value: Int, _ count: Int) -> Int? {
      LookNode.Stepper(value, in: 1...10, step: 3, text: nil).value(after: count)
    }
    let seen = [steps(8, 1), steps(10, 1), steps(10, -1), steps(1, -1), steps(2, -1)]
    expectEqual(seen, [10, nil, 7, nil, 1])
    expectEqual([steps(2, 3), steps(2, 4), steps(2, .max), steps(2, .min)], [10, nil, nil, nil])
    func slid(_ value: Double, _ count: Int) -> Double? {
      LookNode.Slider(value, in: 0...1, step: 0.3, text: nil).value(after: count)
    }
    let values = Array(sequence(first: 0.0) { slid($0, 1) }.prefix(6))
    #expect(values.count == 5 && values.last == 1, "\(values)")
    #expect(slid(1, -1) == 3 * 0.3 && slid(0.5, 0) == nil)
    let nearly = LookNode.Slider(1.4, in: 0...2.1, step: 0.7, text: nil)
    expectEqual(nearly.value(after: 1), 2.1, "3 * 0.7 is a bit less")
    let wide = LookNode.Slider(0, in: -1e308...1e308, step: nil, text: nil)
    expectEqual(
      [wide.share, wide.value(after: 99), wide.nearest(to: .infinity)], [0.5, 1e308, 1e308])
    let stepper = LookNode.Stepper(5, in: .min ... .max, step: .max, text: nil)
    #expect(stepper.value(after: 1) == .max && stepper.value(after: -2) == .min)
    expectEqual(stepper.steps(to: .min), -2)
    let day = Look.DateTime(year: 2026, month: 11, day: 20)
    let settings = Look.vertical(
      Look.slider("Volume", value: 3, in: 3...3) { _ in },
      Look.date("Day", value: day, in: day...day) { _ in },
      Look.slider("Half", value: 0.5) { _ in }, Look.slider("Full", value: 1) { _ in })
    let next = settings._node.controls.map { $0.control.kind.next }
    expectEqual(next, [nil, nil, .slide(0.6), .slide(0)])
  }

  @Test func whatAPersonDoesRunsWhatIsConnected() {
    let form = Look.vertical {
      Look.button("Save") { calls.add("saved") }
      Look.toggle("Sounds", isOn: false) { calls.add("\($0)") }
      Look.slider("Volume", value: 3, in: 0...10, step: 2) { calls.add("\($0)") }
      Look.stepper("Size", value: 3, in: 1...6, step: 2) { calls.add("\($0)") }
      Look.picker("Sort", ["a", "b"], selected: "a", name: \.self) { calls.add($0) }
      Look.slider("Share", value: 0, onDrag: { calls.add("drag \($0)") }) { calls.add("\($0)") }
      Look.field("Name", text: "") { calls.add($0) }
        .returnKey(.next) { calls.add("return") }.focused(false) { calls.add("focus \($0)") }
      Look.slider("Pan", value: 0, onDrag: Handler { calls.add("pan \($0)") }, nil)
      Look.field("Code", text: "", nil).returnKey(.done, Handler { calls.add("done") })
        .focused(false, Handler { calls.add("at \($0)") })
    }._node
    func use(_ name: String, _ input: LookControl.Input) -> Bool {
      form.controls.first { $0.name == name }?.control.run(input) ?? false
    }
    let inputs: [(name: String, input: LookControl.Input, heard: String)] = [
      ("Save", .tap, "saved"), ("Sounds", .turn(true), "true"), ("Volume", .slide(4.9), "4.0"),
      ("Volume", .slide(99), "10.0"), ("Volume", .step(-2), "0.0"), ("Size", .step(1), "5"),
      ("Size", .step(-1), "1"), ("Sort", .pick(1), "b"), ("Name", .type("x"), "x"),
      ("Name", .pressReturn, "return"), ("Name", .focus(true), "focus true"),
      ("Share", .focus(true), "drag true"), ("Share", .slide(0.5), "0.5"),
      ("Share", .focus(false), "drag false"), ("Pan", .focus(true), "pan true"),
      ("Code", .pressReturn, "done"), ("Code", .focus(true), "at true"),
    ]
    for (name, input, heard) in inputs {
      #expect(use(name, input) && calls.take() == [heard], "\(name)")
    }
    #expect(
      form.controls.map(\.kind) == [
        .button, .toggle(isOn: false), .slider(3, in: 0...10), .stepper(3, in: 1...6),
        .picker(selected: [0]), .slider(0, in: 0...1), .field(""), .slider(0, in: 0...1),
        .field(""),
      ])
    let impossible: [(String, LookControl.Input)] = [
      ("Save", .turn(true)), ("Size", .step(3)), ("Size", .step(-2)), ("Size", .step(.max)),
      ("Sort", .pick(2)), ("Sort", .pick(-1)), ("Name", .tap), ("Volume", .focus(true)),
    ]
    for (name, input) in impossible { #expect(!use(name, input), "\(name)") }
    expectEqual(calls.lines, [])
  }

  @Test func aMenuRunsWhatIsChosen() {
    func item(_ title: String, isDisabled: Bool = false) -> MenuAction {
      MenuAction(title, isDisabled: isDisabled) { calls.add(title) }
    }
    let menu = Look.menu("More") {
      item("Share")
      MenuAction("Move", children: [item("Inbox"), MenuAction("To", children: [item("Work")])])
      item("Delete", isDisabled: true)
      MenuAction("Copy", Handler { calls.add("Copy") })
      MenuAction("Paste", isOn: true, nil)
    }
    let control = menu._node.controls[0]
    expectEqual(
      control.choices, ["Share", "Move › Inbox", "Move › To › Work", "Delete", "Copy", "Paste"])
    #expect(control.kind == .button && control.isEnabled && control.value == nil)
    for (index, isDone) in [true, true, true, false, true, false, false].enumerated() {
      expectEqual(control.control.run(.pick(index)), isDone, "\(index)")
    }
    #expect(!control.control.run(.tap) && !control.control.run(.pick(-1)))
    expectEqual(calls.lines, ["Share", "Inbox", "Work", "Copy"])
    let others = [Look.menu("Empty") {}, button("More")].map { $0._node.controls[0] }
    #expect(!others[0].isEnabled && control.id != others[1].id)
    let spoken = Look.text("Mail").accessibilityActions { [item("a"), item("b").keepsRunning()] }
    expectEqual(spoken._node.unseenControls.map { $0.control.keepsRunning(.tap) }, [false, true])
    let kept = Look.menu("Kept") { [item("a"), item("b").keepsRunning()] }._node.controls[0].control
    expectEqual((-1...2).map { kept.keepsRunning(.pick($0)) }, [false, false, true, false])
    var picked: Set<Int> = []
    let picker = Look.picker(
      "Size", [1, 2, 3], selected: [3, 1], as: .menu, name: { "\($0)" }, Handler { picked = $0 })
    let several = picker._node.controls[0]
    #expect(several.kind == .picker(selected: [0, 2]) && several.value == "1, 3")
    #expect(several.control.run(.pick(2)) && picked == [1])
    #expect(several.control.run(.pick(1)) && picked == [1, 2, 3])
  }

  @Test(arguments: [false, true]) func choicesBelowOneAnotherArePickedAlone(_ takesSeveral: Bool) {
    func controls(_ sizes: [String]) -> [LookControl] {
      let picker =
        takesSeveral
        ? Look.picker("Size", sizes, selected: ["M", "gone"], name: \.self) {
          calls.add($0.sorted().joined(separator: "+"))
        } : Look.picker("Size", sizes, selected: "M", as: .inline, name: \.self) { calls.add($0) }
      return picker._node.controls
    }
    let (old, new) = (controls(["S", "M", "M"]), controls(["L", "M", "S"]))
    #expect(old.map(\.name) == ["S", "M", "M"] && old.map(\.choices) == [["S"], ["M"], ["M"]])
    #expect(old[0].id == new[2].id && old[1].id == new[1].id && Set(old.map(\.id)).count == 3)
    for control in new { #expect(control.control.run(.pick(0))) }
    expectEqual(calls.lines, (takesSeveral ? ["L+M+gone", "gone", "M+S+gone"] : ["L", "M", "S"]))
    let picker = Look.picker("Size", ["S", "M"], selected: "M", as: .inline, name: \.self, nil)
    let elements = picker._node.accessibilityElements(isTappable: false)
    expectEqual(elements.map(\.label), ["Size", "S", "M"])
    expectEqual(elements.map { $0.traits.contains(.selected) }, [false, false, true])
    let all = picker.accessibility(children: .apart).node
    expectEqual(Set(all.accessibilityElements(isTappable: false, label: "a").map(\.place)).count, 4)
  }
}
