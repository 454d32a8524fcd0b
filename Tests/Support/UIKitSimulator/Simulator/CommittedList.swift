import UpdateContract

/// The sections and items that a list knows, by identity.
struct CommittedList {
  struct Section {
    var token: Int
    var items: [Int]
  }

  var sections: [Section]

  init(sections: [Section]) {
    self.sections = sections
  }

  init(counts: [Int], tokens: inout TokenSource) {
    sections = counts.map { count in
      Section(token: tokens.next(), items: tokens.next(count))
    }
  }

  var counts: [Int] { sections.map(\.items.count) }

  func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }

  func token(at path: ItemPath) -> Int? {
    contains(path) ? sections[path.section].items[path.item] : nil
  }

  /// Returns up to `count` paths after a path, in order.
  func paths(after path: ItemPath, count: Int) -> [ItemPath] {
    var paths: [ItemPath] = []
    var next = ItemPath(section: path.section, item: path.item + 1)
    while paths.count < count, next.section < sections.count {
      if next.item < sections[next.section].items.count {
        paths.append(next)
        next.item += 1
      } else {
        next = ItemPath(section: next.section + 1, item: 0)
      }
    }
    return paths
  }

  /// Returns up to `count` paths before a path, nearest first.
  func paths(before path: ItemPath, count: Int) -> [ItemPath] {
    var paths: [ItemPath] = []
    var next = ItemPath(section: path.section, item: path.item - 1)
    while paths.count < count {
      if next.item >= 0 {
        paths.append(next)
        next.item -= 1
      } else {
        guard next.section > 0 else { break }
        let section = next.section - 1
        next = ItemPath(section: section, item: sections[section].items.count - 1)
      }
    }
    return paths
  }
}

/// Hands out identity numbers, each once.
struct TokenSource {
  private var last = 0

  mutating func next() -> Int {
    last += 1
    return last
  }

  mutating func next(_ count: Int) -> [Int] {
    defer { last += max(count, 0) }
    return Array((last + 1)..<(last + 1 + max(count, 0)))
  }
}

/// A batch between its begin and its end.
struct OpenBatch {
  var before: [Int]
  var depth = 1
  var operations = BatchOperations()
  var completions: [Completion] = []
}

/// The closure that a batch runs when its animation has ended.
struct Completion {
  var run: ((Bool) -> Void)?
}

/// An item that the user is dragging.
struct Drag {
  var origin: ItemPath
  var target: ItemPath
}

/// A question for a view that is under way.
struct ViewRequest {
  var kind: ElementKind
  var path: ItemPath
  var dequeued: [any ReusableView] = []
}
