// SwiftUI on macOS, which has no views of UIKit. Only for type checks.
@MainActor @preconcurrency public protocol View {}
