extension Element {
  /// Returns the elements in a file `{"elements": [{"id": "e2", "name": "Element 2"}, …]}`.
  ///
  /// Other keys are passed over, and IDs may repeat: what that does is the screen's business.
  static func elements(in text: SourceText) throws(InputError) -> [Element] {
    let root = JSONField(file: text.file, name: "file", value: try JSONReader.value(in: text))
    return try root.member("elements").items().map { item throws(InputError) in
      Element(id: try item.member("id").string(), name: try item.member("name").string())
    }
  }
}

/// A value in a file, and the way to it from the top: `elements[2].id`.
private struct JSONField {
  var file: String
  var name: String
  var value: JSONValue

  func member(_ key: String) throws(InputError) -> JSONField {
    guard case .object(let members) = value.kind else { throw mismatch("an object") }
    guard let member = members[key] else {
      throw failure("No key '\(key)' for '\(name)'; \(Self.advice)")
    }
    return JSONField(file: file, name: name == "file" ? key : "\(name).\(key)", value: member)
  }

  func items() throws(InputError) -> [JSONField] {
    guard case .array(let values) = value.kind else { throw mismatch("an array") }
    return zip(values, 0...).map { value, index in
      JSONField(file: file, name: "\(name)[\(index)]", value: value)
    }
  }

  func string() throws(InputError) -> String {
    guard case .string(let text) = value.kind else { throw mismatch("a string") }
    return text
  }

  private func mismatch(_ expected: String) -> InputError {
    failure("Value '\(name)' must be \(expected) (was \(value.kind))")
  }

  private func failure(_ sentence: String) -> InputError {
    InputError(file: file, line: value.line, sentence: sentence)
  }

  private static let advice = #"write {"elements": [{"id": "e1", "name": "Element 1"}]}"#
}
