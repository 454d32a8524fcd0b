@MainActor @Suite(.timedOnMain) struct TextFieldTests {
  private let window = UIWindow(), field = UITextField()
  init() { window.addSubview(field) }

  private func events(while run: () -> Void) -> [String] {
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEndOnExit, "exit"),
      (.editingDidEnd, "end"),
    ]
    for (event, name) in names {
      field.addAction(
        UIAction(identifier: .init(name)) { [unowned field] _ in
          events.append("\(name) \(field.text ?? "nil")")
        }, for: event)
    }
    run()
    return events
  }

  @Test func codeMovesTheCursorToTheEndAndMayPutItBack() throws {
    field.text = "12345"
    field.becomeFirstResponder()
    let place = try #require(field.position(from: field.endOfDocument, offset: -3))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.type("x")
    expectEqual(field.text, "12x345")
    let distance = field.offset(
      from: field.endOfDocument, to: try #require(field.selectedTextRange).end)
    field.text = "12-x345"
    let end = try #require(field.selectedTextRange).end
    expectEqual(field.offset(from: field.beginningOfDocument, to: end), 7)
    let old = try #require(field.position(from: field.endOfDocument, offset: distance))
    field.selectedTextRange = field.textRange(from: old, to: old)
    field.deleteBackward()
    #expect(field.text == "12-345" && field.position(from: old, offset: 9) == nil)
  }

  @Test func whatIsComposedOrCanBeUndoneMustNotBeWrittenOver() {
    field.becomeFirstResponder()
    let changes = events {
      for text in ["k", "か", "かな"] { field.compose(text) }
      field.commit("仮名")
    }
    expectEqual(changes, ["change k", "change か", "change かな", "change 仮名"])
    field.compose("k")
    #expect(field.markedTextRange != nil && field.hasText)
    #expect(codes { field.text = field.text } == ["X17"] && field.markedTextRange == nil)
    field.text = "code"
    expectEqual(codes { field.undo() }, ["X18"])
    field.text = "code"
    field.undoManager?.removeAllActions()
    field.type("!")
    #expect(codes { field.undo() } == [] && field.text == "code")
  }

  @Test func theKeyboardChangesTheTextWithoutAWordWhenTheUserIsDone() {
    field.becomeFirstResponder()
    field.autocorrectOnResign = "the"
    #expect(
      events {
        field.type("teh")
        field.pressReturn()
      } == ["change teh", "exit the", "end the"])
    field.becomeFirstResponder()
    field.keyboardType = .numberPad
    #expect(!field.pressReturn() && field.isEditing)
  }

  @Test func theFirstKeyInASecretDeletesIt() {
    (field.isSecureTextEntry, field.text) = (true, "secret")
    field.becomeFirstResponder()
    for key in ["n", "e"] { field.type(key) }
    expectEqual(field.text, "ne")
  }
}
