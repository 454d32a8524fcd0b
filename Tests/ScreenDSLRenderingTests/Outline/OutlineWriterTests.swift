import RenderingSupport
import ScreenDSL
import ScreenDSLHosting
import ScreenDSLRendering
import TestSupport
import Testing

/// One line a row.
@Suite(.timed) struct OutlineWriterTests {
  @Test func pagingAndAppearanceAreToldWhereTheyAreDeclared() {
    func outline(_ hint: LayoutHint) -> String {
      ScreenRenderer.outline(.shown).render(
        ScreenSnapshot(Section("s") { Shown(.subtitle("row")) }.layout(hint)))
    }
    #expect(outline(.carousel.paging()).contains("layout=carousel paging=pages"))
    #expect(outline(.list.appearance(.grouped)).contains("layout=list appearance=grouped"))
    #expect(!outline(.list).contains("appearance"))
  }

  @Test func theMainScene() {
    let outline = ScreenRenderer.outline(.main, state: .touched).render(MainScreen().snapshot())
    let expected = """
      section 'main'
        header: Heading title="Elements" label="Elements" traits=header
        'banner' Banner title="Promo Banner" button="×" (label="Close") height=160 label="Promo Banner, Close" traits=disabled
        'menu/h' SortMenu segment*="Unsorted" segment="A to Z" segment="Z to A" height=44 label="Sort order" value="Unsorted" traits=adjustable
        'carousel' Carousel height=180 label="Elements" layout=carousel item-width=192 item-height=164 offset=200
          'carousel/e2' ElementCard image="element" title="Element 2" width=192 height=164 label="Element 2" selectable
          'carousel/e1' ElementCard image="element" title="Element 1" width=192 height=164 label="Element 1" selectable
          'carousel/e5' ElementCard image="element" title="Element 5" width=192 height=164 label="Element 5" selectable
          'carousel/e3' ElementCard image="element" title="Element 3" width=192 height=164 label="Element 3" selectable
          'carousel/e4' ElementCard image="element" title="Element 4" width=192 height=164 label="Element 4" selectable
        'menu/v' SortMenu segment*="Unsorted" segment="A to Z" segment="Z to A" height=44 label="Sort order" value="Unsorted" traits=adjustable,selected
        'e2' ElementRow title="Element 2" height=96 accessory=chevron label="Element 2" selectable
        'e1' ElementRow title="Element 1" height=96 accessory=chevron label="Element 1" selectable
        'e5' ElementRow title="Element 5" height=96 accessory=chevron label="Element 5" selectable
        'e3' ElementRow title="Element 3" height=96 accessory=chevron label="Element 3" selectable
        'e4' ElementRow title="Element 4" height=96 accessory=chevron label="Element 4" selectable

      """
    #expect(outline == expected)
  }

  @Test func quotesCannotBeForged() {
    let look = CellLook.title("a\" label=\"b\\")
    let snapshot = ScreenSnapshot(Section("it's") { Shown(look).id("x' y") })
    let expected = #"""
      section 'it\'s'
        'x\' y' Shown title="a\" label=\"b\\" label="a\" label=\"b\\"

      """#
    #expect(ScreenRenderer.outline(.shown).render(snapshot) == expected)
  }

  @Test func fieldsInEveryForm() {
    let snapshot = screen(
      .field("Ada", placeholder: "Name"), .field("", placeholder: "Search"), .field("\u{202E}"))
    let outline = ScreenRenderer.outline(.shown).render(snapshot).split(separator: "\n")
    #expect(
      outline.dropFirst().map { $0.drop { $0 != "S" } } == [
        #"Shown field="Ada" placeholder="Name" label="Name" value="Ada""#,
        #"Shown field="" placeholder="Search" label="Search""#,
        #"Shown field="\u{202E}" label=none value="\u{202E}""#,
      ])
    let text = ScreenRenderer.text(.shown, width: 20).render(snapshot)
    #expect(text.contains("[Ada_]") && text.contains("[Search_]"))
    let svg = ScreenRenderer.svg(.shown).render(snapshot)
    #expect(svg.contains(">Ada<") && svg.contains(">Search<") && !svg.contains(">Name<"))
    let contents = CellLook.field("Ada", placeholder: "Name").contents
    #expect(contents.controls == [CellContents.Control(label: "Name", value: "Ada")])
  }

  @Test func partsAndAbilities() {
    let look = CellLook.horizontal(
      .image("cat").accessibility(label: "A cat"), .toggle(isOn: true).disabled(), .divider,
      .progress(0.5))
    let row = Shown(look).id(1).swipeActions(.trailing, [SwipeAction("Delete") {}])
      .swipeActions(.leading, [SwipeAction("Pin") {}, SwipeAction("Flag") {}]).reorderable { _ in }
    let expected = """
      section 's' layout=grid(2) item-height=40
        footer: Shown subtitle="end" label="end"
        '1' Shown image="cat" (label="A cat") toggle=on (disabled) divider progress=50% \
      label="A cat" swipe-leading="Pin" swipe-leading="Flag" swipe-trailing="Delete" reorderable

      """
    let section = Section("s", footer: Shown(.subtitle("end"))) { row }
      .layout(.grid(columns: 2).itemSize(height: 40))
    #expect(ScreenRenderer.outline(.shown).render(ScreenSnapshot(section)) == expected)
  }

  @Test func formsAreTold() {
    let outline = ScreenRenderer.outline(.shown)
    let look = CellLook.horizontal(
      .title("A").textStyle(.headline), .value("B").tint(.named("a \"b\"\n")).loading(),
      .subtitle("C").bubble(.sent).destructive().selected())
    #expect(
      outline.render(screen(look)).contains(
        #"title="A" (style=headline) value="B" (tint="a \"b\"\n" loading) "#
          + #"subtitle="C" (bubble=sent destructive selected) label="A, C""#))
    #expect(
      outline.render(screen(look.textStyle(.caption2).tint(.teal).bubble(.received).loading()))
        .contains(#"style=caption2 tint="teal" bubble=received loading label=none"#))
    #expect(
      outline.render(
        screen(.horizontal(.title("A"), .image("stars").accessibility(value: "3 of 5")))
      )
      .contains(#"image="stars" (value="3 of 5")"#))
  }

  @Test func settingsAreTheFirstLine() {
    let state = RenderState(isEditing: true, typeSize: .xxLarge, isRightToLeft: true)
    let outline = ScreenRenderer.outline(.shown, state: state).render(screen(.title("A")))
    #expect(outline.hasPrefix("settings editing type-size=xxLarge right-to-left\nsection 's'\n"))
    #expect(ScreenRenderer.outline(.shown).render(screen(.title("A"))).hasPrefix("section 's'\n"))
  }
}
