import Foundation

/// `UnusedReferencesTool LOG PACKAGE`
///
/// The exit status is 1 if there are unused references, and 2 if there is nothing to read.
@main
enum Command {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())) { print($0) })
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  /// Prints the unused references, or how many there are in use.
  ///
  /// - Returns: The exit status.
  static func run(_ arguments: [String], print: (String) -> Void) throws -> Int32 {
    guard arguments.count == 2 else {
      throw Trouble("Folder of the log must be given; use 'swift package unused-references LOG'")
    }
    let (count, unused) = try UnusedReferences(log: arguments[0]).references(of: arguments[1])
    unused.forEach(print)
    if unused.isEmpty { print("References: \(count), all used") }
    return unused.isEmpty ? 0 : 1
  }
}
