import Foundation
import ScreenDSLHeadless
import ScreenDSLHosting

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct DemoTests {
  private let output = CapturedOutput()

  @Test func playsTheScriptAsRecorded() throws {
    #expect(Demo.run(["-v"], output: output) == 0)
    #expect(output.text == (try recorded("script")))
    #expect(output.complaints.isEmpty)
  }

  @Test(arguments: [[], ["main"]])
  func sumsTheScriptUp(_ arguments: [String]) throws {
    #expect(Demo.run(arguments, output: output) == 0)
    #expect(output.text == (try recorded("summary")))
    #expect(output.lines.allSatisfy { $0.count <= 80 } && output.complaints.isEmpty)
    let figures = "9 updates fill 6 cells instead of 120."
    #expect(output.styles.contains { $0.text == figures && $0.style == .bold })
    #expect(output.styles.contains { $0.text == "2 moved" && $0.style == .blue })
    #expect(output.styles.contains { $0.text == "1 removed" && $0.style == .red })
    #expect(output.styles.contains { $0.text.hasPrefix("selected: ") && $0.style == .orange })
  }

  @Test(arguments: [80, 120])
  func aSummaryIsAsWideAsItsTerminal(_ columns: Int) {
    output.columns = columns
    #expect(Demo.run(["inbox"], output: output) == 0)
    #expect(output.lines.allSatisfy { $0.count <= columns })
    let sorted = output.lines.first { $0.contains("by oldest") } ?? ""
    #expect(sorted.hasSuffix("2 moved, …") == (columns == 80))
    #expect(sorted.contains("selected: newest -> oldest") == (columns == 120))
  }

  /// The colours of the cube of 256 that terminals have, by the contrast that WCAG defines.
  @Test(arguments: OutputStyle.allCases.filter { $0 != .bold })
  func coloursAreLegibleOnBlackAndOnWhite(_ style: OutputStyle) throws {
    let index = try #require(style.rawValue.split(separator: ";").last.flatMap { Int($0) }) - 16
    let levels = [36, 6, 1].map { [0.0, 95, 135, 175, 215, 255][index / $0 % 6] / 255 }
    let linear = levels.map { pow(($0 + 0.055) / 1.055, 2.4) }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    #expect(1.05 / (luminance + 0.05) > 3.9 && (luminance + 0.05) / 0.05 > 3.9)
  }

  @Test func hidesNothingInASummary() throws {
    let json = #"{"elements": [{"id": "a\u001B[31m", "name": "\u202E"}]}"#
    let step =
      #"{"text": "\u001B[31mred", "action": {"rename": {"id": "a\u001B[31m", "name": "\u001B"}}}"#
    try withFile(json) { elements in
      try withFile(#"{"steps": [{"action": {"again": {}}}, \#(step)]}"#) { script in
        let arguments = ["--elements", elements, "--script", script]
        #expect(Demo.run(arguments, output: output) == 0)
      }
    }
    #expect(output.text.contains(#"\u{1B}[31mred"#) && !output.text.contains("\u{1B}"))
  }

  @Test(arguments: Scene.allCases.dropFirst())
  func playsEachSceneAsRecorded(_ scene: Scene) throws {
    #expect(Demo.run([scene.rawValue], output: output) == 0)
    #expect(output.text == (try recorded(scene.rawValue)))
    #expect(output.complaints.isEmpty)
  }

  @Test func withoutEntriesThereIsNothingToLike() throws {
    try TimelineScene(entryCount: 0).play(output)
    #expect(output.lines.first == "timeline: 0 entries, 0 rows")
    #expect(output.lines.contains("  no batch"))
  }

  /// The scenes end with a look at their violations.
  @Test func namesTheRuleThatWasBroken() throws {
    let lying = CellRegistration<HeadlessList>(
      ShopTitleView.self, from: .factory { ScreenDSLDemo.LabelCell() }, place: SourceLine())
    let host = HeadlessHost(registry: CellRegistry(lying))
    host.apply(ScreenSnapshot([Section("s") { ShopTitle(text: "Shop") }]))
    let error = #expect(throws: DemoError.self) { try host.requireNoViolations() }
    let sentence = try #require(error?.description)
    #expect(sentence.hasPrefix("Updates must keep the rules of list views (was 'R8: "))
  }

  @Test func playsTheScriptQuietly() throws {
    #expect(Demo.run(["--quiet"], output: output) == 0)
    let lines = try recorded("script").split(separator: "\n").map(String.init)
    #expect(output.lines == lines.filter { $0.hasPrefix("step ") || $0.hasPrefix("script: ") })
    #expect(output.lines.count == 11 && output.complaints.isEmpty)
  }

  @Test func expectsTheSameOfTheSameElements() throws {
    let elements = [2, 1, 5, 3, 4].map { #"{"id": "e\#($0)", "name": "Element \#($0)"}"# }
    try withFile("{\"elements\": [\n\(elements.joined(separator: ",\n"))]}") {
      #expect(Demo.run(["--quiet", "--elements", $0], output: output) == 0)
    }
    #expect(output.lines.last == "script: 10 steps, all as expected")
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
      #expect(Demo.run(["-v", "--elements", $0], output: output) == 0)
    }
    #expect(output.lines.last == "script: 10 steps")
    #expect(!output.text.contains("tapped") && output.complaints.isEmpty)
  }

  @Test func writesWhatIsWrongWithTheIDs() throws {
    let json = #"{"elements": [{"id": "a", "name": "1"}, {"id": "a", "name": "2"}]}"#
    try withFile(json) { #expect(Demo.run(["-v", "--elements", $0], output: output) == 0) }
    let issues = output.lines.filter { $0.hasPrefix("issue: ") }
    #expect(
      issues.map { $0.prefix { $0 != "," } } == [
        "issue: Duplicate row ID 'a' in container 'carousel' (positions 0 and 1)",
        "issue: Duplicate row ID 'a' in section 'main' (positions 4 and 5)",
      ])
    for row in ["ElementCard 'a'", "ElementCard 'a~2'", "ElementRow 'a'", "ElementRow 'a~2'"] {
      #expect(output.lines.contains { $0.contains("  \(row) (name: ") })
    }
    let quiet = CapturedOutput()
    try withFile(json) { #expect(Demo.run(["--quiet", "--elements", $0], output: quiet) == 0) }
    #expect(quiet.lines.count == 11 && quiet.complaints == issues.map { String($0.dropFirst(7)) })
  }

  @Test func helps() {
    for arguments in [["--quiet", "--help"], ["zombies", "-h"], ["show", "--help"], ["help"]] {
      let output = CapturedOutput()
      #expect(Demo.run(arguments, output: output) == 0)
      #expect(output.text == Options.help + "\n")
    }
    let words = Scene.allCases.map(\.rawValue) + ["--elements", "--script", "--quiet", "--step"]
    for word in words { #expect(Options.help.contains(word)) }
  }
}
