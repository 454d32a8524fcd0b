/// Holds the entries, and changes them when the user likes one.
@MainActor
final class TimelineStore {
  private(set) var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  func like(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].isLiked.toggle()
    entries[index].likes += entries[index].isLiked ? 1 : -1
  }
}
