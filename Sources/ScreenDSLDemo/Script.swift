/// What happens before the main screen is evaluated again.
enum Action: Equatable, Sendable, Decodable {
  case horizontal(order: Sort)
  case vertical(order: Sort)
  case banner(isShown: Bool)
  case tapFirstElement
  case add(id: String, name: String, at: Int)
  case remove(id: String)
  case rename(id: String, name: String)
  case swap(id: String, with: String)
  /// Nothing happens: the same state is evaluated again.
  case again

  /// Changes the elements themselves, for which the screen has no control.
  func edit(_ elements: inout [Element]) throws {
    switch self {
    case .add(let id, let name, let position):
      guard (0...elements.count).contains(position) else {
        throw DemoError("Position must be between 0 and \(elements.count) (was \(position))")
      }
      elements.insert(Element(id: id, name: name), at: position)
    case .remove(let id): elements.remove(at: try elements.position(of: id))
    case .rename(let id, let name): elements[try elements.position(of: id)].name = name
    case .swap(let id, let other):
      elements.swapAt(try elements.position(of: id), try elements.position(of: other))
    case .horizontal, .vertical, .banner, .tapFirstElement, .again: break
    }
  }
}

extension [Element] {
  fileprivate func position(of id: String) throws -> Int {
    guard let position = firstIndex(where: { $0.id == id }) else {
      throw DemoError("No element for '\(id)'; use an ID that is in the list at this point")
    }
    return position
  }
}

/// An action, and what is known of it; in a file everything but the action may be missing.
struct ScriptStep: Decodable {
  let action: Action
  /// How the step is announced.
  let text: String?
  /// What it must do to the list.
  var figures: String?
  /// What the user must have picked.
  let picks: [String]?
  /// Whether to say what a reload of the whole list would cost instead.
  let comparesWithRebuild: Bool?
  /// Whether the carousel is scrolled, leaves the window and comes back before the action.
  let scrollsCarousel: Bool?

  var title: String { text ?? "\(action)" }
}

/// A file `{"steps": [{"action": {"again": {}}}, …]}`.
struct ScriptFile: Decodable {
  var steps: [ScriptStep]

  /// Throws if an edit is impossible when its turn comes.
  func check(on elements: [Element], file: String) throws {
    var elements = elements
    for (number, step) in steps.enumerated() {
      do {
        try step.action.edit(&elements)
      } catch {
        throw DemoError("\(file): Cannot play 'steps[\(number)]': \(error)")
      }
    }
  }
}
