/* What an AppImage begins with: it opens the file system that follows it in the file, and starts the program in there.
 *
 * The file system (squashfs, packed with zstd) is mounted through FUSE in an empty folder that only its owner can
 * enter. A process of its own serves it and watches the program by a file descriptor (pidfd), not by a number that
 * might be given away again. When the program has ended, the mount is taken out of sight at once; it is served until
 * the last process that still uses it has ended, too. Where there is no FUSE, everything is unpacked into such a
 * folder, and removed afterwards.
 *
 * packaging/make_appimage.py compiles this, statically: it needs nothing of the system but Linux 5.3.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <squashfuse/ll.h>

#define NAME "elios-desktop"
#define UNPACKED NAME "-unpacked-"
#define CHUNK (1 << 17)
#define LEFT_SECONDS 600 /* a folder that is so old and that nobody holds has been left by a power cut */

enum { IMAGE = 3, PROGRAM, READY, FIRST_FREE }; /* what stays behind keeps open; for IMAGE, maybe what it holds */

static const char *const SENTENCES[][3] = {
    {NAME ": this file can't be read: %s. Please download it again.",
     NAME ": questo file non si può leggere: %s. Scaricalo di nuovo, per favore.",
     NAME ": Diese Datei kann nicht gelesen werden: %s. Bitte lade sie noch einmal herunter."},
    {NAME ": there is no folder with 250 MB to spare where programs may run, neither %s nor %s nor /tmp.",
     NAME ": non c'è una cartella con 250 MB liberi da cui si possano avviare programmi: né %s né %s né /tmp.",
     NAME ": Es gibt keinen Ordner mit 250 MB Platz, aus dem Programme starten dürfen: weder %s noch %s noch /tmp."},
    {NAME ": the folder squashfs-root can't be written here: %s.",
     NAME ": la cartella squashfs-root qui non si può scrivere: %s.",
     NAME ": Der Ordner squashfs-root kann hier nicht geschrieben werden: %s."},
    {NAME ": the program can't be started: %s. Linux 5.3 or newer is needed.",
     NAME ": il programma non si può avviare: %s. Serve Linux 5.3 o successivo.",
     NAME ": Das Programm kann nicht gestartet werden: %s. Linux 5.3 oder neuer wird gebraucht."},
    {NAME ": %s is unknown. There are --appimage-extract, --appimage-extract-and-run and --appimage-offset.",
     NAME ": %s è sconosciuto. Ci sono --appimage-extract, --appimage-extract-and-run e --appimage-offset.",
     NAME ": %s ist unbekannt. Es gibt --appimage-extract, --appimage-extract-and-run und --appimage-offset."},
};
enum { UNREADABLE, NO_ROOM, NOT_UNPACKED, NOT_STARTED, UNKNOWN };

/* Say a sentence in the user's language, and end. */
static void give_up(int sentence, ...) {
    static const char *const asked[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    int language = 0;
    for (int i = 0; i < 4; i++) {
        const char *wanted = getenv(asked[i]);
        if (wanted == NULL || *wanted == 0) continue;
        language = strncmp(wanted, "it", 2) == 0 ? 1 : strncmp(wanted, "de", 2) == 0 ? 2 : 0;
        break;
    }
    va_list details;
    va_start(details, sentence);
    vfprintf(stderr, SENTENCES[sentence][language], details);
    fputc('\n', stderr);
    exit(sentence == UNKNOWN ? 2 : 1);
}

/* The library asks for these; what make_appimage.py packs is zstd's, and nothing else is read. */
int LZ4_decompress_safe(const char *from, char *to, int size, int room) {
    (void)from, (void)to, (void)size, (void)room;
    return -1;
}
int lzo1x_decompress_safe(const unsigned char *from, size_t size, unsigned char *to, size_t *room, void *work) {
    (void)from, (void)to, (void)size, (void)room, (void)work;
    return -1;
}
int lzma_stream_buffer_decode(uint64_t *memory, uint32_t flags, const void *allocator, const uint8_t *from,
                              size_t *from_at, size_t size, uint8_t *to, size_t *to_at, size_t room) {
    (void)memory, (void)flags, (void)allocator, (void)from, (void)from_at, (void)size, (void)to, (void)to_at, (void)room;
    return -1;
}
int uncompress(unsigned char *to, unsigned long *room, const unsigned char *from, unsigned long size) {
    (void)from, (void)to, (void)size, (void)room;
    return -1;
}

/* Tell where this program ends in its file, which is where the file system begins; 0 if it can't be told. */
static size_t end_of_program(int image) {
    Elf64_Ehdr header;
    if (pread(image, &header, sizeof header, 0) != sizeof header) return 0;
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

/* Make a folder that nobody else can enter in `parent`, which is what `made` becomes. */
static bool make_private(char made[PATH_MAX], const char *parent, bool to_run_from) {
    struct statvfs place;
    if (parent == NULL || *parent != '/') return false;
    const char *name = to_run_from ? UNPACKED : NAME "-";
    if (snprintf(made, PATH_MAX, "%s/%sXXXXXX", parent, name) >= PATH_MAX) return false;
    if (to_run_from && (statvfs(parent, &place) != 0 || (place.f_flag & ST_NOEXEC))) return false;
    return mkdtemp(made) != NULL;
}

/* Tell whether a folder is this user's and can be written by nobody else. */
static bool is_ours_alone(const char *folder) {
    struct stat found;
    return folder != NULL && lstat(folder, &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == geteuid() &&
           (found.st_mode & 022) == 0;
}

/* Write one file of the file system, with its mode. */
static bool unpack_file(sqfs *fs, sqfs_inode *inode, const char *path) {
    static char chunk[CHUNK];
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, inode->base.mode & 0777);
    bool good = file >= 0;
    sqfs_off_t at = 0, size = (sqfs_off_t)inode->xtra.reg.file_size;
    while (good && at < size) {
        sqfs_off_t got = CHUNK;
        good = sqfs_read_range(fs, inode, at, &got, chunk) == SQFS_OK && got > 0;
        for (sqfs_off_t put = 0; good && put < got;) {
            ssize_t wrote = write(file, chunk + put, (size_t)(got - put));
            if (wrote >= 0) put += wrote;
            else good = errno == EINTR;
        }
        at += got;
    }
    return file >= 0 && close(file) == 0 && good;
}

/* Unpack everything into an empty folder; false, with errno, when something can't be written. */
static bool unpack(sqfs *fs, const char *folder) {
    sqfs_traverse walk;
    sqfs_err wrong = SQFS_OK;
    char path[PATH_MAX], link[PATH_MAX];
    errno = EIO;
    if (sqfs_traverse_open(&walk, fs, sqfs_inode_root(fs)) != SQFS_OK) return false;
    bool good = true;
    while (good && sqfs_traverse_next(&walk, &wrong)) {
        sqfs_inode inode;
        size_t length = sizeof link;
        if (walk.dir_end) continue;
        good = snprintf(path, sizeof path, "%s/%s", folder, walk.path) < (int)sizeof path &&
               sqfs_inode_get(fs, &inode, sqfs_dentry_inode(&walk.entry)) == SQFS_OK;
        if (!good) break;
        if (S_ISDIR(inode.base.mode)) good = mkdir(path, inode.base.mode & 0777) == 0;
        else if (S_ISREG(inode.base.mode)) good = unpack_file(fs, &inode, path);
        else if (S_ISLNK(inode.base.mode))
            good = sqfs_readlink(fs, &inode, link, &length) == SQFS_OK && symlink(link, path) == 0;
    }
    sqfs_traverse_close(&walk);
    return good && wrong == SQFS_OK;
}

static int remove_one(const char *path, const struct stat *found, int kind, struct FTW *place) {
    (void)found, (void)kind, (void)place;
    remove(path); /* what can't be removed makes the rest no less superfluous */
    return 0;
}

/* Remove a folder and all that is in it, following no link. */
static void remove_all(const char *folder) { nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT); }

/* Hold a folder as one that is in use; -1 if another process does. */
static int hold(const char *folder) {
    int held = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (held >= 0 && flock(held, LOCK_EX | LOCK_NB) == 0) return held;
    if (held >= 0) close(held);
    return -1;
}

/* Remove what this user's earlier starts have left in `parent` because the power was cut. */
static void sweep(const char *parent) {
    char path[PATH_MAX];
    struct stat found;
    struct dirent *entry;
    DIR *listed = opendir(parent);
    while (listed != NULL && (entry = readdir(listed)) != NULL) {
        if (strncmp(entry->d_name, UNPACKED, strlen(UNPACKED)) != 0) continue;
        if (snprintf(path, sizeof path, "%s/%s", parent, entry->d_name) >= (int)sizeof path) continue;
        if (!is_ours_alone(path) || lstat(path, &found) != 0 || found.st_mtime > time(NULL) - LEFT_SECONDS) continue;
        int held = hold(path);
        if (held >= 0) remove_all(path), close(held);
    }
    if (listed != NULL) closedir(listed);
}

/* Unpack into a folder that is removed afterwards: in the user's cache, or else where temporary files are. What holds
 * it is returned. */
static int unpack_somewhere(sqfs *fs, char made[PATH_MAX]) {
    static char caches[PATH_MAX];
    const char *own = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *temporary = getenv("TMPDIR");
    if (own == NULL || *own != '/') {
        if (home != NULL && snprintf(caches, sizeof caches, "%s/.cache", home) < (int)sizeof caches) {
            mkdir(caches, 0700); /* on a first start there is none */
            own = caches;
        }
    }
    const char *const places[] = {own, temporary, "/tmp"};
    for (int i = 0; i < 3; i++) {
        if (!make_private(made, places[i], true)) continue;
        sweep(places[i]);
        int held = hold(made);
        if (held >= 0 && unpack(fs, made)) return held;
        remove_all(made);
    }
    give_up(NO_ROOM, own ? own : "~/.cache", temporary ? temporary : "TMPDIR");
    return -1;
}

/* Leave the program's family: belong to no terminal, hold none of its files but these, and not end before it does. */
static void stay_behind(int needed, int program, int ready) {
    static const int ignored[] = {SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGPIPE, SIGTSTP};
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
    signal(SIGCHLD, SIG_DFL); /* fusermount3 waits for children of its own, and inherits what is ignored */
    int nowhere = open("/dev/null", O_RDWR);
    int kept[] = {needed, program, ready};
    for (int i = 0; i < 3; i++) kept[i] = fcntl(kept[i], F_DUPFD, 16);
    for (int i = 0; i < 3; i++) dup2(nowhere, i), dup2(kept[i], IMAGE + i);
    if (syscall(SYS_close_range, FIRST_FREE, ~0U, 0) != 0) /* before Linux 5.9 */
        for (int file = FIRST_FREE; file < sysconf(_SC_OPEN_MAX); file++) close(file);
    if (chdir("/") != 0) _exit(1);
}

/* Take the mount out of sight, in a process of its own: what unmounts may have to ask the one that serves. */
static void detach(const char *folder) {
    if (fork() != 0) return;
    if (umount2(folder, MNT_DETACH | UMOUNT_NOFOLLOW) != 0) {
        pid_t helper = fork();
        if (helper == 0) {
            execlp("fusermount3", "fusermount3", "-u", "-q", "-z", "--", folder, (char *)NULL);
            _exit(1);
        }
        waitpid(helper, NULL, 0);
    }
    rmdir(folder);
    _exit(0);
}

static void say_nothing(enum fuse_log_level level, const char *format, va_list details) {
    (void)level, (void)format, (void)details;
}

/* Mount the file system, tell READY, and serve it until nobody uses it any more. */
static void serve(size_t offset, const char *folder) {
    static struct fuse_lowlevel_ops answers = {
        .getattr = sqfs_ll_op_getattr,
        .opendir = sqfs_ll_op_opendir,
        .releasedir = sqfs_ll_op_releasedir,
        .readdir = sqfs_ll_op_readdir,
        .lookup = sqfs_ll_op_lookup,
        .open = sqfs_ll_op_open,
        .create = sqfs_ll_op_create,
        .release = sqfs_ll_op_release,
        .read = sqfs_ll_op_read,
        .readlink = sqfs_ll_op_readlink,
        .forget = sqfs_ll_op_forget,
        .statfs = stfs_ll_op_statfs,
    };
    char *words[] = {NAME, "-o", "ro,nosuid,nodev,fsname=" NAME ".AppImage,subtype=squashfuse", NULL};
    struct fuse_args options = FUSE_ARGS_INIT(3, words);
    struct fuse_buf request = {0};
    sqfs_ll files = {0};
    fuse_set_log_func(say_nothing);
    if (sqfs_init(&files.fs, IMAGE, offset) != SQFS_OK || sqfs_ll_init(&files) != SQFS_OK) _exit(1);
    struct fuse_session *session = fuse_session_new(&options, &answers, sizeof answers, &files);
    if (session == NULL || fuse_session_mount(session, folder) != 0) _exit(1);
    struct pollfd events[] = {{fuse_session_fd(session), POLLIN, 0}, {PROGRAM, POLLIN, 0}};
    bool ended = write(READY, "", 1) != 1; /* what the program asks from now on waits in the kernel */
    close(READY);
    if (ended) detach(folder), events[1].fd = -1;
    while (!fuse_session_exited(session)) {
        if (poll(events, 2, -1) < 0 && errno != EINTR) break;
        if (events[1].fd >= 0 && events[1].revents) detach(folder), events[1].fd = -1;
        if (events[0].revents == 0) continue;
        int got = fuse_session_receive_buf(session, &request);
        if (got > 0) fuse_session_process_buf(session, &request);
        else if (got != -EINTR && got != -EAGAIN) break;
    }
    _exit(0);
}

/* Start the process that stays behind: it serves `folder` from the image that it needs, or it needs only to hold it
 * and removes it afterwards. Whether it is ready. */
static bool start_keeper(int needed, int program, size_t offset, const char *folder, bool mounted) {
    int ready[2];
    char told;
    if (pipe2(ready, O_CLOEXEC) != 0) return false;
    pid_t first = fork();
    if (first == 0) {
        setsid();
        if (fork() != 0) _exit(0); /* the program shall have no child that it didn't start */
        stay_behind(needed, program, ready[1]);
        if (mounted) serve(offset, folder);
        struct pollfd event = {PROGRAM, POLLIN, 0};
        if (write(READY, "", 1) == 1)
            while (poll(&event, 1, -1) < 0 && errno == EINTR) continue;
        remove_all(folder);
        _exit(0);
    }
    close(ready[1]);
    if (first > 0) waitpid(first, NULL, 0);
    ssize_t got;
    while ((got = read(ready[0], &told, 1)) < 0 && errno == EINTR) continue;
    close(ready[0]);
    return first > 0 && got == 1;
}

int main(int count, char **arguments) {
    static char self[PATH_MAX], folder[PATH_MAX], start[PATH_MAX + 8], here[PATH_MAX];
    int image = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    size_t offset = end_of_program(image);
    if (offset == 0) errno = EIO;
    const char *wish = count > 1 ? arguments[1] : "";
    sqfs fs;
    if (image < 0 || offset == 0 || readlink("/proc/self/exe", self, sizeof self - 1) < 0)
        give_up(UNREADABLE, strerror(errno));
    bool unpacking = getenv("APPIMAGE_EXTRACT_AND_RUN") != NULL;
    if (strcmp(wish, "--appimage-offset") == 0) return printf("%zu\n", offset) < 0;
    if (sqfs_init(&fs, image, offset) != SQFS_OK) give_up(UNREADABLE, strerror(EIO));
    if (strcmp(wish, "--appimage-extract") == 0) {
        if (mkdir("squashfs-root", 0755) != 0 || !unpack(&fs, "squashfs-root")) give_up(NOT_UNPACKED, strerror(errno));
        return puts("squashfs-root") < 0;
    }
    if (strcmp(wish, "--appimage-extract-and-run") == 0) {
        unpacking = true;
        arguments[1] = arguments[0];
        arguments++;
    } else if (strncmp(wish, "--appimage-", 11) == 0)
        give_up(UNKNOWN, wish);

    int program = (int)syscall(SYS_pidfd_open, getpid(), 0); /* closed when the program starts; the keeper has its own */
    if (program < 0) give_up(NOT_STARTED, strerror(errno));
    bool mounted = false;
    if (geteuid() != 0 && access("/etc/mtab", R_OK) != 0) unpacking = true; /* fusermount3 could not unmount it */
    if (!unpacking) {
        const char *running = getenv("XDG_RUNTIME_DIR");
        bool made = (is_ours_alone(running) && make_private(folder, running, false)) ||
                    make_private(folder, getenv("TMPDIR"), false) || make_private(folder, "/tmp", false);
        mounted = made && start_keeper(image, program, offset, folder, true);
        if (made && !mounted) rmdir(folder);
    }
    if (!mounted) {
        int held = unpack_somewhere(&fs, folder);
        if (!start_keeper(held, program, offset, folder, false)) {
            remove_all(folder);
            give_up(NOT_STARTED, strerror(errno));
        }
    }
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", arguments[0], 1);
    if (getcwd(here, sizeof here) != NULL) setenv("OWD", here, 1);
    snprintf(start, sizeof start, "%s/AppRun", folder);
    arguments[0] = start;
    execv(start, arguments);
    give_up(NOT_STARTED, strerror(errno)); /* the keeper sees that, too */
}
