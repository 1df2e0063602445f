/* A machine whose clock is so many seconds ahead (LD_PRELOAD, CLOCK_AHEAD). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static int (*real)(clockid_t, struct timespec *);
static long ahead;

__attribute__((constructor)) static void begin(void) {
    real = dlsym(RTLD_NEXT, "clock_gettime");
    const char *seconds = getenv("CLOCK_AHEAD");
    ahead = seconds ? atol(seconds) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = real(clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += ahead;
    return done;
}
