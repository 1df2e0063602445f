//! What stands between the programs and their PostgreSQL: a way that can be slow, and that can be cut.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    os::unix::net::UnixStream,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

/// A port of this machine that leads to the server's socket. Its threads end with the test.
pub struct Between {
    address: String,
    way: Arc<Way>,
}

#[derive(Default)]
struct Way {
    /// Milliseconds that each answer takes longer.
    late: AtomicU64,
    open: Mutex<Vec<TcpStream>>,
}

impl Between {
    /// A way to this database, which is on a socket.
    pub fn new(database: &str) -> Self {
        let (name, folder) = database.split_once("?host=").expect("it is on a socket");
        let name = name.rsplit('/').next().expect("there is a last part");
        let socket = PathBuf::from(folder).join(".s.PGSQL.5432");
        let door = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("postgres://aedile@{}/{name}", door.local_addr().unwrap());
        let way = Arc::<Way>::default();
        let shared = way.clone();
        thread::spawn(move || {
            for here in door.incoming().flatten() {
                // The server may be away.
                if let Ok(there) = UnixStream::connect(&socket) {
                    shared.join(here, there);
                }
            }
        });
        Self { address, way }
    }

    /// The address of the database, by this way.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// From now on each answer takes so much longer.
    pub fn delay(&self, late: Duration) {
        self.way.late.store(late.as_millis().try_into().unwrap(), Ordering::Relaxed);
    }

    /// Cuts all connections.
    pub fn cut(&self) {
        for open in self.way.open.lock().unwrap().drain(..) {
            // It may be closed already.
            let _ = open.shutdown(Shutdown::Both);
        }
    }
}

impl Way {
    fn join(self: &Arc<Self>, mut here: TcpStream, mut there: UnixStream) {
        here.set_nodelay(true).unwrap();
        self.open.lock().unwrap().push(here.try_clone().unwrap());
        let (mut asks, mut asked) = (here.try_clone().unwrap(), there.try_clone().unwrap());
        thread::spawn(move || {
            // Both ends close when one does.
            let _ = std::io::copy(&mut asks, &mut asked);
            let _ = asked.shutdown(Shutdown::Both);
        });
        let way = self.clone();
        thread::spawn(move || {
            let mut bytes = [0; 16 * 1024];
            while let Ok(length @ 1..) = there.read(&mut bytes) {
                thread::sleep(Duration::from_millis(way.late.load(Ordering::Relaxed)));
                if here.write_all(&bytes[..length]).is_err() {
                    break;
                }
            }
            let _ = here.shutdown(Shutdown::Both);
        });
    }
}
