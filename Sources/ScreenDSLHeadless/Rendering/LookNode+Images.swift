public import ScreenDSLHosting
import ScreenDSLLooks

extension ListEnvironment {
  private struct ImageData: ListEnvironmentKey { static let initial: [String: [UInt8]] = [:] }

  /// The bytes of the files of remote images, by the names of the images. An SVG picture of the list shows these files,
  /// and so does a test report, because neither loads images. The formats are PNG, JPEG, GIF, WebP and SVG. By default
  /// there are no files. If the file of an image is missing, a gray area replaces the image.
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
