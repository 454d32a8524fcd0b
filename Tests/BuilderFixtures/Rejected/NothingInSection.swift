import ScreenDSL

struct NothingInSection: Screen {
  var state: MainState
  var onEvaluation: (() -> Void)?

  var body: some ScreenContent {
    Section("main") {
      Label(text: "1")
      // error: a statement here must produce something to show; this one produces nothing
      log("evaluated")
      Label(text: "2")
      // error: a statement here must produce something to show; this one produces nothing
      onEvaluation?()
      if state.showsBanner {
        // error: a statement here must produce something to show; this one produces nothing
        log("evaluated")
        Label(text: "3")
      } else if state.elements.isEmpty {
        // error: a statement here must produce something to show; this one produces nothing
        log("evaluated")
      } else {
        // error: a statement here must produce something to show; this one produces nothing
        log("evaluated")
      }
      for element in state.elements {
        // error: a statement here must produce something to show; this one produces nothing
        log(element.name)
        ElementRow(element)
      }
      switch state.vertical {
      // error: a statement here must produce something to show; this one produces nothing
      case .unsorted: log("evaluated")
      default: Label(text: "4")
      }
      Container("carousel", Carousel()) {
        // error: a statement here must produce something to show; this one produces nothing
        log("evaluated")
      }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    Label(text: "1")
    // error: a statement here must produce something to show; this one produces nothing
    log("evaluated")
  }

  @SectionBuilder func rows(_ count: Int) -> some SectionContent {
    // error: a statement here must produce something to show; this one produces nothing
    log("evaluated")
    for _ in 0..<count { Label(text: "1") }
  }
}
