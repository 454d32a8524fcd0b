@testable import ScreenDSLLookViews
@testable import UIKitSimulator

@MainActor @Suite(.timedOnMain) struct FieldTests {
  private let form = FieldForm(.collection)

  /// Keys, of which "<" deletes; then the texts of the model, one after the other, and what is shown at each of them.
  nonisolated private static let late: [(keys: String, answers: [String], shown: [String])] = [
    ("mb", ["ADAM", "ADAMB"], ["Adamb", "ADAMB"]),  // It writes all in capitals.
    ("m", ["Ada", "Adam"], ["Adam", "Adam"]),  // Its row changes before it answers.
    ("m<m", ["Adam", "Ada", "Adam"], ["Adam", "Adam", "Adam"]),  // It comes back to an old text.
    // It changes its row twice for each edit.
    ("mb", ["Adam", "Adam", "Adamb", "Adamb"], ["Adamb", "Adamb", "Adamb", "Adamb"]),
    ("mb<", ["ADAM"], ["Adam"]),  // It answers many edits at once.
  ]

  @Test(arguments: [false, true], late.indices)
  func lateAnswersDisturbNobody(_ isLong: Bool, _ index: Int) throws {
    let (keys, answers, shown) = Self.late[index]
    for kind in ListKind.allCases {
      let form = FieldForm(kind, isLong: isLong)
      let field: any UITextInput = try isLong ? form.bench.find(UITextView.self) : form.view()
      #expect(field.becomeFirstResponder())
      for key in keys { #expect(key == "<" ? field.deleteBackward() : field.type("\(key)")) }
      for (number, (answer, text)) in zip(answers, shown).enumerated() {
        (form.text, form.hint) = (answer, "\(number)")
        form.apply()
        expectEqual(field.typing.content, text, "answer \(number)")
      }
      form.bench.settle()
      #expect(field.typing.content == answers.last && field.isFirstResponder)
      form.text = ""
      form.apply()
      expectEqual(field.typing.content, "")
    }
  }

  @Test func onlyASilentModelIsWaitedFor() throws {
    let field = try form.view()
    for ends in [true, false] {
      #expect(field.becomeFirstResponder() && field.type("m") && (!ends || field.pressReturn()))
      form.bench.turn()
      #expect(form.bench.delays == (ends ? [1, 1] : [1]) && field.text == "Adam")
      form.bench.settle()
      expectEqual(field.text, "Ada")
    }
    for problem in [nil, "Too long"] {
      form.onEdit = { [unowned form] _ in
        form.problem = problem
        form.apply()
      }
      #expect(field.type("m"))
      form.bench.turn()
      #expect(problem == nil ? field.text == "Ada" : form.bench.delays == [0.1])
    }
    form.bench.settle()
    #expect(field.text == "Ada" && field.isFirstResponder)
  }

  /// Digits are typed and deleted anywhere. The cursor stays behind the typed digit, as in a text without groups.
  @Test func aTextIsPutIntoGroupsWhileItIsTyped() throws {
    func grouped(_ text: String) -> String {
      text.filter(\.isNumber).enumerated().map { index, digit in
        index > 0 && index % 4 == 0 ? " \(digit)" : "\(digit)"
      }.joined()
    }
    for seed in 0..<UInt64(TestDepth.cases(40)) {
      let form = FieldForm(.table)
      form.takeTexts(grouped)
      form.show { $0.text = "" }
      let field = try form.view()
      #expect(field.becomeFirstResponder())
      var random = SplitMix64(seed: seed)
      var (digits, cursor): ([Int], Int) = ([], 0)
      for step in 0..<24 {
        let deletes = random.chance(1, in: 3)
        if deletes || random.chance(1, in: 4) {
          cursor = deletes && cursor > 0 ? cursor : random.int(below: digits.count + 1)
          // Behind a digit, for there may be a sign that was left by the one deleted before.
          let place = grouped(digits.prefix(cursor).map(String.init).joined()).count
          field.selectedTextRange = UITextRange(place..<place)
        }
        if deletes, cursor > 0 {
          field.deleteBackward()
          cursor -= 1
          digits.remove(at: cursor)
        } else if !deletes {
          let digit = random.int(below: 10)
          field.type("\(digit)")
          digits.insert(digit, at: cursor)
          cursor += 1
        }
        form.bench.settle()
        let all = grouped(digits.map(String.init).joined())
        let before = all.prefix(field.selectedTextRange?.offsets.upperBound ?? -1)
        #expect(
          field.text == all && before.count(where: \.isNumber) == cursor
            && (deletes || before.last?.isNumber == true), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func theCursorStaysBeforeTheFirstDigit() throws {
    form.show { $0.text = "+49" }
    let field = try form.view()
    #expect(field.becomeFirstResponder())
    for (place, text, moved) in [(1, "+ 49", 2), (4, "+49 €", 5), (5, "DE49", 4), (1, "D E49", 1)] {
      field.selectedTextRange = UITextRange(place..<place)
      form.show { $0.text = text }
      #expect(field.text == text && field.selectedTextRange?.offsets == moved..<moved)
    }
  }

  @Test func aTextThatIsHiddenWhileItIsTypedStays() throws {
    form.takeTexts()
    let field = try form.view()
    #expect(field.becomeFirstResponder())
    field.selectedTextRange = UITextRange(2..<2)
    for isSecret in [true, false, true] {
      form.show { $0.isSecret = isSecret }
      #expect(field.isSecureTextEntry == isSecret && field.type("x"))
    }
    form.bench.settle()
    #expect(field.text == "Adxxxa" && form.heard == ["Adxa", "Adxxa", "Adxxxa"])
  }

  @Test func aCorrectionIsToldBeforeTheReturnKey() throws {
    form.takeTexts()
    let field = try form.view()
    #expect(field.becomeFirstResponder() && field.type("n"))
    field.autocorrectOnResign = "Adam"
    #expect(field.pressReturn())
    form.bench.settle()
    expectEqual(form.heard, ["Adan", "Adam", "return"])
    #expect(field.text == "Adam" && !field.isFirstResponder)
  }

  @Test(arguments: ListKind.allCases) func aFieldOfSeveralLinesGrows(_ kind: ListKind) throws {
    let (bench, unseen) = (LookBench(kind), LookTextView())
    unseen.typed = "a b c d"
    expectEqual(unseen.isScrollEnabled, false, "without a width")
    var (text, pressed) = ("a", 0)
    func show(_ key: Look.ReturnKey = .default) {
      bench.show {
        Look.field("Note", text: text, prompt: "Write") {
          text = $0
          show()
        }.lines(1...3).returnKey(key) { pressed += 1 }.id("note")
      }
    }
    show()
    let view = try bench.find(UITextView.self)
    let (line, height) = (try #require(view.font).lineHeight, bench.height())
    #expect(view.bounds.height == line.rounded(.up) && view.becomeFirstResponder())
    expectEqual(view.first(UILabel.self)?.bounds.width, view.bounds.width)
    for count in [2, 3, 3, 3] {
      #expect(view.pressReturn() && view.type("b"))
      bench.settle()
      #expect(abs(view.bounds.height - CGFloat(count) * line) < 1, "\(view.bounds.height / line)")
      expectEqual(view.isScrollEnabled, (text.count > 5))
    }
    #expect(abs(bench.height() - height - 2 * line) < 1)
    #expect(text == "a\nb\nb\nb\nb" && view.isFirstResponder && pressed == 0)
    view.selectedTextRange = UITextRange(0..<0)
    #expect(view.compose("y") && view.commit("z") && view.undo())
    text = ""
    show(.send)
    #expect(view.pressReturn() && pressed == 1 && text == "" && !view.isFirstResponder)
    #expect(view.first(UILabel.self)?.isHidden == false && !view.isScrollEnabled)
    bench.show { Look.field("Note", text: "a", nil).lines(1...3).id("note") }
    #expect(!view.isEditable && !view.becomeFirstResponder())
    expectEqual(view.first(UILabel.self)?.isHidden, true, "a text hides the prompt")
  }

  @Test func aBarHasTheReturnKeyThatTheKeysHaveNot() throws {
    let bench = LookBench(.table)
    var pressed: [Look.ReturnKey] = []
    func show(_ key: Look.ReturnKey, _ keyboard: Look.Keyboard = .number) {
      let field = Look.field("a", text: "") { _ in }.keyboard(keyboard)
        .returnKey(key) { pressed.append(key) }
      bench.showRows(Look.vertical(field, Look.field("b", text: "") { _ in }), field.lines(1...3))
    }
    show(.next)
    let (fields, note) = try (bench.look().all(UITextField.self), bench.find(UITextView.self, 1))
    func keys() -> [UIBarButtonItem?] {
      [fields[0].inputAccessoryView, note.inputAccessoryView].map {
        ($0 as? UIToolbar)?.items?.last
      }
    }
    expectEqual(keys()[0]?.accessibilityLabel, "chevron down", "as the system calls the symbol")
    #expect(fields[0].becomeFirstResponder() && !fields[0].pressReturn())
    #expect(keys()[0]?.press() == true && pressed == [.next] && fields[1].isFirstResponder)
    show(.done)
    #expect(fields[0].becomeFirstResponder() && keys()[0]?.press() == true)
    #expect(note.becomeFirstResponder() && keys()[1]?.press() == true)
    expectEqual(pressed, [.next, .done, .done])
    #expect(!fields[0].isFirstResponder && !note.isFirstResponder && note.becomeFirstResponder())
    let keyboards: [Look.Keyboard] = [.number, .text, .url]
    for (key, keyboard) in zip([Look.ReturnKey.default, .done, .done], keyboards) {
      show(key, keyboard)
      #expect(fields[0].inputAccessoryView == nil && note.inputAccessoryView == nil)
    }
    expectEqual(note.inputReloads, 4, "the bar is gone, two other keys, and another keyboard")
  }

  @Test func theKeyboardIsAsTheModelSays() throws {
    var heard: [String] = []
    let bench = LookBench(.table).showRows(
      Look.field("Code", text: "ab") { heard.append($0) }
        .keyboard(.text, capitals: .all, corrects: false).clearable(),
      Look.field("Note", text: "") { _ in }.keyboard(.text).lines(2...4),
      Look.field("Name", text: "") { _ in }
        .keyboard(.name, capitals: Look.Capitals.none, corrects: true),
      Look.field("Title", text: "") { _ in }.keyboard(.url, capitals: .words),
      Look.field("Text", text: "") { _ in }.keyboard(.url, capitals: .sentences))
    let field = try bench.find(UITextField.self)
    #expect(field.autocapitalizationType == .allCharacters && field.autocorrectionType == .no)
    #expect(!field.pressClear() && field.becomeFirstResponder() && field.pressClear())
    expectEqual(heard, [""])
    let (note, name) = (try bench.find(UITextView.self, 1), try bench.find(UITextField.self, 2))
    #expect(note.autocapitalizationType == .sentences && note.autocorrectionType == .default)
    #expect(name.autocapitalizationType == .none && name.autocorrectionType == .yes)
    let others = try (3...4).map { try bench.find(UITextField.self, $0).autocapitalizationType }
    expectEqual(others, [.words, .sentences])
    #expect(abs(note.bounds.height - 2 * (try #require(note.font)).lineHeight) < 1)
  }

  @Test func theModelSaysWhoHasTheKeyboard() throws {
    let field = try form.view()
    func show(_ isFocused: Bool) { form.show { $0.isFocused = isFocused } }
    show(true)
    #expect(field.isFirstResponder)
    show(false)
    #expect(!field.isFirstResponder && form.heard == [], "the model moved the focus")
    #expect(field.becomeFirstResponder())
    form.bench.settle()
    #expect(!field.isFirstResponder)
    show(true)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    show(false)
    #expect(form.heard == ["focus true", "focus false"] && !field.isFirstResponder)
  }

  @Test(arguments: ListKind.allCases) func theReturnKeyGoesToTheNextField(_ kind: ListKind) {
    let bench = LookBench(kind)
    let off = Look.field("off", text: "", nil)
    var pressed = 0
    func field(_ id: Int) -> Look.Field {
      Look.field("\(id)", text: "") { _ in }.returnKey(.next) { pressed += 1 }
    }
    bench.show(
      ScreenSnapshot([
        Section("a", header: field(0), footer: field(5)) {
          Look.vertical(field(1), off, field(2)).id("two")
          Container("box", Grid()) { field(3).id(3) }.layout(.list)
          for row in 0..<60 { Look.text("\(row)").id("\(row)") }
          off.id("off")
          field(4).id(4)
        }, Section("b", header: field(6)) {},
      ]))
    bench.view.all(UITextField.self).first { $0.accessibilityLabel == "0" }?.becomeFirstResponder()
    for id in 0...6 {
      let field = bench.view.editedView as? UITextField
      expectEqual(field?.accessibilityLabel, "\(id)")
      field?.pressReturn()
      bench.settle()
    }
    #expect(bench.view.editedView == nil && pressed == 7, "none comes after it")
  }

  @Test func aProblemIsReadOutOnce() {
    func announced(_ problem: String?, hint: String = "") -> [String] {
      form.show { ($0.problem, $0.hint) = (problem, hint) }
      return UIAccessibility.takeAnnouncements()
    }
    _ = announced(nil)
    expectEqual(announced("Too short"), ["Too short"])
    #expect(announced("Too short") == [] && announced("Too short", hint: "other") == [])
    let problems = ["Too long", nil, "Too long"]
    expectEqual(problems.map { announced($0) }, [["Too long"], [], ["Too long"]])
    form.bench.show { Look.field("Other", text: "") { _ in }.problem("Empty").id("other") }
    expectEqual(UIAccessibility.takeAnnouncements(), [])
  }

  @Test(arguments: ListKind.allCases) func aFieldThatIsEditedStays(_ kind: ListKind) throws {
    let form = FieldForm(kind)
    form.takeTexts()
    let (field, font) = (try form.view(), try form.view().font)
    #expect(field.becomeFirstResponder() && field.type("!"))
    field.selectedTextRange = UITextRange(2..<2)
    let changes: [(FieldForm) -> Void] = [
      { $0.hint = nil }, { $0.problem = "Too short" }, { $0.hint = "Above the field" },
      { $0.problem = nil }, { $0.above = 3 }, { $0.above = 1 }, { $0.isLast = true },
    ]
    for (index, change) in changes.enumerated() {
      form.show(change)
      #expect(try form.view() === field && field.font === font, "change \(index)")
      #expect(field.isFirstResponder && field.text == "Ada!", "change \(index)")
      expectEqual(field.selectedTextRange?.offsets, 2..<2, "change \(index)")
    }
    #expect(field.type("x") && form.text == "Adxa!")
  }

  @Test func whatIsComposedIsNotTouched() throws {
    let form = FieldForm(.table)
    // Upper case would replace what is composed.
    form.takeTexts { $0.uppercased() }
    let field = try form.view()
    #expect(field.becomeFirstResponder() && field.compose("に") && field.compose("にほ"))
    form.bench.settle()
    form.show { ($0.hint, $0.text) = ("changed", "OTHER") }
    #expect(field.text == "Adaにほ" && field.markedTextRange != nil && field.commit("日本"))
    form.bench.settle()
    #expect(field.text == "ADA日本" && !field.undo(), "what it would bring back is no longer there")
  }
}
