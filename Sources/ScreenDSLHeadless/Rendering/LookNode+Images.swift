public import ScreenDSLHosting
import ScreenDSLLooks

extension ListEnvironment {
  private struct ImageData: ListEnvironmentKey { static let initial: [String: [UInt8]] = [:] }

  /// The image files of remote images, as bytes, by image name. Test reports and SVG pictures of the list load no
  /// images, and show these files instead. The formats are PNG, JPEG, GIF, WebP and SVG. By default, there are no
  /// files. If the file of an image is missing, a picture shows the image's placeholder or, if the image has none, an
  /// area that is gray by default.
  public var imageData: [String: [UInt8]] {
    get { self[ImageData.self] }
    set { self[ImageData.self] = newValue }
  }
}

extension LookNode {
  func withImages(from files: [String: [UInt8]]) -> LookNode {
    files.isEmpty || !hasRemoteImages ? self : withFiles(files)
  }

  private func withFiles(_ files: [String: [UInt8]]) -> LookNode {
    guard case .image(let image) = kind else { return mapParts { $0.withFiles(files) } }
    func file(_ image: Look.Image) -> [UInt8]? { image.isRemote ? files[image.name] : nil }
    return styled {
      $0.imageData = $0.imageData ?? file(image)
      $0.darkData = $0.dark.flatMap(file)
    }
  }
}

extension Look.Image {
  package var name: String {
    switch self {
    case .symbol(let name), .asset(let name), .remote(let name, _, _): name
    }
  }
}
