// What is written from habit of other libraries has a sentence of its own.

import ScreenDSL

func idAfterModel() -> Section {
  Section("main") {
    // error: the ID comes first: 'Container("shelf", Shelf()) { … }'
    Container(Carousel(), "shelf") { Label(text: "1") }
  }
}

func roles() -> Section {
  Section("main") {
    // error: write 'style:' in the place of 'role:'
    Label(text: "1").swipeActions(SwipeAction("Delete", role: .destructive) {})
    // error: write 'style:' in the place of 'role:'
    Label(text: "2").contextMenu { MenuAction("Delete", role: .destructive) {} }
  }
}

struct PartsOfScreens: Screen {
  @ScreenBuilder var part: some ScreenContent { Label(text: "1") }

  var body: some ScreenContent {
    Section("main") {
      // error: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
      part
    }
  }
}
