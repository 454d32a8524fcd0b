@testable import ScreenDSLDemo

@Suite(.timed) struct OptionsTests {
  @Test func playTheMainSceneByDefaultAndComeInAnyOrder() throws {
    #expect(try Options([]).command == .play && Options([]).scene == .main)
    for word in ["inbox", "show", "live"] { expectEqual(try Options([word]).scene, .inbox) }
    expectEqual(try Options(["film", "--out", "f.svg"]).scene, .inbox)
    expectEqual(try Options(["diff", "--step", "1"]).scene, .main)
    let show = try Options(["show", "--theme", "dark", "--width", "320", "chat", "--format", "svg"])
    #expect(show.command == .show && show.scene == .chat && show.format == .svg)
    #expect(show.theme == .dark && show.width == 320)
    expectEqual(try Options(["diff", "main", "--step", "3"]).step, 3)
  }

  private static let scenes = Scene.allCases.map(\.rawValue).joined(separator: ", ")

  @Test(arguments: [
    ("--loud", "No option for '--loud'; use --help to see all"),
    ("--width 60", "No option for '--width'; use --help to see all"),
    ("mainn", "No scene for 'mainn'; use one of \(scenes)"),
    ("inbox show", "No scene for 'show'; use one of \(scenes)"),
    ("show inbox chat", "Scene must be one (was 'inbox' and 'chat')"),
    ("film --out --theme", "No value for '--out'; give one after it"),
    ("film --out -h", "No value for '--out'; give one after it"),
    ("show --format png", "No format for 'png'; use one of text, outline, svg"),
    ("show --format", "No value for '--format'; give one after it"),
    ("show --width 1001", "Width must be a whole number, 20 to 1000 (was '1001')"),
    ("show --width wide --format svg", "Width must be a whole number, 120 to 10000 (was 'wide')"),
    ("show --format svg --theme blue", "No theme for 'blue'; use one of light, dark"),
    ("show --theme dark", "Only pictures have a theme; add '--format svg'"),
    ("show --step 1", "No option for '--step'; use --help to see all"),
    ("film", "No file for 'film'; give one with '--out'"),
    ("diff", "No step for 'diff'; give one with '--step'"),
    ("diff --step two", "Step must be a whole number, at least 0 (was 'two')"),
    ("diff --step -1", "Step must be a whole number, at least 0 (was '-1')"),
  ]) func areRefused(_ arguments: String, _ sentence: String) {
    let arguments = arguments.split(separator: " ").map(String.init)
    #expect(throws: DemoError(sentence)) { try Options(arguments) }
  }

  @Test(arguments: [["--loud"], ["show", "nowhere"], [""], ["\u{202E}"], ["--\u{1B}]0;x\u{7}"]])
  @MainActor func areRefusedInOneLineWithAllThatIsThere(_ arguments: [String]) {
    let (status, text) = Demo.run(arguments, columns: 80)
    let hidden = text.unicodeScalars.filter { "\u{202E}\u{1B}\u{7}".unicodeScalars.contains($0) }
    #expect(status == 2 && hidden.isEmpty && text.split(separator: "\n").count == 1)
  }
}
