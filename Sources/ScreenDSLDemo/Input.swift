import Foundation

/// What is wrong with an argument or a file, in one sentence.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A file `{"elements": [{"id": "e1", "name": "Element 1"}, …]}`; IDs may repeat.
struct ElementsFile: Decodable {
  let elements: [Element]
}

extension Decodable {
  /// Reads a JSON resource of the program.
  init(resource name: String) throws {
    try self.init(file: Bundle.module.path(forResource: name, ofType: "json") ?? "\(name).json")
  }

  /// Reads a JSON file.
  ///
  /// - Throws: A `DemoError` that names the file and the field.
  init(file: String) throws {
    // A handle reads pipes, too.
    guard let data = try? FileHandle(forReadingAtPath: file)?.readToEnd() else {
      throw DemoError("\(file): Cannot read the file; check the path")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw DemoError("\(file): \(error.sentence)")
    }
  }
}

extension DecodingError {
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "No value for '\(Self.field(context.codingPath + [key]))'; use --help to see the format"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "Cannot read '\(Self.field(context.codingPath))': \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }

  /// Returns the way to a value, such as `elements[2].id`.
  private static func field(_ path: [any CodingKey]) -> String {
    let field = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return field.isEmpty ? "file" : String(field.joined().dropFirst())
  }
}
