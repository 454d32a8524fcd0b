import ScreenDSL

// error at NOTHING: a statement here must produce something to show; it does not

struct NothingInSection: Screen {
  var state: MainState
  var onEvaluation: (() -> Void)?

  var body: some ScreenContent {
    Section("main") {
      Label(text: "1")
      log("evaluated")  // NOTHING
      Label(text: "2")
      onEvaluation?()  // NOTHING
      if state.showsBanner {
        log("evaluated")  // NOTHING
      } else {
        log("evaluated")  // NOTHING
        Label(text: "3")
      }
      for element in state.elements {
        log(element.name)  // NOTHING
        ElementRow(element)
      }
      switch state.vertical {
      case .unsorted: log("evaluated")  // NOTHING
      default: Label(text: "4")
      }
      Container("carousel", Carousel()) { log("evaluated") }  // NOTHING
    }
  }

  @SectionBuilder var rows: some SectionContent {
    Label(text: "1")
    log("evaluated")  // NOTHING
  }

  @SectionBuilder func rows(_ count: Int) -> some SectionContent {
    log("evaluated")  // NOTHING
    for _ in 0..<count { Label(text: "1") }
  }
}

struct NothingOnScreen: Screen {
  var state: MainState

  var body: some ScreenContent {
    log("evaluated")  // NOTHING
    Section("main") { Label(text: "1") }
    if state.showsBanner { log("evaluated") }  // NOTHING
    for element in state.elements {
      Label(text: element.name)
      log("evaluated")  // NOTHING
    }
  }

  @ScreenBuilder var sections: some ScreenContent {
    log("evaluated")  // NOTHING
  }
}
