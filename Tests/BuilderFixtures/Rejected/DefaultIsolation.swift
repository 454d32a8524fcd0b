// With `-default-isolation MainActor` a plain `Equatable` type compares on the main actor only;
// `nonisolated struct` is the remedy.
// options: -default-isolation MainActor

import ScreenDSL

struct User: Equatable, Sendable, Identifiable {
  let id: Int
  var name: String
}

struct Users: Screen {
  var users: [User]

  var body: some ScreenContent {
    // error: main actor-isolated conformance of 'User' to 'Equatable' cannot satisfy conformance requirement for a 'Sendable' type parameter  [#IsolatedConformances]
    Section("users", dependsOn: users) { for user in users { Label(text: user.name) } }
  }
}

struct UserRow: CellModel {
  var user: User

  static func == (left: UserRow, right: UserRow) -> Bool {
    // error: main actor-isolated conformance of 'User' to 'Equatable' cannot be used in nonisolated context [#IsolatedConformances]
    left.user == right.user
  }
}
