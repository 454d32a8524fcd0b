// SwiftUI as macOS has it: without views of UIKit. To type-check only.
@MainActor @preconcurrency public protocol View {}
