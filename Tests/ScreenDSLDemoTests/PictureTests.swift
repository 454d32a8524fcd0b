import Foundation
import ScreenDSLHeadless

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct PictureTests {
  private let output = CapturedOutput()

  @Test(arguments: Scene.allCases, Options.Format.allCases)
  func showsEachSceneInEachFormat(_ scene: Scene, _ format: Options.Format) {
    #expect(Demo.run(["show", scene.rawValue, "--format", format.rawValue], output: output) == 0)
    #expect(output.lines.count > 1 && output.lines.last != "")
    #expect(output.complaints.isEmpty)
  }

  @Test func showsTheInboxAsTextByDefault() {
    #expect(Demo.run(["show"], output: output) == 0)
    let other = CapturedOutput()
    #expect(Demo.run(["show", "inbox", "--format", "text", "--width", "60"], output: other) == 0)
    #expect(output.lines == other.lines)
    #expect(output.lines.allSatisfy { $0.count == 60 })
  }

  @Test func showsAPictureOfAWidthInATheme() {
    let light = CapturedOutput()
    #expect(Demo.run(["show", "--format", "svg", "--width", "300"], output: light) == 0)
    #expect(light.text.contains(#"width="352""#))
    let dark = ["show", "--format", "svg", "--width", "300", "--theme", "dark"]
    #expect(Demo.run(dark, output: output) == 0)
    #expect(output.lines.count == light.lines.count && output.lines != light.lines)
  }

  @Test(arguments: Scene.allCases)
  func everyModelHasALook(_ scene: Scene) throws {
    for step in try scene.steps() { #expect(LookRegistry().audit(step.snapshot).isComplete) }
  }

  @Test func tellsAnUpdateAndWhy() {
    #expect(Demo.run(["diff", "--step", "2"], output: output) == 0)
    let lines = output.lines.map { String($0.prefix { $0 != "(" }) }
    #expect(
      lines == [
        "step 2: Sort the list from A to Z",
        "changes:",
        "move ElementRow 'e1' from 0.5 to 0.4",
        "move ElementRow 'e5' from 0.6 to 0.8",
        "reconfigure SortMenu '#3' at 0.3",
        "why:",
        "reconfigured SortMenu '#3' ",
        "  selected: unsorted -> aToZ",
      ])
  }

  @Test func tellsThatNothingChanged() {
    #expect(Demo.run(["diff", "main", "--step", "7"], output: output) == 0)
    #expect(output.lines == ["step 7: Nothing changes", "changes:", "no changes"])
  }

  @Test(arguments: Scene.allCases)
  func drawsAFilmThatMovesByItself(_ scene: Scene) throws {
    func picture(_ theme: String) throws -> String {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
      defer { try? FileManager.default.removeItem(at: file) }
      let (output, count) = (CapturedOutput(), try scene.steps().count)
      let arguments = ["film", scene.rawValue, "--out", file.path, "--theme", theme]
      #expect(Demo.run(arguments, output: output) == 0)
      #expect(output.lines == ["\(file.path): \(count) steps"])
      return try String(contentsOf: file, encoding: .utf8)
    }
    let (light, dark) = try (picture("light"), picture("dark"))
    #expect(light != dark && light.contains("@media(prefers-reduced-motion:no-preference)"))
    for picture in [light, dark] {
      #expect(!picture.contains("<script") && picture.utf8.count < 500_000)
      let names = picture.matches(of: /animation-name:(p\d+)"/).map(\.output.1)
      #expect(Set(names).count == names.count)
      #expect(!names.isEmpty)
      for name in names { #expect(picture.contains("@keyframes \(name){")) }
      // What stays where it is does not move.
      #expect(picture.components(separatedBy: "@keyframes").count == names.count + 1)
    }
    for step in try scene.steps() {
      #expect(light.contains(">\(step.text.replacing("'", with: "&#39;"))</text>"))
    }
  }

  @Test func whatStaysInAFilmIsDrawnOnce() {
    let steps = ReadmeScene.steps
    let picture = MovingPicture.svg(of: steps, LookReader(), theme: .light)
    func count(_ text: String) -> Int { picture.components(separatedBy: text).count - 1 }
    #expect(count(">Ada Lovelace<") == 1 && count(">Katherine Johnson<") == 1, "these stay")
    #expect(count(">Grace Hopper<") == 2, "it is drawn anew when it is read")
    #expect(count(#"width="5""#) == 2, "and so marked, as what comes is, and as the switch is")
    let again = MovingPicture.svg(of: [steps[0], steps[0]], LookReader(), theme: .light)
    #expect(!again.contains("@keyframes"), "nothing comes or goes")
  }

  /// The README's picture: its code, the calls of each step, and what they cost.
  @Test(arguments: ScreenRenderer.Theme.allCases, [true, false])
  func theREADMEIsShownWithItsCodeAndItsCalls(
    _ theme: ScreenRenderer.Theme, _ isNarrow: Bool
  ) throws {
    let (steps, source) = (ReadmeScene.steps, try #require(ReadmeScene.source))
    let picture = MovingPicture.svg(
      of: steps, LookReader(state: Scene.state), theme: theme, source: source, isNarrow: isNarrow)
    #expect(picture.utf8.count <= 45_000, "\(picture.utf8.count)")
    for call in [
      "reloadData()", "insertRows(at: [[0, 1]])", "reconfigureRows(at: [[0, 2]])",
      "moveRow(at: [0, 2], to: [0, 4])", "deleteRows(at: [[0, 5]])",
      "reconfigureRows(at: [[0, 0]])",
      "no call",
    ] { #expect(picture.components(separatedBy: ">\(call)<").count == 2, "\(call)") }
    #expect(picture.contains("6 updates fill 3 cells instead of 33"))
    #expect(picture.contains(">Section<") != isNarrow && picture.contains(">9:41<"))
    // The statements of the touched rows, at 36 points and 18 a line.
    for top in [108, 72] where !isNarrow {
      #expect(picture.contains(#"<rect x="0" y="\#(top)" width="530""#), "\(top)")
    }
    // Without motion it stands on the third step.
    let lines = picture.split(separator: "\n")
    // The row that goes has a mark, and only while it goes.
    let red = theme == .light ? "#C22626" : "#FF7B72"
    let bar = try #require(
      lines.firstIndex { $0.contains(##"width="5" height="44" fill="\##(red)""##) })
    #expect(lines[bar - 1].contains(##"opacity="0""##))
    let part = try #require(lines[bar - 1].firstMatch(of: /animation-name:(p\d+)/)).1
    let frames = try #require(picture.firstMatch(of: try Regex("keyframes \(part)\\{.*?\\}\\}"))).0
    #expect(frames.components(separatedBy: "opacity:1").count == 2, "\(frames)")
    for step in steps {
      let caption = ">\(step.text.replacing("'", with: "&#39;"))</text>"
      let index = try #require(lines.firstIndex { $0.hasSuffix(caption) })
      #expect(lines[index - 1].contains("opacity=\"0\"") == (step.text != steps[2].text))
    }
  }

  /// A caption is gone before the next one comes.
  @Test func captionsDoNotFadeIntoEachOther() throws {
    let screens = ["One", "Two"].map { text in
      (text: text, snapshot: ScreenSnapshot(Section("s") { Look.text(text).id(text) }))
    }
    let picture = MovingPicture.svg(of: screens, LookReader(), theme: .light)
    #expect(picture.matches(of: /(44|94)\.17%\{[^}]*opacity:0\}/).count == 4, "\(picture)")
  }

  @Test func rowsWithRoundCornersAreMarkedToo() {
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          Look.text(text).id(1)
          Look.text("Other").id(2)
        }.layout(.list.appearance(.insetGrouped)))
    }
    let picture = MovingPicture.svg(
      of: [("Before", screen("One")), ("After", screen("Two"))], LookReader(), theme: .light)
    #expect(picture.contains(#"<rect x="0" y="0" width="5" height="44""#), "\(picture)")
  }

  @Test func refusesAFileThatCannotBeWritten() {
    #expect(Demo.run(["film", "--out", "/nowhere/at/all.svg"], output: output) == 2)
    #expect(output.lines.isEmpty && output.complaints.count == 1)
  }

  @Test func drawsAnUpdate() {
    #expect(Demo.run(["diff", "--step", "1", "--format", "svg"], output: output) == 0)
    #expect(output.text.contains(">moved<"))
    let dark = CapturedOutput()
    let arguments = ["diff", "--step", "1", "--format", "svg", "--theme", "dark"]
    #expect(Demo.run(arguments, output: dark) == 0)
    #expect(dark.lines.count == output.lines.count && dark.lines != output.lines)
  }

  @Test(arguments: [
    (Scene.main, 9), (.inbox, 11), (.readme, 6), (.signup, 9), (.music, 7), (.chat, 11),
  ])
  func drawsTheStepsThatThereAre(_ scene: Scene, _ last: Int) {
    for step in 0...last {
      #expect(Demo.run(["diff", scene.rawValue, "--step", "\(step)"], output: output) == 0)
    }
    #expect(output.complaints.isEmpty)
    let refused = CapturedOutput()
    #expect(Demo.run(["diff", scene.rawValue, "--step", "\(last + 1)"], output: refused) == 2)
    #expect(refused.complaints == ["Step must be between 0 and \(last) (was \(last + 1))"])
    #expect(refused.lines.isEmpty)
  }
}
