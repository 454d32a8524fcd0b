import ScreenDSL
import ScreenDSLRendering

/// Draws what the commands `show` and `diff` ask for.
@MainActor
struct Picture {
  let options: PictureOptions
  let elements: [Element]

  /// Returns the drawing, without a line feed at its end.
  func text() throws(OptionError) -> String {
    let steps = options.scene.steps(showing: elements)
    guard let number = options.step else { return Self.line(renderer.render(steps[0].snapshot)) }
    guard steps.indices.contains(number) else {
      let last = steps.count - 1
      throw OptionError("Step must be between 0 and \(last) (was \(number))")
    }
    let old = number == 0 ? ScreenSnapshot() : steps[number - 1].snapshot
    let changes = steps[number].snapshot.changeset(from: old)
    if let picture = renderer.render(changes) { return Self.line(picture) }
    return report(changes, "step \(number): \(steps[number].text)")
  }

  private var renderer: ScreenRenderer {
    let looks = options.scene.looks
    switch options.format {
    case .outline: return .outline(looks)
    case .text: return options.width.map { .text(looks, width: $0) } ?? .text(looks)
    case .svg:
      let theme = options.theme
      return options.width.map { .svg(looks, width: Double($0), theme: theme) }
        ?? .svg(looks, theme: theme)
    }
  }

  /// What changed and why, as text.
  private func report(_ changes: Changeset, _ title: String) -> String {
    let explanation = changes.explanation
    let why = explanation.isEmpty ? "" : "\nwhy:\n\(explanation)"
    return Self.line("\(title)\nchanges:\n\(changes)\(why)")
  }

  private static func line(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
