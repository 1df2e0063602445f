/* A machine whose clock is so many seconds ahead (LD_PRELOAD): CLOCK_AHEAD, and what stands in the file CLOCK_FILE by now. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static int (*real)(clockid_t, struct timespec *);
static long ahead;
static const volatile long *moved;

__attribute__((constructor)) static void begin(void) {
    real = dlsym(RTLD_NEXT, "clock_gettime");
    const char *seconds = getenv("CLOCK_AHEAD");
    ahead = seconds ? atol(seconds) : 0;
    const char *path = getenv("CLOCK_FILE");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *at = mmap(NULL, sizeof *moved, PROT_READ, MAP_SHARED, file, 0);
    if (at != MAP_FAILED) moved = at;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = real(clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += ahead + (moved ? *moved : 0);
    return done;
}
