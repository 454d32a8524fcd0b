import Foundation

/// The characteristic words of an exception: one or more texts, each with all its fragments.
struct Wording: Sendable {
  /// The texts. A reason matches if it contains every fragment of one of them; upper and lower case are equal.
  var texts: [[String]]

  /// Returns a wording with one text that contains all of these fragments.
  static func text(_ fragments: String...) -> Wording { Wording(texts: [fragments]) }

  func matches(_ reason: String) -> Bool {
    texts.contains { fragments in
      fragments.allSatisfy { reason.range(of: $0, options: .caseInsensitive) != nil }
    }
  }
}

extension Wording {
  /// The text since the SDK of iOS 16.4, which is the same for all kinds of wrong counts.
  private static let invalidBatch = ["Invalid batch updates detected"]

  static let wrongSectionCount = Wording(texts: [["invalid number of sections"], invalidBatch])

  static let wrongItemCount = Wording(
    texts: [
      ["invalid number of rows in section"], ["invalid number of items in section"], invalidBatch,
    ])

  static let moveOutOfDeletedSection = Wording(
    texts: [
      ["cannot move a row from a deleted section"], ["cannot move an item from a deleted section"],
    ])
}
