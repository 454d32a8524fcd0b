/// Builds the list of a look registry's registrations, one a line.
@resultBuilder
public enum LookRegistryBuilder {
  public static func buildExpression(_ registration: Look) -> [Look] {
    [registration]
  }

  /// Adds a list of registrations, such as those of a feature module.
  public static func buildExpression(_ registrations: [Look]) -> [Look] {
    registrations
  }

  public static func buildBlock(_ parts: [Look]...) -> [Look] {
    Array(parts.joined())
  }

  public static func buildOptional(_ part: [Look]?) -> [Look] {
    part ?? []
  }

  public static func buildEither(first part: [Look]) -> [Look] { part }

  public static func buildEither(second part: [Look]) -> [Look] { part }

  public static func buildArray(_ parts: [[Look]]) -> [Look] {
    Array(parts.joined())
  }
}
