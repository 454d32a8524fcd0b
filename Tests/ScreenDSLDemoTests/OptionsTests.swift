@testable import ScreenDSLDemo

@Suite(.timed) struct OptionsTests {
  @Test func playTheMainSceneByDefault() throws {
    let options = try Options([])
    #expect(options.command == nil && options.scene == .main)
    #expect(options.elements == nil && options.script == nil)
    #expect(options.detail == .summary && !options.wantsHelp)
    #expect(try Options(["inbox", "-v"]).scene == .inbox)
    #expect(try Options(["-v"]).detail == .all && Options(["main", "--verbose"]).detail == .all)
    for command in ["show", "live"] { #expect(try Options([command]).scene == .inbox) }
    #expect(try Options(["film", "--out", "f.svg"]).scene == .inbox)
    #expect(try Options(["diff", "--step", "1"]).scene == .main)
  }

  @Test func comeInAnyOrder() throws {
    let play = try Options(["--script", "s", "--quiet", "--elements", "e"])
    #expect(play.elements == "e" && play.script == "s" && play.detail == .figures)
    let show = try Options(
      ["show", "--theme", "dark", "--width", "320", "contacts", "--format", "svg"])
    #expect(show.command == .show && show.scene == .contacts && show.format == .svg)
    #expect(show.theme == .dark && show.width == 320)
    #expect(try Options(["diff", "--step", "3", "main"]).step == 3)
    let update = try Options(["diff", "--step", "3", "--format", "svg"])
    #expect(update.step == 3 && update.theme == nil)
    let film = try Options(["film", "--out", "f.svg", "timeline"])
    #expect(film.command == .film && film.scene == .timeline && film.out == "f.svg")
  }

  @Test func takeWidthsUpToTheLimits() throws {
    for width in [20, 1_000] {
      #expect(try Options(["show", "--width", "\(width)"]).width == width)
    }
    for width in [120, 10_000] {
      #expect(try Options(["show", "--width", "\(width)", "--format", "svg"]).width == width)
    }
  }

  private static let scenes =
    "main, inbox, readme, signup, music, chat, checkout, agenda, timeline, contacts, zombies, registration"

  @Test(arguments: [
    ("--loud", "No option for '--loud'; use --help to see all"),
    ("zombies -q", "No option for '-q'; use --help to see all"),
    ("mainn", "No scene for 'mainn'; did you mean 'main'?"),
    ("shwo", "No scene for 'shwo'; did you mean 'show'?"),
    ("show film", "No scene for 'film'; use one of \(scenes)"),
    ("show -v", "No option for '-v'; use --help to see all"),
    ("inbox show", "Command 'show' must be the first argument (was a later one)"),
    ("film --out /missing/film.svg", "No folder '/missing' for '--out'; create it first"),
    ("--quiet file.json", "No scene for 'file.json'; use one of \(scenes)"),
    ("zombies timeline", "Scene must be given once (was twice)"),
    ("--elements f zombies", "Option '--elements' must be without a scene (was with 'zombies')"),
    ("zombies --script f", "Option '--script' must be without a scene (was with 'zombies')"),
    ("--quiet zombies", "Option '--quiet' must be without a scene (was with 'zombies')"),
    ("--elements", "No value for '--elements'; give one after it"),
    ("--script --quiet", "No value for '--script'; give one after it"),
    ("--script a --script b", "Option '--script' must be given once (was twice)"),
    ("--quiet show", "Command 'show' must be the first argument (was a later one)"),
    ("show mian", "No scene for 'mian'; did you mean 'main'?"),
    ("show main main", "Scene must be given once (was twice)"),
    ("show --format png", "No format for 'png'; use one of text, outline, svg"),
    ("show --format", "No value for '--format'; give one after it"),
    ("show --width wide", "Width must be a whole number (was 'wide')"),
    ("show --width -1", "Width must be between 20 and 1000 (was -1)"),
    ("show --width 1001", "Width must be between 20 and 1000 (was 1001)"),
    ("show --width 119 --format svg", "Width must be between 120 and 10000 (was 119)"),
    (
      "show --format outline --width 60",
      "Option '--width' must be with format 'text' or 'svg' (was with 'outline')"
    ),
    ("show --format svg --theme blue", "No theme for 'blue'; use one of light, dark"),
    ("show --theme dark", "Option '--theme' must be with format 'svg' (was with 'text')"),
    ("show --step 1", "No option for '--step'; use --help to see all"),
    ("show --format html", "No format for 'html'; use one of text, outline, svg"),
    ("film", "No file for 'film'; give one with '--out'"),
    ("film --out f.html", "File of a film must end in '.svg' (was 'f.html')"),
    ("film --step 1", "No option for '--step'; use --help to see all"),
    ("film mian --out f.svg", "No scene for 'mian'; did you mean 'main'?"),
    ("diff", "No step for 'diff'; give one with '--step'"),
    ("diff --step two", "Step must be a whole number (was 'two')"),
    ("diff --step 1 --format outline", "No format for 'outline'; use one of text, svg"),
    ("diff --step 1 --width 60", "No option for '--width'; use --help to see all"),
  ])
  func areRefused(_ arguments: String, _ sentence: String) {
    let arguments = arguments.split(separator: " ").map(String.init)
    #expect(throws: DemoError(sentence)) { try Options(arguments) }
  }

  @Test(arguments: [["--loud"], ["contacts", "--quiet"], ["show", "nowhere"], [""]])
  @MainActor
  func areRefusedBeforeTheFirstLine(_ arguments: [String]) {
    let output = CapturedOutput()
    #expect(Demo.run(arguments, output: output) == 2)
    #expect(output.lines.isEmpty && output.complaints.count == 1)
  }
}
