import Foundation
import PackagePlugin

/// `swift package unused-references LOG`: prints the references of layout tests that no test used.
@main
struct UnusedReferences: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "UnusedReferencesTool").url
    tool.arguments = arguments + [context.package.directoryURL.path]
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
