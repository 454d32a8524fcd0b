package import ScreenDSL
package import ScreenDSLHosting

/// Something that happened in a headless host or in a list inside it. The host records these events in their order.
package enum HeadlessEvent: Equatable, Sendable {
  /// The list created a cell. The text `source` names the class, the nib or the closure that made the cell.
  case created(identifier: String, source: String)
  /// The list configured a cell. If `isFirstDisplay` is false, the cell already showed this row or supplementary
  /// view.
  case configured(CellPlace, isFirstDisplay: Bool)
  /// An event of any other kind that happened to a row, to a supplementary view, or to its cell. The text is a verb.
  case other(String, CellPlace)
  /// A batch ran in the screen's list, or in the list of a container.
  case batch(String, in: RowPath?)
  /// All rows were reloaded in the screen's list, or in the list of a container.
  case reload(in: RowPath?)
  /// An event of any other kind, described by a text. The description ends with the subject.
  case text(String, subject: String = "")
  /// A row has a model without a cell. If several rows need the same cell, the host records one event for all of them.
  case missingCell(Problem)
  /// An update broke a rule of UIKit's list views.
  case violation(Problem)
}

extension HeadlessEvent: CustomStringConvertible {
  /// The event on one line.
  package var description: String {
    switch self {
    case .created(let identifier, let source): "create \(identifier) from \(source)"
    case .configured(let item, let isFirst): "\(isFirst ? "configure" : "reconfigure") \(item)"
    case .other(let verb, let item): "\(verb) \(item)"
    case .batch(let text, let list): "batch\(Self.name(list)): \(text)"
    case .reload(let list): "reload\(Self.name(list))"
    case .text(let text, let subject): text + subject
    case .missingCell(let missing): "\(missing)"
    case .violation(let violation): "violation \(violation)"
    }
  }

  /// Returns the text that names the list of a container; an empty text for the screen's own list.
  static func name(_ list: RowPath?) -> String { list.map { " in \($0)" } ?? "" }
}

extension CellPlace: CustomStringConvertible {
  /// For a row, its path. For a supplementary view, its kind and its section, such as `header of new`.
  @usableFromInline package var description: String {
    switch self {
    case .row(let path): "\(path)"
    case .supplementary(let kind, let section): "\(kind) of \(section)"
    }
  }
}
