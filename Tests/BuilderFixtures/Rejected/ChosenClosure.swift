// The compiler has no words for a closure that is chosen in place; a variable for it compiles.

import ScreenDSL

func chosenClosure(_ isOpen: Bool) -> Section {
  // error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
  Section("main") {
    Label(text: "1").onSelect(isOpen ? { log("1") } : nil)
  }
}
