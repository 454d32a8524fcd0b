public import ScreenDSL

/// Makes the test fail unless an update does what is expected, and nothing else.
///
/// It also checks the laws of updates: that it leads to the new snapshot, and that table and collection
/// views accept its stages. The new screen is evaluated as in an app, reusing blocks whose `dependsOn`
/// value is the same, and without; the test fails where that gives something else, because a block
/// depends on more than it says, or content changes by itself.
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
///   - allowingOthers: Whether operations may happen that are not mentioned.
///   - picture: Makes a picture of the update, which is left with the artifacts.
///   - expect: Says what is expected to happen.
public func expectUpdate(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible,
  allowingOthers: Bool = false,
  picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  expecting expect: (inout UpdateExpectation) -> Void
) {
  let site = CallSite(fileID, filePath, line, column)
  let check = UpdateCheck(from: old, to: new, site: site, picture: picture)
  check.report(check.failures(UpdateExpectation(expect), allowingOthers: allowingOthers))
}

/// Makes the test fail unless an update does what its reference file says, one operation a line.
///
/// Each line has the row, both positions, and why it changed. The file is where that of a screen
/// would be: `__References__/<file>/<suite>/<test>/<name>.txt`. The laws of updates are checked too.
///
/// - Parameters:
///   - old: The screen before, or its snapshot.
///   - new: The screen after, or its snapshot.
///   - name: The reference's name.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - picture: Makes a picture of the update, which is left with the artifacts.
public func expectUpdate(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible, named name: String,
  record: RecordMode? = nil, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let check = UpdateCheck(
    from: old, to: new, site: site, picture: picture, name: name)
  check.report(check.broken)
  check.reference(name).check(record: record)
}
