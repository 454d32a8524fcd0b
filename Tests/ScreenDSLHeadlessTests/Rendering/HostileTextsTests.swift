import Foundation

@testable import ScreenDSLHeadless

#if canImport(FoundationXML)
  import FoundationXML
#endif

private final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var shape: [String] = [], rows: [String] = []
  private(set) var texts: [String] = [], labels: [String] = []
  private var isInText = false
  init?(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    // A line has its width unless that is of one letter. If the width is not known, the line has a direction.
    let names = Set(attributes.keys).subtracting(["textLength", "lengthAdjust", "unicode-bidi"])
    shape.append("\(name) \(names.sorted())")
    isInText = name == "text"
    if isInText { texts.append("") }
    if let label = attributes["aria-label"], name == "g" { labels.append(label) }
    if let row = attributes["data-row"] { rows.append(row) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { texts[texts.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { isInText = false }
}

@Suite(.timed) struct HostileTextsTests {
  private func snapshot(_ text: String, lineLimit: Int? = nil) -> ScreenSnapshot {
    let look = Look.text(text).lines(lineLimit).accessibility(label: "L" + text)
    return ScreenSnapshot("s") { [Shown(look).id("r" + text)] }
  }

  @Test(arguments: TestDepth.part(of: Array(HostileTexts.all.indices), 0))
  func picturesSayNothingElse(_ index: Int) throws {
    let (text, renderer) = (HostileTexts.all[index], ScreenRenderer.svg(width: 10_000))
    let svg = renderer.render(snapshot(text, lineLimit: 1))
    let (reader, visible) = (try #require(XMLReader(svg), "\(svg)"), VisibleText())
    let lines = visible.text(text, keepsLines: true)
    let shown = Font.title.lines(of: lines, width: 9_960, limit: 1)[0]
    expectEqual(reader.texts.map(scalars), (shown.isEmpty ? [] : [scalars(shown)]))
    expectEqual(reader.labels.map(scalars), [scalars(visible.text("L" + text))])
    expectEqual(reader.rows.map(scalars), [scalars(visible.text("r" + text))])
    let plain = try #require(XMLReader(renderer.render(snapshot("x"))))
    if !shown.isEmpty { expectEqual(reader.shape, plain.shape) }
  }

  @Test(arguments: TestDepth.part(of: Array(HostileTexts.all.indices), 1))
  func noFormHasHiddenScalars(_ index: Int) throws {
    let (old, new) = (snapshot("x"), snapshot(HostileTexts.all[index]))
    let difference = try #require(ScreenRenderer.svg().render(new.changeset(from: old)))
    #expect(XMLReader(difference) != nil)
    let forms: [ScreenRenderer] = [.text(), .outline(), .svg(), .text(isASCII: true)]
    let controls = screen {
      Look.menu("Menu") { MenuAction(HostileTexts.all[index]) {} }
      Look.stepper("Copies", value: 1, in: 0...2, text: HostileTexts.all[index]) { _ in }
    }
    for form in forms.flatMap({ [$0.render(new), $0.render(controls)] }) + [difference] {
      #expect(form.count < 60_000 && !form.unicodeScalars.contains(where: isHidden))
    }
  }

  @Test(arguments: TestDepth.part(of: Array(HostileTexts.all.indices), 2))
  func textsKeepTheirShape(_ index: Int) {
    let new = snapshot(HostileTexts.all[index])
    for limit in [1, nil] {
      let text = snapshot(HostileTexts.all[index], lineLimit: limit)
      let lines = ScreenRenderer.text(width: 40).render(text).split(separator: "\n")
      #expect(limit == nil ? lines.count >= 3 : lines.count == 3)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) == 40 })
    }
    let ascii = ScreenRenderer.text(width: 40, isASCII: true).render(new)
    #expect(ascii.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    expectEqual(ScreenRenderer.outline().render(new).split(separator: "\n").count, 2)
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\u{200D}" || scalar == "\u{FE0F}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .format: return true
    default:
      return scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint
        || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
