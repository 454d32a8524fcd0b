import Foundation
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite struct DemoSceneTests {
  private let output = CapturedOutput()

  @Test(arguments: DemoScene.allCases)
  func playsAsRecorded(_ scene: DemoScene) throws {
    let url = try #require(
      Bundle.module.url(
        forResource: scene.rawValue, withExtension: "txt", subdirectory: "Recorded"))
    #expect(Demo.run([scene.rawValue], output: output) == 0)
    #expect(output.text == (try String(contentsOf: url, encoding: .utf8)))
    #expect(output.complaints.isEmpty)
  }

  @Test(arguments: [
    (["timelines"], "No scene for 'timelines'; use one of \(DemoScene.names)"),
    (["contacts", "--quiet"], "Option '--quiet' must be without a scene (was with 'contacts')"),
  ])
  func refusesBeforeTheFirstLine(_ arguments: [String], _ sentence: String) {
    #expect(Demo.run(arguments, output: output) == 2)
    #expect(output.complaints == [sentence])
    #expect(output.lines.isEmpty)
  }

  @Test func helpNamesEachScene() {
    #expect(Demo.run(["zombies", "--help"], output: output) == 0)
    for scene in DemoScene.allCases {
      #expect(output.lines.contains { $0.hasPrefix("  \(scene) ") && $0.contains(scene.summary) })
    }
  }
}
