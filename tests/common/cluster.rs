//! A PostgreSQL of our own: in a temporary folder, on a socket there, for as long as this process lives.

use std::{
    fs,
    io::{self, BufRead as _, BufReader, Write as _},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// PostgreSQL does not run as root; this user of all systems owns nothing else.
#[cfg(unix)]
const NOBODY: u32 = 65534;

/// Ends with the process that started it, however that ends: then its standard input ends.
const KEEPER: &str = r#"
set -e
folder=$(mktemp -d /tmp/aedile-postgres-XXXXXX)
trap '"$1/pg_ctl" -D "$folder/data" -m immediate stop > /dev/null 2>&1 || true; rm -rf "$folder"' EXIT
"$1/initdb" -D "$folder/data" -U aedile -A trust -E UTF8 --locale=C -N
cat >> "$folder/data/postgresql.conf" <<END
listen_addresses = ''
unix_socket_directories = '$folder'
fsync = off
max_connections = 400
END
"$1/pg_ctl" -D "$folder/data" -w -l "$folder/log" start
echo "folder=$folder"
cat > /dev/null
"#;

/// A running server.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    _keeper: Child,
}

impl Cluster {
    /// A new one. `None` where PostgreSQL is not installed, which is said aloud, and is an error where `AEDILE_POSTGRES` is
    /// set.
    pub fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("AEDILE_POSTGRES").is_none(), "PostgreSQL is not installed");
            // Not by a macro, whose words the tests keep to themselves.
            let _ =
                io::stderr().write_all(b"\n!! PostgreSQL is not installed: tests were left out\n");
            return None;
        };
        let mut keeper = as_nobody(Command::new("sh").args(["-c", KEEPER, "sh"]).arg(&programs))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        let lines = BufReader::new(keeper.stdout.take().expect("it is a pipe")).lines();
        let folder = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("folder=").map(PathBuf::from))
            .expect("PostgreSQL starts");
        Some(Self { programs, folder, databases: AtomicU32::new(0), _keeper: keeper })
    }

    /// The address of a new database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://aedile@/{name}?host={}", self.folder.display())
    }

    /// Does something to a database behind everybody's back.
    pub fn run(&self, name: &str, sql: &str) {
        let (address, sql) = (self.address(name), sql.to_owned());
        // The synchronous library starts a runtime, which a thread of one may not do.
        let act = move || {
            let mut client = postgres::Client::connect(&address, postgres::NoTls)?;
            client.batch_execute(&sql)
        };
        std::thread::spawn(act).join().expect("it does not panic").expect("PostgreSQL does it");
    }

    /// Stops it, as an operator does or as a crash does, and starts it again unless `then` says otherwise.
    pub fn control(&self, what: &[&str]) {
        let mut control = Command::new(self.programs.join("pg_ctl"));
        control.arg("-D").arg(self.folder.join("data")).arg("-w").args(what);
        control.arg("-l").arg(self.folder.join("log")).stdout(Stdio::null());
        let done = as_nobody(&mut control).status().expect("pg_ctl is there");
        assert!(done.success(), "pg_ctl {what:?}");
    }
}

/// Where PostgreSQL's own programs are: the newest.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").exists()).max()
}

#[cfg(unix)]
fn as_nobody(command: &mut Command) -> &mut Command {
    use std::os::unix::{fs::MetadataExt as _, process::CommandExt as _};

    let is_root =
        std::path::Path::new("/proc/self").metadata().is_ok_and(|process| process.uid() == 0);
    if is_root {
        command.uid(NOBODY).gid(NOBODY).current_dir("/");
    }
    command
}

/// Elsewhere no server is found, so nothing is run.
#[cfg(not(unix))]
fn as_nobody(command: &mut Command) -> &mut Command {
    command
}
