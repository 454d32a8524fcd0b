import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Pictures of updates.
@Suite(.timed) struct DifferencePictureTests {
  private let everything = ScreenRenderer.svg(.shown).render(Changeset.everything) ?? ""

  @Test func footersAreHeadings() {
    func screen(_ title: String) -> ScreenSnapshot {
      ScreenSnapshot(Section("s", footer: Shown(.title("f"))) { Shown(.title(title)).id(1) })
    }
    let reader = LookReader(looks: .shown, state: RenderState(), visible: VisibleText())
    let changes = screen("b").changeset(from: screen("a"))
    let lines = DifferenceLines(changes, isOld: false, reader: reader).lines
    #expect(lines.map(\.isHeading) == [true, false, true])
  }

  @Test func aMoveWithAChange() {
    let old = ScreenSnapshot(
      Section("s") { [Shown(.title("One")).id(1), Shown(.title("Two")).id(2)] })
    let new = ScreenSnapshot(
      Section("s") { [Shown(.title("2")).id(2), Shown(.title("One")).id(1)] })
    let svg = ScreenRenderer.svg(.shown).render(new.changeset(from: old))
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1028" height="226" viewBox="0 0 1028 226" font-family="sans-serif" role="img" aria-label="Update">
        <rect x="0" y="0" width="1028" height="226" fill="#FFFFFF"/>
        <text x="514" y="54.68" font-size="13" text-anchor="middle" fill="#636366" xml:space="preserve">1 move</text>
        <text x="514" y="71.68" font-size="13" text-anchor="middle" fill="#636366" xml:space="preserve">1 reconfigure</text>
        <text x="184" y="35.2" font-size="20" font-weight="bold" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">Before</text>
        <text x="514" y="35.2" font-size="20" font-weight="bold" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">Update</text>
        <text x="844" y="35.2" font-size="20" font-weight="bold" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">After</text>
        <rect x="24" y="84" width="320" height="126" rx="12" fill="#F2F2F7"/>
        <rect x="684" y="84" width="320" height="126" rx="12" fill="#F2F2F7"/>
        <g opacity="0.5">
          <text x="44" y="111.68" font-size="13" fill="#636366" xml:space="preserve">Section s</text>
        </g>
        <g opacity="0.5">
          <rect x="32" y="126" width="304" height="36" rx="8" fill="#FFFFFF" stroke="#D1D1D6" stroke-width="1"/>
          <text x="44" y="150.12" font-size="17" fill="#1C1C1E" xml:space="preserve">One</text>
        </g>
        <rect x="32" y="166" width="304" height="36" rx="8" fill="#FFFFFF" stroke="#0A5FCC" stroke-width="2"/>
        <text x="44" y="190.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Two</text>
        <rect x="32" y="172" width="4" height="24" fill="#0A5FCC"/>
        <g opacity="0.5">
          <text x="704" y="111.68" font-size="13" fill="#636366" xml:space="preserve">Section s</text>
        </g>
        <rect x="692" y="126" width="304" height="36" rx="8" fill="#FFFFFF" stroke="#0A5FCC" stroke-width="2"/>
        <text x="704" y="150.12" font-size="17" fill="#1C1C1E" xml:space="preserve">2</text>
        <rect x="692" y="132" width="4" height="24" fill="#0A5FCC"/>
        <g opacity="0.5">
          <rect x="692" y="166" width="304" height="36" rx="8" fill="#FFFFFF" stroke="#D1D1D6" stroke-width="1"/>
          <text x="704" y="190.12" font-size="17" fill="#1C1C1E" xml:space="preserve">One</text>
        </g>
        <path d="M344 184 C432.75 184 432.75 144 521.5 144" fill="none" stroke="#0A5FCC" stroke-width="2"/>
        <path d="M528.5 144 L519.5 139 L519.5 149 Z" fill="#0A5FCC"/>
        <circle cx="344" cy="184" r="3.5" fill="#0A5FCC"/>
        <rect x="531.5" y="134" width="144.5" height="20" rx="10" fill="#FFFFFF" stroke="#0A5FCC" stroke-width="1.5"/>
        <text x="603.75" y="147.96" font-size="11" font-weight="bold" text-anchor="middle" fill="#0A5FCC" xml:space="preserve">moved, reconfigured</text>
      </svg>

      """
    #expect(svg == expected)
  }

  @Test(arguments: [
    (">removed<", 4), (">inserted<", 3), (">reconfigured<", 1), (">reloaded<", 1),
    (">moved, reconfigured<", 1), (">moved<", 1), (">header updated<", 1),
    (">… 16 untouched rows<", 2), (">4 removals, 3 insertions, 2 moves<", 1),
    (">2 reconfigures, 1 reload, 1 supplementary<", 1),
  ])
  func eachChangeIsTold(_ text: String, _ count: Int) {
    #expect(everything.components(text) == count)
  }

  @Test func eachChangeInPlaceHasAnArrow() {
    #expect(everything.components(" C") == 5)
    #expect(everything.components("stroke-dasharray") == 3)
  }

  @Test func untouchedRowsAreGrey() {
    let lines = DifferenceLines(
      .everything, isOld: false,
      reader: LookReader(looks: .shown, state: RenderState(), visible: VisibleText())
    ).lines
    #expect(lines.filter(\.isUntouched).count == 10)
    #expect(everything.components("<g opacity=\"0.5\">") == 10 + 10)
  }

  @Test func rowsOfANewContainerComeWithIt() {
    let lines = DifferenceLines(
      .everything, isOld: false,
      reader: LookReader(looks: .shown, state: RenderState(), visible: VisibleText())
    ).lines
    let inner = lines.first { $0.look == .title("Comes with it") }
    #expect(inner?.inherited == .inserted)
    #expect(inner?.depth == 1)
  }

  @Test func headersAndFootersAreTold() throws {
    let row = Shown(.title("Row")).id("r")
    let stays = Section("d", header: Shown(.title("Stays")), footer: Shown(.subtitle("So does it")))
    { row }
    let old = ScreenSnapshot([
      Section("a", header: Shown(.title("Head")), footer: Shown(.subtitle("12 rows"))) { row },
      Section("b") { row }, Section("c", footer: Shown(.subtitle("Foot"))) { row },
      stays.supplementary("badge", Shown(.badge("9"))),
      Section("gone", footer: Shown(.subtitle("Goes with it"))) { row },
    ])
    let new = ScreenSnapshot([
      Section("a", footer: Shown(.subtitle("13 rows"))) { row },
      Section("b", header: Shown(.title("New")), footer: Shown(.subtitle("New, too"))) { row },
      Section("c") { row },
      stays.supplementary("badge", Shown(.badge("10"))).layout(.list.appearance(.grouped)),
    ])
    let svg = try #require(ScreenRenderer.svg(.shown).render(new.changeset(from: old)))
    for tag in [
      "header removed", "footer updated", "header inserted", "footer inserted", "footer removed",
      "layout updated", "badge updated",
    ] { #expect(svg.components(">\(tag)<") == 1, "\(tag)") }
    for text in ["12 rows", "13 rows", "New, too", "Foot", "Goes with it", "Head", "New"] {
      #expect(svg.components(">\(text)<") == 1, "\(text)")
    }
    for text in ["Stays", "So does it"] { #expect(svg.components(">\(text)<") == 2) }
    #expect(svg.components(">footer<") == 3 + 4)
    #expect(svg.components("stroke-dasharray") == 3)
    let colors = Colors(.light)
    #expect(svg.components(#"stroke="\#(colors.inserted)" stroke-width="2""#) == 2)
    #expect(svg.components(#"stroke="\#(colors.removed)" stroke-width="2""#) == 4)
    let lines = DifferenceLines(
      new.changeset(from: old), isOld: true,
      reader: LookReader(looks: .shown, state: RenderState(), visible: VisibleText())
    ).lines
    #expect(lines.last?.inherited == .removed && lines.last?.marks == [])
    #expect(lines.filter(\.isUntouched).count == 4 + 2 + 1)
  }

  @Test func nothingChanged() {
    let snapshot = MainScreen().snapshot()
    let svg = ScreenRenderer.svg(.main).render(snapshot.changeset(from: snapshot)) ?? ""
    #expect(svg.contains(">no changes<"))
    #expect(!svg.contains("<path d=\"M344"))
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(_ part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
