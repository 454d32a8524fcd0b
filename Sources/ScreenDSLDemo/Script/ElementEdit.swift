/// A change of the elements themselves, for which the screen has no control.
///
/// Where several elements have an ID, the first is meant.
enum ElementEdit: Equatable, Sendable {
  case insert(Element, at: Int)
  case remove(id: String)
  case rename(id: String, to: String)
  case swap(String, String)

  func apply(to elements: inout [Element]) throws(ScriptError) {
    switch self {
    case .insert(let element, let index): try insert(element, at: index, into: &elements)
    case .remove(let id): elements.remove(at: try index(of: id, in: elements))
    case .rename(let id, let name): elements[try index(of: id, in: elements)].name = name
    case .swap(let left, let right):
      elements.swapAt(try index(of: left, in: elements), try index(of: right, in: elements))
    }
  }

  private func insert(
    _ element: Element, at index: Int, into elements: inout [Element]
  ) throws(ScriptError) {
    guard (0...elements.count).contains(index) else {
      throw ScriptError("Position must be from 0 to \(elements.count) (was \(index))")
    }
    elements.insert(element, at: index)
  }

  private func index(of id: String, in elements: [Element]) throws(ScriptError) -> Int {
    guard let index = elements.firstIndex(where: { $0.id == id }) else {
      throw ScriptError("No element for \(id.quoted); use an ID that is in the list at this point")
    }
    return index
  }
}
