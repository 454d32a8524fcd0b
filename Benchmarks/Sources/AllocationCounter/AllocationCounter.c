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
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

// glibc's own entry points. A definition of malloc in the executable goes before the one in
// libc.so, for every library in the process, and these names stay reachable behind it.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static atomic_long allocations = 0;

// The newest block of this thread, and the size that was asked for.
static _Thread_local void *newest_block = NULL;
static _Thread_local size_t newest_size = 0;

// The blocks that were allocated while live bytes are counted and are not freed yet, with the sizes
// that were asked for: open addressing with linear probing, in pages that cost nothing until they
// are touched. glibc knows only the rounded size of a block, which depends on the heap's past.
enum { LIVE_CAPACITY = 1 << 23 };

typedef struct {
  uintptr_t block;
  size_t size;
} live_entry;

static live_entry *live = NULL;
static long live_count = 0;
static long live_bytes = 0;
static bool live_is_full = false;
static atomic_bool live_is_counting = false;
static atomic_flag live_lock = ATOMIC_FLAG_INIT;

static void lock_live(void) {
  while (atomic_flag_test_and_set_explicit(&live_lock, memory_order_acquire)) {}
}

static void unlock_live(void) { atomic_flag_clear_explicit(&live_lock, memory_order_release); }

static size_t live_home(uintptr_t block) {
  return (size_t)(((uint64_t)block * 0x9E3779B97F4A7C15u) >> 41);
}

// Where the block is, or the free place where it belongs.
static size_t live_index(uintptr_t block) {
  size_t index = live_home(block);
  while (live[index].block != 0 && live[index].block != block) {
    index = (index + 1) % LIVE_CAPACITY;
  }
  return index;
}

static void insert_live(uintptr_t block, size_t size) {
  if (live_count >= LIVE_CAPACITY / 4 * 3) {
    live_is_full = true;
    return;
  }
  size_t index = live_index(block);
  if (live[index].block == 0) live_count += 1;
  live_bytes += (long)size - (long)live[index].size;
  live[index] = (live_entry){block, size};
}

// Closes the gap behind a removed block, so that every search still ends at a free place.
static void close_live_gap(size_t gap) {
  size_t index = gap;
  while (true) {
    index = (index + 1) % LIVE_CAPACITY;
    if (live[index].block == 0) break;
    size_t home = live_home(live[index].block);
    if ((index - home) % LIVE_CAPACITY < (index - gap) % LIVE_CAPACITY) continue;
    live[gap] = live[index];
    gap = index;
  }
  live[gap] = (live_entry){0, 0};
}

static void remove_live(uintptr_t block) {
  size_t index = live_index(block);
  if (live[index].block == 0) return;
  live_count -= 1;
  live_bytes -= (long)live[index].size;
  close_live_gap(index);
}

static bool is_counting_live(void) {
  return atomic_load_explicit(&live_is_counting, memory_order_relaxed);
}

static void remember(void *block, size_t size) {
  if (!is_counting_live() || block == NULL) return;
  lock_live();
  if (is_counting_live()) insert_live((uintptr_t)block, size);
  unlock_live();
}

static void forget(void *block) {
  if (!is_counting_live() || block == NULL) return;
  lock_live();
  if (is_counting_live()) remove_live((uintptr_t)block);
  unlock_live();
}

static void *counted(void *block, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  remember(block, size);
  newest_block = block;
  newest_size = size;
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return counted(__libc_calloc(count, size), count * size);
}

// Forgets the block first: as soon as it is free, another thread may be given it.
void free(void *pointer) {
  forget(pointer);
  __libc_free(pointer);
}

void *realloc(void *pointer, size_t size) {
  forget(pointer);
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

void live_bytes_start(void) {
  size_t size = LIVE_CAPACITY * sizeof(live_entry);
  void *pages =
      mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  lock_live();
  live = pages == MAP_FAILED ? NULL : pages;
  live_count = 0;
  live_bytes = 0;
  live_is_full = live == NULL;
  atomic_store(&live_is_counting, live != NULL);
  unlock_live();
}

long live_bytes_stop(void) {
  lock_live();
  atomic_store(&live_is_counting, false);
  live_entry *pages = live;
  live = NULL;
  long bytes = live_is_full ? -1 : live_bytes;
  unlock_live();
  if (pages != NULL) munmap(pages, LIVE_CAPACITY * sizeof(live_entry));
  return bytes;
}

#else

long allocation_counter_read(void) { return -1; }

void allocation_counter_reset(void) {}

void live_bytes_start(void) {}

long live_bytes_stop(void) { return -1; }

#endif
