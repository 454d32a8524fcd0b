extension JSONReader {
  mutating func array() throws(InputError) -> [JSONValue] {
    var values: [JSONValue] = []
    try items(of: "Array", until: "]") { reader throws(InputError) in
      values.append(try reader.value())
    }
    return values
  }

  mutating func object() throws(InputError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    try items(of: "Object", until: "}") { reader throws(InputError) in
      try reader.member(into: &members)
    }
    return members
  }

  private mutating func member(into members: inout [String: JSONValue]) throws(InputError) {
    skipSpace()
    guard next == "\"" else { throw failure("Key must be a string in quotes (was \(found))") }
    let start = self
    let key = try string()
    if let first = members[key] {
      throw start.failure(
        "Duplicate key \(key.quoted) in object (first value on line \(first.line))")
    }
    skipSpace()
    guard take(":") else { throw failure("Key must be followed by ':' (was \(found))") }
    members[key] = try value()
  }

  private mutating func items(
    of name: String, until end: Unicode.Scalar,
    read item: (inout JSONReader) throws(InputError) -> Void
  ) throws(InputError) {
    advance()
    skipSpace()
    if take(end) { return }
    try descend()
    repeat {
      try item(&self)
      skipSpace()
    } while take(",")
    guard take(end) else {
      throw failure("\(name) must go on with ',' or '\(end)' (was \(found))")
    }
    ascend()
  }
}
