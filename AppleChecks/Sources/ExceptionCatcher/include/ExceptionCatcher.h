#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Runs a block and returns the exception that it raises; nil if it raises none.
///
/// The exception has a name and, almost always, a reason. In Swift: `raisedException { … }`.
///
/// Neither Swift nor ARC cleans up behind an exception: whatever the frames between the block and
/// the place that raises hold stays retained for good. The block must not be inside an access that
/// Swift checks for exclusivity, such as an `inout` argument, when something raises. Objects that
/// took part must not be used any more, nor be deallocated. For tests only.
///
/// @param block Is called once, on the calling thread, before the function returns.
/// @return The exception, or nil.
FOUNDATION_EXPORT NSException *_Nullable ExceptionCatcherRun(void (NS_NOESCAPE ^block)(void))
    NS_SWIFT_NAME(raisedException(by:));

NS_ASSUME_NONNULL_END
