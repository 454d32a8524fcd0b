import Foundation

/// The state of the inbox. Only the method `perform(_:)` changes this state.
struct Inbox: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case loading, loaded
    case failed(String)
  }

  enum Sort: Int, CaseIterable, Sendable {
    case newest, oldest, unread

    var title: String { ["Newest", "Oldest", "Unread first"][rawValue] }
  }

  /// The folders to which the user can move mails from the inbox.
  enum Folder: String, CaseIterable, Sendable {
    case archive = "Archive"
    case trash = "Trash"
  }

  /// A group of mails in the inbox. If the order is `Sort.unread`, the inbox has the groups `unread` and `read`. In any
  /// other order, a group contains the mails that arrived on certain days.
  enum Group: String, Sendable {
    case today, yesterday, tuesday, earlier, unread, read

    var title: String { rawValue.capitalized }
  }

  enum Action: Equatable, Sendable {
    case load
    case receive([Mail])
    case fail(String)
    case open(Mail.ID)
    /// Records that the user has seen a mail.
    case see(Mail.ID)
    case toggleUnread(Mail.ID)
    case move(Mail.ID, Folder)
    case unfold(Folder, Bool)
    case search(String)
    case sort(Sort)
    /// Lets the inbox show up to 20 more mails.
    case showMore
    /// Begins or ends editing the list.
    case edit(Bool)
    /// Shows only the mails of one person. If the inbox already shows only these, shows all mails.
    case choose(Person)
  }

  private(set) var phase = Phase.loading
  private(set) var mails: [Mail] = []
  private(set) var query = ""
  private(set) var sort = Sort.newest
  private(set) var chosen: Person?
  private(set) var isEditing = false
  /// The expanded folders.
  private(set) var unfolded: Set<Folder> = []
  private var folders: [Mail.ID: Folder] = [:]
  private var seen: Set<Mail.ID> = []
  /// The greatest number of mails that the inbox shows.
  private var limit = 20

  /// Whether loading has ended and there are no mails.
  var isEmpty: Bool { phase == .loaded && mails.isEmpty }

  /// The number of mails in the inbox that the user has not seen.
  var unseen: Int { mails.count { folders[$0.id] == nil && !seen.contains($0.id) } }
  var title: String { unseen == 0 ? "Inbox" : "Inbox (\(unseen))" }

  mutating func perform(_ action: Action) {
    switch action {
    case .load: phase = .loading
    case .receive(let new):
      phase = .loaded
      // A mail that the inbox already has keeps its `isUnread`. The user may have changed this property, and the server
      // may not know of the change yet.
      let known = Dictionary(mails.map { ($0.id, $0.isUnread) }) { $1 }
      mails = new + mails.filter { old in !new.contains { $0.id == old.id } }
      for index in mails.indices {
        mails[index].isUnread = known[mails[index].id] ?? mails[index].isUnread
      }
    case .fail(let reason): phase = .failed(reason)
    case .open(let id): update(id) { $0.isUnread = false }
    case .see(let id): seen.insert(id)
    case .toggleUnread(let id): update(id) { $0.isUnread.toggle() }
    case .move(let id, let folder): folders[id] = folder
    case .unfold(let folder, true): unfolded.insert(folder)
    case .unfold(let folder, false): unfolded.remove(folder)
    case .search(let text): query = text
    case .sort(let order): sort = order
    case .showMore: if limit < mails.count { limit += 20 }
    case .edit(let begins): isEditing = begins
    case .choose(let person): chosen = chosen == person ? nil : person
    }
  }

  private mutating func update(_ id: Mail.ID, _ change: (inout Mail) -> Void) {
    if let index = mails.firstIndex(where: { $0.id == id }) { change(&mails[index]) }
  }

  /// Returns the mails that contain the search text, in the chosen order. If the user has chosen a person, returns only
  /// mails from this person.
  ///
  /// - Parameter folder: The folder that contains the mails; nil for the inbox.
  func mails(in folder: Folder?) -> [Mail] {
    mails.filter { mail in
      folders[mail.id] == folder && (chosen == nil || mail.sender == chosen)
        && (query.isEmpty
          || mail.texts.contains { $0.range(of: query, options: .caseInsensitive) != nil })
    }
    .sorted(by: isBefore)
  }

  private func isBefore(_ mail: Mail, _ other: Mail) -> Bool {
    if sort == .unread, mail.isUnread != other.isUnread { return mail.isUnread }
    let (newer, older) = sort == .oldest ? (other, mail) : (mail, other)
    return (newer.daysAgo, older.minute) < (older.daysAgo, newer.minute)
  }

  /// The mails that the inbox shows, in groups. These are the first mails of `mails(in: nil)`, at most `limit`.
  var groups: [(group: Group, mails: [Mail])] {
    Dictionary(grouping: mails(in: nil).prefix(limit), by: group)
      .sorted { isBefore($0.value[0], $1.value[0]) }.map { ($0, $1) }
  }

  private func group(of mail: Mail) -> Group {
    if sort == .unread { return mail.isUnread ? .unread : .read }
    return switch mail.daysAgo {
    case 0: .today
    case 1: .yesterday
    case 2: .tuesday
    default: .earlier
    }
  }

  /// The people in the strip at the top of the inbox, each with the number of unread mails from this person.
  var people: [(person: Person, unread: Int)] {
    Person.pinned.map { person in
      (person, mails.count { $0.sender == person && $0.isUnread && folders[$0.id] == nil })
    }
  }
}

struct Person: Hashable, Identifiable, Sendable {
  var name: String
  var id: String { name }
  var firstName: String { String(name.prefix { $0 != " " }) }
}

struct Mail: Equatable, Identifiable, Sendable {
  var id: Int
  var sender: Person
  var subject: String
  /// The number of days that have passed since the mail arrived.
  var daysAgo: Int
  /// The minute of the day at which the mail arrived, from 0 to 1,439.
  var minute: Int
  var isUnread: Bool
  var preview: String

  var time: String { "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)" }
  fileprivate var texts: [String] { [sender.name, subject, preview] }
}
