import Foundation
import ScreenDSL
import ScreenDSLRendering
import TestSupport
import Testing

@testable import ScreenDSLTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What two pictures of a screen show differently.
@Suite(.timed) struct PictureDifferenceTests {
  private typealias Item = (id: String, name: String)

  /// A shelf, some rows, and a row in another section.
  private func snapshot(_ items: [Item]) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("main") {
        Container("shelf", ItemShelf()) { ShelfItem(id: "c1") }
        for item in items { ShelfItem(id: item.id, name: item.name) }
      }, Section("more") { ShelfItem(id: "a", name: "a") },
    ])
  }

  /// The same with a title, as the renderer of pictures writes it, but with round numbers.
  private func picture(
    _ items: [Item], title: String = "Title", cards: [String] = ["c1", "c2"],
    ground: String = "#FFF"
  ) -> String {
    func row(_ id: String, _ width: Int, _ height: Int, _ inner: String) -> String {
      "<g data-row=\"\(id)\">\n<rect x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\" "
        + "fill=\"\(ground)\"/>\n\(inner)</g>\n"
    }
    func moved(_ x: Int, _ y: Int, _ inner: String) -> String {
      "<g transform=\"translate(\(x) \(y))\">\n\(inner)</g>\n"
    }
    func text(_ text: String) -> String {
      "<text x=\"16\" y=\"30\" font-size=\"17\" fill=\"#000\">\(text)</text>\n"
    }
    let strip = cards.enumerated().map {
      moved(8 + $0 * 168, 8, row("shelf/\($1)", 160, 84, text($1)))
    }
    let shelf = "<svg x=\"0\" y=\"0\" width=\"390\" height=\"100\">\n\(strip.joined())</svg>\n"
    var (y, rows) = (140, text(title) + moved(0, 40, row("shelf", 390, 100, shelf)))
    for item in items + [("a", "a")] {
      let isSwitch = ["on", "off"].contains(item.name)
      let inner = isSwitch ? "<circle fill=\"\(item.name)\"/>\n" : text(item.name)
      let height = item.name == "tall" ? 80 : 60
      rows += moved(0, y, row(item.id, 390, height, inner))
      y += height
    }
    return "<svg width=\"442\" height=\"\(y + 116)\">\n<svg x=\"26\" y=\"58\" width=\"390\" "
      + "height=\"\(y)\">\n\(rows)</svg>\n</svg>"
  }

  private func difference(_ old: String, _ new: String) throws -> PictureDifference {
    PictureDifference(from: try #require(DrawnScreen(old)), to: try #require(DrawnScreen(new)))
  }

  private func words(_ old: String, _ new: String) throws -> [String] {
    try difference(old, new).words { _, _ in nil }
  }

  private let letters = ["a", "b", "c", "d"].map { (id: $0, name: $0) }

  @Test func rowsThatChangedPlacesMoved() throws {
    let swapped = [letters[0], letters[2], letters[1], letters[3]]
    #expect(
      try words(picture(letters), picture(swapped)) == [
        "'c' moved 60 points up, from (0, 260) to (0, 200)",
        "'b' moved 60 points down, from (0, 200) to (0, 260)",
      ])
  }

  @Test func rowsThatMovedTogetherAreToldTogether() throws {
    let more = [(id: "new", name: "tall")] + letters
    #expect(
      try words(picture(letters), picture(more)) == [
        "'new' is new, at (0, 140)",
        "'a' moved 80 points down, from (0, 140) to (0, 220), and 4 more after it in the same way",
      ])
    #expect(
      try words(picture(more), picture(letters)).first
        == "'new' is gone, was at (0, 140)")
  }

  @Test func cardsStandInTheirContainer() throws {
    let more = [(id: "new", name: "tall")] + letters
    let found = try words(
      picture(letters), picture(more, cards: ["c2", "c1"]))
    #expect(found.contains("'shelf/c2' moved 168 points left, from (176, 8) to (8, 8)"))
    #expect(!found.contains { $0.contains("'shelf' ") })
  }

  @Test func whatARowShowsIsTold() throws {
    var others = letters
    others[1].name = "tall"
    let found = try words(picture(letters), picture(others))
    #expect(found[0] == "'b' is 390 × 80 points (was 390 × 60); shows 'tall' (was 'b')")
    #expect(found[1].hasPrefix("'c' moved 20 points down, "))
    others[1].name = "on"
    var off = others
    off[1].name = "off"
    #expect(
      try words(picture(others), picture(off)) == ["'b' has other colours or parts"])
    let plain = picture(letters)
    let spoken = plain.replacing("data-row=\"b\"", with: "data-row=\"b\" aria-label=\"B\"")
    #expect(try words(plain, spoken) == ["'b' is called 'B' (was '')"])
    let start = "<g data-row=\"b\">\n<rect x=\"0\" y=\"0\" width=\"390\" height=\""
    let higher = plain.replacing(start + "60", with: start + "70")
    #expect(try words(plain, higher) == ["'b' is 390 × 70 points (was 390 × 60)"])
  }

  @Test func textsOutsideOfRowsAreTold() throws {
    let found = try words(picture(letters), picture(letters, title: "Other"))
    #expect(
      found.map { $0.prefix { $0 != "," } } == ["text 'Title' is gone", "text 'Other' is new"])
  }

  @Test func whatIsDrawnAroundTheRowsIsTold() throws {
    let old = picture(letters)
    #expect(
      try words(old, old.replacing("<svg ", with: "<svg id=\"x\" ")) == [
        "no row moved; what is drawn around the rows is different"
      ])
    #expect(
      try words(old, old.replacing("width=\"442\"", with: "width=\"500\"")) == [
        "no row moved; the picture is 500 × 556 points (was 442 × 556)"
      ])
  }

  @Test func rowsOfOtherColorsAreTold() throws {
    let found = try words(picture(letters), picture(letters, ground: "#000"))
    #expect(found.count == 8 && found.allSatisfy { $0.hasSuffix(" has other colours or parts") })
  }

  @Test func manyLinesAreBounded() throws {
    let many = (0..<100).map { (id: "\($0)", name: "old \($0)") }
    let others = many.map { (id: $0.id, name: "new \($0.id)") }
    let found = try words(picture(many), picture(others))
    #expect(found.count == 41 && found.last == "60 more")
  }

  @Test func aTextThatIsNoPictureOfAScreenIsNone() {
    for text in ["", "<svg>", "<svg/>", "no tag <", "<svg width=\"1\"><g></svg>", "</g></g><x"] {
      #expect(DrawnScreen(text) == nil)
    }
    let broken = "<svg width=\"1e999\"><g data-row=\"a&lt;\"><rect x=\"nan\"/></g></g></g><text>t"
    #expect(DrawnScreen(broken)?.items.map(\.row) == ["a<", nil])
  }

  @Test func oneFileHasBothPicturesWithOutlines() throws {
    let swapped = [letters[0], letters[2], letters[1], (id: "d", name: "&lt;b&gt;")]
    let (old, new) = (picture(letters), picture(swapped))
    let svg = try difference(old, new).svg
    #expect(svg == (try difference(old, new).svg))
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = ElementReader()
    parser.delegate = reader
    #expect(parser.parse())
    let images = reader.elements.filter { $0.name == "image" }.map {
      $0.attributes["href"]?.replacing("data:image/svg+xml;base64,", with: "") ?? ""
    }
    #expect(images.compactMap { Data(base64Encoded: $0) } == [Data(old.utf8), Data(new.utf8)])
    #expect(images.count == 2)
    let outlines = reader.elements.compactMap { $0.attributes["stroke"] }
    #expect(outlines == Array(repeating: "#0A5FCC", count: 4) + ["#C04C00", "#C04C00"])
    // The second row of the second picture: beside the first picture, with the device's edge.
    let outline = reader.elements.filter { $0.attributes["stroke"] != nil }[1].attributes
    #expect(outline["x"] == "\(442 + 2 * 24 + 26 + 1)" && outline["y"] == "\(48 + 58 + 200 + 1)")
  }

  @Test func aFailureSaysWhatMovedAndLeavesThePictures() throws {
    let sandbox = try Sandbox()
    let swapped = [letters[0], letters[2], letters[1], letters[3]]
    let (old, new) = (picture(letters), picture(swapped))
    try sandbox.write(old, to: "\(sandbox.references)/svg.svg")
    sandbox.run {
      var expectation = ReferenceExpectation(
        text: new, name: "svg", fileExtension: "svg", at: sandbox.site())
      expectation.screen = snapshot(swapped)
      expectation.check(record: .never)
    }
    let message = try #require(sandbox.journal.messages.first)
    let place = "(ScreenDSLTestingTests/PictureDifferenceTests.swift:"
    #expect(
      message.hasPrefix(
        "Picture must match reference 'svg' (was different)\n  'c' of 'ShelfItem' \(place)"))
    #expect(message.contains(") moved 60 points up, from (0, 260) to (0, 200)\n  'b' of "))
    #expect(!message.contains("<"))
    let folder = "artifacts/ScreenDSLTestingTests/SomeTests/Suite/test"
    #expect(sandbox.read("\(folder)/svg.reference.svg") == old)
    #expect(sandbox.read("\(folder)/svg.actual.svg") == new)
    let both = try #require(sandbox.read("\(folder)/svg.difference.svg"))
    #expect(both.contains("stroke-dasharray"))
    #expect(
      sandbox.read("artifacts/report.html")?.contains(#"{"name":"Difference","isPicture":1"#)
        == true)
    #expect(
      sandbox.journal.attachments == [
        "Suite.test.svg.difference.svg", "Suite.test.svg.reference.svg",
        "Suite.test.svg.actual.svg",
      ])
  }

  /// What the renderer of this package writes.
  @Test func rowsOfOneNameInTwoSectionsAreToldApart() {
    let looks = LookRegistry(Look(of: ShelfItem.self) { .title($0.name) })
    let renderer = ScreenRenderer.svg(looks)
    let (old, new) = (snapshot([("a", "a")]), snapshot([("a", "a"), ("b", "b")]))
    let found = verifyScreen(new, as: renderer) { renderer.render(old) }.failures
    #expect(found.count == 1)
    #expect(found.first?.contains("\n  'b' of 'ShelfItem' (") == true)
    #expect(found.first?.contains("\n  'more/a' of 'ShelfItem' (") == true)
    #expect(found.first?.contains("'main/a'") == false)
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}
