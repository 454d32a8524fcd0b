import UpdateContract

/// The sections and items that a list view has read from its data source, each with an identity.
struct CommittedList {
  struct Section {
    var token: Int
    var items: [Int]
  }

  var sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  init(counts: [Int], tokens: inout TokenSource) {
    sections = counts.map { Section(token: tokens.next(), items: tokens.next($0)) }
  }

  var counts: [Int] { sections.map(\.items.count) }

  func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }

  func token(at path: ItemPath) -> Int? {
    contains(path) ? sections[path.section].items[path.item] : nil
  }

  func paths(after path: ItemPath, count: Int) -> [ItemPath] {
    let paths = sections.indices[path.section...].lazy.flatMap { section in
      let first = section == path.section ? path.item + 1 : 0
      return (first..<sections[section].items.count).lazy.map {
        ItemPath(section: section, item: $0)
      }
    }
    return Array(paths.prefix(count))
  }

  func paths(before path: ItemPath, count: Int) -> [ItemPath] {
    let paths = (0...path.section).reversed().lazy.flatMap { section in
      let end = section == path.section ? path.item : sections[section].items.count
      return (0..<end).reversed().lazy.map { ItemPath(section: section, item: $0) }
    }
    return Array(paths.prefix(count))
  }
}

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

struct OpenBatch {
  var before: [Int]
  var depth = 1
  var operations = BatchOperations()
  var completions: [Completion] = []
}

struct Completion {
  var run: ((Bool) -> Void)?
}

struct Drag {
  var origin: ItemPath
  var target: ItemPath
}

/// A call of the data source for a view that has not returned yet.
struct ViewRequest {
  var kind: ElementKind
  var path: ItemPath
  var dequeued: [any ReusableView] = []
}
