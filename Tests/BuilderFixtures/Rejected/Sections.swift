import ScreenDSL

// error at NESTED: sections cannot be nested; use a 'Container'
// error at SECTIONS: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
// error at WHOLE: write this modifier of a screen after the section

struct WholeInSection: Screen {
  var isShown: Bool

  var body: some ScreenContent {
    Section("outer") {
      Label(text: "1").onRefresh {}  // WHOLE
      if isShown {
        Group { Label(text: "2") }.emptyContent { Label(text: "3") }  // WHOLE
      }
      Container(Carousel()) {
        Label(text: "4").onReachEnd {}  // WHOLE
      }
    }
  }
}

struct SectionInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("outer") {
      Label(text: "1")
      Section("inner") { Label(text: "2") }  // NESTED
      if state.showsBanner {
        Section("inner") { Label(text: "2") }  // NESTED
      } else {
        Label(text: "3")
        Section("inner") {}  // NESTED
      }
      for element in state.elements { Section(element.id) { ElementRow(element) } }  // NESTED
      Container("carousel", Carousel()) {
        Section("inner") { Label(text: "1") }  // NESTED
        Container(Carousel(), dependsOn: 1) {
          Label(text: "2")
          Section("inner", dependsOn: 1) { Label(text: "3") }  // NESTED
        }
      }
      switch state.vertical {
      case .unsorted: Label(text: "4")
      case .aToZ: Section("inner") { Label(text: "5") }  // NESTED
      case .zToA: Label(text: "6")
      }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    Section("inner") { Label(text: "2") }  // NESTED
    [Section("inner") { Label(text: "1") }]  // SECTIONS
    state.elements.map { element in Section(element.id) { ElementRow(element) } }  // SECTIONS
    state.showsBanner ? Section("inner") { Label(text: "2") } : nil  // SECTIONS
    sections  // SECTIONS
  }

  @ScreenBuilder var sections: some ScreenContent {
    Section("inner") { Label(text: "3") }
  }

  @SectionBuilder func rows(_ count: Int) -> some SectionContent {
    Section("inner") { Label(text: "2") }  // NESTED
  }
}
