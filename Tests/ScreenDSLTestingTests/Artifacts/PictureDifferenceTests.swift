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

  @Test func aPicturesOutlineNamesRowsAndTexts() {
    let outline = ReferenceText(picture("ab")).outline
    #expect(outline.suffix(4) == ["a: Item a", "  a", "b: Item b", "  b"])
    #expect(outline.contains("shelf/c1: Item Card") && outline.contains("  Card"))
  }

  @Test func aFailureTellsRowByRowAndLeavesBothPictures() throws {
    let sandbox = try Sandbox()
    let (old, new) = (picture("abc"), picture("acb") { $0 == "c" ? "<new>" : "\($0)" })
    let message = try message(old, new, in: sandbox)
    #expect(message.hasPrefix("Picture must match reference 'svg' (was different)\n"))
    for line in ["- c: Item c", "-   c", "+ c: Item &lt;new&gt;", "+   &lt;new&gt;"] {
      #expect(message.contains("\n\(line)\n"), "\(line)")
    }
    #expect(!message.contains("<"))
    let folder = "artifacts/ScreenDSLTestingTests/SomeTests/Suite/test"
    #expect(sandbox.read("\(folder)/svg.reference.svg") == ReferenceText(old).string)
    #expect(sandbox.read("\(folder)/svg.actual.svg") == ReferenceText(new).string)
    #expect(
      sandbox.journal.attachments == [
        "Suite.test.svg.reference.svg", "Suite.test.svg.actual.svg",
      ])
    let report = try #require(sandbox.read("artifacts/report.html"))
    #expect(report.contains(#""isPicture":1,"text":"\u003csvg"#))
    #expect(report.contains(#""before":"\u003csvg"#))
  }

  @Test func rowsThatDifferAreNamedWithTheirPlaces() throws {
    func screen(_ ids: String) -> ScreenSnapshot {
      ScreenSnapshot(Section("main") { for id in ids { ShelfItem(id: "\(id)", name: "\(id)") } })
    }
    let new = screen("axb")
    let message = try message(
      renderer.render(screen("apb")), renderer.render(new), of: new, in: try Sandbox())
    let named = message.split(separator: "\n").filter { $0.hasPrefix("In ") }
    #expect(named.count == 1)
    #expect(message.contains("\n  now text=\"x\" label=\"Item x\"\n"))
    #expect(named.first?.hasPrefix("In 'x' of 'ShelfItem' (ScreenDSLTestingTests/Pict") == true)
  }

  @Test func rowsThatSayTheSameAreToldByTheirShapes() throws {
    let old = picture("a")
    let message = try message(old, old.replacing("#FFFFFF", with: "#FF0000"), in: try Sandbox())
    #expect(
      message.hasPrefix(
        """
        Picture must match reference 'svg' (was different)
        In 'shelf': rect fill #FFFFFF -> #FF0000
        In 'shelf/c1': rect fill #FFFFFF -> #FF0000
        In 'a': rect fill #FFFFFF -> #FF0000
        """))
  }

  @Test func whatIsBesideARowIsNotItsOwn() {
    func picture(_ color: String) -> ReferenceText {
      let row = "  <g data-row=\"a\">\n    <rect fill=\"#FFFFFF\"/>\n  </g>"
      return ReferenceText("<svg>\n\(row)\n  <rect fill=\"\(color)\"/>\n</svg>")
    }
    let difference = PictureDifference(from: picture("#000000"), to: picture("#FF0000"))
    #expect(difference.rows.map(\.name) == [nil])
  }

  @Test func aPartThatCameIsCounted() {
    func picture(_ look: @escaping @Sendable (String) -> Look.Text) -> ReferenceText {
      let looks = LookRegistry(.look(of: ShelfItem.self) { look($0.name) })
      let screen = ScreenSnapshot(Section("main") { ShelfItem(id: "a", name: "A") })
      return ReferenceText(ScreenRenderer.svg(looks).render(screen))
    }
    let difference = PictureDifference(
      from: picture { Look.text($0) }, to: picture { Look.text($0).accessory(.chevron) })
    #expect(difference.rows == [PictureDifference.Row(name: "a", differences: ["+1 path"])])
    let same = PictureDifference(from: picture { Look.text($0) }, to: picture { Look.text($0) })
    #expect(same.rows.isEmpty)
  }

  @Test func aPictureOfSomethingElseIsComparedAsText() throws {
    let message = try message("<svg>\n<rect/>\n</svg>", picture("a"), in: try Sandbox())
    #expect(message.hasPrefix("Text must match reference 'svg' (was different)\n"))
  }
}
