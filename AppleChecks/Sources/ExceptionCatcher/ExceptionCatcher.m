#import "ExceptionCatcher.h"

NSException *_Nullable ExceptionCatcherRun(void (NS_NOESCAPE ^block)(void)) {
  @try {
    block();
    return nil;
  } @catch (NSException *exception) {
    return exception;
  }
}
