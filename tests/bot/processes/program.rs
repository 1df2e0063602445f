//! An `aedile run`, on a machine whose clock may be wrong.

use std::{
    fs::File,
    os::unix::fs::FileExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::Duration,
};

use super::{AWAY, House, SHARDS};

/// What says by how much clocks were moved, in the folder.
const MOVED: &str = "moved";

/// Where programs live.
pub struct Machine {
    folder: tempfile::TempDir,
    shim: PathBuf,
    /// By how many seconds the clocks of all were moved.
    moved: File,
    api_url: String,
    token: String,
    database: String,
    started: usize,
}

impl Machine {
    /// Programs that speak to this house's Discord and to this database.
    pub fn new(house: &House, database: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (api_url, token) = house.way();
        let shim = clock(folder.path());
        let moved = File::create(folder.path().join(MOVED)).unwrap();
        moved.write_all_at(&0_i64.to_ne_bytes(), 0).unwrap();
        Self { folder, shim, moved, api_url, token, database: database.to_owned(), started: 0 }
    }

    /// From now on the clocks of all programs are so much ahead besides.
    pub fn move_clocks(&self, by: Duration) {
        let seconds = i64::try_from(by.as_secs()).unwrap();
        self.moved.write_all_at(&seconds.to_ne_bytes(), 0).unwrap();
    }

    /// Starts one whose clock is so many seconds ahead.
    pub fn start(&mut self, ahead: i64) -> Program {
        self.start_of(SHARDS, ahead)
    }

    /// The same for a bot of so many shards.
    pub fn start_of(&mut self, shards: usize, ahead: i64) -> Program {
        self.started += 1;
        let log = self.folder.path().join(format!("{}.log", self.started));
        let port = free_port();
        let child = Command::new(env!("CARGO_BIN_EXE_aedile"))
            .arg("run")
            .current_dir(self.folder.path())
            .env_remove("AEDILE_KILLS")
            .env("AEDILE_DISCORD_TOKEN", &self.token)
            .env("AEDILE_DISCORD_API_URL", &self.api_url)
            .env("AEDILE_DISCORD_SHARDS", shards.to_string())
            .env("AEDILE_DATABASE_URL", &self.database)
            .env("AEDILE_HTTP_PORT", port.to_string())
            .env("LD_PRELOAD", &self.shim)
            .env("CLOCK_AHEAD", ahead.to_string())
            .env("CLOCK_FILE", self.folder.path().join(MOVED))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        Program { child, log, port }
    }
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Compiles the shim. There is a C compiler: SQLite is compiled by it, too.
fn clock(folder: &Path) -> PathBuf {
    let to = folder.join("clock.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bot/processes/clock.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]).arg(&to).arg(source);
    assert!(compiler.arg("-ldl").status().unwrap().success());
    to
}

/// One that runs, or has run.
pub struct Program {
    child: Child,
    log: PathBuf,
    port: u16,
}

impl Program {
    /// Sends a signal of this name.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().unwrap().success());
    }

    /// Its number in the operating system.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// Waits for its end.
    pub async fn ended(&mut self) -> ExitStatus {
        let ended = async {
            loop {
                match self.child.try_wait().unwrap() {
                    Some(status) => return status,
                    None => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
        };
        tokio::time::timeout(AWAY, ended).await.expect("it ends")
    }

    /// Waits until `/health` is well and says this.
    pub async fn is_well_and_says(&self, words: &str) {
        let url = format!("http://127.0.0.1:{}/health", self.port);
        let well = async {
            loop {
                if let Ok(page) = reqwest::get(&url).await
                    && page.status().is_success()
                    && page.text().await.unwrap().contains(words)
                {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        let waited = tokio::time::timeout(3 * AWAY, well).await;
        assert!(waited.is_ok(), "{words:?} is not said: {}", self.log());
    }

    /// What it has said.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}:\n{}", self.log.display(), self.log());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
