public import ScreenDSL

/// Makes the test fail unless an update does what its reference file says, one operation a line.
///
/// Each line has the row, both positions, and why it changed. The file is where that of a screen
/// would be: `__References__/<file>/<suite>/<test>/<name>.txt`. The laws of updates are checked too.
///
/// - Parameters:
///   - old: What is shown before.
///   - new: What is shown after.
///   - name: The reference's name.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - picture: Makes a picture of the update, which is left with the artifacts.
public func expectUpdate(
  from old: ScreenSnapshot, to new: ScreenSnapshot, named name: String,
  record: RecordMode? = nil, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let site = CallSite(fileID, filePath, line, column, function)
  let check = UpdateCheck(
    changes: new.changeset(from: old), picture: picture, site: site, name: name)
  var expectation = check.reference(name)
  expectation.argument = record
  check.report([])
  expectation.check()
}

/// Makes the test fail unless an update of a screen does what its reference file says.
///
/// - Parameters:
///   - old: What is shown before.
///   - new: What is shown after.
///   - name: The reference's name.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - picture: Makes a picture of the update, which is left with the artifacts.
public func expectUpdate<Shown: Screen>(
  from old: Shown, to new: Shown, named name: String, record: RecordMode? = nil,
  picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  expectUpdate(
    from: old.snapshot(), to: new.snapshot(), named: name, record: record, picture: picture,
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
}

/// Compares an update with its reference file, and reports and writes nothing.
///
/// - Parameters:
///   - old: What is shown before.
///   - new: What is shown after.
///   - name: The reference's name.
public func verifyUpdate(
  from old: ScreenSnapshot, to new: ScreenSnapshot, named name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) -> Verification {
  let site = CallSite(fileID, filePath, line, column, function)
  let check = UpdateCheck(changes: new.changeset(from: old), picture: nil, site: site, name: name)
  let comparison = check.reference(name).verification
  return Verification(
    failures: comparison.failures + UpdateLaws.failures(of: check.changes),
    actual: comparison.actual)
}
