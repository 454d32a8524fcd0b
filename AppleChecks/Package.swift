// swift-tools-version: 6.2

import PackageDescription

// A package of its own, for iOS only; nothing in the root package depends on it. The tests are a target of
// `Host/Host.xcodeproj`, because a package cannot choose the app in which its tests run.
let package = Package(
  name: "AppleChecks",
  platforms: [.iOS(.v15)],
  products: [.library(name: "ExceptionCatcher", targets: ["ExceptionCatcher"])],
  targets: [
    // Objective-C, because Swift cannot catch an exception.
    .target(name: "ExceptionCatcher")
  ],
  swiftLanguageModes: [.v6]
)
