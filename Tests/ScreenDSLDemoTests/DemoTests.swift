import Foundation
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite struct DemoTests {
  private let output = CapturedOutput()

  private static let stepLines = """
    step 0: insertions=9 removals=0 moves=0 reconfigures=0 reloads=0 stages=1 nested=[]
    step 1: insertions=0 removals=0 moves=0 reconfigures=1 reloads=0 stages=2 nested=[\
    carousel(insertions=0 removals=0 moves=2 reconfigures=0 reloads=0)]
    step 2: insertions=0 removals=0 moves=2 reconfigures=1 reloads=0 stages=2 nested=[]
    step 3: insertions=0 removals=0 moves=4 reconfigures=1 reloads=0 stages=2 nested=[]
    step 4: insertions=0 removals=1 moves=0 reconfigures=0 reloads=0 stages=1 nested=[]
    step 5: insertions=0 removals=0 moves=3 reconfigures=1 reloads=0 stages=2 nested=[]
    step 6: insertions=0 removals=0 moves=0 reconfigures=1 reloads=0 stages=2 nested=[\
    carousel(insertions=0 removals=0 moves=4 reconfigures=0 reloads=0)]
    step 7: insertions=0 removals=0 moves=0 reconfigures=0 reloads=0 stages=0 nested=[]
    step 8: insertions=0 removals=0 moves=2 reconfigures=1 reloads=0 stages=2 nested=[]
    step 9: insertions=0 removals=0 moves=0 reconfigures=0 reloads=0 stages=0 nested=[]

    """

  @Test func playsTheScriptQuietly() {
    #expect(Demo.run(["--quiet"], output: output) == 0)
    #expect(output.text == Self.stepLines + "script: 10 steps, all as expected\n")
    #expect(output.complaints.isEmpty)
  }

  @Test func playsTheScriptAsRecorded() throws {
    let url = try #require(
      Bundle.module.url(forResource: "script", withExtension: "txt", subdirectory: "Recorded"))
    #expect(Demo.run([], output: output) == 0)
    #expect(output.text == (try String(contentsOf: url, encoding: .utf8)))
    #expect(output.complaints.isEmpty)
  }

  @Test func showsTheRebuildBesideStep2Alone() throws {
    #expect(Demo.run([], output: output) == 0)
    let sentence = "rebuild everything instead: 9 reloads, the control's state lost"
    #expect(output.lines.filter { $0.hasPrefix("rebuild") } == [sentence])
    let index = try #require(output.lines.firstIndex(of: sentence))
    #expect(output.lines[index - 1].hasPrefix("step 2: "))
  }

  @Test func saysWhichStepDiffers() {
    var script = Script.main
    script.steps[3] = script.steps[3].expecting(StepOutcome(ChangeCounts(moves: 5), stages: 1))
    #expect(Demo.run(["--quiet"], output: output, script: script) == 1)
    #expect(
      output.complaints == [
        "Step 3 differed: Figures must be "
          + "'insertions=0 removals=0 moves=5 reconfigures=0 reloads=0 stages=1 nested=[]' (was "
          + "'insertions=0 removals=0 moves=4 reconfigures=1 reloads=0 stages=2 nested=[]')"
      ])
    #expect(output.text == Self.stepLines + "script: 10 steps, 1 differed\n")
  }

  @Test(arguments: 0..<10)
  func expectsSomethingOfEachStep(_ number: Int) {
    var script = Script.main
    script.steps[number] = script.steps[number].expecting(StepOutcome(stages: 9))
    #expect(Demo.run(["--quiet"], output: output, script: script) == 1)
    #expect(output.complaints.count == 1)
    #expect(output.complaints.first?.hasPrefix("Step \(number) differed: ") == true)
  }

  @Test func expectsThePicks() {
    var script = Script.main
    script.steps[9] = script.steps[9].expecting(StepOutcome())
    #expect(Demo.run(["--quiet"], output: output, script: script) == 1)
    #expect(
      output.complaints.first?.hasSuffix(
        #"picks=["Element 1 with id e1 tapped", "Element 1 with id e1 tapped"]')"#) == true)
  }

  @Test func expectsNothingOfOtherElements() throws {
    try withFile(#"{"elements": [{"id": "x", "name": "X"}]}"#) {
      #expect(Demo.run(["--quiet", "--elements", $0], output: output) == 0)
    }
    #expect(output.lines.first?.hasPrefix("step 0: insertions=5 ") == true)
    #expect(output.lines.last == "script: 10 steps")
  }

  @Test func playsTheScriptWithoutElements() throws {
    try withFile(#"{"elements": []}"#) {
      #expect(Demo.run(["--elements", $0], output: output) == 0)
    }
    #expect(output.lines.last == "script: 10 steps")
    #expect(!output.text.contains("tapped"))
    #expect(output.complaints.isEmpty)
  }

  @Test func expectsTheSameOfTheSameElements() throws {
    let json = """
      {"elements": [
      \([2, 1, 5, 3, 4].map { #"{"id": "e\#($0)", "name": "Element \#($0)"}"# }.joined(separator: ","))
      ]}
      """
    try withFile(json) { #expect(Demo.run(["--quiet", "--elements", $0], output: output) == 0) }
    #expect(output.lines.last == "script: 10 steps, all as expected")
  }

  @Test func playsAFile() throws {
    let script = """
      # steps
      horizontal aToZ
      banner off
      add e6 0 Element 6
      rename e6 Element 0 # first
      swap e6 e4
      remove e2\r
      again
      """
    try withFile(script) { #expect(Demo.run(["--quiet", "--script", $0], output: output) == 0) }
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
        step 7: insertions=0 removals=0 moves=0 reconfigures=0 reloads=0 stages=0 nested=[]
        script: 8 steps

        """)
  }

  @Test func duplicatesAreToldAndKept() throws {
    let json = #"{"elements": [{"id": "a", "name": "1"}, {"id": "a", "name": "2"}]}"#
    try withFile(json) { #expect(Demo.run(["--elements", $0], output: output) == 0) }
    let issues = output.lines.filter { $0.hasPrefix("issue: ") }
    #expect(
      issues.map { $0.prefix { $0 != "," } } == [
        "issue: Duplicate row ID 'a' in container 'carousel' (positions 0 and 1)",
        "issue: Duplicate row ID 'a' in section 'main' (positions 4 and 5)",
      ])
    for row in [#"ElementCard 'a'"#, "ElementCard 'a~2'", "ElementRow 'a'", "ElementRow 'a~2'"] {
      #expect(output.lines.contains { $0.contains("  \(row) (name: ") })
    }
    #expect(output.stepLines.first?.hasPrefix("step 0: insertions=6 ") == true)
    #expect(output.lines.last == "script: 10 steps")
    #expect(output.complaints.isEmpty)
  }

  @Test func duplicatesLeaveTheStepLinesAloneWhenQuiet() throws {
    let json = #"{"elements": [{"id": "a", "name": "1"}, {"id": "a", "name": "2"}]}"#
    try withFile(json) {
      #expect(Demo.run(["--quiet", "--elements", $0], output: output) == 0)
    }
    #expect(output.lines.count == 11 && output.stepLines.count == 10)
    #expect(output.complaints.count == 2)
    #expect(output.complaints.allSatisfy { $0.hasPrefix("Duplicate row ID 'a' in ") })
  }

  @Test func refusesAWrongFileInOneSentence() throws {
    try withFile("{\"elements\": [\n{}]}") { file in
      #expect(Demo.run(["--elements", file], output: output) == 2)
      #expect(output.complaints.first?.hasPrefix("\(file):2: No key 'id' for ") == true)
    }
    #expect(output.lines.isEmpty && output.complaints.count == 1)
  }

  @Test(arguments: [
    ("again\nhop", "No command for 'hop'"), ("again\nremove x", "No element for 'x'"),
  ])
  func refusesAWrongScriptBeforeThePlay(_ text: String, _ sentence: String) throws {
    try withFile(text) { file in
      #expect(Demo.run(["--script", file], output: output) == 2)
      #expect(output.complaints.first?.hasPrefix("\(file):2: \(sentence); ") == true)
    }
    #expect(output.lines.isEmpty && output.complaints.count == 1)
  }

  @Test func refusesWrongOptions() {
    #expect(Demo.run(["--loud"], output: output) == 2)
    #expect(output.complaints == ["No option for '--loud'; use --help to see all"])
    #expect(output.lines.isEmpty)
  }

  @Test func helps() {
    #expect(Demo.run(["--quiet", "--help"], output: output) == 0)
    #expect(output.text == Options.help + "\n")
  }
}
