import Foundation
import ScreenDSL
import ScreenDSLInspection
import ScreenDSLWeb

/// A screen of a scene, and what led to it.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)

/// The scenes, by the argument that names one.
enum Scene: String, CaseIterable {
  case main, timeline, contacts, zombies, registration

  /// Plays a scene, and throws if an update broke a rule of list views.
  typealias Story = @MainActor (any Output) throws -> Void

  /// Nil for the main scene: that is played by a script.
  var story: Story? {
    switch self {
    case .main: nil
    case .timeline: { try TimelineScene().play($0) }
    case .contacts: ContactsScene.play
    case .zombies: ZombiesScene.play
    case .registration: RegistrationScene.play
    }
  }

  var looks: LookRegistry {
    switch self {
    case .main: .main
    case .timeline: .timeline
    case .contacts: .contacts
    case .zombies: .zombies
    case .registration: .shop
    }
  }

  /// Returns what `show` and `diff` draw: the first screen, and those after it.
  @MainActor
  func steps() throws -> [SceneStep] {
    switch self {
    case .main: try MainList.steps()
    case .timeline: TimelineScene.steps
    case .contacts: ContactsScene.steps
    case .zombies: ZombiesScene.steps
    case .registration: RegistrationScene.steps
    }
  }
}

extension Options {
  /// Draws the first screen of a scene, or what a step does to it; without a line feed at the end.
  @MainActor
  func picture() throws -> String {
    let steps = try scene.steps()
    guard let step else { return Self.line(renderer.render(steps[0].snapshot)) }
    guard steps.indices.contains(step) else {
      throw DemoError("Step must be between 0 and \(steps.count - 1) (was \(step))")
    }
    let old = step == 0 ? ScreenSnapshot() : steps[step - 1].snapshot
    let changes = steps[step].snapshot.changeset(from: old)
    if let picture = renderer.render(changes) { return Self.line(picture) }
    let why = changes.explanation.isEmpty ? "" : "\nwhy:\n\(changes.explanation)"
    return Self.line("step \(step): \(steps[step].text)\nchanges:\n\(changes)\(why)")
  }

  /// Writes the film of a scene to a file, and returns a line about it.
  @MainActor
  func writeFilm(to file: String) throws -> String {
    let steps = try scene.steps().map { (title: $0.text, snapshot: $0.snapshot) }
    let film = ScreenFilm("Scene \(scene)", looks: scene.looks, steps: steps)
    do {
      try film.html.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw DemoError("Cannot write '\(file)': \(error.localizedDescription)")
    }
    return "\(file): \(steps.count) steps"
  }

  private var renderer: ScreenRenderer {
    switch format {
    case .outline: .outline(scene.looks)
    case .text: .text(scene.looks, width: width ?? 60)
    case .svg:
      .svg(scene.looks, width: Double(width ?? 390), theme: theme ?? .light)
    case .html: .html(scene.looks, title: "Scene \(scene)", theme: theme)
    }
  }

  private static func line(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
