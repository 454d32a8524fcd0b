#if defined(__linux__)
#define _GNU_SOURCE  // for RTLD_NEXT
#endif

#include "AllocationCounter.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ALLOCATOR_IS_TAKEN 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(ALLOCATOR_IS_TAKEN)

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// glibc's own entry points. A definition of malloc in the executable goes before the one in
// libc.so, for every library in the process, and these names stay reachable behind it.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long allocations = 0;

// The newest block of this thread, and the size that was asked for.
static _Thread_local void *newest_block = NULL;
static _Thread_local size_t newest_size = 0;

static void *counted(void *block, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  newest_block = block;
  newest_size = size;
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return counted(__libc_calloc(count, size), count * size);
}

void *realloc(void *pointer, size_t size) {
  return counted(__libc_realloc(pointer, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  void *memory = counted(__libc_memalign(alignment, size), size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

// A new array asks how large its block really is, and takes the surplus as capacity. The surplus
// depends on what the heap has been used for before, down to the length of the command line, and
// through the capacity so does the number of later allocations. For the newest block, the answer is
// therefore the smallest that glibc can give for its size.
size_t malloc_usable_size(void *block) {
  static size_t (*actual_size)(void *) = NULL;
  if (block != NULL && block == newest_block) {
    return newest_size <= 24 ? 24 : ((newest_size + 7) & ~(size_t)15) + 8;
  }
  if (actual_size == NULL) {
    actual_size = (size_t (*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
  }
  return actual_size(block);
}

long allocation_counter_read(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

void allocation_counter_reset(void) {
  atomic_store_explicit(&allocations, 0, memory_order_relaxed);
}

#else

long allocation_counter_read(void) { return -1; }

void allocation_counter_reset(void) {}

#endif
