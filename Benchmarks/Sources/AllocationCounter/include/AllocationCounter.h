#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of heap allocations made by this process since the last reset, on every thread.
///
/// Counted are the calls of malloc, calloc, realloc, posix_memalign and aligned_alloc, whoever
/// makes them: Swift objects, array buffers and existential boxes all pass through here.
/// Deallocations are not counted.
///
/// -1 where the allocator cannot be replaced: on other systems than Linux with glibc, and under a
/// sanitizer.
long allocation_counter_read(void);

/// Sets the number back to 0.
void allocation_counter_reset(void);

#endif
