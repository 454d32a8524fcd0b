import Foundation
import ScreenDSL
import ScreenDSLLooks

extension LookNode {
  /// The texts that people see in it, and what they call its parts, in order.
  var seenTexts: [String] {
    var texts: [String] = []
    addSeenTexts(to: &texts, depth: Self.maximumDepth)
    return texts.filter { !$0.isEmpty }
  }

  private func addSeenTexts(to texts: inout [String], depth: Int) {
    // In the place of what is loading there are bars.
    if style.values.isLoading { return }
    texts.append(style.values.accessibility.label ?? "")
    switch kind {
    case .text(let text), .badge(let text): texts.append(text)
    case .control(let control): texts += [control.title] + control.seenValues
    default: if depth > 0 { for part in parts { part.addSeenTexts(to: &texts, depth: depth - 1) } }
    }
  }
}

extension LookNode.Control {
  /// The texts that are seen beside the title.
  var seenValues: [String] {
    switch kind {
    case .button, .toggle: []
    case .slider(let slider, _): [slider.text ?? ""]
    case .stepper(let stepper, _): [stepper.text]
    case .picker(let picker, _): isSegments ? picker.choices : [picker.chosen ?? ""]
    case .field(let field, _):
      [field.text.isEmpty ? field.prompt : field.shown, field.problem ?? ""]
    }
  }
}

/// Names that somebody may have meant who wrote another one.
enum Near {
  /// The three nearest texts, each once: those that have the name in them, and those that differ by few letters.
  static func texts(_ name: String, among texts: [String]) -> [String] {
    func distance(_ text: String) -> Int? {
      if !name.isEmpty, text.lowercased().range(of: name.lowercased()) != nil { return 0 }
      let distance = ScreenSnapshot.distance(name.lowercased(), text.lowercased())
      return distance <= max(2, name.count / 3) && distance < name.count ? distance : nil
    }
    var seen: Set<String> = []
    return texts.filter { $0.count < 200 && seen.insert($0).inserted }
      .compactMap { text in distance(text).map { (text, $0) } }
      .sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}
