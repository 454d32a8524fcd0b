@testable import ScreenDSLHeadless

@Suite(.timed) struct RightToLeftTests {
  @Test(arguments: Sample.all) func eachShapeIsMirrored(_ sample: Sample) {
    var state = sample.state
    func shapes() -> [DrawnShape] {
      let renderer = ScreenRenderer.svg(sample.looks, width: 350, state: state)
      return DrawnShape.all(in: renderer.render(sample.screen))
    }
    let plain = shapes()
    state.isRightToLeft = true
    let mirrored = shapes()
    #expect(plain.count == mirrored.count && plain.count >= min(3, sample.screen.rowCount))
    for (one, other) in zip(plain, mirrored) {
      #expect(one.text == other.text && one.fill == other.fill && one.tag == other.tag)
      // The words of a line are in the order of their script, and so are the grounds of those that are found.
      let isFound = one.fill == "\(Colors.highlighted)"
      #expect(isFound || abs(350 - one.frame.maxX - other.frame.x) < 0.03, "\(one) \(other)")
      #expect(abs(one.frame.width - other.frame.width) < 0.03)
      #expect(abs(one.frame.y - other.frame.y) < 0.01)
    }
  }
}
