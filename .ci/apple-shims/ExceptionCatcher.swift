public import UIKit

// The importer of Objective-C makes the block neither sendable nor escaping.
public func raisedException(by block: () -> Void) -> NSException? {
  block()
  return nil
}
