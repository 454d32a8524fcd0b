import Foundation

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct PictureTests {
  private func lines(_ arguments: String...) -> [String] {
    let (status, text) = Demo.run(arguments, columns: 80)
    expectEqual(status, 0, "\(text)")
    return text.components(separatedBy: "\n")
  }

  private func film(_ scene: Scene, _ option: String, _ value: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    let link = file.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    defer { for url in [file, link] { try? FileManager.default.removeItem(at: url) } }
    let said = lines("film", scene.rawValue, "--out", link.path, option, value)
    expectEqual(said, ["\(link.path): \(scene.steps.count) steps"])
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: Scene.allCases, Options.Format.allCases)
  func showsEachSceneInEachFormat(_ scene: Scene, _ format: Options.Format) {
    let lines = lines("show", scene.rawValue, "--format", format.rawValue)
    #expect(lines.count > 1 && lines.last != "")
  }

  @Test func showsTheInboxAsTextByDefaultAndDrawsInAWidthAndATheme() throws {
    let text = lines("show")
    expectEqual(text, lines("show", "inbox", "--format", "text", "--width", "60"))
    #expect(text.allSatisfy { $0.count == 60 })
    let light = lines("show", "--format", "svg", "--width", "300")
    #expect(light.contains { $0.contains(#"width="352""#) })
    #expect(try film(.chat, "--width", "300").contains(#"width="352""#))
    expectEqual(lines("film", "--out", "/dev/stdout").last, "</svg>")
    let dark = lines("show", "--format", "svg", "--width", "300", "--theme", "dark")
    #expect(dark.count == light.count && dark != light)
    let update = lines("diff", "--step", "1", "--format", "svg")
    #expect(update.contains { $0.contains(">moved<") })
    let darkUpdate = lines("diff", "--step", "1", "--format", "svg", "--theme", "dark")
    #expect(darkUpdate.count == update.count && darkUpdate != update)
  }

  @Test func tellsAnUpdateAndWhy() {
    #expect(
      lines("diff", "--step", "2").map { $0.prefix { $0 != "(" } } == [
        "step 2: Sort the list from A to Z", "changes:", "move ElementRow 'e1' from 0.5 to 0.4",
        "move ElementRow 'e5' from 0.6 to 0.8", "reconfigure SortMenu '#3' at 0.3", "why:",
        "reconfigured SortMenu '#3' ", "  selected: unsorted -> aToZ",
      ])
    expectEqual(
      lines("diff", "main", "--step", "7"), ["step 7: Nothing changes", "changes:", "no changes"])
  }

  @Test(arguments: TestDepth.part(of: Scene.allCases, 1))
  func drawsAFilmThatMovesByItself(_ scene: Scene) throws {
    let (light, dark) = try (film(scene, "--theme", "light"), film(scene, "--theme", "dark"))
    #expect(light != dark && light.contains("@media(prefers-reduced-motion:no-preference)"))
    for picture in [light, dark] {
      #expect(!picture.contains("<script") && picture.utf8.count < 500_000)
      let names = picture.matches(of: /animation-name:(p\d+)"/).map(\.output.1)
      #expect(!names.isEmpty && Set(names).count == names.count)
      for name in names { #expect(picture.contains("@keyframes \(name){")) }
      expectEqual(picture.components(separatedBy: "@keyframes").count, names.count + 1)
    }
    let captions = scene.steps.map { ">\($0.text.replacing("'", with: "&#39;"))</text>" }
    #expect(captions.allSatisfy { light.contains($0) }, "\(captions)")
  }

  @Test func whatStaysInAFilmIsDrawnOnceAndRoundCornersAreMarkedToo() {
    let steps = ReadmeScene.steps
    let picture = MovingPicture.svg(of: steps, LookReader(), theme: .light)
    func count(_ text: String) -> Int { picture.components(separatedBy: text).count - 1 }
    #expect(count(">Ada Lovelace<") == 1 && count(">Katherine Johnson<") == 1, "these stay")
    expectEqual(count(">Grace Hopper<"), 2, "it is drawn anew when it is read")
    expectEqual(count(#"width="5""#), 2, "and so marked, as what comes is, and as the switch is")
    let again = MovingPicture.svg(of: [steps[0], steps[0]], LookReader(), theme: .light)
    #expect(!again.contains("@keyframes"), "nothing comes or goes")
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { Look.text(text).id(1) }.layout(.list.appearance(.insetGrouped)))
    }
    let rounded = MovingPicture.svg(
      of: [("Empty", ScreenSnapshot()), ("Before", screen("One")), ("After", screen("Two"))],
      LookReader(), theme: .light)
    #expect(rounded.contains(#"<rect x="0" y="0" width="5" height="44""#), "\(rounded)")
    #expect(rounded.contains("#F2F2F7"), "around the rows, although the first screen has none")
  }

  @Test(arguments: ScreenRenderer.Theme.allCases, [true, false])
  func theREADMEIsShownWithItsCodeAndItsCalls(
    _ theme: ScreenRenderer.Theme, _ isNarrow: Bool
  ) throws {
    let (steps, source) = (ReadmeScene.steps, try #require(ReadmeScene.source))
    let picture = MovingPicture.svg(
      of: steps, LookReader(state: Scene.state), theme: theme, source: source, isNarrow: isNarrow)
    #expect(picture.utf8.count <= 45_000, "\(picture.utf8.count)")
    let file = "Docs/Pictures/readme\(isNarrow ? "-narrow" : "")-\(theme).svg"
    let isRecorded = try picture == Repository.text(file)
    #expect(isRecorded, "\(file) differs; look at it and run .ci/check-pictures --accept")
    // Without motion it stands on the third step.
    let lines = picture.split(separator: "\n")
    for step in steps {
      let caption = ">\(step.text.replacing("'", with: "&#39;"))</text>"
      let index = try #require(lines.firstIndex { $0.hasSuffix(caption) })
      expectEqual(lines[index - 1].contains("opacity=\"0\""), (step.text != steps[2].text))
    }
  }

  @Test func captionsDoNotFadeIntoEachOtherAndOneRowIsCountedAsOne() throws {
    let screens = (1...2).map { n in
      (text: "\(n)", snapshot: ScreenSnapshot(Section("s") { for i in 1...n { Look.empty.id(i) } }))
    }
    let picture = MovingPicture.svg(of: screens, LookReader(), theme: .light)
    #expect(picture.matches(of: /(44|94)\.17%\{[^}]*opacity:0\}/).count == 4, "\(picture)")
    let source = try #require(ReadmeScene.source)
    let film = MovingPicture.svg(
      of: screens, LookReader(), theme: .light, source: source, isNarrow: true)
    for text in [">1 row, for the first time<", "filled, 1 stays<"] { #expect(film.contains(text)) }
    let row = Look.text("No mail").id("none")
    let heights = [
      ScreenSnapshot(Section("s") { row }), ScreenSnapshot(Section("s") {}.emptyContent { row }),
    ].map { screen in
      MovingPicture.svg(
        of: [("", screen)], LookReader(), theme: .light, source: source, isNarrow: true
      ).firstMatch(of: /height="[0-9.]+"/)?.output
    }
    expectEqual(heights[0], heights[1], "a phone is as high as its rows, also if there are none")
  }

  @Test(arguments: [
    ("/nowhere/at/all.svg", "No folder '/nowhere/at'; create it first"),
    ("/", "'/' is a folder; add the name of a file"),
  ]) func refusesAFileThatCannotBeWritten(_ file: String, _ sentence: String) {
    let (status, text) = Demo.run(["film", "--out", file], columns: 80)
    #expect(status == 2 && text == sentence)
  }

  @Test(arguments: [
    (Scene.main, 7), (.inbox, 11), (.readme, 6), (.signup, 9), (.music, 7), (.chat, 11),
  ]) func drawsTheStepsThatThereAre(_ scene: Scene, _ last: Int) {
    for step in [0, last] { #expect(lines("diff", scene.rawValue, "--step", "\(step)").count > 2) }
    let (status, text) = Demo.run(["diff", scene.rawValue, "--step", "\(last + 1)"], columns: 80)
    #expect(status == 2 && text == "Step must be between 0 and \(last) (was \(last + 1))")
  }
}
