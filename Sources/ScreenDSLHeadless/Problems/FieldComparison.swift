import ScreenDSL

/// Finds the properties in which two values of the same type differ, by reflection.
struct FieldComparison {
  private static let limit = 20

  private var differences: [String] = []

  /// Returns at most 20 differences between two values of the same type. The values must be unequal by `==`. The result
  /// is never empty.
  static func differences(_ old: Any, _ new: Any, at path: String = "") -> [String] {
    var comparison = FieldComparison()
    if Mirror(reflecting: old).displayStyle == .enum {
      comparison.compareUnequal(old, new, at: path, ValueWalk())
    } else {
      comparison.compareChildren(Mirror(reflecting: old), Mirror(reflecting: new), at: path, nil)
    }
    let found = comparison.differences
    return found.isEmpty ? ["unequal by '==', with the same fields"] : Array(found.prefix(limit))
  }

  static func fields(_ old: Any, _ new: Any, except: String?) -> (equal: [String], other: [String])
  {
    var (equal, other): ([String], [String]) = ([], [])
    for (before, after) in zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children) {
      guard let label = before.label, label != except, !isHandler(before.value) else { continue }
      var comparison = FieldComparison()
      comparison.compare(before.value, after.value, at: label, ValueWalk())
      let name = Self.name(label)
      if comparison.differences.isEmpty { equal.append(name) } else { other.append(name) }
    }
    return (equal, other)
  }

  private mutating func compareChildren(
    _ old: Mirror, _ new: Mirror, at path: String, _ walk: ValueWalk?
  ) {
    if let old = old.superclassMirror, let new = new.superclassMirror {
      compareChildren(old, new, at: path, walk)
    }
    guard let (part, most) = (walk ?? ValueWalk()).into(old.children.count) else { return }
    let isList = old.displayStyle == .collection
    var rest = most
    for (index, pair) in zip(old.children, new.children).enumerated() {
      if differences.count >= Self.limit || rest == 0 { return }
      if old.children.count > most {
        if Self.areEqual(pair.0.value, pair.1.value) { continue }
        rest -= 1
      }
      let name = isList ? "[\(index)]" : Self.name(pair.0.label)
      compare(
        pair.0.value, pair.1.value, at: Self.join(path, name), walk == nil ? ValueWalk() : part)
    }
  }

  private mutating func compare(_ old: Any, _ new: Any, at path: String, _ walk: ValueWalk) {
    if let old = old as? String, let new = new as? String {
      // `difference` shortens the texts first and then quotes them, so that it cuts off no quotation mark.
      if old != new {
        differences.append(BoundedText.difference(path, old, new) { ValueText.text(of: $0) })
      }
    } else if let old = old as? Int, let new = new as? Int {
      // Most properties are texts or integers. For these, the comparison needs no allocation.
      if old != new { differences.append(BoundedText.difference(path, String(old), String(new))) }
    } else if Self.isHandler(old) || Self.isHandler(new) {
      if !Self.isHandler(old) { differences.append("handler \(path) appeared") }
      if !Self.isHandler(new) { differences.append("handler \(path) vanished") }
    } else if !Self.areEqual(old, new) {
      compareUnequal(old, new, at: path, walk)
    }
  }

  private mutating func compareUnequal(_ old: Any, _ new: Any, at path: String, _ walk: ValueWalk) {
    let count = differences.count
    if type(of: old) == type(of: new) {
      let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
      if Self.haveSameShape(before, after), !Self.isWord(old, before) {
        if before.displayStyle == .optional, let old = before.children.first,
          let new = after.children.first
        {
          compare(old.value, new.value, at: path, walk)
        } else {
          compareChildren(before, after, at: path, walk)
        }
      }
    }
    if differences.count > count { return }
    let rest = old is any Equatable ? ValueWalk() : walk
    let (before, after) = (ValueText.text(of: old, rest), ValueText.text(of: new, rest))
    if before != after || old is any Equatable {
      differences.append(
        BoundedText.difference(
          path.isEmpty ? "case" : path, before, after, isStable: Self.areEqual(old, old)))
    }
  }

  private static func isHandler(_ value: Any) -> Bool { value is any HiddenFromText }

  private static func areEqual(_ old: Any, _ new: Any) -> Bool {
    func compare<Value: Equatable>(_ old: Value) -> Bool { (new as? Value) == old }
    return (old as? any Equatable).map { compare($0) } ?? false
  }

  private static func haveSameShape(_ old: Mirror, _ new: Mirror) -> Bool {
    switch old.displayStyle {
    case .set, .dictionary: false
    case .enum: !old.children.isEmpty && old.children.first?.label == new.children.first?.label
    default:
      !old.children.isEmpty && old.children.elementsEqual(new.children) { $0.label == $1.label }
    }
  }

  /// Returns whether differences show the description of a value instead of the value's children.
  private static func isWord(_ value: Any, _ mirror: Mirror) -> Bool {
    [.struct, .class, .enum].contains(mirror.displayStyle) && value is any CustomStringConvertible
  }

  /// Returns the label without the underscore of a property wrapper or the dot of a tuple element.
  private static func name(_ label: String?) -> String {
    guard let label else { return "" }
    return label.hasPrefix(".") || label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func join(_ path: String, _ name: String) -> String {
    path.isEmpty || name.isEmpty || name.hasPrefix("[") ? path + name : "\(path).\(name)"
  }
}

/// Describes the difference between two texts, and shortens long texts to the part where they differ.
enum BoundedText {
  private static let limit = ValueText.longestBeginning
  private static let lead = 20

  /// Returns the name of a property with its old value and its new value, such as `price: 1 -> 2`. If both values have
  /// the same text, returns the name, this text and a reason, such as `price: nan, not equal to itself`.
  ///
  /// - Parameter isStable: Whether the old value equals itself. For NaN, this is false.
  static func difference(
    _ name: String, _ old: String, _ new: String, isStable: Bool = true,
    as text: (String) -> String = { $0 }
  ) -> String {
    let (old, new) = shortened(old, new)
    let (before, after) = (text(old), text(new))
    if before != after { return "\(name): \(before) -> \(after)" }
    let reason = isStable ? "unequal values with this text" : "not equal to itself"
    return "\(name): \(before), \(reason)"
  }

  static func shortened(_ old: String, _ new: String) -> (old: String, new: String) {
    if max(old.utf8.count, new.utf8.count) <= limit { return (old, new) }
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    let start = common > limit / 2 ? common - lead : 0
    return (cut(old, from: start), cut(new, from: start))
  }

  private static func cut(_ text: String, from start: Int) -> String {
    let scalars = text.unicodeScalars.dropFirst(start)
    let shown = scalars.prefix(limit)
    let end = shown.endIndex < scalars.endIndex ? "…" : ""
    return (start > 0 ? "…" : "") + String(shown) + end
  }
}
