@testable import ScreenDSLHeadless

@Suite(.timed) struct RightToLeftTests {
  @Test(arguments: Sample.all) func eachShapeIsMirrored(_ sample: Sample) {
    var state = sample.state
    func shapes() -> [DrawnShape] {
      ScreenRenderer.svg(sample.looks, width: 350, state: state).shapes(of: sample.screen)
    }
    let plain = shapes()
    state.isRightToLeft = true
    let mirrored = shapes()
    #expect(plain.count == mirrored.count && plain.count >= min(3, sample.screen.rowCount))
    for (one, other) in zip(plain, mirrored) {
      #expect(one.text == other.text && one.fill == other.fill && one.tag == other.tag)
      // The words of a line are in the order of their script; so are the grounds of found words, and the caret.
      let isWord = one.fill == "\(Colors.highlighted)" || one.tag == "rect" && one.frame.width == 2
      #expect(isWord || abs(350 - one.frame.maxX - other.frame.x) < 0.03, "\(one) \(other)")
      #expect(abs(one.frame.width - other.frame.width) < 0.03)
      #expect(abs(one.frame.y - other.frame.y) < 0.01)
    }
  }

  private let state = RenderState(isRightToLeft: true)

  @Test func aFoundWordOfAnUpdateIsLitWhereItStandsAndAnOutlineSaysTheDirection() {
    let screen = ScreenSnapshot("s") { Shown(Look.text("one million").highlighted("one")) }
    #expect(ScreenRenderer.outline(state: state).render(screen).contains("right-to-left"))
    let update = ScreenRenderer.svg(state: state).render(screen.changeset(from: ScreenSnapshot()))
    let shapes = DrawnShape.all(in: update ?? "")
    let grounds = shapes.filled("\(Colors.highlighted)").map(\.frame)
    let texts = shapes.filter { $0.tag == "text" }.map(\.frame)
    expectEqual(grounds.map { ground in texts.contains { abs($0.x - ground.x) < 0.1 } }, [true])
  }

  @Test func theFirstLetterOfALineDecidesItsDirection() {
    let pictures = ["نعم.", "Yes."].map { text in
      ScreenRenderer.svg().render(screen { Look.text(text) })
    }
    expectEqual(pictures.map { $0.contains(#"unicode-bidi="plaintext""#) }, [true, false])
  }

  @Test(arguments: ["Ada", "עדה"], [false, true])
  func theCaretStandsWhereTheTextEnds(_ text: String, _ isRightToLeft: Bool) throws {
    let renderer = ScreenRenderer.svg(state: RenderState(isRightToLeft: isRightToLeft))
    let shapes = renderer.shapes { Look.field("", text: text) { _ in }.focused(true, nil) }
    let caret = try #require(shapes.first { $0.tag == "rect" && $0.frame.width == 2 }).frame
    let line = try #require(shapes.text(text)).frame
    #expect(text == "Ada" ? caret.maxX > line.maxX - 0.1 : caret.x < line.x + 0.1, "\(caret)")
  }

  @Test func aDrawingOfAFilmMovesToItsMirroredPlace() {
    let steps = [["a", "b"], ["b", "a"]].map { ids in
      let rows = Section("s") { for id in ids { Look.text(id).id(id) } }
      return (text: "", snapshot: ScreenSnapshot(rows.layout(.grid(columns: 2))))
    }
    let film = MovingPicture.svg(of: steps, LookReader(state: state), theme: .light)
    for text in ["(-195px,", "(195px,", #" height="200" viewBox"#] { #expect(film.contains(text)) }
    let circles = [0.0, 8].map { Path.circle(Rect(x: $0, y: 0, width: 2, height: 2)) }
    expectEqual(circles[0].mirrored(10).text, circles[1].text, "it still runs clockwise")
  }
}
