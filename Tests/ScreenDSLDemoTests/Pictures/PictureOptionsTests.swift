import ScreenDSLRendering
import Testing

@testable import ScreenDSLDemo

@Suite struct PictureOptionsTests {
  @Test func showTheMainSceneAsTextByDefault() throws {
    let options = try PictureOptions(.show, [])
    #expect(options.scene == .main && options.format == .text && options.theme == .light)
    #expect(options.width == nil && options.step == nil && !options.wantsHelp)
  }

  @Test func comeInAnyOrder() throws {
    let options = try PictureOptions(
      .show, ["--theme", "dark", "--width", "320", "contacts", "--format", "svg"])
    #expect(options.scene == .contacts && options.format == .svg && options.theme == .dark)
    #expect(options.width == 320)
    #expect(try PictureOptions(.diff, ["--step", "3", "main"]).step == 3)
  }

  @Test(arguments: PictureCommand.allCases)
  func askForHelp(_ command: PictureCommand) throws {
    #expect(try PictureOptions(command, ["main", "--help"]).wantsHelp)
  }

  @Test(arguments: [
    (["--width", "20"], 20), (["--width", "1000"], 1_000),
    (["--format", "svg", "--width", "120"], 120),
    (["--format", "svg", "--width", "10000"], 10_000),
  ])
  func takeWidthsUpToTheLimits(_ arguments: [String], _ width: Int) throws {
    #expect(try PictureOptions(.show, arguments).width == width)
  }

  @Test(arguments: [
    (
      ["mian"],
      "No scene for 'mian'; use one of main, timeline, contacts, zombies, registration"
    ),
    (["main", "main"], "Scene must be given once (was twice)"),
    (["--format", "png"], "No format for 'png'; use one of text, outline, svg"),
    (["--format"], "No value for '--format'; give one after it"),
    (["--format", "--width"], "No value for '--format'; give one after it"),
    (["--format", "svg", "--format", "svg"], "Option '--format' must be given once (was twice)"),
    (["--width", "wide"], "Width must be a whole number (was 'wide')"),
    (["--width", "19"], "Width must be between 20 and 1000 columns (was 19)"),
    (["--width", "-1"], "Width must be between 20 and 1000 columns (was -1)"),
    (["--width", "1001"], "Width must be between 20 and 1000 columns (was 1001)"),
    (
      ["--width", "119", "--format", "svg"],
      "Width must be between 120 and 10000 points (was 119)"
    ),
    (
      ["--format", "outline", "--width", "60"],
      "Option '--width' must be with format 'text' or 'svg' (was with 'outline')"
    ),
    (["--format", "svg", "--theme", "blue"], "No theme for 'blue'; use one of light, dark"),
    (["--theme", "dark"], "Option '--theme' must be with format 'svg' (was with 'text')"),
    (["--step", "1"], "Option '--step' must be with 'diff' (was with 'show')"),
    (["--loud"], "No option for '--loud'; use --help to see all"),
    (["-\u{1B}"], #"No option for '-\u{1B}'; use --help to see all"#),
  ])
  func areRefusedByShow(_ arguments: [String], _ sentence: String) {
    #expect(throws: OptionError(sentence)) { try PictureOptions(.show, arguments) }
  }

  @Test(arguments: [
    ([], "No step for 'diff'; give one with '--step'"),
    (["--step", "two"], "Step must be a whole number (was 'two')"),
    (["--step", "1", "--format", "outline"], "No format for 'outline'; use one of text, svg"),
    (["--step", "1", "--width", "60"], "Option '--width' must be with 'show' (was with 'diff')"),
  ])
  func areRefusedByDiff(_ arguments: [String], _ sentence: String) {
    #expect(throws: OptionError(sentence)) { try PictureOptions(.diff, arguments) }
  }
}
