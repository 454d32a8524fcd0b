/// Two consecutive states of an app.
///
/// A run gets new ones, as after a server's response: the states share no strings on the heap, so that equal strings
/// must be compared.
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
