// The declarations of SwiftUI that AppleChecks uses. They are only for type checks and do nothing.
public import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct EmptyView: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError() }
}

// It has the same name as the type of `ScreenDSL`, so that a file that uses both must qualify the name.
public struct Section<Parent, Content, Footer> {}

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
}

public struct Transaction {
  public var disablesAnimations: Bool
  public var animation: Animation?
}

public struct Animation: Sendable {}

public struct EnvironmentValues {
  public var refresh: RefreshAction? { nil }
  public var editMode: Binding<EditMode>? { nil }
}

public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

// It is not 'Sendable', as in the SDK of iOS 16.5; therefore the import has '@preconcurrency'.
public struct RefreshAction {
  public func callAsFunction() async {}
}

extension View {
  public func searchable(text: Binding<String>, prompt: Text?) -> some View {
    EmptyView()
  }
}
