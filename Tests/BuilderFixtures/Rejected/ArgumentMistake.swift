// The compiler's own errors keep their words and their lines; it explains one statement a block.

import ScreenDSL

func missingArgument() -> Section {
  Section("main") {
    Label(text: "1")
    // error: missing argument for parameter 'text' in call
    Label()
    Label(text: "2")
  }
}

func missingArgument(_ isShown: Bool) -> Section {
  Section("main") {
    if isShown {
      Label(text: "1")
    } else {
      // error: missing argument for parameter 'onClose' in call
      Banner(title: "1")
    }
  }
}

func wrongLabel(_ sort: Sort) -> Section {
  Section("main") {
    switch sort {
    case .unsorted: Label(text: "1")
    // error: incorrect argument label in call (have 'txt:', expected 'text:')
    default: Label(txt: "1")
    }
  }
}

func wrongType() -> Section {
  Section("main") {
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    Container("carousel", Carousel()) { Label(text: 1) }
  }
}

func wrongContainerArgument() -> Section {
  Section("main") {
    // error: incorrect argument label in call (have 'heigth:', expected 'height:')
    Container("carousel", Carousel(heigth: 1)) { Label(text: "1") }
  }
}

struct MistakeInBody: Screen {
  var body: some ScreenContent {
    Label(text: "1")
    // error: missing argument for parameter 'text' in call
    Label()
  }
}
