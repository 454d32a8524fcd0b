// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which a simulator of table and collection views takes UIKit's place.
///
/// An app for the Mac must not get made-up views, so `ScreenDSLUIKit` is empty there unless whoever works
/// on this package sets the variable, to run the adapters' tests.
let simulatedPlatforms: [Platform] =
  Context.environment["SCREENDSL_SIMULATED_UIKIT"] == nil ? [.linux] : [.linux, .macOS]

let package = Package(
  name: "ScreenDSL",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ScreenDSL", targets: ["ScreenDSL"]),
    .library(name: "ScreenDSLHosting", targets: ["ScreenDSLHosting"]),
    .library(name: "ScreenDSLUIKit", targets: ["ScreenDSLUIKit"]),
    .library(name: "ScreenDSLLooks", targets: ["ScreenDSLLooks"]),
    .library(name: "ScreenDSLLookViews", targets: ["ScreenDSLLookViews"]),
    .library(name: "ScreenDSLHeadless", targets: ["ScreenDSLHeadless"]),
    .library(name: "ScreenDSLHeadless", targets: ["ScreenDSLHeadless"]),
    .library(name: "ScreenDSLHeadless", targets: ["ScreenDSLHeadless"]),
    .library(name: "ScreenDSLTesting", targets: ["ScreenDSLTesting"]),
    .library(name: "UpdateContract", targets: ["UpdateContract"]),
  ],
  targets: [
    // Rounding is a function of the library for mathematics, which nothing else links for a program without Foundation.
    .target(name: "ScreenDSL", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "ScreenDSLHosting", dependencies: ["ScreenDSL"]),
    .target(name: "ScreenDSLLooks", dependencies: ["ScreenDSL", "ScreenDSLHosting"]),
    .target(name: "ScreenDSLHeadless", dependencies: ["ScreenDSL", "ScreenDSLHosting"]),
    .target(
      name: "ScreenDSLHeadless",
      dependencies: [
        "ScreenDSL", "ScreenDSLHosting", "ScreenDSLLooks", "ScreenDSLHeadless", "UpdateContract",
      ]),
    .target(
      name: "ScreenDSLHeadless",
      dependencies: ["ScreenDSL", "ScreenDSLHosting", "ScreenDSLHeadless", "ScreenDSLLooks"]),
    .target(
      name: "ScreenDSLTesting",
      dependencies: [
        "ScreenDSL", "ScreenDSLHosting", "ScreenDSLLooks", "ScreenDSLHeadless",
        "ScreenDSLHeadless", "ScreenDSLHeadless", "UpdateContract",
      ],
      resources: [.embedInCode("Report/report.css"), .embedInCode("Report/report.js")],
      // Before Swift 6.3, for what begins before the first test.
      swiftSettings: [.enableExperimentalFeature("SymbolLinkageMarkers")]),
    .target(
      name: "ScreenDSLUIKit",
      dependencies: [
        "ScreenDSL", "ScreenDSLHosting",
        .target(name: "UIKitSimulator", condition: .when(platforms: simulatedPlatforms)),
      ],
      swiftSettings: [.define("SIMULATED_UIKIT", .when(platforms: simulatedPlatforms))]),
    .target(
      name: "ScreenDSLLookViews",
      dependencies: [
        "ScreenDSL", "ScreenDSLHosting", "ScreenDSLLooks", "ScreenDSLUIKit",
        .target(name: "UIKitSimulator", condition: .when(platforms: simulatedPlatforms)),
      ],
      swiftSettings: [.define("SIMULATED_UIKIT", .when(platforms: simulatedPlatforms))]),
    .target(
      name: "UpdateContract", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // An example of a host, without access to what only this package sees: anyone could have written it.
    .target(
      name: "ScreenDSLTerminal",
      dependencies: ["ScreenDSL", "ScreenDSLHosting", "ScreenDSLLooks", "ScreenDSLHeadless"],
      path: "Examples/Terminal",
      packageAccess: false),
    .executableTarget(
      name: "ScreenDSLDemo",
      dependencies: [
        "ScreenDSL", "ScreenDSLHosting", "ScreenDSLHeadless", "ScreenDSLLookViews",
        "ScreenDSLHeadless", "ScreenDSLTerminal",
      ],
      swiftSettings: [.define("SIMULATED_UIKIT", .when(platforms: simulatedPlatforms))]),
    // A program that imports no Foundation is linked.
    .executableTarget(
      name: "PlainClient",
      dependencies: [
        "ScreenDSL", "ScreenDSLHeadless", "ScreenDSLLooks", "ScreenDSLHeadless",
      ],
      path: "Tests/PlainClient"),
    .target(
      name: "ContractFixtures", dependencies: ["UpdateContract", "TestSupport"],
      path: "Tests/ContractFixtures", exclude: ["RefusedBatches.txt"]),
    .target(
      name: "UIKitSimulator", dependencies: ["UpdateContract"],
      path: "Tests/Support/UIKitSimulator", exclude: ["Declarations.md"]),
    .target(
      name: "TestSupport", dependencies: ["ScreenDSLHeadless", "UpdateContract"],
      path: "Tests/TestSupport"),
    .target(
      name: "RenderingSupport", dependencies: ["ScreenDSLHeadless", "TestSupport"],
      path: "Tests/Support/RenderingSupport"),
    // Compiled as Xcode compiles a new app.
    .target(
      name: "DefaultIsolationScreens", dependencies: ["ScreenDSL"],
      path: "Tests/DefaultIsolationScreens",
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .testTarget(
      name: "IsolationTests",
      dependencies: ["ScreenDSLHeadless", "DefaultIsolationScreens", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLDemoTests",
      dependencies: [
        "ScreenDSLDemo", "ScreenDSL", "ScreenDSLHeadless", "ScreenDSLHeadless",
        "ScreenDSLTerminal", "ScreenDSLTesting", "TestSupport",
      ],
      exclude: ["Layout/__References__", "__References__"],
      resources: [.copy("Recorded")]),
    .testTarget(
      name: "ScreenDSLHeadlessTests",
      dependencies: ["ScreenDSLHeadless", "ScreenDSLLooks", "UpdateContract", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLLooksTests",
      dependencies: ["ScreenDSLLooks", "ScreenDSLHeadless", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLHeadlessTests",
      dependencies: ["ScreenDSLHeadless", "ScreenDSLTesting", "RenderingSupport"],
      exclude: ["__References__"]),
    .testTarget(
      name: "ScreenDSLTerminalTests",
      dependencies: ["ScreenDSLTerminal", "RenderingSupport", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLTestingTests",
      dependencies: [
        "ScreenDSLTesting", "ScreenDSL", "ScreenDSLHeadless", "ScreenDSLHeadless",
        "RenderingSupport", "TestSupport",
      ],
      exclude: ["FailureTexts/__References__"]),
    .testTarget(
      name: "ScreenDSLHostingTests",
      dependencies: ["ScreenDSLHosting", "ScreenDSLHeadless", "UpdateContract", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLHeadlessTests", dependencies: ["ScreenDSLHeadless", "TestSupport"]),
    // The laws of the design, over random screens: all that CI builds and runs in release.
    .testTarget(name: "LawTests", dependencies: ["ScreenDSL", "UpdateContract", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLTests",
      dependencies: ["ScreenDSL", "ScreenDSLHeadless", "UpdateContract", "TestSupport"]),
    .testTarget(
      name: "ScreenDSLUIKitTests",
      dependencies: [
        "ScreenDSLUIKit", "ScreenDSLHeadless", "ScreenDSLHeadless", "ScreenDSLTerminal",
        "ScreenDSLTesting", "UIKitSimulator", "UpdateContract", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenDSLLookViewsTests",
      dependencies: [
        "ScreenDSLLookViews", "ScreenDSLDemo", "ScreenDSLHeadless", "UIKitSimulator",
        "UpdateContract", "RenderingSupport", "TestSupport",
      ]),
    .testTarget(
      name: "UIKitSimulatorTests",
      dependencies: ["UIKitSimulator", "UpdateContract", "ContractFixtures", "TestSupport"]),
    .testTarget(
      name: "UpdateContractTests",
      dependencies: ["UpdateContract", "ContractFixtures", "TestSupport"],
      exclude: ["Exceptions/PastedTexts.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(macOS)
  // The tests of the adapters import the simulator.
  if !simulatedPlatforms.contains(.macOS) {
    package.targets.removeAll {
      ["ScreenDSLUIKitTests", "ScreenDSLLookViewsTests"].contains($0.name)
    }
  }
#endif

// Of the example app, which Xcode builds from the same files, with stand-ins for what an app uses besides
// lists.
#if os(Linux)
  let shims = "Tests/Support/AppleShims"
  let aliases: [SwiftSetting] = [
    .unsafeFlags([
      "-module-alias", "UIKit=UIKitShim", "-module-alias", "SwiftUI=SwiftUIShim",
      "-Xfrontend", "-disable-cross-import-overlays",
    ])
  ]
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
      path: "Examples/Inbox", exclude: ["App", "Inbox.xcodeproj", "README.md", "Tests"],
      packageAccess: false,
      swiftSettings: aliases),
    .executableTarget(
      name: "Inbox", dependencies: ["InboxKit", "UIKitShim"], path: "Examples/Inbox/App",
      packageAccess: false,
      swiftSettings: aliases),
    .testTarget(
      name: "InboxTests", dependencies: ["Inbox", "InboxKit", "ScreenDSLTesting", "UIKitShim"],
      path: "Examples/Inbox/Tests", exclude: ["__References__"], packageAccess: false,
      swiftSettings: aliases),
  ]
#endif

if Context.environment["SCREENDSL_LAWS"] != nil {
  let needed = [
    "ScreenDSL", "ScreenDSLHosting", "ScreenDSLHeadless", "UpdateContract", "TestSupport",
    "LawTests",
  ]
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  // What is tested is optimized in a release build. The tests are not, which takes a fifth from its time, but for the laws.
  if target.type == .test, target.name != "LawTests" {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}
