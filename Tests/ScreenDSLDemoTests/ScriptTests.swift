import ScreenDSLHeadless

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct ScriptTests {
  private let output = CapturedOutput()

  /// Plays steps, each without its last brace, after the first apply, and returns the exit status.
  private func play(_ steps: [String], _ arguments: [String] = ["--quiet"]) throws -> Int32 {
    let steps = [#"{"action": {"again": {}}"#] + steps
    return try withFile(#"{"steps": [\#(steps.map { $0 + "}" }.joined(separator: ",\n"))]}"#) {
      Demo.run(arguments + ["--script", $0], output: output)
    }
  }

  private func play(actions: [String]) throws -> Int32 {
    try play(actions.map { #"{"action": {\#($0)}"# })
  }

  @Test func playsEachAction() throws {
    let actions = [
      #""horizontal": {"order": "aToZ"}"#, #""banner": {"isShown": false}"#,
      #""add": {"id": "e6", "name": "Element 6", "at": 0}"#,
      #""rename": {"id": "e6", "name": "Element 0"}"#, #""swap": {"id": "e6", "with": "e4"}"#,
      #""remove": {"id": "e2"}"#, #""banner": {"isShown": true}"#,
      #""vertical": {"order": "zToA"}"#, #""tapFirstElement": {}"#, #""again": {}"#,
    ]
    #expect(try play(actions: actions) == 0)
    #expect(
      output.text == """
        step 0: insertions=9 removals=0 moves=0 reconfigures=0 reloads=0 stages=1 nested=[]
        step 1: insertions=0 removals=0 moves=0 reconfigures=1 reloads=0 stages=2 nested=[\
        carousel(insertions=0 removals=0 moves=2 reconfigures=0 reloads=0)]
        step 2: insertions=0 removals=1 moves=0 reconfigures=0 reloads=0 stages=1 nested=[]
        step 3: insertions=1 removals=0 moves=0 reconfigures=0 reloads=0 stages=2 nested=[\
        carousel(insertions=1 removals=0 moves=0 reconfigures=0 reloads=0)]
        step 4: insertions=0 removals=0 moves=0 reconfigures=1 reloads=0 stages=3 nested=[\
        carousel(insertions=0 removals=0 moves=1 reconfigures=1 reloads=0)]
        step 5: insertions=0 removals=0 moves=2 reconfigures=0 reloads=0 stages=1 nested=[]
        step 6: insertions=0 removals=1 moves=0 reconfigures=0 reloads=0 stages=2 nested=[\
        carousel(insertions=0 removals=1 moves=0 reconfigures=0 reloads=0)]
        step 7: insertions=1 removals=0 moves=0 reconfigures=0 reloads=0 stages=1 nested=[]
        step 8: insertions=0 removals=0 moves=2 reconfigures=1 reloads=0 stages=2 nested=[]
        step 9: insertions=0 removals=0 moves=0 reconfigures=0 reloads=0 stages=0 nested=[]
        step 10: insertions=0 removals=0 moves=0 reconfigures=0 reloads=0 stages=0 nested=[]
        script: 11 steps

        """)
  }

  @Test func announcesAStepByItsTextOrItsAction() throws {
    let steps = [
      #"{"action": {"swap": {"id": "e1", "with": "e2"}}"#,
      #"{"text": "b", "action": {"again": {}}"#,
    ]
    #expect(try play(steps, ["-v"]) == 0)
    let titles = output.lines.filter { $0.hasPrefix("action: ") }
    #expect(titles.dropFirst() == [#"action: swap(id: "e1", with: "e2")"#, "action: b"])
  }

  @Test func namesTheStepThatDiffers() throws {
    let figures = "insertions=0 removals=0 moves=0 reconfigures=0 reloads=0 stages=0 nested=[]"
    let steps = [
      #"{"action": {"again": {}}, "figures": "moves=1""#,
      #"{"action": {"again": {}}, "figures": "\#(figures)", "picks": ["x"]"#,
      #"{"action": {"again": {}}, "figures": "\#(figures)""#,
    ]
    #expect(try play(steps) == 1)
    #expect(
      output.complaints == [
        "Step 1 differed: Figures must be 'moves=1' (was '\(figures)')",
        #"Step 2 differed: Picks must be '["x"]' (was '[]')"#,
      ])
    #expect(output.lines.last == "script: 4 steps, 2 differed")
  }

  @Test func namesTheStepWithoutARowToActOn() throws {
    try withFile(#"{"steps": [{"action": {"vertical": {"order": "aToZ"}}}]}"#) {
      #expect(Demo.run(["--quiet", "--script", $0], output: output) == 1)
    }
    #expect(output.complaints.count == 1)
    #expect(output.complaints.first?.hasPrefix("Step 0 differed: No row ") == true)
  }

  @Test func picksTheSameElementInBothPlacesIfIDsRepeat() throws {
    let list = MainList(["z", "a"].map { Element(id: "x", name: $0) })
    #expect(throws: DemoError.self) { try list.perform(.banner(isShown: false)) }
    list.show()
    try list.perform(.horizontal(order: .aToZ))
    list.show()
    try list.perform(.tapFirstElement)
    #expect(list.store.picks == ["z with id x tapped", "z with id x tapped"])
  }

  @Test func editsTheFirstElementWithAnID() throws {
    func names(_ action: ScriptAction) throws -> [String] {
      var elements = [("a", "1"), ("b", "2"), ("a", "3")].map { Element(id: $0, name: $1) }
      try action.edit(&elements)
      return elements.map(\.name)
    }
    #expect(try names(.add(id: "a", name: "x", at: 3)) == ["1", "2", "3", "x"])
    #expect(try names(.remove(id: "a")) == ["2", "3"])
    #expect(try names(.rename(id: "a", name: "x")) == ["x", "2", "3"])
    #expect(try names(.swap(id: "b", with: "a")) == ["2", "1", "3"])
  }

  @Test func theCarouselIsFoundAsItWasLeft() throws {
    let step = #"{"scrollsCarousel": true, "action": {"banner": {"isShown": false}}"#
    #expect(try play([step], ["-v"]) == 0)
    let sight = "offset 384.0, menu Unsorted, Element 5, Element 3"
    #expect(
      output.lines.filter { $0.hasPrefix("carousel") } == [
        "carousel before: \(sight)", "carousel was out of view: yes", "carousel after: \(sight)",
      ])
  }
}
