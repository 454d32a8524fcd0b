/// Where a statement stands in the builder's structure: statements, branches and iterations.
///
/// The outermost loop's iteration is kept apart, so that all rows of a loop share one code. Equal
/// sequences of components are equal paths.
@usableFromInline
struct StructuralPath: Hashable, Sendable {
  enum Component: Hashable {
    case statement(Int)
    case branch(Int)
    case iteration(Int)
  }

  /// A path without the outermost loop's iteration; a marker stands in its place.
  private(set) var code: Code
  /// The outermost loop's iteration; 0 if there is no loop.
  private(set) var iteration: UInt64

  /// The path of the root.
  @usableFromInline
  init() {
    self.init(code: Code(), iteration: 0)
  }

  init(code: Code, iteration: UInt64) {
    self.code = code
    self.iteration = iteration
  }

  mutating func append(_ component: Component) {
    if case .iteration(let index) = component, !code.isInLoop {
      code.append(tag: .loop, 0)
      iteration = UInt64(index)
    } else {
      code.append(component)
    }
  }

  func appending(_ component: Component) -> StructuralPath {
    var copy = self
    copy.append(component)
    return copy
  }

  /// Returns the path of what has the path `relative` inside this one.
  func appending(_ relative: StructuralPath) -> StructuralPath {
    if code.isEmpty { return relative }
    if relative.code.isEmpty { return self }
    return relative.components.reduce(self) { $0.appending($1) }
  }

  /// The ID of a row of type `model` at this path, which no section's builder holds.
  func id(of model: Any.Type) -> RowID {
    let place = StructuralPlace(section: nil, model: model, code: code)
    return RowID(value: .structural(place, iteration: iteration))
  }

  var components: [Component] { code.components(iteration: iteration) }
}

extension StructuralPath: CustomStringConvertible {
  /// Statements by number, branches as letters, iterations in brackets: `#2a[7].0`.
  @usableFromInline
  var description: String {
    var result = "#"
    for component in components {
      switch component {
      case .statement(let number): result += (result == "#" ? "" : ".") + String(number)
      case .branch(let number): result += number == 0 ? "a" : "b"
      case .iteration(let number): result += "[\(number)]"
      }
    }
    return result
  }
}
