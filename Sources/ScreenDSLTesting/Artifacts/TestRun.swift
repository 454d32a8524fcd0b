import Foundation

/// The run of the tests that this process is part of.
enum TestRun {
  /// The same text in all processes of one `swift test`, and another one in each run or build.
  static let current: String = {
    let program = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let built = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(getppid())-\(Int64(built * 1000))"
  }()

  /// Where what the processes of a run share is kept: a folder of this user's in the temporary one.
  static let folder: String = {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    return "\(root)/ScreenDSLTesting-\(getuid())"
  }()
}
