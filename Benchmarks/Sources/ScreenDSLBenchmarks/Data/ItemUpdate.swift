/// Two states of an app, one after the other.
///
/// A run gets them made anew, as from a server's answer: no string of the one is the same heap
/// object in the other, so that equal strings have to be compared.
struct ItemUpdate<ID: Hashable & Sendable> {
  let old: [Item<ID>]
  let new: [Item<ID>]
  let kind: IDKind<ID>

  init(_ change: ListChange, of rows: Int, _ kind: IDKind<ID>) {
    let entries = [Entry](count: rows)
    old = entries.items(kind)
    new = change(entries).items(kind)
    self.kind = kind
  }

  func madeAnew() -> (old: [Item<ID>], new: [Item<ID>]) {
    (old.map { $0.madeAnew(kind) }, new.map { $0.madeAnew(kind) })
  }
}
