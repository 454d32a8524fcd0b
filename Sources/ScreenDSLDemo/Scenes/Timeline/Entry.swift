/// One thing that somebody told.
struct Entry: Equatable, Sendable {
  let id: Int
  var author: String
  /// From 1 to 5.
  var stars: Int
  var photoCount: Int
  var text: String
  var likes: Int
  var isLiked = false
}

extension Entry {
  /// Entries that differ in length, the same ones each time.
  static func samples(_ count: Int) -> [Entry] {
    let authors = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Margaret", "Donald"]
    return (0..<count).map { number in
      Entry(
        id: number, author: authors[number % authors.count], stars: number % 5 + 1,
        photoCount: number % 6 + 1,
        text: Array(repeating: "Words.", count: number % 11 + 1).joined(separator: " "),
        likes: number % 100)
    }
  }
}
