public import ScreenDSL

/// Builds the parts of a stack from statements, with `if`, `switch` and `for`.
///
/// ```swift
/// let look = CellLook.horizontal {
///   .title(mail.subject)
///   if mail.isNew { .badge("new") }
///   for label in mail.labels { .subtitle(label) }
/// }
/// ```
public typealias LookBuilder = _ArrayBuilder<CellLook>

extension _ArrayBuilder<CellLook> {
  /// Text that is no part: it has no look yet.
  @available(*, unavailable, message: "a text is no part; write '.title(…)' around it")
  public static func buildExpression(_ text: String) -> [CellLook] { [] }
}

extension CellLook {
  /// Parts side by side, the leading one first.
  public static func horizontal(_ parts: CellLook...) -> CellLook { CellLook(.horizontal(parts)) }

  /// Parts side by side, the leading one first, some of them only sometimes.
  public static func horizontal(@LookBuilder _ parts: () -> [CellLook]) -> CellLook {
    CellLook(.horizontal(parts()))
  }

  /// Parts below one another, the upper one first.
  public static func vertical(_ parts: CellLook...) -> CellLook { CellLook(.vertical(parts)) }

  /// Parts below one another, the upper one first, some of them only sometimes.
  public static func vertical(@LookBuilder _ parts: () -> [CellLook]) -> CellLook {
    CellLook(.vertical(parts()))
  }
}

extension CellLook {
  /// The styles of cells that table views bring along.
  public enum CellStyle: Hashable, Sendable, CaseIterable {
    /// A text, and an image before it.
    case `default`
    /// A text, an image before it, and a smaller text below.
    case subtitle
    /// A text, an image before it, and a value at the trailing side.
    case value1
    /// A small text in the color of controls, and a value right after it.
    case value2
  }

  /// A cell in one of the styles that table views bring along.
  ///
  /// - Parameters:
  ///   - style: How the parts lie.
  ///   - text: The text that the cell is about.
  ///   - detail: The other text; the default style has none.
  ///   - image: The name of the image, 29 by 29 points; nil for none, and value 2 has none.
  public static func cell(
    _ style: CellStyle, _ text: String, detail: String? = nil, image: String? = nil
  ) -> CellLook {
    let title = CellLook.title(text)
    let icon = image.map { [CellLook.image($0).size(width: 29, height: 29)] } ?? []
    let detail = detail ?? ""
    switch style {
    case .default: return icon.isEmpty ? title : CellLook(.horizontal(icon + [title]))
    case .subtitle:
      let texts = CellLook.vertical(title, .subtitle(detail).textStyle(.caption))
      return icon.isEmpty ? texts : CellLook(.horizontal(icon + [texts]))
    case .value1: return CellLook(.horizontal(icon + [title, .spacer, .value(detail)]))
    case .value2:
      let label = title.textStyle(.caption).tint(.blue).lineLimit(1)
      return .horizontal(
        .horizontal(.spacer, label).size(width: 85), .title(detail).textStyle(.caption))
    }
  }
}

// In Swift a line that begins with a dot continues the line above. So the second of two parts written like
// that is looked for in the first.
@available(
  *, unavailable,
  message:
    "this line continues the one above; begin it with 'CellLook.', or write the parts with commas"
)
extension CellLook {
  /// A part on a line of its own begins with `CellLook.`.
  public func title(_ text: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func subtitle(_ text: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func value(_ text: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func image(_ name: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func avatar(_ name: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func button(_ text: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func field(_ text: String, placeholder: String = "") -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func segments(_ titles: [String], selected: Int?) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func toggle(isOn: Bool) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func slider(_ value: Double) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func badge(_ text: String) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func progress(_ value: Double) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public var divider: CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public var spacer: CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func horizontal(@LookBuilder _ parts: () -> [CellLook]) -> CellLook { self }
  /// A part on a line of its own begins with `CellLook.`.
  public func vertical(@LookBuilder _ parts: () -> [CellLook]) -> CellLook { self }
}
