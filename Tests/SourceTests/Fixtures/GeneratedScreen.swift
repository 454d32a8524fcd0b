#if os(Linux) || os(macOS)
  struct GeneratedScreen {
    let name: String
    private var header = ""
    private let statements: [String]
    static let canonical = [mixed(10), mixed(30), mixed(100), nestedContainers(10), form(120)]
    static let accepted = [long, nestedBranches(5)]
    private static let long = GeneratedScreen(
      name: "TwoHundredStatements",
      statements: stride(from: 0, to: 200, by: 4).flatMap { number in
        [
          "Label(text: \"\(number)\")", "Label(text: \"\(number + 1)\").id(\(number + 1))",
          "if state.showsBanner { Divider() }", "Divider()",
        ]
      })

    func write(to folder: URL) throws -> BuilderFixture {
      let url = folder.appendingPathComponent("\(name).swift")
      try Data(text.utf8).write(to: url)
      return BuilderFixture(url: url)
    }

    /// A screen with twenty pickers over values whose types the compiler must infer, and one mistake next to them.
    static let pickersAndAMistake = GeneratedScreen(
      name: "Pickers", header: ", heder: \"Sizes\"",
      statements: (0..<20).map { number in
        "Look.picker(\"Size\", Array(0..<5), selected: \(number) % 5, name: { String($0) }) { _ in }"
      })

    /// Rows of a form that edits a state, and a mistake in the middle of them.
    static func form(_ count: Int, mistake: String? = nil) -> GeneratedScreen {
      let kinds = [
        "Look.toggle(\"On\", isOn: state.showsBanner) { _ in store.closeBanner() }",
        "Look.stepper(\"Days\", value: state.elements.count, in: 1...9) { _ in }",
        "Look.picker(\"Size\", [1, 2], selected: state.elements.count, name: { \"\\($0)\" }) { _ in }",
        "Look.row(\"Name\", value: state.title).accessory(.chevron).onSelect { store.closeBanner() }",
        "if state.showsBanner { Look.text(\"Banner\", .footnote).color(.red) }",
        "Look.button(\"Save\") { store.closeBanner() }.kind(.filled).wide()",
        "Look.field(\"Text\", text: state.title ?? \"\") { _ in }.keyboard(.name).problem(state.title)",
      ]
      var statements = (0..<count).map { kinds[$0 % kinds.count] }
      if let mistake { statements[count / 2] = mistake }
      return GeneratedScreen(name: "Form\(count)", statements: statements)
    }

    private var text: String {
      """
      import ScreenDSLLooks

      struct \(name): Screen {
        var state: MainState
        var store: MainStore

        var body: some ScreenContent {
          Section("main"\(header)) {
      \(statements.map { "      \($0)\n" }.joined())    }
        }
      }

      """
    }

    private static func mixed(_ count: Int) -> GeneratedScreen {
      GeneratedScreen(
        name: "Mixed\(count)", header: ", header: Label(text: \"Statements\")",
        statements: (0..<count / 10).flatMap { tenStatements($0).components(separatedBy: "\n") })
    }

    private static func tenStatements(_ round: Int) -> String {
      """
      Banner(title: "Promo \(round)", onClose: Handler { store.closeBanner() })
      Label(text: "Label \(round)").id("label\(round)")
      if state.showsBanner { Label(text: "Optional \(round)") }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel\(round)", Carousel(height: 180)) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(element).onSelect { store.pick(element) }
        }
      }
      for element in state.elements(sorted: state.vertical) {
        ElementRow(element).onSelect { store.pick(element) }
      }
      if let title = state.title { Label(text: title) } else { Divider() }
      switch state.vertical {
      case .unsorted: Label(text: "Unsorted \(round)")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A \(round)").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      """
    }

    private static func nestedBranches(_ depth: Int) -> GeneratedScreen {
      let opening = (0..<depth).flatMap { _ in
        [
          "for element in state.elements {", "ElementRow(element)", "if state.showsBanner {",
          "Divider()",
        ]
      }
      let closing = (0..<depth).flatMap { ["} else {", "Label(text: \"\($0)\")", "}", "}"] }
      return GeneratedScreen(name: "NestedBranches", statements: opening + closing)
    }

    private static func nestedContainers(_ depth: Int) -> GeneratedScreen {
      let opening = (0..<depth).flatMap { level in
        ["Label(text: \"Level \(level)\")", "Container(\"level\(level)\", Carousel()) {"]
      }
      let closing = (0..<depth).reversed().flatMap { level in
        [
          "}", "if state.showsBanner {", "Container(Carousel(height: \(level))) {",
          "for element in state.elements { ElementCard(element) }", "}", "}",
        ]
      }
      return GeneratedScreen(
        name: "NestedContainers",
        statements: opening + ["for element in state.elements { ElementCard(element) }"] + closing)
    }
  }
#endif
