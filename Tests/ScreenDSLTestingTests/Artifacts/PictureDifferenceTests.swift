@testable import ScreenDSLTesting

@Suite(.timed) struct PictureDifferenceTests {
  private let renderer = ScreenRenderer.svg(
    LookRegistry(
      .look(of: ShelfItem.self) { item in
        Look.text(item.name).accessibility(label: item.name.isEmpty ? nil : "Item \(item.name)")
      }))

  private func picture(_ ids: String, name: (Character) -> String = { "\($0)" }) -> String {
    renderer.render(
      ScreenSnapshot("main") {
        Container("shelf", ItemShelf()) { ShelfItem(id: "c1", name: "Card") }
        for id in ids { ShelfItem(id: "\(id)", name: name(id)) }
      })
  }

  private func message(_ old: String, _ new: String, in sandbox: Sandbox) throws -> String {
    try sandbox.write(old, to: "\(sandbox.references)/svg.svg")
    sandbox.run {
      var expectation = ReferenceExpectation(
        text: new, name: "svg", fileExtension: "svg", at: sandbox.site())
      expectation.shown.source = renderer.source ?? LookReader()
      expectation.check(record: .never)
    }
    return try #require(sandbox.journal.messages.first)
  }

  @Test func aFailureTellsRowByRowAndLeavesBothPictures() throws {
    let sandbox = Sandbox()
    let (old, new) = (picture("abc"), picture("acb") { $0 == "c" ? "<new>" : "\($0)" })
    let message = try message(old, new, in: sandbox)
    #expect(message.hasPrefix("Picture must match reference 'svg' (was different)\n"))
    #expect(message.contains("\nShelfItem 'c' \"<new>\": 'c' is now '<new>'\n"), "\(message)")
    #expect(message.contains(" moved from 4th to 3rd\n") || message.contains("3rd to 4th\n"))
    let folder = "artifacts/ScreenDSLTestingTests/SomeTests/Suite/test"
    let names = ["svg.reference.svg", "svg.actual.svg"]
    let texts: [String?] = [old, new].map { ReferenceText($0).string }
    expectEqual(names.map { sandbox.read("\(folder)/\($0)") }, texts)
    expectEqual(sandbox.journal.attachments, names.map { "Suite.test.\($0)" })
    let report = try #require(sandbox.read("artifacts/report.html")).replacing("\\u003C", with: "<")
    // The first sentence is of the row that moved, the second one of a row with another text; the numbers are beside
    // both rows, and the picture is cut above the shelf.
    for text in [#"\n1. ShelfItem '"#, #"\n2. ShelfItem 'c' "#, ">1</text>", ">2</text>"] {
      #expect(report.contains(text), "\(report)")
    }
    #expect(report.contains(/<svg y=\\"0\\"[^>]* viewBox=\\"0 [1-9]/))
  }

  @Test func oneEditOfALookIsFewLines() throws {
    let sandbox = Sandbox()
    let screen = ScreenSnapshot("main") {
      for id in 0..<40 { ShelfItem(id: "\(id)", name: "Mail \(id)") }
    }
    let other = LookRegistry(.look(of: ShelfItem.self) { Look.text("\($0.name)!").color(.red) })
    for theme in ScreenRenderer.Theme.allCases {
      let looks = LookRegistry(.look(of: ShelfItem.self) { Look.text($0.name) })
      let old = ScreenRenderer.svg(looks, theme: theme).render(screen)
      try sandbox.write(old, to: "\(sandbox.references)/\(theme).svg")
      sandbox.run {
        ReferenceExpectation(
          Evaluation(screen), .svg(other, theme: theme), "\(theme)", at: sandbox.site()
        ).check(record: .never)
      }
    }
    let messages = sandbox.journal.messages
    let names = (0..<5).map { "'\($0)' \"Mail \($0)!\"" }.joined(separator: ", ")
    let sentence = "\n40 rows of ShelfItem: the text differs, color none -> red\n"
    #expect(
      messages[0].withoutPlaces.contains("\(sentence)  \(names) and 35 more (…)\n"), "\(messages)")
    let same = "Picture must match reference 'dark' (was different, the same as 'light')"
    expectEqual(messages[1], same)
  }

  @Test func aPictureOfSomethingElseIsComparedAsText() throws {
    let message = try message("<svg>\n<rect/>\n</svg>", picture("a"), in: Sandbox())
    #expect(message.hasPrefix("Text must match reference 'svg' (was different)\n"))
  }
}
