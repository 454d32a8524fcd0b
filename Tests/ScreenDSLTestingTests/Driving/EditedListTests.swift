@MainActor @Suite(.timedOnMain) struct EditedListTests {
  private let shop = Shop()
  private var screen: TestScreen { TestScreen { shop } }

  private struct Shelf: LookModel {
    var text: String
    var look: some LookPart {
      Look.text(text + (Look.environment.rowState.isEditing ? " (edited)" : ""))
    }
  }

  @MainActor private final class Shop: @MainActor Screen {
    var isEditing = false, selectsRows = false, refuses = false
    var items = ["Milk", "Bread", "Ice"], picked: [String] = [], calls: [String] = []
    var body: some ScreenContent {
      let isEditing = self.isEditing
      Section("shop") {
        for item in items {
          Shelf(text: item).id(item).onSelect { self.picked.append(item) }
            .onDeselect { self.picked.removeAll { $0 == item } }
            .reorderable { self.items.insert(self.items.remove(at: $0.oldIndex), at: $0.index) }
            .swipeActions(
              SwipeAction("Delete", style: .destructive) { self.items.removeAll { $0 == item } }
            ).swipeActions(.leading, [SwipeAction("Flag") { self.calls.append("flag \(item)") }])
        }
      }.editing(isEditing, selectsRows: selectsRows) {
        self.calls.append("\(isEditing) -> \($0)")
        if !self.refuses { self.isEditing = $0 }
      }
    }
  }

  @Test func itIsBegunAndEndedAndRowsAreDeletedAndDragged() {
    let screen = screen.edit()
    #expect("\(screen.lastUpdate)" == "editing began" && screen.history.last?.title == "Edit")
    expectEqual(screen.cells.first?.hasSuffix("Milk (edited)"), true, "looks know it")
    screen.tap("Delete", in: "Bread").reorder("Ice", before: "Milk")
    #expect(shop.items == ["Ice", "Milk"] && shop.calls == ["false -> true"])
    screen.edit(false)
    #expect(shop.calls.last == "true -> false" && screen.lastUpdate.description == "editing ended")
    expectEqual(screen.cells.first?.hasSuffix("Ice"), true)
    shop.refuses = true
    screen.edit()
    #expect(screen.host.updater.isEditing == false && screen.lastUpdate.isEmpty)
  }

  @Test func severalRowsAreSelected() {
    shop.selectsRows = true
    let screen = screen.edit().tap("Milk").tap("Ice").tap("Milk").tap("Bread")
    expectEqual(shop.picked, ["Ice", "Bread"])
    expectEqual(screen.host.updater.selection.map { "\($0.id)" }, ["Bread", "Ice"])
    screen.edit(false)
    #expect(screen.host.updater.selection.isEmpty && shop.picked.isEmpty, "the model is told")
  }

  @Test func anActionForATapAloneSelectsNothing() {
    let log = Log()
    let screen = TestScreen.sections {
      Group {
        for id in 0..<3 { TextLine(text: "\(id)").selectable().id(id) }
        TextLine(text: "3").id(3)
      }.onSelect { log.add("\($0.id)") }.editing(true, selectsRows: true)
    }.tap("0").tap("2")
    #expect(log.take() == [] && screen.host.updater.selection.count == 2)
    let text = "must be one of the rows that are selected while the list is edited (was not)"
    #expect(report(on: screen) { $0.tap("3") }.contains(text))
    let refusing = TestScreen.rows { TextLine(text: "a").selectable(if: { false }).id("a") }
    #expect(report(on: refusing) { $0.tap("a") }.contains("must be selectable now (a condition "))
  }

  @Test func swipesAreActionsForThoseWhoListen() {
    let screen = screen.tap("Flag", in: "Milk").tap("Flag", number: 3)
    let found = failures {
      screen.tap("Flag", number: 0).swipe("Ice", .leading, "Flag", number: 0)
        .tap("Flag", in: "No", number: 1)
    }
    expectEqual(found.count, 3)
    expectEqual(shop.calls, ["flag Milk", "flag Ice"])
    expectEqual(screen.history.last?.title, "Tap on 'Flag' of Ice")
    shop.isEditing = true
    screen.update().tap("Flag", in: "Bread")
    expectEqual(shop.calls.last, "flag Bread", "also while the list is edited")
    let spoken = ScreenRenderer.spoken().render(screen.snapshot)
    let row = "Delete, Milk (edited), button\nMilk (edited), button, actions: Flag, Delete"
    #expect(spoken.contains(row), "\(spoken)")
  }

  @Test func whatNoPersonCouldDoFailsTheTest() {
    for isEditing in [nil, false, true] {
      let plain = TestScreen.sections {
        if let isEditing { TextLine(text: "a").editing(isEditing) } else { TextLine(text: "a") }
      }
      let text = "No handler of 'editing' on the screen; write '.editing(isEditing) { … }'"
      #expect(report(on: plain) { $0.edit() }.hasPrefix(text))
    }
    let unedited = report(on: screen) { $0.edit(false) }
    expectEqual(unedited, "Screen must be edited before that (was not)")
    shop.isEditing = true
    let (screen, isEdited) = (screen, "must not be tapped or swiped while the list is edited (was)")
    let advice = "use 'edit(false)' first, 'tap' with the title of an action"
    let mistakes: [(String, (TestScreen) -> Void)] = [
      ("Screen must not be edited before that (was)", { $0.edit() }),
      (isEdited, { $0.tap("Milk") }), (advice, { $0.swipe("Milk", .trailing, "Delete") }),
      (#"it is an action of several rows, use tap("Flag", in: "Milk")"#, { $0.tap("Flag") }),
    ]
    for (text, action) in mistakes { #expect(report(on: screen, action).contains(text), "\(text)") }
    #expect(shop.items.count == 3 && shop.calls.isEmpty)
  }

  @Test func rowsThatAreSelectedHaveMarks() {
    (shop.isEditing, shop.selectsRows) = (true, true)
    let state = RenderState(selected: ["shop/Bread"])
    expectScreen(shop, as: .text(width: 30, state: state)) {
      """
      ┌────────────────────────────┐
      │ ( ) Milk (edited)        ≡ │
      ├────────────────────────────┤
      │▸(✓) Bread (edited)       ≡ │
      ├────────────────────────────┤
      │ ( ) Ice (edited)         ≡ │
      └────────────────────────────┘
      """
    }
    let snapshot = shop.snapshot()
    let mirrored = RenderState(selected: ["shop/Bread"], isRightToLeft: true)
    let text = ScreenRenderer.text(width: 30, isASCII: true, state: mirrored).render(snapshot)
    #expect(text.contains("Bread (edited) (v)<|") && text.contains("Ice (edited) ( ) |"), "\(text)")
    func count(_ part: String, _ renderer: ScreenRenderer) -> Int {
      renderer.render(snapshot).ranges(of: part).count
    }
    expectEqual(count("selection-mark", .outline(state: state)), 3)
    expectEqual(count("selected, Bread (edited), button", .spoken(state: state)), 1)
    let disc = ##"fill="#007AFF""##
    expectEqual(count(disc, .svg(state: state)), count(disc, .svg()) + 1)
  }

  @Test func aRecordingGivesRowsTheirControls() {
    let screen = screen
    expectEqual(screen.recording().ranges(of: "<g data-row=").count, 3)
    let edited = screen.edit().recording()
    #expect(edited.ranges(of: "<g data-row=").count == 6 && edited.contains(">Edit</text>"))
    #expect(screen.recording(theme: .dark) != edited)
  }
}
