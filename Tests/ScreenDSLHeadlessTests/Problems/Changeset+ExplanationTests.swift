@testable import ScreenDSLHeadless

@Suite(.timed) struct ChangesetExplanationTests {
  private struct Address: Equatable, Sendable { var city = "Rome", floor: Int? }

  private enum State: Equatable, Sendable {
    case idle
    case loaded(Int, name: String)
  }

  private struct Money: Equatable, Sendable, CustomStringConvertible {
    var cents = 100.0
    var description: String { "\(Int(cents) / 100) €" }
  }

  private struct Profile: CellModel {
    var name = "Ada", address = Address(), state = State.idle
    var tags: [String] = [], pair: [Address] = [], price = 1.5, debt = Money()
    var onTap: Handler<Int>?, onClose = Handler<Void> {}
  }

  private func reasons(_ old: some RowConvertible, _ new: some RowConvertible) -> [String] {
    let before = ScreenSnapshot("main") { old.id("row") }
    return ScreenSnapshot("main") { new.id("row") }.changeset(from: before).all
      .flatMap(\.differences)
  }

  private func changes<Value>(
    _ old: Value, _ new: Value, @SectionBuilder _ rows: (Value) -> some SectionContent
  ) -> Changeset {
    ScreenSnapshot("main") { rows(new) }.changeset(from: ScreenSnapshot("main") { rows(old) })
  }

  private static let tap = Handler<Int> { _ in }
  private static let one = State.loaded(1, name: "x")
  private static let two = State.loaded(2, name: "y")

  @Test(arguments: [
    (Profile(), Profile(name: "Bob", price: 2), [#"name: "Ada" -> "Bob""#, "price: 1.5 -> 2.0"]),
    (Profile(), Profile(tags: ["a"]), [#"tags: [] -> ["a"]"#]),
    (
      Profile(), Profile(address: Address(city: "Oslo", floor: 2)),
      [#"address.city: "Rome" -> "Oslo""#, "address.floor: nil -> 2"]
    ),
    (
      Profile(tags: ["a", "b"], pair: [Address(), Address()]),
      Profile(tags: ["a", "c"], pair: [Address(), Address(city: "X")]),
      [#"tags[1]: "b" -> "c""#, #"pair[1].city: "Rome" -> "X""#]
    ), (Profile(), Profile(state: one), [#"state: idle -> loaded(1, name: "x")"#]),
    (
      Profile(state: one), Profile(state: two),
      ["state.loaded.0: 1 -> 2", #"state.loaded.name: "x" -> "y""#]
    ),
    (Profile(), Profile(onTap: tap), ["handler onTap appeared"]),
    (Profile(onTap: tap), Profile(), ["handler onTap vanished"]),
    (Profile(price: .nan), Profile(price: .nan), ["price: nan, not equal to itself"]),
    (Profile(), Profile(debt: Money(cents: 101)), ["debt: 1 €, unequal values with this text"]),
    (Profile(name: "\n\u{1B}\u{202E}"), Profile(name: "b"), [#"name: "\n\u{1B}\u{202E}" -> "b""#]),
  ]) private func fields(_ old: Profile, _ new: Profile, _ expected: [String]) {
    expectEqual(reasons(old, new), expected)
  }

  private enum Opaque: Sendable {
    case none
    case some(Int)
  }

  private struct Model: CellModel {
    var state = Opaque.none, version = 0
    static func == (left: Model, right: Model) -> Bool { left.version == right.version }
  }

  private indirect enum Chain: Equatable, Sendable {
    case end(Int)
    case inner(Chain)
  }
  private struct Nested: CellModel { var value: Chain }

  private enum Step: CellModel {
    case first
    case second(Int)
  }

  @Test func eachHandlerIsNamedWhenItComesAndWhenItGoes() {
    let plain = Label(text: 1)
    let rows: [(String, any RowConvertible)] = [
      ("onSelect", plain.onSelect {}), ("onDeselect", plain.onDeselect {}),
      ("selectable(if:)", plain.selectable { true }),
      ("contextMenu.onPreview", plain.contextMenu(items: {}, onPreview: {})),
      ("onDisplay", plain.onDisplay {}), ("onEndDisplay", plain.onEndDisplay {}),
      ("onPrefetch", plain.onPrefetch { _ in }), ("onReorder", plain.reorderable { _ in }),
      ("reorderable(canMove:)", plain.reorderable(canMove: { _ in true }, nil)),
    ]
    for (name, row) in rows {
      expectEqual(reasons(plain, row), ["handler \(name) appeared"])
      expectEqual(reasons(row, plain), ["handler \(name) vanished"])
    }
  }

  @Test func soIsEachOtherAttribute() {
    let plain = Label(text: 1)
    let swipes = [
      SwipeAction("Del", style: .destructive) {},
      SwipeAction("Flag", image: "flag", color: .orange, allowsFullSwipe: false) {}.keepsRunning(),
    ]
    let swipeTexts = #"["Del" destructive, "Flag" 'flag' orange without full swipe keeps running]"#
    let menu = [
      MenuAction("Share", image: "up", isOn: true, isDisabled: true) {}.keepsRunning(),
      MenuAction("More", children: [MenuAction("Top", style: .destructive) {}]),
    ]
    let menuTexts = #"["Share" 'up' on disabled keeps running, "More" ["Top" destructive]]"#
    let impression = "Impression(fraction: 0.5, dwell: 1.0, mistake: nil)"
    let rows: [(name: String, old: String, new: String, row: any RowConvertible)] = [
      ("swipeActions.leading", "[]", swipeTexts, plain.swipeActions(.leading, swipes)),
      ("swipeActions.trailing", "[]", swipeTexts, plain.swipeActions(.trailing, swipes)),
      ("contextMenu", "[]", menuTexts, plain.contextMenu { menu }),
      ("height", "nil", "5.0", plain.height(5)),
      ("focusable", "nil", "false", plain.focusable(false)),
      ("estimatedHeight", "nil", "5.0", plain.estimatedHeight(5)),
      ("accessibilityLabel", "nil", "\"a\"", plain.accessibilityLabel("a")),
      ("accessibilityTraits", "[]", "[button]", plain.accessibilityTraits(.button)),
      ("onImpression", "nil", impression, plain.onImpression {}),
      ("task(id:)", "nil", "2", plain.task(id: 2) {}),
    ]
    for (name, old, new, row) in rows {
      expectEqual(reasons(plain, row), ["\(name): \(old) -> \(new)"])
      expectEqual(reasons(row, plain), ["\(name): \(new) -> \(old)"])
    }
    let plainly = reasons(plain.selectable(), plain.selectable(false, highlights: false))
    expectEqual(plainly, ["selectable", "selectable(highlights:)"].map { "\($0): true -> false" })
    let refusing = reasons(plain.onDeselect {}, plain.onDeselect(if: { true }) {})
    expectEqual(refusing, ["handler onDeselect(if:) appeared"])
    let grid = Container(Grid()) { Note(id: 1) }
    let layout = reasons(grid.layout(.list), grid.layout(.carousel))
    expectEqual(layout.map { $0.hasPrefix("layout: LayoutHint(arrangement: list") }, [true])
  }

  @Test func soIsHowADisclosureRowUnfolds() {
    func screen(_ row: some RowConvertible, isOpen: Bool) -> ScreenSnapshot {
      ScreenSnapshot("main") {
        row.id("a").disclosureRows(isExpanded: true, { _ in }) {
          Label(text: 1).id("a").disclosureRows(isExpanded: isOpen, { _ in }, children: {})
        }
      }
    }
    let new = screen(Label(text: 1).onSelect {}, isOpen: true)
    let changes = new.changeset(from: screen(Label(text: 1), isOpen: false))
    let inner = ["outline: folded -> unfolded", "too deep to unfold: false -> true"]
    expectEqual(changes.all.flatMap(\.differences), ["unfolds by a tap: true -> false"] + inner)
  }

  @Test func modelsOfEachForm() {
    let rows: [(old: any RowConvertible, new: any RowConvertible, reasons: [String])] = [
      (Model(), Model(state: .some(1), version: 1), ["state: none -> some(1)", "version: 0 -> 1"]),
      (Step.first, Step.second(1), ["case: first -> second(1)"]),
      (Step.second(1), Step.second(2), ["second: 1 -> 2"]),
      (
        Price(text: 0), Price(text: 1),
        ["text: 0 -> 1", "reuse identifier: TestSupport.Price -> TestSupport.Price.odd"]
      ), (Label(text: 0), Note(id: 1), ["model: Label -> Note"]),
      (Grid(text: 0), Container("x", Grid(text: 0)) { Label(text: 1) }, ["became a container"]),
      (Container("x", Grid()) { Label(text: 1) }, Grid(), ["is no longer a container"]),
      (OddMirror(secret: 1), OddMirror(secret: 2), ["unequal by '==', with the same fields"]),
      (Bagged(bag: Bag(items: [1, 2])), Bagged(bag: Bag(items: [1, 3])), ["bag: 2 -> 3"]),
      (Subclass(title: "a"), Subclass(title: "b"), [#"title: "a" -> "b""#]),
      (
        Look.text("a").lines(2), Look.text("a").color(.red),
        ["style: _LookStyle(lineLimit: 2) -> _LookStyle(color: red)"]
      ),
    ]
    for row in rows { expectEqual(reasons(row.old, row.new), row.reasons) }
  }

  private struct Bag: Equatable, Sendable, CustomReflectable {
    var items: [Int]
    var customMirror: Mirror { Mirror(self, unlabeledChildren: items) }
  }

  private struct Bagged: CellModel { var bag: Bag }

  // Unchecked because a class that is not final cannot be checked.
  private class Superclass: Equatable, @unchecked Sendable {
    let title: String
    init(title: String) { self.title = title }
    static func == (left: Superclass, right: Superclass) -> Bool { left.title == right.title }
  }

  private final class Subclass: Superclass, CellModel, @unchecked Sendable {}

  private struct OddMirror: CellModel, CustomReflectable {
    let secret: Int
    var customMirror: Mirror { Mirror(self, children: ["text": "same"]) }
  }

  @Test func longTextsAreCutAndFieldsAreLookedIntoToACertainDepth() {
    let long = String(repeating: "a", count: 100_000)
    let found = reasons(Profile(name: long + "b"), Profile(name: long + "c"))
    expectEqual(found, [#"name: "…aaaaaaaaaaaaaaaaaaaab" -> "…aaaaaaaaaaaaaaaaaaaac""#])
    let tags = (0...1_000).map(String.init)
    let (none, all) = (Profile(), Profile(tags: tags))
    #expect((reasons(none, all) + reasons(all, none)).allSatisfy { $0.count < 200 })
    let short = String(repeating: "a", count: 70)
    expectEqual(OutlineRow.name("a", title: "\(short.prefix(40))"), #"'a' "\#(short.prefix(40))""#)
    let longer = reasons(Profile(name: short), Profile(name: short + "b"))
    expectEqual(longer, [#"name: "\#(short)" -> "\#(short)b""#])
    expectEqual(reasons(all, Profile(tags: tags.map { $0 + "x" })).count, 20)
    let end = reasons(all, Profile(tags: tags.dropLast() + ["x"]))
    expectEqual(end, [#"tags[1000]: "1000" -> "x""#], "equal elements are not counted")
    let models = [1, 2].map { Nested(value: (0..<12).reduce(.end($0)) { one, _ in .inner(one) }) }
    let path = "value" + String(repeating: ".inner", count: ValueWalk.depthLimit)
    expectEqual(reasons(models[0], models[1]).map { $0.hasPrefix(path + ": ") }, [true])
  }

  @Test func pathsAndPlaces() throws {
    func screen(_ text: Int) -> ScreenSnapshot {
      ScreenSnapshot("main") {
        Container("grid", Grid()) { Label(text: text).id("inner") }
        Label(text: text).id("outer")
      }
    }
    let (changes, line) = (screen(2).changeset(from: screen(1)), #line - 4)
    #expect(
      changes.explanation == """
        reconfigured Label 'outer' (ScreenDSLHeadlessTests/Changeset+ExplanationTests.swift:\(line + 1))
          text: 1 -> 2
        reconfigured Label 'grid/inner' (ScreenDSLHeadlessTests/Changeset+ExplanationTests.swift:\(line))
          text: 1 -> 2
        """)
    expectEqual(
      changes.all.compactMap(\.path).withoutSections, ["outer", RowPath("inner", in: ["grid"])])
    expectEqual(changes.all.map(\.container), [nil, RowPath("grid", section: "main")])
    expectEqual(changes.all.map(\.section), ["main", changes.nested[0].changes.new.sections[0].id])
  }

  @Test func identityChurnAndLikeRows() {
    func screen(_ ids: [String], _ text: Int = 0) -> ScreenSnapshot {
      ScreenSnapshot(Section("main") { for id in ids { Photo(id: id, text: text) } })
    }
    let churn = screen(["c", "keep", "d"]).changeset(from: screen(["a", "keep", "b"]))
    let found = Replacement.all(in: churn.all)
    expectEqual(found.map(\.sameFields), [nil, nil])
    let removed = ["a", "b"].map { RowPath(RowID($0, of: Photo.self)) }
    expectEqual(found.compactMap(\.removed.path).withoutSections, removed)
    #expect(found.map(\.removed.old?.row) == [0, 2] && found.map(\.inserted.new?.row) == [0, 2])
    #expect(churn.explanation.hasPrefix("replaced Photo 'a' by 'c' (ScreenDSLHeadlessTests/"))
    let steps = [1, 2].map { step in ScreenSnapshot(Section(step) { Label() }) }
    let step = steps[1].changeset(from: steps[0]).explanation
    #expect(step.hasPrefix("replaced Label '1/#0' by '2/#0' ("), "\(step)")
    expectEqual(screen(["b"], 1).changeset(from: screen(["a"], 0)).explanation, "")
    expectEqual(screen(["b"]).changeset(from: screen(["b"])).explanation, "")
    expectEqual(
      Replacement.all(in: screen(["c", "d"]).changeset(from: screen(["a"])).all).count, 1)
    expectEqual(
      Replacement.all(in: screen(["c"]).changeset(from: screen(["a", "b"])).all).count, 1)
    let turned = screen(["y", "c", "end", "x"]).changeset(from: screen(["x", "a", "end", "y"]))
    expectEqual(Replacement.all(in: turned.all).map(\.sameFields), [nil], "by the next row")
    let changes = changes(Profile(), Profile(name: "Bob")) { $0.id($0.name) }
    let fields = ["address", "state", "tags", "pair", "price", "debt", "onTap"]
    expectEqual(Replacement.all(in: changes.all).map(\.sameFields), [fields])
    #expect(changes.explanation.hasSuffix("\n  same \(fields.joined(separator: ", "))"))
  }

  @Test func aMoveThatKeepsItsNumberSaysBeforeWhat() {
    func words(_ old: String, _ new: String) -> [String] {
      let screens = [old, new].map { ids in
        ScreenSnapshot(ids.map { id in Section("\(id)") { Label(text: 1) } })
      }
      let changes = screens[1].changeset(from: screens[0])
      return changes.all.filter { $0.kind == .sectionMoved }.map { $0.words() }
    }
    expectEqual(words("xyzab", "abz"), ["moved section 'z' to the end, 3rd as before"])
    expectEqual(words("xyzabc", "abzc"), ["moved section 'z' before 'c', 3rd as before"])
    func rows(_ ids: String, in section: SectionID = "main") -> ScreenSnapshot {
      ScreenSnapshot(Section(section) { for id in ids { Label(text: 1).id("\(id)") } })
    }
    let moved = rows("abzc").changeset(from: rows("xyzabc"))
    expectEqual(moved.all.map { $0.words() }.last, "moved Label 'z' before 'c', 3rd as before")
    let left = rows("z", in: "done").changeset(from: rows("z")).all.map { $0.words() }
    expectEqual(left.last, "moved Label 'z' from 1st of 'main' to 1st of 'done'")
    expectEqual(UpdateCounts([rows("ab").changeset(from: rows(""))]).cost, "1 update fills 2 cells")
    let shelves = changes("xy", "yx") { ids in
      for id in ids { Container("\(id)", Grid()) { Label(text: 1) } }
    }
    expectEqual(UpdateCounts([shelves])[.moved], 1)
  }

  @Test func headers() {
    func screen(_ text: Int?) -> ScreenSnapshot {
      ScreenSnapshot(Section("\n", header: text.map { Label(text: $0) }) { Label(text: 0) })
    }
    let changed = screen(2).changeset(from: screen(1))
    expectEqual(changed.all.map(\.kind), [.sectionUpdated])
    let line = #line - 4
    #expect(
      changed.explanation == """
        updated section '\\n' (ScreenDSLHeadlessTests/Changeset+ExplanationTests.swift:\(line))
          header.text: 1 -> 2
        """)
    let appeared = screen(2).changeset(from: screen(nil)).all
    expectEqual(appeared.map(\.differences), [["header: none -> Label"]])
    let told = ScreenSnapshot(
      Section("\n", header: Label(text: 1).onDisplay {}.onSelect {}) { Label(text: 0) })
    let added = told.changeset(from: screen(1)).all.map(\.differences)
    #expect(added == [["header: handler onSelect appeared", "header: handler onDisplay appeared"]])
  }

  @Test func aHiddenHeaderIsNotTold() throws {
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot(Section("s", header: Look.text(text).sensitive()) { Label(text: 0) })
    }
    var environment = ListEnvironment()
    environment.hidesSensitiveTexts = true
    let reader = LookReader(state: RenderState(environment: environment))
    let change = try #require(screen("b42").changeset(from: screen("a42")).all.first)
    #expect(change.kind == .sectionUpdated && reader.hides(change) && change.reasons(reader) == [])
    let rows = changes(5.0, 6) { Look.text("a").sensitive().id(1).height($0) }
    let higher = try #require(rows.all.first)
    expectEqual([reader, LookReader()].map(higher.reasons), [[], ["height: 5.0 -> 6.0"]])
    let bold = changes(false, true) { isBold in
      let toggle = isBold ? [] : [Look.toggle("b", isOn: true) { _ in }]
      let look = Look.horizontal { [Look.text("a").bold(isBold)._node] + toggle.map(\._node) }
      Shown(look).id(1)
      look.id(2)
    }
    let told = ["'a' is now bold", "traits toggle -> none", "the toggle 'b' is gone"]
    expectEqual(bold.all.flatMap { $0.reasons(LookReader()) }, told + told, "once")
  }

  @Test func allChangesInTheirOrder() {
    func screen(_ sections: [(String, [Int])], _ text: Int) -> ScreenSnapshot {
      ScreenSnapshot(
        sections.map { id, rows in
          Section(id, header: Label(text: text)) { for row in rows { Note(id: row, text: text) } }
        })
    }
    let new = screen([("new", [6]), ("b", [4]), ("a", [3, 1])], 1)
    let changes = new.changeset(from: screen([("a", [1, 2, 3]), ("b", [4]), ("gone", [5])], 0))
    let all = changes.all
    let counts = Changeset.Change.Kind.allCases.compactMap { kind -> String? in
      let count = all.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    #expect("\(UpdateReport(changes))".hasPrefix("\(counts.joined(separator: ", ")); 0 cells"))
    #expect(
      all.map(\.kind) == [
        .sectionRemoved, .sectionInserted, .sectionMoved, .sectionUpdated, .sectionUpdated,
        .removed, .removed, .inserted, .moved, .reconfigured, .reconfigured, .reconfigured,
      ])
    expectEqual(all.prefix(2).map(\.section.description), ["gone", "new"])
    #expect(all.allSatisfy { $0.model == ($0.path == nil ? nil : "Note") })
    let removed = all.filter { $0.kind == .removed }
    #expect(removed.map(\.old?.section) == [0, 2] && removed.map(\.new) == [nil, nil])
    expectEqual(all.filter { $0.kind == .inserted }.map(\.new), [RowPosition(section: 0, row: 0)])
    #expect(all.allSatisfy { $0.source?.contains("ExplanationTests.swift:") == true })
  }

  private struct Counted: CellModel, CustomReflectable {
    let reads: Evaluations
    var text: Int
    var customMirror: Mirror { reads.counting(Mirror(self, children: ["text": text])) }
    static func == (left: Counted, right: Counted) -> Bool { left.text == right.text }
  }

  @Test func itCostsNothingUntilItIsRead() {
    let reads = Evaluations()
    func screen(_ text: Int) -> ScreenSnapshot {
      ScreenSnapshot("main") { for id in 0..<1_000 { Counted(reads: reads, text: text).id(id) } }
    }
    let updates = screen(2).changeset(from: screen(1)).all
    #expect(updates.count == 1_000 && reads.count == 0)
    #expect(updates[500].differences == ["text: 1 -> 2"] && (1...4).contains(reads.count))
    let before = reads.count
    #expect(screen(2).changeset(from: screen(1)).explanation.hasSuffix("\n950 more"))
    #expect(reads.count < before + 1_000)
  }
}
