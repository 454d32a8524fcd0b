public import ScreenDSL

/// Makes the test fail unless an update does what is expected, and nothing else.
///
/// It also checks what every update has to keep to: that it leads to the new snapshot, that table
/// and collection views take its stages, and that no shorter one would do.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   reconfigured("menu/v")
///   moved(2)
///   untouched("menu/h", "carousel")
/// }
/// ```
/// - Parameters:
///   - old: What is shown before.
///   - new: What is shown after.
///   - allowingOthers: Whether operations may happen that are not mentioned.
///   - picture: Makes a picture of the update, which is left with the artifacts.
///   - expectations: What is expected to happen.
public func expectUpdate(
  from old: ScreenSnapshot, to new: ScreenSnapshot, allowingOthers: Bool = false,
  picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function,
  @UpdateExpectationBuilder expecting expectations: () -> [UpdateExpectation]
) {
  let site = CallSite(fileID, filePath, line, column, function)
  let check = UpdateCheck(changes: new.changeset(from: old), picture: picture, site: site)
  check.report(
    UpdateMatching.failures(of: check.changes, expectations(), allowingOthers: allowingOthers))
}

/// Makes the test fail unless an update of a screen does what is expected, and nothing else.
///
/// The new screen is evaluated as an app does, reusing what `dependsOn` says is the same. A block that
/// depends on more than it says makes the test fail.
///
/// - Parameters:
///   - old: What is shown before.
///   - new: What is shown after.
///   - allowingOthers: Whether operations may happen that are not mentioned.
///   - picture: Makes a picture of the update, which is left with the artifacts.
///   - expectations: What is expected to happen.
public func expectUpdate<Shown: Screen>(
  from old: Shown, to new: Shown, allowingOthers: Bool = false, picture: ScreenRenderer? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function,
  @UpdateExpectationBuilder expecting expectations: () -> [UpdateExpectation]
) {
  let before = old.snapshot()
  expectUpdate(
    from: before, to: new.snapshot(reusing: before), allowingOthers: allowingOthers,
    picture: picture,
    fileID: fileID, filePath: filePath, line: line, column: column, function: function,
    expecting: expectations)
}

/// Compares an update with what is expected, and reports and writes nothing.
///
/// - Parameters:
///   - old: What is shown before.
///   - new: What is shown after.
///   - allowingOthers: Whether operations may happen that are not mentioned.
///   - expectations: What is expected to happen.
public func verifyUpdate(
  from old: ScreenSnapshot, to new: ScreenSnapshot, allowingOthers: Bool = false,
  @UpdateExpectationBuilder expecting expectations: () -> [UpdateExpectation]
) -> Verification {
  let changes = new.changeset(from: old)
  return Verification(
    failures: UpdateMatching.failures(of: changes, expectations(), allowingOthers: allowingOthers)
      + UpdateLaws.failures(of: changes) + new.incompleteDependencies.map(\.description),
    actual: changes.lines)
}
