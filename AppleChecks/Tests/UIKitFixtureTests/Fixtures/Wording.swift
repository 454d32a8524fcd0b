import Foundation

/// The characteristic words of an exception: one of several texts, each with all its fragments.
struct Wording: Sendable {
  /// The texts; a reason matches if it contains every fragment of one of them, in any case.
  var texts: [[String]]

  /// One text, with all of these fragments.
  static func text(_ fragments: String...) -> Wording { Wording(texts: [fragments]) }

  func matches(_ reason: String) -> Bool {
    texts.contains { fragments in
      fragments.allSatisfy { reason.range(of: $0, options: .caseInsensitive) != nil }
    }
  }
}

extension Wording {
  /// Since the SDK of iOS 16.4 one text stands for all counts that do not add up.
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
