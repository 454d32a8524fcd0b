package import ScreenDSL
package import ScreenDSLHosting

/// Something that happened in a headless host, or in a list inside one of its cells.
package enum HeadlessEvent: Equatable, Sendable, CustomStringConvertible {
  case created(identifier: String, source: String)
  case configured(CellPlace, isFirstDisplay: Bool)
  /// Another event of a row or a supplementary view. The text is the verb of the event, such as `select` in
  /// `select all/a`.
  case other(String, CellPlace)
  /// A batch update. The text lists the operations. The path is that of the container whose list is updated; nil for
  /// the screen's own list.
  case batch(String, in: RowPath?)
  case reload(in: RowPath?)
  /// An event whose description is the text, such as `scroll to 40.0`, followed by `subject`.
  case text(String, subject: String = "")
  case violation(Problem)

  package var description: String {
    switch self {
    case .created(let identifier, let source): "create \(identifier) from \(source)"
    case .configured(let item, let isFirst): "\(isFirst ? "configure" : "reconfigure") \(item)"
    case .other(let verb, let item): "\(verb) \(item)"
    case .batch(let text, let list): "batch\(Self.name(list)): \(text)"
    case .reload(let list): "reload\(Self.name(list))"
    case .text(let text, let subject): text + subject
    case .violation(let violation): "violation \(violation)"
    }
  }

  static func name(_ list: RowPath?) -> String { list.map { " in \($0)" } ?? "" }
}

extension CellPlace: CustomStringConvertible {
  @usableFromInline package var description: String {
    switch self {
    case .row(let path): "\(path)"
    case .supplementary(let kind, let section): "\(kind) of \(section)"
    }
  }
}
