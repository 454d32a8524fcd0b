import ScreenDSL

struct SectionInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("outer") {
      Label(text: "1")
      // error: sections cannot be nested; use a 'Container'
      Section("inner") { Label(text: "2") }
      if state.showsBanner {
        // error: sections cannot be nested; use a 'Container'
        Section("inner") { Label(text: "2") }
      } else {
        Label(text: "3")
        // error: sections cannot be nested; use a 'Container'
        Section("inner") {}
      }
      for element in state.elements {
        // error: sections cannot be nested; use a 'Container'
        Section(element.id) { ElementRow(element) }
      }
      switch state.vertical {
      case .unsorted: Label(text: "4")
      // error: sections cannot be nested; use a 'Container'
      case .aToZ: Section("inner") { Label(text: "5") }
      case .zToA: Label(text: "6")
      }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    Label(text: "1")
    // error: sections cannot be nested; use a 'Container'
    Section("inner") { Label(text: "2") }
  }

  @SectionBuilder func rows(_ count: Int) -> some SectionContent {
    // error: sections cannot be nested; use a 'Container'
    Section("inner") { Label(text: "2") }
  }
}
