// The example app compiles and runs with this part of SwiftUI. A view has only its texts.
internal import Foundation
public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  var texts: [String] { get }
}

extension View {
  public var texts: [String] { body.texts }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func searchable(text: Binding<String>, prompt: Text?) -> some View {
    SearchedView(content: self, text: text, prompt: prompt?.texts.first)
  }
}

extension Never: View {}

extension View where Body == Never { public var body: Never { fatalError() } }

public struct Group: View {
  public typealias Body = Never
  public let texts: [String]
}

@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildExpression(_ view: some View) -> Group {
    Group(texts: view.texts)
  }
  public static func buildBlock(_ parts: Group...) -> Group { Group(texts: parts.flatMap(\.texts)) }
  public static func buildOptional(_ part: Group?) -> Group { part ?? Group(texts: []) }
}

public struct Text: View {
  public typealias Body = Never
  public let texts: [String]
  public init(_ text: String) { texts = [text] }
}

@propertyWrapper @MainActor @preconcurrency public struct Binding<Value: Sendable>: Sendable {
  private let get: @MainActor @Sendable () -> Value
  private let set: @MainActor @Sendable (Value) -> Void
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) { (self.get, self.set) = (get, set) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

public struct SearchedView<Content: View>: View {
  public typealias Body = Never
  public let content: Content
  public let text: Binding<String>
  public let prompt: String?
  public var texts: [String] { content.texts }
}

public struct UIHostingConfiguration: UIContentConfiguration {
  let content: Group
  public init(@ViewBuilder content: () -> Group) { self.content = content() }
  public func makeContentView() -> any UIView & UIContentView { HostingView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable { public var texts: [String] { [] } }

@MainActor @preconcurrency public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  public let coordinator: View.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
  public init(coordinator: View.Coordinator) { self.coordinator = coordinator }
}

public struct Transaction: Sendable {
  public var disablesAnimations = false
  public var animation: Animation?
  public init() {}
}

public struct Animation: Hashable, Sendable { public static let `default` = Animation() }

public struct EnvironmentValues: Sendable {
  public var refresh: RefreshAction?
  public var editMode: Binding<EditMode>?
}

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  public func callAsFunction() async { await action() }
}

// The core has a type of this name too, so a file that imports both must tell which one it means.
public struct Section<Parent, Content, Footer> {}

private final class HostingView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: UIHostingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    accessibilityLabel =
      (configuration as? UIHostingConfiguration)?.content.texts.joined(separator: ", ")
  }
}
