// The compiler's own errors keep their words and their lines; it explains one statement a block.

import ScreenDSL

func memberTypo(_ elements: [Element]) -> Section {
  Section("main") {
    Label(text: "1")
    // error: value of type 'Element' has no member 'nme'
    for element in elements { Label(text: element.nme) }
    Label(text: "2")
  }
}

func modifierTypo(_ elements: [Element]) -> Section {
  Section("main") {
    Label(text: "1")
    // error: value of type 'Label' has no member 'onSelct'
    Label(text: "2").onSelct {}
  }
}

func nestedTypo(_ elements: [Element], _ isShown: Bool) -> Section {
  Section("main") {
    Container("outer", Carousel()) {
      if isShown {
        Container("inner", Carousel()) {
          Label(text: "1")
          // error: value of type '[Element]' has no member 'frist'
          Label(text: elements.frist)
        }
      }
    }
  }
}

struct TypoInBody: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      // error: value of type 'MainState' has no member 'showBanner'
      if state.showBanner { Label(text: "1") }
    }
  }
}

func unknownModel() -> Section {
  Section("main") {
    // error: cannot find 'Labl' in scope
    Labl(text: "1")
  }
}
