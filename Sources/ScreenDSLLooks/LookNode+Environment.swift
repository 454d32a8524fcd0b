public import ScreenDSLHosting

extension ListEnvironment {
  private struct HidesSensitiveTexts: ListEnvironmentKey { static let initial = false }

  /// Whether dots stand in the place of texts that are ``LookPart/sensitive(_:)``, such as amounts; false by default.
  public var hidesSensitiveTexts: Bool {
    get { self[HidesSensitiveTexts.self] }
    set { self[HidesSensitiveTexts.self] = newValue }
  }
}

extension LookNode {
  /// The look as it is drawn in the environment around; O(*n*) in the number *n* of parts.
  var inEnvironment: LookNode {
    hasSensitiveTexts && ListEnvironment.around.hidesSensitiveTexts ? hidingTexts(false) : self
  }

  private var hasSensitiveTexts: Bool {
    style.values.isSensitive || parts.contains(where: \.hasSensitiveTexts)
  }

  private func hidingTexts(_ isAroundSensitive: Bool) -> LookNode {
    var node = self
    let isSensitive = isAroundSensitive || style.values.isSensitive
    switch kind {
    case .text where isSensitive, .badge where isSensitive:
      node.kind = .text("••••")
      if style.values.accessibility.label == nil {
        node.style.change { $0.accessibility.label = "" }
      }
    case .stack(var stack):
      // A view of the app's would show what its stand-in hides.
      if isSensitive { stack.custom = nil }
      stack.parts = stack.parts.map { $0.hidingTexts(isSensitive) }
      node.kind = .stack(stack)
    default: break
    }
    return node
  }
}
