import Testing

@testable import ScreenDSLDemo

@Suite struct OptionsTests {
  @Test func areNoneByDefault() throws {
    let options = try Options([])
    #expect(options.elements == nil && options.script == nil && options.scene == nil)
    #expect(!options.isQuiet && !options.wantsHelp)
  }

  @Test func comeInAnyOrder() throws {
    let options = try Options(["--script", "s", "--quiet", "--elements", "e", "--help"])
    #expect(options.elements == "e" && options.script == "s")
    #expect(options.isQuiet && options.wantsHelp)
  }

  @Test(arguments: DemoScene.allCases)
  func nameAScene(_ scene: DemoScene) throws {
    #expect(try Options([scene.rawValue]).scene == scene)
    #expect(try Options(["--help", scene.rawValue]).wantsHelp)
  }

  @Test(arguments: [
    (["--verbose"], "No option for '--verbose'; use --help to see all"),
    (
      ["--quiet", "file.json"],
      "No scene for 'file.json'; use one of timeline, contacts, zombies, registration"
    ),
    ([""], "No scene for ''; use one of timeline, contacts, zombies, registration"),
    (["zombies", "timeline"], "Scene must be given once (was twice)"),
    (["zombies", "-q"], "No option for '-q'; use --help to see all"),
    (
      ["--elements", "f", "zombies"],
      "Option '--elements' must be without a scene (was with 'zombies')"
    ),
    (
      ["zombies", "--script", "f"],
      "Option '--script' must be without a scene (was with 'zombies')"
    ),
    (["--quiet", "zombies"], "Option '--quiet' must be without a scene (was with 'zombies')"),
    (["-\n"], #"No option for '-\n'; use --help to see all"#),
    (["--elements"], "No file for '--elements'; give one after it"),
    (["--script", "--quiet"], "No file for '--script'; give one after it"),
    (["--script", ""], "No file for '--script'; give one after it"),
    (["--script", "a", "--script", "b"], "Option '--script' must be given once (was twice)"),
  ])
  func areRefused(_ arguments: [String], _ sentence: String) {
    #expect(throws: OptionError(sentence)) { try Options(arguments) }
  }

  @Test func helpNamesEachOptionAndCommand() {
    for word in ["--elements FILE", "--script FILE", "--quiet", "--help", "add ID AT NAME…"] {
      #expect(Options.help.contains(word))
    }
  }
}
