//! What systemd is told: that the bot has started, that it still works, that it stops. Without systemd nobody is told.
//!
//! A sign of life means that the threads of the program run and that its database answers. Whether Discord can be reached
//! is not part of it: to start anew would not help.

use std::{
    env, io,
    path::{Path, PathBuf},
    time::Duration,
};

use tokio_util::sync::CancellationToken;

use crate::store::{Stage, Store};

/// Where systemd listens; a socket in the abstract namespace begins with `@`.
const SOCKET: &str = "NOTIFY_SOCKET";
/// After how many microseconds of silence systemd starts the program anew.
const PATIENCE: &str = "WATCHDOG_USEC";

/// Whoever watches over the program.
pub(super) struct Watchdog {
    socket: PathBuf,
    /// How often a sign of life is wanted.
    every: Option<Duration>,
}

impl Watchdog {
    /// The one that has started this program, if it wants to be told.
    pub(super) fn of_environment() -> Option<Self> {
        let socket = env::var_os(SOCKET)?.into();
        let patience = env::var(PATIENCE).ok().and_then(|micros| micros.parse().ok());
        // Several signs fit into its patience: one may come late.
        Some(Self { socket, every: patience.map(|micros| Duration::from_micros(micros) / 4) })
    }

    /// The program has started, is well, and waits for others.
    pub(super) fn waits(&self) {
        self.tell(
            "READY=1\nWATCHDOG=1\nSTATUS=waits until processes of an older version have stopped",
        );
    }

    /// Tells that the program has started, then gives signs of life until `stop`.
    pub(super) async fn watch(self, store: Store, stop: CancellationToken) {
        self.tell("READY=1");
        while !stop.is_cancelled() {
            let pause = self.every.unwrap_or(Duration::MAX);
            tokio::select! {
                () = stop.cancelled() => break,
                () = tokio::time::sleep(pause) => {}
            }
            match store.read(|tx| tx.count_tables(Stage::Running)).await {
                Ok(running) => self.tell(&format!("WATCHDOG=1\nSTATUS={running} games running")),
                Err(error) => {
                    tracing::warn!(%error, "no sign of life: the database does not answer");
                }
            }
        }
        self.tell("STOPPING=1");
    }

    fn tell(&self, state: &str) {
        if let Err(error) = send(&self.socket, state) {
            tracing::warn!(%error, "systemd was not told");
        }
    }
}

#[cfg(unix)]
fn send(socket: &Path, state: &str) -> io::Result<()> {
    use std::os::unix::net::UnixDatagram;

    let sender = UnixDatagram::unbound()?;
    #[cfg(target_os = "linux")]
    if let Some(name) = socket.to_str().and_then(|name| name.strip_prefix('@')) {
        use std::os::{linux::net::SocketAddrExt as _, unix::net::SocketAddr};

        let address = SocketAddr::from_abstract_name(name)?;
        return sender.send_to_addr(state.as_bytes(), &address).map(drop);
    }
    sender.send_to(state.as_bytes(), socket).map(drop)
}

#[cfg(not(unix))]
fn send(_: &Path, _: &str) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn systemd_is_told_of_start_life_and_stop() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("notify");
        let systemd = tokio::net::UnixDatagram::bind(&socket).unwrap();
        let store = Store::open(&folder.path().join("aedile.db")).unwrap();
        let stop = CancellationToken::new();
        let watchdog = Watchdog { socket, every: Some(Duration::from_millis(1)) };
        let watching = tokio::spawn(watchdog.watch(store, stop.clone()));
        let mut heard = [0; 100];
        let mut next = async || {
            let length = systemd.recv(&mut heard).await.unwrap();
            String::from_utf8_lossy(&heard[..length]).into_owned()
        };
        assert_eq!(next().await, "READY=1");
        assert_eq!(next().await, "WATCHDOG=1\nSTATUS=0 games running");
        stop.cancel();
        while next().await != "STOPPING=1" {}
        watching.await.unwrap();
    }
}
