/* Stands between a program and its disk (LD_PRELOAD).
 *
 * With AEDILE_SHIM_BOOK it writes down what is written, synced, cut and removed below a folder, and what is said on stderr, each
 * in the order in which it was done; read by power.rs. With AEDILE_SHIM_FAULT some calls below the folder fail; see faults.rs. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int book = -1;
static const char *folder;

/* "eio 120 3": the calls that reach the disk from the 120th on fail, three of them; "full": those that need room; "lock": those
 * that ask for a lock. What stands for Discord works. */
static char fault[8];
static long first_fault, faults;
static atomic_long calls;
#define EXEMPT "channels.txt"

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_truncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static int (*real_fcntl)(int, int, void *);

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_truncate = dlsym(RTLD_NEXT, "ftruncate");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    real_pread = dlsym(RTLD_NEXT, "pread");
    real_fcntl = dlsym(RTLD_NEXT, "fcntl");
    const char *order = getenv("AEDILE_SHIM_FAULT");
    if (order) sscanf(order, "%7s %ld %ld", fault, &first_fault, &faults);
    folder = getenv("AEDILE_SHIM_FOLDER");
    const char *path = getenv("AEDILE_SHIM_BOOK");
    if (folder && path) book = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

/* One entry: kind, length of the name, offset, length of the data; then both. */
static void note(char kind, const char *name, uint64_t at, const void *data, uint64_t length) {
    uint64_t head[3] = {strlen(name), at, length};
    real_write(book, &kind, 1);
    real_write(book, head, sizeof head);
    real_write(book, name, head[0]);
    if (length) real_write(book, data, length);
}

/* The name below the folder of what is open; NULL for everything else. */
static const char *name_of(int fd, char *room, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, room, size - 1);
    if (length <= 0) return NULL;
    room[length] = 0;
    size_t below = strlen(folder);
    if (strncmp(room, folder, below) || room[below] != '/') return NULL;
    return room + below + 1;
}

#define WATCHED(fd) (book >= 0 && (fd) != book)

/* Whether this call fails: it is one of those that `kinds` names, and its turn has come. Sets errno. */
static int fails(int fd, const char *kinds, int error) {
    char room[4096];
    if (!faults || !strstr(kinds, fault)) return 0;
    const char *name = name_of(fd, room, sizeof room);
    if (!name || !strcmp(name, EXEMPT)) return 0;
    long call = atomic_fetch_add(&calls, 1) - first_fault;
    if (call < 0 || call >= faults) return 0;
    errno = error;
    return 1;
}

#define NEEDS_ROOM(fd) (fails(fd, "full", ENOSPC) || fails(fd, "eio", EIO))

ssize_t pread(int fd, void *to, size_t length, off_t at) {
    return fails(fd, "eio", EIO) ? -1 : real_pread(fd, to, length, at);
}

ssize_t pread64(int fd, void *to, size_t length, off_t at) { return pread(fd, to, length, at); }

int fcntl64(int fd, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    int locks = command == F_SETLK && ((struct flock *)argument)->l_type != F_UNLCK;
    return locks && fails(fd, "lock", EAGAIN) ? -1 : real_fcntl(fd, command, argument);
}

int fcntl(int fd, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return fcntl64(fd, command, argument);
}

ssize_t write(int fd, const void *data, size_t length) {
    char room[4096];
    if (!WATCHED(fd)) return real_write(fd, data, length);
    pthread_mutex_lock(&lock);
    const char *name = fd == 2 ? "" : name_of(fd, room, sizeof room);
    off_t at = name && fd != 2 ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = real_write(fd, data, length);
    if (name && done > 0) note(fd == 2 ? 's' : 'w', name, at, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
    char room[4096];
    if (NEEDS_ROOM(fd)) return -1;
    if (!WATCHED(fd)) return real_pwrite(fd, data, length, at);
    pthread_mutex_lock(&lock);
    const char *name = name_of(fd, room, sizeof room);
    ssize_t done = real_pwrite(fd, data, length, at);
    if (name && done > 0) note('w', name, at, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) { return pwrite(fd, data, length, at); }

int ftruncate(int fd, off_t length) {
    char room[4096];
    if (NEEDS_ROOM(fd)) return -1;
    if (!WATCHED(fd)) return real_truncate(fd, length);
    pthread_mutex_lock(&lock);
    const char *name = name_of(fd, room, sizeof room);
    int failed = real_truncate(fd, length);
    if (name && !failed) note('t', name, length, NULL, 0);
    pthread_mutex_unlock(&lock);
    return failed;
}

int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }

static int synced(int fd, int (*real)(int)) {
    char room[4096];
    if (fails(fd, "eio", EIO)) return -1;
    if (!WATCHED(fd)) return real(fd);
    pthread_mutex_lock(&lock);
    const char *name = name_of(fd, room, sizeof room);
    int failed = real(fd);
    if (name && !failed) note('f', name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return failed;
}

int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int unlink(const char *path) {
    if (book < 0) return real_unlink(path);
    pthread_mutex_lock(&lock);
    size_t below = strlen(folder);
    int failed = real_unlink(path);
    if (!failed && !strncmp(path, folder, below) && path[below] == '/') note('u', path + below + 1, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return failed;
}
