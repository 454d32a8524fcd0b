import Foundation

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct DemoTests {
  private let output = CapturedOutput()

  @Test(arguments: Scene.allCases) func playsEachSceneAsRecorded(_ scene: Scene) throws {
    #expect(Demo.run([scene.rawValue], output: output) == 0)
    #expect(output.text == (try recorded(scene.rawValue)))
    #expect(output.complaints.isEmpty)
  }

  @Test(arguments: [80, 120]) func aSummaryIsAsWideAsItsTerminal(_ columns: Int) {
    output.columns = columns
    #expect(Demo.run(["inbox"], output: output) == 0)
    #expect(output.lines.allSatisfy { $0.count <= columns })
    let sorted = output.lines.first { $0.contains("by oldest") } ?? ""
    #expect(sorted.hasSuffix("2 moved, …") == (columns == 80))
    #expect(sorted.contains("selected: newest -> oldest") == (columns == 120))
  }

  @Test func helps() {
    for arguments in [["-h"], ["inbox", "--help"], ["show", "--help"], ["help"]] {
      let output = CapturedOutput()
      #expect(Demo.run(arguments, output: output) == 0 && output.text == Options.help + "\n")
    }
    let words = Scene.allCases.map(\.rawValue) + Options.Command.allCases.flatMap(\.options)
    for word in words { #expect(Options.help.contains(word)) }
  }
}
