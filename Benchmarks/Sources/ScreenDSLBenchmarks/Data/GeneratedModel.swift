import ScreenDSL

/// A model that can be created from an entry; equal entries and IDs give equal models.
protocol GeneratedModel: Identifiable, Equatable, Sendable where ID: Hashable & Sendable {
  init(id: ID, entry: Entry)
}

/// Texts for models. Two of three are longer than 15 bytes, so that they are on the heap.
enum SampleText {
  private static let adjectives = ["Plain", "Hand-made", "Second-hand", "Blue", "Foldable"]
  private static let nouns = ["lamp", "ceramic bowl", "garden chair", "bicycle", "book shelf"]

  static func title(_ number: Int) -> String {
    if number % 3 == 0 { return "Item \(number)" }
    return "\(pick(adjectives, number)) \(pick(nouns, number / 5)), number \(number)"
  }

  static func sentence(_ number: Int) -> String {
    "The \(pick(nouns, number)) that you asked for is \(pick(adjectives, number / 5))."
  }

  private static func pick(_ words: [String], _ number: Int) -> String {
    words[number % words.count]
  }
}
