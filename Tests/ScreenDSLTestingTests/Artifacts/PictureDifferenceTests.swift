import Foundation
import RenderingSupport

@testable import ScreenDSLTesting

/// How a failure tells two pictures of a screen apart.
@Suite(.timed) struct PictureDifferenceTests {
  private let renderer = ScreenRenderer.svg(
    LookRegistry(
      .look(of: ShelfItem.self) { item in
        Look.text(item.name).accessibility(label: item.name.isEmpty ? nil : "Item \(item.name)")
      }))

  /// A picture of a shelf and some rows.
  private func picture(_ ids: String, name: (Character) -> String = { "\($0)" }) -> String {
    renderer.render(
      ScreenSnapshot(
        Section("main") {
          Container("shelf", ItemShelf()) { ShelfItem(id: "c1", name: "Card") }
          for id in ids { ShelfItem(id: "\(id)", name: name(id)) }
        }))
  }

  private func message(
    _ old: String, _ new: String, of screen: ScreenSnapshot? = nil, in sandbox: Sandbox
  ) throws -> String {
    try sandbox.write(old, to: "\(sandbox.references)/svg.svg")
    sandbox.run {
      var expectation = ReferenceExpectation(
        text: new, name: "svg", fileExtension: "svg", at: sandbox.site())
      expectation.screen = screen
      expectation.shown.source = renderer.source ?? LookReader()
      expectation.check(record: .never)
    }
    return try #require(sandbox.journal.messages.first)
  }

  @Test func aFailureTellsRowByRowAndLeavesBothPictures() throws {
    let sandbox = try Sandbox()
    let (old, new) = (picture("abc"), picture("acb") { $0 == "c" ? "<new>" : "\($0)" })
    let message = try message(old, new, in: sandbox)
    #expect(message.hasPrefix("Picture must match reference 'svg' (was different)\n"))
    #expect(message.contains("\nShelfItem 'c' \"<new>\": 'c' is now '<new>'\n"), "\(message)")
    #expect(message.contains(" moved from 4th to 3rd\n") || message.contains("3rd to 4th\n"))
    let folder = "artifacts/ScreenDSLTestingTests/SomeTests/Suite/test"
    #expect(sandbox.read("\(folder)/svg.reference.svg") == ReferenceText(old).string)
    #expect(sandbox.read("\(folder)/svg.actual.svg") == ReferenceText(new).string)
    #expect(
      sandbox.journal.attachments == [
        "Suite.test.svg.reference.svg", "Suite.test.svg.actual.svg",
      ])
    let page = try #require(sandbox.read("artifacts/report.html"))
    let report = page.replacing("\\u003C", with: "<")
    // The first sentence is of the row that moved, the second one of a row with another text.
    #expect(
      report.contains(#"\n1. ShelfItem '"#) && report.contains(#"\n2. ShelfItem 'c' "#), "\(report)"
    )
    // Beside both rows, and cut above the shelf.
    #expect(report.contains(">1</text>") && report.contains(">2</text>"))
    #expect(!report.contains(#"viewBox=\"0 0 442"#))
  }

  @Test func rowsThatDifferAreNamedWithTheirPlaces() throws {
    func screen(_ ids: String) -> ScreenSnapshot {
      ScreenSnapshot(Section("main") { for id in ids { ShelfItem(id: "\(id)", name: "\(id)") } })
    }
    let new = screen("axb")
    let message = try message(
      renderer.render(screen("apb")), renderer.render(new), of: new, in: try Sandbox())
    let place = try #require(message.firstMatch(of: /\(ScreenDSLTestingTests[^)]*\)/)).output
    #expect(
      message.hasPrefix(
        """
        Picture must match reference 'svg' (was different)
        ShelfItem 'p' is gone
        ShelfItem 'x' \(place) is new

        """))
  }

  @Test func rowsThatAreOnlyDrawnOtherwiseAreNamed() throws {
    let old = picture("a")
    let new = old.replacing("#FFFFFF", with: "#FF0000").replacing("#000000", with: "#FF0000")
    let message = try message(old, new, in: try Sandbox())
    #expect(
      message.hasPrefix(
        """
        Picture must match reference 'svg' (was different)
        ItemShelf 'shelf' "ItemShelf" is drawn otherwise
        2 rows of ShelfItem are drawn otherwise
          'shelf/c1' "Card", 'a'

        """))
  }

  /// Returns what is told of the pictures of some rows, each side with a look.
  private func told(
    _ ids: String = "a", _ old: @escaping @Sendable (String) -> LookNode,
    _ new: @escaping @Sendable (String) -> LookNode
  ) -> [String] {
    let screen = ScreenSnapshot(
      Section("main") { for id in ids { ShelfItem(id: "\(id)", name: "Mail \(id)") } })
    let pictures = [old, new].map { look in
      let looks = LookRegistry(.look(of: ShelfItem.self) { look($0.name) })
      return ReferenceText(ScreenRenderer.svg(looks, width: 200).render(screen))
    }
    let comparison = ReferenceComparison(
      pictures[1], with: pictures[0], as: "svg", of: screen)
    guard case .different(_, .sentences(let sentences)) = comparison else { return [] }
    return sentences.flatMap(\.lines).map {
      $0.replacing(/\ \(ScreenDSLTestingTests[^)]*\)/, with: "")
    }
  }

  private static func text(_ text: String, _ lines: Int? = nil, _ color: Look.Color? = nil)
    -> LookNode
  {
    let long = Look.text("\(text), and much more of it than one line has")
    let cut = lines.map { long.lines($0) } ?? long
    let node = color.map { cut.color($0)._node } ?? cut._node
    return Look.vertical {
      Look.text(text).bold()
      node
    }._node
  }

  @Test func theSameEditOfRowsOfOneModelIsOneSentence() {
    let told = told("abcdefg", { Self.text($0) }, { Self.text($0, 1, .red) })
    #expect(
      told == [
        "7 rows of ShelfItem: the text color none -> red, lines none -> 1; cut-texts none -> 1",
        "  "
          + "abcde".map { "'\($0)' \"Mail \($0)\"" }
          .joined(separator: ", ") + " and 2 more",
      ])
  }

  @Test func whatComesIsTold() {
    #expect(
      told("a", { Look.text($0)._node }, { Look.text($0).accessory(.chevron)._node })
        == ["ShelfItem 'a' \"Mail a\": 'Mail a' accessory none -> chevron"])
    #expect(told("a", { Look.text($0)._node }, { Look.text($0)._node }) == [])
    #expect(
      told("a", { Look.text($0)._node }, { Look.text("To " + $0).bold()._node })
        == ["ShelfItem 'a' \"To Mail a\": 'Mail a' is now 'To Mail a', is now bold"])
  }

  /// However many rows and themes an edit of a look changes, a terminal shows at most 15 lines, and something.
  @Test func oneEditOfALookIsFewLines() throws {
    for seed in 0..<UInt64(TestDepth.cases(300, oneOf: 40)) {
      var random = RandomLooks(seed: seed)
      let look = random.row()
      let sides = [look, random.edited(look)].map { side in
        LookRegistry(
          .look(of: ShelfItem.self) { item in
            Look.vertical {
              Look.text(item.name)
              side
            }
          })
      }
      let count = [1, 2, 7, 40][Int(seed % 4)]
      let screen = ScreenSnapshot(
        Section("main") { for id in 0..<count { ShelfItem(id: "\(id)", name: "Mail \(id)") } })
      let forms: [[@Sendable (LookRegistry) -> ScreenRenderer]] = [
        ScreenRenderer.Theme.allCases.map { theme in { .svg($0, theme: theme) } },
        [{ .text($0) }], [{ .outline($0) }],
      ]
      for forms in forms {
        let sandbox = try Sandbox()
        var isSame = true
        for (number, form) in forms.enumerated() {
          let texts = sides.map { form($0).render(screen) }
          isSame = isSame && texts[0] == texts[1]
          let name = "\(number).\(form(sides[0]).fileExtension)"
          try sandbox.write(texts[0], to: "\(sandbox.references)/\(name)")
          sandbox.run {
            ReferenceExpectation(
              Evaluation(screen), form(sides[1]), "\(number)", at: sandbox.site()
            )
            .check(record: .never)
          }
        }
        let lines = sandbox.journal.messages.flatMap { $0.split(separator: "\n") }
        #expect(lines.isEmpty == isSame && lines.count <= 15, "seed \(seed) \(lines)")
      }
    }
  }

  @Test func aSecondThemeThatDiffersInTheSameSaysSo() throws {
    let sandbox = try Sandbox()
    let screen = ScreenSnapshot(
      Section("main") { for id in 0..<200 { ShelfItem(id: "\(id)", name: "Mail \(id)") } })
    let other = LookRegistry(.look(of: ShelfItem.self) { Look.text("\($0.name)!").color(.red) })
    for theme in ScreenRenderer.Theme.allCases {
      let looks = LookRegistry(.look(of: ShelfItem.self) { Look.text($0.name) })
      let old = ScreenRenderer.svg(looks, theme: theme).render(screen)
      try sandbox.write(old, to: "\(sandbox.references)/\(theme).svg")
      sandbox.run {
        let evaluation = Evaluation(screen)
        ReferenceExpectation(
          evaluation, .svg(other, theme: theme), "\(theme)", at: sandbox.site()
        ).check(record: .never)
      }
    }
    let messages = sandbox.journal.messages
    #expect(
      messages[0].contains("\n200 rows of ShelfItem: the text differs, color none -> red\n"))
    #expect(
      messages[1] == "Picture must match reference 'dark' (was different, the same as 'light')")
  }

  @Test func aPictureOfSomethingElseIsComparedAsText() throws {
    let message = try message("<svg>\n<rect/>\n</svg>", picture("a"), in: try Sandbox())
    #expect(message.hasPrefix("Text must match reference 'svg' (was different)\n"))
  }
}
