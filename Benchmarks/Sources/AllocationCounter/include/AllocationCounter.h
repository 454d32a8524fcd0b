#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of heap allocations made by this process since the last reset, on every thread.
///
/// Counted are the calls of malloc, calloc, realloc, posix_memalign and aligned_alloc, whoever
/// makes them: Swift objects, array buffers and existential boxes all pass through here.
/// Deallocations are not counted here; see live_bytes_start.
///
/// -1 where the allocator cannot be replaced: on other systems than Linux with glibc, and under a
/// sanitizer.
long allocation_counter_read(void);

/// Sets the number back to 0.
void allocation_counter_reset(void);

/// Begins to count live bytes: of the blocks that this process allocates from now on, on every
/// thread, those that it has not freed by the time of live_bytes_stop.
///
/// A block counts with the bytes that were asked for, not with the rounded size that it takes in
/// the heap, which depends on what the heap has been used for before. Blocks that are older do not
/// count, whether they are freed or not. Not to be called again before live_bytes_stop.
void live_bytes_start(void);

/// Ends the counting.
///
/// Returns the number of live bytes; -1 where the allocator cannot be replaced, and with more than
/// six million live blocks.
long live_bytes_stop(void);

#endif
