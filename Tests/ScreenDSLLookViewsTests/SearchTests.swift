@MainActor @Suite(.timedOnMain) struct SearchTests {
  @MainActor private final class Mails {
    let bench: LookBench, item = UINavigationItem()
    var query = "", place = 0, isSlow = false, heard: [String] = []
    init(_ kind: ListKind, inBar: Bool = false) {
      bench = LookBench(kind)
      if inBar { bench.adapter.navigationItem = item }
      show()
    }

    func show(isUsable: Bool = true, says: Bool = true) {
      let rows = Section("mails") {
        for name in ["Ada", "Grace", "Alan"] where query.isEmpty || name.contains(query) {
          Look.text(name).id(name)
        }
      }.emptyContent { Look.text("Nothing") }.listID(place)
      let edit: @MainActor @Sendable (String) -> Void = { [weak self, query] in
        guard let self else { return }
        heard.append("\(query) -> \($0)")
        if !isSlow, !$0.contains("!") { answer($0) }
      }
      let search = rows.searchable(query, prompt: "Search mail", isUsable ? edit : nil)
      bench.adapter.apply(says ? ScreenSnapshot(search) : ScreenSnapshot(rows))
      bench.view.sim.drain()
    }

    func answer(_ text: String) {
      query = text
      show()
    }

    var texts: [String] {
      bench.view.all(UILabel.self).filter { $0.window != nil && !$0.isHidden }.compactMap(\.text)
        .filter { ["Ada", "Grace", "Alan", "Nothing"].contains($0) }.sorted()
    }

    func field() throws -> UITextField {
      guard let bar = item.searchController?.searchBar else {
        return try bench.find(UITextField.self)
      }
      if bar.window == nil { bench.view.window?.addSubview(bar) }
      return bar.searchTextField
    }
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func theFieldIsKeptWhileRowsChange(_ kind: ListKind, _ inBar: Bool) throws {
    let mails = Mails(kind, inBar: inBar)
    let field = try mails.field()
    #expect(field.placeholder == "Search mail" && field.text == "")
    expectEqual(mails.bench.adapter.updater.newest.sections.count, (inBar ? 1 : 2))
    var reloads = 0
    mails.bench.adapter.onUpdate = { if $0.reload != nil { reloads += 1 } }
    #expect(field.becomeFirstResponder())
    for (key, text, rows) in [
      ("A", "A", ["Ada", "Alan"]), ("x", "Ax", ["Nothing"]), ("<", "A", ["Ada", "Alan"]),
      ("<", "", ["Ada", "Alan", "Grace"]),
    ] {
      #expect(key == "<" ? field.deleteBackward() : field.type(key))
      mails.bench.settle()
      #expect(mails.texts == rows && field.text == text && field.isFirstResponder)
      #expect(try mails.field() === field)
    }
    expectEqual(mails.heard, [" -> A", "A -> Ax", "Ax -> A", "A -> "], "the newest handler runs")
    expectEqual(reloads, 0)
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func theHandKeeps(_ kind: ListKind, _ inBar: Bool) throws {
    let mails = Mails(kind, inBar: inBar)
    let field = try mails.field()
    #expect(field.becomeFirstResponder())
    mails.isSlow = true
    #expect(field.type("A") && field.type("l"))
    for _ in 0..<2 { mails.show() }
    expectEqual(field.text, "Al", "the text from before is no answer")
    mails.answer("A")
    expectEqual(field.text, "Al", "an older answer")
    mails.answer("Al")
    for text in ["Alan", "Al"] where inBar {
      mails.answer(text)
      expectEqual(field.text, text, "nothing waits for an answer")
    }
    mails.bench.settle()
    #expect(field.text == "Al" && mails.texts == ["Alan"] && field.type("!"))
    // A row waits until it has been asked whether it was filled.
    if !inBar { mails.bench.turn() }
    #expect(field.text == "Al!" && mails.bench.delays == [1], "a model may take a second")
    if inBar {
      #expect(field.type("?"))
      mails.bench.turn(first: 1)
      expectEqual(field.text, "Al!?", "people type on")
    }
    mails.bench.settle()
    #expect(field.text == "Al" && field.isFirstResponder && !field.undo(), "refused")
    mails.answer("Ada")
    #expect(field.text == "Ada" && field.compose("k"), "the model has another text")
    for _ in 0..<2 { mails.bench.turn() }
    #expect(field.markedTextRange != nil && field.text == "Adak" && field.commit("kk"), "no write")
    mails.bench.settle()
    expectEqual(field.text, "Ada")
    let (mode, place) = (UITextInputMode(), field.position(from: field.endOfDocument, offset: -1))
    (mode.primaryLanguage, field.textInputMode) = ("dictation", mode)
    field.selectedTextRange = place.flatMap { field.textRange(from: $0, to: $0) }
    mails.answer("ADA")
    expectEqual(field.text, "Ada", "a write would end dictation, too")
    field.textInputMode = nil
    mails.bench.settle()
    let rest = field.selectedTextRange.map { field.offset(from: $0.end, to: field.endOfDocument) }
    #expect(field.text == "ADA" && rest == 1, "the cursor stays")
    #expect(!inBar || field.type("?"))
    mails.place = inBar ? 1 : 0
    mails.show(isUsable: false)
    #expect(!inBar || field.text == "ADA", "the field of another list begins anew")
    mails.bench.settle()
    #expect(!field.isEnabled && !field.isFirstResponder)
  }

  @Test func aTextThatNobodyTypedAnswersTheOldest() throws {
    let mails = Mails(.table, inBar: true)
    let field = try mails.field()
    mails.isSlow = true
    #expect(field.becomeFirstResponder() && field.type("A") && field.type("l"))
    mails.answer("x")
    expectEqual(field.text, "Al", "the second text has no answer yet")
    mails.answer("y")
    expectEqual(field.text, "y")
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aSearchThatIsUsedCanBeTakenAway(_ kind: ListKind, _ saysNothing: Bool) throws {
    let mails = Mails(kind, inBar: true)
    let (field, search) = (try mails.field(), try #require(mails.item.searchController))
    #expect(field.becomeFirstResponder() && field.type("A") && search.isActive)
    mails.bench.adapter.navigationItem = mails.item
    mails.bench.settle()
    #expect(search.isActive && field.isFirstResponder, "the item is the same")
    if saysNothing { mails.show(says: false) } else { mails.bench.adapter.navigationItem = nil }
    mails.bench.settle()
    #expect(!search.isActive && !field.isFirstResponder && mails.item.searchController == nil)
    #expect(mails.query == "A" && mails.heard == [" -> A"], "nobody has ended the search")
    if !saysNothing { return expectEqual(try mails.field().text, "A") }
    mails.show()
    expectEqual(mails.item.searchController?.searchBar.text, "A")
    #expect(field.becomeFirstResponder() && field.type("l"))
    search.searchBar.pressCancel()
    mails.bench.settle()
    #expect(mails.query == "" && !search.isActive && field.text == "")
    expectEqual(mails.heard.suffix(2), ["A -> Al", "Al -> "])
  }

  @Test(arguments: [1, 2], [false, true])
  func itIsPresentedOverItsController(_ index: Int, _ isEarly: Bool) throws {
    for kind in ListKind.allCases {
      let (mails, controllers) = (Mails(kind), (0..<3).map { _ in UIViewController() })
      let (bench, item) = (mails.bench, controllers[1].navigationItem)
      bench.view.window?.rootViewController = controllers[0]
      for (outer, inner) in zip(controllers, controllers.dropFirst()) {
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
      }
      bench.view.removeFromSuperview()
      if isEarly { bench.adapter.navigationItem = item }
      bench.settle()
      controllers[index].view.addSubview(bench.view)
      if !isEarly { bench.adapter.navigationItem = item }
      bench.settle()
      let search = try #require(item.searchController)
      search.isActive = true
      #expect(search.presentingViewController === controllers[1])
      search.isActive = false
      #expect(search.presentingViewController == nil && !controllers[0].definesPresentationContext)
    }
  }

  @Test(arguments: ListKind.allCases) func theWindowsUndoIsLeftAlone(_ kind: ListKind) throws {
    let mails = Mails(kind, inBar: true)
    let (field, window) = (try mails.field(), try #require(mails.bench.view.window))
    let undo = try #require(window.undoManager)
    window.noteUndo()
    mails.answer("Gr")
    #expect(field.text == "Gr" && field.undoManager === undo && undo.canUndo)
    #expect(field.becomeFirstResponder() && field.type("a"))
    mails.bench.settle()
    mails.answer("Alan")
    #expect(field.text == "Alan" && field.undoManager?.canUndo == false && undo.canUndo)
  }

  @Test(arguments: ListKind.allCases) func noPromptIsEnglish(_ kind: ListKind) throws {
    let (bench, item) = (LookBench(kind), UINavigationItem())
    bench.adapter.environment.words.search = "Rechercher"
    bench.show(ScreenSnapshot(Group { Section("a") { Look.text("Ada") } }.searchable("") { _ in }))
    let field = try bench.find(UITextField.self)
    #expect(field.placeholder == "Rechercher" && field.accessibilityLabel == "Rechercher")
    bench.adapter.navigationItem = item
    bench.settle()
    let usual = UISearchController(searchResultsController: nil).searchBar.placeholder
    #expect(item.searchController?.searchBar.placeholder == usual && usual != "Rechercher")
  }

  @Test(arguments: ListKind.allCases) func theFieldGoesIntoTheBarAndBack(_ kind: ListKind) throws {
    let mails = Mails(kind)
    let (adapter, own) = (mails.bench.adapter, UISearchController())
    func ids() -> [String] { adapter.updater.newest.sections.map { "\($0.id)" } }
    expectEqual(ids(), ["search field", "mails"])
    adapter.navigationItem = mails.item
    mails.bench.settle()
    #expect(ids() == ["mails"] && adapter.navigationItem === mails.item)
    expectEqual(mails.item.searchController?.searchBar.placeholder, "Search mail")
    expectEqual(mails.item.searchController?.obscuresBackgroundDuringPresentation, false)
    mails.answer("Gr")
    #expect(mails.item.searchController?.searchBar.text == "Gr" && mails.heard == [])
    for says in [false, true] {
      mails.show(says: says)
      expectEqual((mails.item.searchController != nil), says)
    }
    adapter.navigationItem = nil
    mails.bench.settle()
    #expect(mails.item.searchController == nil && ids() == ["search field", "mails"])
    expectEqual(try mails.field().text, "Gr")
    mails.item.searchController = own
    adapter.navigationItem = mails.item
    mails.show()
    adapter.navigationItem = nil
    #expect(mails.item.searchController === own, "the app has one of its own")
  }
}
