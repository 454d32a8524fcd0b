public import ScreenDSLHosting

extension ListEnvironment {
  private struct HidesSensitiveTexts: ListEnvironmentKey { static let initial = false }

  /// Whether dots stand in the place of texts that are ``LookPart/sensitive(_:)``, such as amounts; false by default.
  public var hidesSensitiveTexts: Bool {
    get { self[HidesSensitiveTexts.self] }
    set { self[HidesSensitiveTexts.self] = newValue }
  }

  private struct ImageData: ListEnvironmentKey { static let initial: [String: [UInt8]] = [:] }

  /// The files of remote images, by name, as pictures and pages show them: PNG, JPEG, GIF, WebP or SVG; none by
  /// default, and a ground with the name stands in their place.
  public var imageData: [String: [UInt8]] {
    get { self[ImageData.self] }
    set { self[ImageData.self] = newValue }
  }
}

extension LookNode {
  /// The look as it is drawn in the environment around; O(*n*) in the number *n* of parts.
  var inEnvironment: LookNode {
    let needs = needs
    var node = self
    if needs.contains(.sensitive), ListEnvironment.around.hidesSensitiveTexts {
      node = node.hidingTexts(false)
    }
    if needs.contains(.images), !ListEnvironment.around.imageData.isEmpty {
      node = node.withImages(from: ListEnvironment.around.imageData)
    }
    return node
  }

  /// Whether images are to be loaded.
  package var hasRemoteImages: Bool { needs.contains(.images) }

  /// Whether some images are others in the dark.
  package var hasDarkImages: Bool { needs.contains(.themes) }

  private struct Needs: OptionSet {
    let rawValue: Int
    static let (sensitive, images, themes) = (
      Needs(rawValue: 1), Needs(rawValue: 2), Needs(rawValue: 4)
    )
  }

  /// What it takes from the environment.
  private var needs: Needs {
    var needs: Needs = style.values.isSensitive ? .sensitive : []
    if case .image(let image) = kind {
      let dark = style.values.dark?.image
      if dark != nil { needs.insert(.themes) }
      if image.isRemote || dark?.isRemote == true { needs.insert(.images) }
    }
    for part in parts { needs.formUnion(part.needs) }
    return needs
  }

  // Out of line: inlined into itself, it was as large as all other members of this file.
  @inline(never) private func withImages(from files: [String: [UInt8]]) -> LookNode {
    if case .image(let image) = kind {
      func file(_ image: Look.Image) -> [UInt8]? { image.isRemote ? files[image.name] : nil }
      return styled {
        $0.imageData = file(image)
        if let dark = $0.dark?.image { $0.dark = .init(image: dark, data: file(dark)) }
      }
    }
    return mapParts { $0.withImages(from: files) }
  }

  private var withoutCustomView: LookNode { changingStack { $0.custom = nil } }

  private func mapParts(_ change: (LookNode) -> LookNode) -> LookNode {
    changingStack { $0.parts = $0.parts.map(change) }
  }

  private func changingStack(_ change: (inout Stack) -> Void) -> LookNode {
    guard case .stack(var stack) = kind else { return self }
    var node = self
    change(&stack)
    node.kind = .stack(stack)
    return node
  }

  private func hidingTexts(_ isAroundSensitive: Bool) -> LookNode {
    let isSensitive = isAroundSensitive || style.values.isSensitive
    switch kind {
    case .text where isSensitive, .badge where isSensitive:
      var node = styled { $0.accessibility.label = $0.accessibility.label ?? "" }
      node.kind = .text("••••")
      return node
    default:
      let node = mapParts { $0.hidingTexts(isSensitive) }
      // A view of the app's would show what its stand-in hides.
      return isSensitive || needs.contains(.sensitive) ? node.withoutCustomView : node
    }
  }
}
