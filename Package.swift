// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which a simulator takes UIKit's place. A variable adds the Mac, to run the tests of the adapters.
let hosts: [Platform] =
  Context.environment["SCREENDSL_SIMULATED_UIKIT"] == nil ? [.linux] : [.linux, .macOS]
let simulator = Target.Dependency.target(name: "UIKitSimulator", condition: .when(platforms: hosts))
let simulated = [SwiftSetting.define("SIMULATED_UIKIT", .when(platforms: hosts))]
func features(_ names: String...) -> [SwiftSetting] { names.map { .enableUpcomingFeature($0) } }
func text(_ files: String...) -> [Resource] { files.map { .embedInCode($0) } }
/// Rounding is a function of the library for mathematics. A program without Foundation links it through these targets only.
let rounding = [LinkerSetting.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "ScreenDSL",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ScreenDSL", targets: ["ScreenDSL", "ScreenDSLHosting"]),
    .library(name: "ScreenDSLUIKit", targets: ["ScreenDSLUIKit"]),
    .library(name: "ScreenDSLLooks", targets: ["ScreenDSLLooks", "ScreenDSLLookViews"]),
    .library(name: "ScreenDSLHeadless", targets: ["ScreenDSLHeadless"]),
    .library(name: "ScreenDSLTesting", targets: ["ScreenDSLTesting"]),
    .library(name: "UpdateContract", targets: ["UpdateContract"]),
  ],
  targets: [
    .target(name: "ScreenDSL", linkerSettings: rounding),
    .target(name: "ScreenDSLHosting", dependencies: ["ScreenDSL"]),
    .target(
      name: "ScreenDSLUIKit", dependencies: ["ScreenDSLHosting", simulator],
      swiftSettings: simulated),
    .target(name: "ScreenDSLLooks", dependencies: ["ScreenDSLHosting"]),
    .target(
      name: "ScreenDSLLookViews", dependencies: ["ScreenDSLLooks", "ScreenDSLUIKit", simulator],
      swiftSettings: simulated),
    .target(
      name: "ScreenDSLHeadless", dependencies: ["ScreenDSLLooks", "UpdateContract"],
      resources: text("Pictures/symbols.txt", "problems.txt")),
    .target(
      name: "ScreenDSLTesting", dependencies: ["ScreenDSLHeadless"],
      resources: text("Report/report.css", "Report/report.html", "Report/report.js"),
      // Swift before 6.3 needs the feature for code that runs before the first test.
      swiftSettings: [.enableExperimentalFeature("SymbolLinkageMarkers")]),
    .target(name: "UpdateContract", resources: text("Rules/rules.txt"), linkerSettings: rounding),
    // An example of a host. It sees the public declarations only, as a host of your own does.
    .target(
      name: "ScreenDSLTerminal", dependencies: ["ScreenDSLHeadless"], path: "Examples/Terminal",
      packageAccess: false),
    .executableTarget(
      name: "ScreenDSLDemo",
      dependencies: ["ScreenDSLHeadless", "ScreenDSLLookViews", "ScreenDSLTerminal"],
      swiftSettings: simulated),
    // A program that imports no Foundation is linked.
    .executableTarget(
      name: "PlainClient", dependencies: ["ScreenDSLHeadless"], path: "Tests/PlainClient"),
    .target(
      name: "ContractFixtures", dependencies: ["TestSupport"], path: "Tests/ContractFixtures",
      exclude: ["RefusedBatches.txt", "Reports.txt"]),
    .target(
      name: "UIKitSimulator", dependencies: ["UpdateContract"],
      path: "Tests/Support/UIKitSimulator", exclude: ["Declarations.md"]),
    .target(name: "TestSupport", dependencies: ["ScreenDSLHeadless"], path: "Tests/TestSupport"),
    .target(
      name: "RenderingSupport", dependencies: ["TestSupport"],
      path: "Tests/Support/RenderingSupport"),
    // Compiled as Xcode compiles a new app.
    .target(
      name: "DefaultIsolationScreens", dependencies: ["ScreenDSL"],
      path: "Tests/DefaultIsolationScreens",
      swiftSettings: [.defaultIsolation(MainActor.self)]
        + features("InferIsolatedConformances", "NonisolatedNonsendingByDefault")),
    .testTarget(name: "IsolationTests", dependencies: ["DefaultIsolationScreens", "TestSupport"]),
    .testTarget(name: "LawTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ScreenDSLTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ScreenDSLHostingTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ScreenDSLLooksTests", dependencies: ["RenderingSupport"]),
    .testTarget(
      name: "ScreenDSLHeadlessTests", dependencies: ["ScreenDSLTesting", "RenderingSupport"],
      exclude: ["Pictures/__References__"]),
    .testTarget(
      name: "ScreenDSLTestingTests", dependencies: ["ScreenDSLTesting", "RenderingSupport"],
      exclude: ["FailureTexts/__References__"]),
    .testTarget(
      name: "ScreenDSLTerminalTests", dependencies: ["ScreenDSLTerminal", "RenderingSupport"]),
    .testTarget(
      name: "ScreenDSLDemoTests",
      dependencies: ["ScreenDSLDemo", "ScreenDSLTesting", "TestSupport"],
      exclude: ["Layout/__References__", "__References__"], resources: [.copy("Recorded")]),
    .testTarget(
      name: "ScreenDSLUIKitTests",
      dependencies: ["ScreenDSLUIKit", "ScreenDSLTesting", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLLookViewsTests",
      dependencies: ["ScreenDSLLookViews", "ScreenDSLDemo", "RenderingSupport"]),
    .testTarget(
      name: "UpdateContractTests", dependencies: ["ContractFixtures"],
      exclude: ["Exceptions/PastedTexts.txt"]),
    .testTarget(name: "UIKitSimulatorTests", dependencies: ["UIKitSimulator", "ContractFixtures"]),
    .testTarget(name: "SourceTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
let checks = ["UIKitSimulatorTests", "SourceTests"]  // CI alone runs them.
var leftOut = Context.environment["SCREENDSL_CHECKS"] == nil ? checks : []
#if os(macOS)
  leftOut += hosts.count > 1 ? [] : ["ScreenDSLUIKitTests", "ScreenDSLLookViewsTests"]
#else
  // Xcode builds the example app from the same files. Here it gets stand-ins for what an app uses besides lists.
  let (shims, inbox) = ("Tests/Support/AppleShims", "Examples/Inbox")
  let names = "-module-alias UIKit=UIKitShim -module-alias SwiftUI=SwiftUIShim -Xfrontend"
  let flags = "\(names) -disable-cross-import-overlays".split(separator: " ").map(String.init)
  let aliases = [SwiftSetting.unsafeFlags(flags)]
  package.targets += [
    .target(name: "UIKitShim", dependencies: ["UIKitSimulator"], path: "\(shims)/UIKit"),
    .target(
      name: "SwiftUIShim", dependencies: ["UIKitShim"], path: "\(shims)/SwiftUI",
      swiftSettings: aliases),
    .testTarget(
      name: "ScreenListTests", dependencies: ["ScreenDSLUIKit", "SwiftUIShim", "TestSupport"],
      swiftSettings: aliases),
    .target(
      name: "InboxKit", dependencies: ["ScreenDSLLookViews", "ScreenDSLHeadless", "SwiftUIShim"],
      path: inbox, exclude: ["App", "Inbox.xcodeproj", "README.md", "Tests"],
      packageAccess: false, swiftSettings: aliases),
    .executableTarget(
      name: "Inbox", dependencies: ["InboxKit"], path: "\(inbox)/App", packageAccess: false,
      swiftSettings: aliases),
    .testTarget(
      name: "InboxTests", dependencies: ["Inbox", "ScreenDSLTesting"], path: "\(inbox)/Tests",
      exclude: ["__References__"], packageAccess: false, swiftSettings: aliases),
  ]
#endif
package.targets.removeAll { leftOut.contains($0.name) }
// CI builds the laws alone in release, with the part of the tools that they need.
if Context.environment["SCREENDSL_LAWS"] != nil {
  let laws = ["ScreenDSL", "ScreenDSLHosting", "UpdateContract", "TestSupport", "LawTests"]
  package.targets.removeAll { !(laws + ["ScreenDSLHeadless"]).contains($0.name) }
  let headless = package.targets.first { $0.name == "ScreenDSLHeadless" }
  headless?.sources = ["Problems"]
  headless?.dependencies = ["ScreenDSLHosting", "UpdateContract"]
  package.products = []
}
for target in package.targets {
  let all = features("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")
  target.swiftSettings = (target.swiftSettings ?? []) + all
  // A release build optimizes what is tested. The tests themselves are not optimized, which saves a fifth of its time.
  if target.type == .test, target.name != "LawTests" {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}
