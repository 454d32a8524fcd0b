@Suite(.timed) struct SwipeActionTests {
  @Test func whatTheUserSeesIsCompared() {
    let flag = SwipeAction("Flag") {}
    #expect(flag == SwipeAction("Flag") { Issue.record("run") })
    #expect(flag == SwipeAction("Flag") { () async in false })
    #expect(flag.style == .normal && flag.allowsFullSwipe)
    let forms = [
      flag, SwipeAction("Flag", image: "flag") {}, SwipeAction("Flag", image: "star") {},
      SwipeAction("Pin") {}, SwipeAction("Flag", style: .destructive) {},
      SwipeAction("Flag", color: .orange) {}, SwipeAction("Flag", color: .named("brand")) {},
      SwipeAction("Flag", allowsFullSwipe: false) {},
    ]
    for (index, form) in forms.enumerated() {
      #expect(forms.indices.filter { forms[$0] == form } == [index])
    }
    let screens = forms.map { form in
      ScreenSnapshot(Section("s") { Row(Note(id: 1)).swipeActions(form) })
    }
    #expect(screens[1].changeset(from: screens[0]).rowUpdates(.reconfigure).count == 1)
    #expect(
      "\(screens[6].changeset(from: screens[1]).explanation)".contains(
        #"swipeActions.trailing: ["Flag" 'flag'] -> ["Flag" named("brand")]"#))
  }
}
