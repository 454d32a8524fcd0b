/// The scenes beside the main one, by the argument that plays them.
enum DemoScene: String, CaseIterable {
  case timeline, contacts, zombies, registration

  /// What the scene shows, for the help.
  var summary: String {
    switch self {
    case .timeline: "scrolls 10,000 entries of five cells each, and likes one"
    case .contacts: "shows contacts in two themes, and turns one into a company"
    case .zombies: "adds a type to a mixed list: a model, a cell, a registration"
    case .registration: "registers cells, headers and footers in one list, and audits it"
    }
  }

  /// Plays the scene in a headless host.
  @MainActor
  func play(_ output: any Output) throws {
    switch self {
    case .timeline: try TimelineScene(output).play()
    case .contacts: try ContactsScene(output).play()
    case .zombies: try ZombiesScene(output).play()
    case .registration: try RegistrationScene(output).play()
    }
  }

  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
