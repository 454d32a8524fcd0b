// swift-tools-version: 6.2

import PackageDescription

// A package of its own, for iOS only: nothing in the root package depends on it.
let package = Package(
  name: "AppleChecks",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "ScreenDSL", path: "..")],
  targets: [
    // Objective-C, because Swift cannot catch an exception.
    .target(name: "ExceptionCatcher"),
    .testTarget(
      name: "UIKitFixtureTests",
      dependencies: [
        "ExceptionCatcher",
        .product(name: "ScreenDSL", package: "ScreenDSL"),
        .product(name: "ScreenDSLUIKit", package: "ScreenDSL"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
