import Foundation

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct DemoTests {
  private let output = CapturedOutput()

  @Test(arguments: Scene.allCases)
  func playsEachSceneAsRecorded(_ scene: Scene) throws {
    #expect(Demo.run([scene.rawValue], output: output) == 0)
    #expect(output.text == (try recorded(scene.rawValue)))
    #expect(output.complaints.isEmpty)
  }

  @Test func aSummaryHasColors() {
    #expect(Demo.run([], output: output) == 0)
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

  /// The recorded summary has what each step changes.
  @Test func theMainListKeepsToTheRulesAndItsOffset() throws {
    let scene = MainList()
    for (text, act) in MainList.script {
      try act(scene)
      scene.show()
      if !text.hasPrefix("Scroll away") { continue }
      #expect(try scene.host.list(inside: "carousel").offset == 384, "as it was left")
    }
    #expect(scene.host.violations.isEmpty)
    #expect(scene.store.picks == Array(repeating: "Element 1 with id e1 tapped", count: 2))
  }

  @Test func helps() {
    for arguments in [["-h"], ["inbox", "--help"], ["show", "--help"], ["help"]] {
      let output = CapturedOutput()
      #expect(Demo.run(arguments, output: output) == 0)
      #expect(output.text == Options.help + "\n")
    }
    let words = Scene.allCases.map(\.rawValue) + Options.Command.allCases.flatMap(\.options)
    for word in words { #expect(Options.help.contains(word)) }
  }
}
