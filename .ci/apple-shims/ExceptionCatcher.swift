public import UIKit

// Swift imports the block of the Objective-C function as neither sendable nor escaping.
public func raisedException(by block: () -> Void) -> NSException? {
  block()
  return nil
}
