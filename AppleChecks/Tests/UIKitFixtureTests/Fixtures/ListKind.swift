/// The view that a fixture is replayed on.
enum ListKind: String, Sendable {
  case table
  case collection
}
