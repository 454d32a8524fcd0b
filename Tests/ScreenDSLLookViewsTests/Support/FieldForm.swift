/// A row with a field, between others. Its model hears what happens, and changes when a test says so.
@MainActor final class FieldForm {
  let bench: LookBench
  var text = "Ada", hint: String? = "", problem: String?, heard: [String] = []
  var isSecret = false, isLong = false, isFocused: Bool?, above = 0, isLast = false
  var onEdit: (String) -> Void = { _ in }
  init(_ kind: ListKind, isLong: Bool = false) {
    bench = LookBench(kind)
    self.isLong = isLong
    show()
  }

  func show(_ change: (FieldForm) -> Void = { _ in }) {
    change(self)
    apply()
    bench.settle()
  }

  func apply() {
    bench.apply {
      for id in 0..<above { Look.text("above \(id)").id(id) }
      if !isLast { row.id("row") }
      Look.text("below").id("below")
      if isLast { row.id("row") }
    }
  }

  func takeTexts(_ change: @escaping (String) -> String = { $0 }) {
    onEdit = { [unowned self] in
      text = change($0)
      apply()
    }
  }

  private var row: Look.Stack {
    Look.vertical {
      if let hint { Look.text(hint) }
      field
    }
  }

  private var field: Look.Field {
    let field = Look.field("Name", text: text) { [self] in
      heard.append($0)
      onEdit($0)
    }.secret(isSecret).problem(problem).returnKey(.done) { [self] in heard.append("return") }
    if isLong { return field.lines(1...3) }
    return isFocused.map { field.focused($0) { [self] in heard.append("focus \($0)") } } ?? field
  }

  func view() throws -> UITextField { try #require(bench.view.first(UITextField.self)) }
}
