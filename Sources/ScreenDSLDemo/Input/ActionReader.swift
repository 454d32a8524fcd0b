/// Reads the action that one line of a script stands for.
struct ActionReader {
  private let command: Command
  private var words: ScriptWords

  static func action(of line: String) throws(ScriptError) -> Action {
    var reader = try ActionReader(line)
    let action = try reader.action()
    if reader.words.next() != nil {
      throw ScriptError("Command must be '\(reader.command.usage)' (was \(line.quoted))")
    }
    return action
  }

  private init(_ line: String) throws(ScriptError) {
    words = ScriptWords(line)
    let name = words.next() ?? ""
    guard let command = Command(rawValue: name) else {
      throw ScriptError("No command for \(name.quoted); use one of \(Command.names)")
    }
    self.command = command
  }

  private mutating func action() throws(ScriptError) -> Action {
    switch command {
    case .horizontal: .sort(.horizontal, try sort())
    case .vertical: .sort(.vertical, try sort())
    case .banner: .banner(isShown: try isOn())
    case .add: .edit(try insertion())
    case .remove: .edit(.remove(id: try word("ID")))
    case .rename: .edit(.rename(id: try word("ID"), to: try name()))
    case .swap: .edit(.swap(try word("ID"), try word("ID")))
    case .again: .again
    }
  }

  private mutating func word(_ argument: String) throws(ScriptError) -> String {
    try argument.required(words.next(), by: command)
  }

  private mutating func name() throws(ScriptError) -> String {
    try "NAME".required(words.remainder(), by: command)
  }

  private mutating func insertion() throws(ScriptError) -> ElementEdit {
    let id = try word("ID")
    let position = try position()
    return .insert(Element(id: id, name: try name()), at: position)
  }

  private mutating func position() throws(ScriptError) -> Int {
    let text = try word("AT")
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let position = Int(text) else {
      throw ScriptError("Position must be a whole number from 0 (was \(text.quoted))")
    }
    return position
  }

  private mutating func sort() throws(ScriptError) -> Sort {
    let text = try word("order")
    guard let sort = Sort(rawValue: text) else {
      throw ScriptError("Order must be unsorted, aToZ or zToA (was \(text.quoted))")
    }
    return sort
  }

  private mutating func isOn() throws(ScriptError) -> Bool {
    let text = try word("state")
    guard let isOn = ["on": true, "off": false][text] else {
      throw ScriptError("Banner must be on or off (was \(text.quoted))")
    }
    return isOn
  }
}

extension String {
  /// Returns `value`, which the argument of this name has.
  fileprivate func required(_ value: String?, by command: Command) throws(ScriptError) -> String {
    guard let value else {
      throw ScriptError("No \(self) for '\(command.rawValue)'; write '\(command.usage)'")
    }
    return value
  }
}
