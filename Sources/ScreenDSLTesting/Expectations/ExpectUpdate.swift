public import ScreenDSL

/// Fails the test unless an update has exactly the expected changes.
///
/// The function also checks that the update leads to the new snapshot, and that table and collection views accept its
/// stages. It evaluates the new screen twice: once as in an app, with `dependsOn`, and once without skipping any
/// closure. If the results differ, the test fails, because `dependsOn` lacks a value, or content changes by itself.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
///   $0.untouched("menu/h", "carousel")
/// }
/// ```
/// - Parameters:
///   - old: The screen before, or its snapshot.
///   - new: The screen after, or its snapshot.
///   - allowingOthers: Whether to allow changes that the closure does not mention.
///   - picture: Draws a picture of the update, which the test stores with the other files of the failure.
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

/// Fails the test unless an update has the changes in its reference file, each on a line.
///
/// Each line has the row, both positions, and the reason. The file is
/// `__References__/<file>/<suite>/<test>/<name>.txt`, as for a screen. The function also checks that the update leads
/// to the new snapshot, and that table and collection views accept its stages.
///
/// - Parameters:
///   - old: The screen before, or its snapshot.
///   - new: The screen after, or its snapshot.
///   - name: The reference's name.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - picture: Draws a picture of the update, which the test stores with the other files of the failure.
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
