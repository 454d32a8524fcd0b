/// Where a reference is: `__References__`, then file, suite, test and name, beside the test's file.
///
/// The suite's folder is missing for a test outside any type; nested types are joined by a dot.
struct ReferencePath: Hashable, Sendable {
  static let folderName = "__References__"

  /// The folder that nothing is written outside of.
  let root: String
  /// The folders below the root and the file, each safe as a name.
  let components: [String]
  /// The texts that the components were made of, to detect different names that become equal.
  let originals: [String]

  init(site: CallSite, test: TestIdentity, name: String, fileExtension: String) {
    let suite = test.suites.isEmpty ? [] : [test.suites.joined(separator: ".")]
    let folders = [site.fileStem] + suite + [test.name]
    let stem = FileName.safe(name)
    root = "\(site.folder)/\(Self.folderName)"
    components =
      folders.map { FileName.safe($0) } + ["\(stem).\(FileName.safe(fileExtension, limit: 16))"]
    originals = folders + [name, fileExtension]
  }

  /// The whole path.
  var path: String { "\(root)/\(components.joined(separator: "/"))" }

  /// The path of each folder below the root, then the file's, each with its folder.
  var steps: [(folder: String, name: String)] {
    components.indices.map { index in
      (([root] + components[..<index]).joined(separator: "/"), components[index])
    }
  }
}

/// Makes any text a file name that is safe on every system and is made from that text alone.
enum FileName {
  /// The greatest number of characters in a name, without its extension.
  static let limit = 80

  /// Returns `text` if it is safe; otherwise what is safe of it, and a short hash of all of it.
  static func safe(_ text: String, limit: Int = limit) -> String {
    let kept = String(text.unicodeScalars.map { isSafe($0) ? Character($0) : "-" })
    if kept == text, isPlain(text), text.utf8.count <= limit { return text }
    let start = kept.drop { $0 == "." || $0 == "-" }.prefix(max(0, limit - 9))
    return start.isEmpty ? hash(text) : "\(start)-\(hash(text))"
  }

  /// Returns eight hexadecimal digits that are the same for equal texts (FNV-1a, folded).
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - folded.count) + folded
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "+", ".": true
    default: false
    }
  }

  /// Whether a name of safe characters is not hidden, empty or a device's name.
  private static func isPlain(_ text: String) -> Bool {
    let stem = text.lowercased().prefix { $0 != "." }
    return !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("-") && !text.hasSuffix(".")
      && !devices.contains(String(stem))
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
