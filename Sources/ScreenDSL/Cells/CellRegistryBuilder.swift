/// Builds the list of a registry's registrations, one a line.
@resultBuilder
public enum CellRegistryBuilder<Host: CellHost> {
  public static func buildExpression(
    _ registration: CellRegistration<Host>
  ) -> [CellRegistration<Host>] { [registration] }

  /// Adds a list of registrations, such as those of a feature module.
  public static func buildExpression(
    _ registrations: [CellRegistration<Host>]
  ) -> [CellRegistration<Host>] { registrations }

  public static func buildBlock(
    _ parts: [CellRegistration<Host>]...
  ) -> [CellRegistration<Host>] { Array(parts.joined()) }

  public static func buildOptional(
    _ part: [CellRegistration<Host>]?
  ) -> [CellRegistration<Host>] { part ?? [] }

  public static func buildEither(
    first part: [CellRegistration<Host>]
  ) -> [CellRegistration<Host>] { part }

  public static func buildEither(
    second part: [CellRegistration<Host>]
  ) -> [CellRegistration<Host>] { part }

  public static func buildArray(
    _ parts: [[CellRegistration<Host>]]
  ) -> [CellRegistration<Host>] { Array(parts.joined()) }
}
