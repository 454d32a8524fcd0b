import ScreenDSLRendering
import Testing

@Suite struct CellLookSpokenTests {
  @Test func theLabelIsItsOwnOrItsTexts() {
    let look = CellLook.horizontal(
      .image("x"), .title("Banner"), .spacer, .button("×").accessibility(label: "Close"))
    #expect(look.spokenLabel == "Banner, Close")
    #expect(look.accessibility(label: "Promotion").spokenLabel == "Promotion")
    #expect(CellLook.image("cat").spokenLabel == nil)
    #expect(CellLook.title("x").accessibility(label: "").spokenLabel == nil)
  }

  @Test func values() {
    #expect(CellLook.segments(["a", "b"], selected: 1).spokenValue == "b")
    #expect(CellLook.segments(["a", "b"], selected: 7).spokenValue == nil)
    #expect(CellLook.toggle(isOn: true).spokenValue == "on")
    #expect(CellLook.slider(0.3).spokenValue == "30%")
    #expect(CellLook.slider(0.3).accessibility(value: "loud").spokenValue == "loud")
    #expect(CellLook.title("x").spokenValue == nil)
  }

  @Test func traits() {
    #expect(CellLook.button("x").spokenTraits == .button)
    #expect(CellLook.toggle(isOn: true).disabled().spokenTraits == [.toggle, .disabled])
    let look = CellLook.title("x").accessibility(traits: [.header, .link]).selected()
    #expect(look.spokenTraits.description == "header,link,selected")
  }

  @Test func sizesMustBePositive() {
    let look = CellLook.title("x").size(width: -1, height: .nan)
    #expect(look.width == nil && look.height == nil)
    #expect(CellLook.title("x").size(width: 3).width == 3)
  }
}
