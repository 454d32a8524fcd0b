/// The kind of view in which a fixture is replayed.
enum ListKind: String, Sendable {
  case table
  case collection
}
