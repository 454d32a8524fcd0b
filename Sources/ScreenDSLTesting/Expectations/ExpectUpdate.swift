/// Fails the test unless an update has exactly the expected changes.
///
/// The function also fails the test if the update does not lead to the new snapshot, or if a table or collection view
/// would refuse one of its batches.
///
/// If `new` is a screen, the function evaluates the screen twice. In the second evaluation, all closures run, even
/// those with unchanged `dependsOn` values. If the results differ, the test fails. The cause is a value that is missing
/// in `dependsOn`, or content that changes by itself.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
///   $0.untouched("menu/h", "carousel")
/// }
/// ```
/// - Parameters:
///   - old: The screen before the update, or its snapshot.
///   - new: The screen after the update, or its snapshot.
///   - allowingOthers: Whether to allow changes that the closure does not mention.
///   - picture: Draws a picture of the update; nil for no picture. The test writes the picture to the folder in which
///     failures write their files, even if the test succeeds.
///   - expect: Sets the expected changes.
public func expectUpdate(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible,
  allowingOthers: Bool = false, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  expecting expect: (inout UpdateExpectation) -> Void
) {
  let site = CallSite(fileID, filePath, line, column)
  let check = UpdateCheck(from: old, to: new, site: site, picture: picture)
  let expectation = UpdateExpectation(expect)
  check.report(check.failures(expectation, allowingOthers: allowingOthers), of: expectation)
}

/// Fails the test unless the changes of an update are those in its reference file.
///
/// The file has a line for each change, with the row, its positions before and after the update, and the reason. The
/// path of the file is `__References__/<file>/<suite>/<test>/<name>.txt`, as for the reference of a screen.
///
/// The function also fails the test if the update does not lead to the new snapshot, or if a table or collection view
/// would refuse one of its batches.
///
/// - Parameters:
///   - old: The screen before the update, or its snapshot.
///   - new: The screen after the update, or its snapshot.
///   - name: The name of the reference.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - picture: Draws a picture of the update; nil for no picture. The test writes the picture to the folder in which
///     failures write their files, even if the test succeeds.
public func expectUpdate(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible, named name: String,
  record: RecordMode? = nil, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let check = UpdateCheck(from: old, to: new, site: site, picture: picture, name: name)
  check.report(check.broken)
  check.reference(name).check(record: record)
}
