//! TLS to the server, whose certificate is always checked.

use std::{
    future::Future,
    io,
    path::Path,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::{
    Socket,
    tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream},
};
use tokio_rustls::{
    TlsConnector, client,
    rustls::{
        ClientConfig, RootCertStore, crypto,
        pki_types::{CertificateDer, InvalidDnsNameError, ServerName, pem::PemObject as _},
    },
};

use crate::store::StoreError;

/// What connects, and whom it believes.
#[derive(Clone)]
pub(super) struct Tls(Arc<ClientConfig>);

impl Tls {
    /// Believes the authorities of this file, or else those of the web.
    pub(super) fn new(authorities: Option<&Path>) -> Result<Self, StoreError> {
        let mut roots = RootCertStore::empty();
        match authorities {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(path) => {
                let wrong = |why: String| StoreError::Io(format!("{}: {why}", path.display()));
                let all =
                    CertificateDer::pem_file_iter(path).map_err(|why| wrong(why.to_string()))?;
                for one in all {
                    let one = one.map_err(|why| wrong(why.to_string()))?;
                    roots.add(one).map_err(|why| wrong(why.to_string()))?;
                }
            }
        }
        let provider = Arc::new(crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| StoreError::Io(error.to_string()))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self(Arc::new(config)))
    }
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Secured;
    type TlsConnect = Connect;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, domain: &str) -> Result<Connect, InvalidDnsNameError> {
        let name = ServerName::try_from(domain)?.to_owned();
        Ok(Connect { by: TlsConnector::from(self.0.clone()), name })
    }
}

/// A connection to be made.
pub(super) struct Connect {
    by: TlsConnector,
    name: ServerName<'static>,
}

impl TlsConnect<Socket> for Connect {
    type Stream = Secured;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Secured>> + Send>>;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(async move { self.by.connect(self.name, stream).await.map(Secured) })
    }
}

/// A connection.
pub(super) struct Secured(client::TlsStream<Socket>);

impl TlsStream for Secured {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Secured {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, bytes)
    }
}

impl AsyncWrite for Secured {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::{
        net::TcpListener,
        os::unix::fs::{MetadataExt as _, chown},
        path::{Path, PathBuf},
        process::{Command, Stdio},
    };

    use crate::store::{Address, StoreError, cluster::Cluster, pg::try_out};

    /// An authority, what it has signed for `localhost`, and an authority that nobody knows.
    const CERTIFICATES: &str = r#"
        set -e
        cd "$1"
        key="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
        for name in authority stranger; do
            openssl req -x509 $key -keyout $name.key -out $name.pem -subj /CN=$name -days 2
        done
        openssl req $key -keyout server.key -out server.request -subj /CN=localhost
        echo subjectAltName=DNS:localhost > server.names
        openssl x509 -req -in server.request -CA authority.pem -CAkey authority.key -CAcreateserial \
            -extfile server.names -out server.pem -days 2
        chmod 600 server.key
    "#;

    /// Lets the server speak TLS on a port of this machine: which, and the folder of the certificates.
    fn secure(cluster: &Cluster) -> (u16, PathBuf) {
        let address = cluster.address("");
        let folder = PathBuf::from(address.split_once("host=").expect("it is a socket").1);
        let mut openssl = Command::new("sh");
        openssl.args(["-c", CERTIFICATES, "sh"]).arg(&folder).stderr(Stdio::null());
        assert!(openssl.status().unwrap().success(), "openssl makes certificates");
        let owner = folder.metadata().unwrap();
        for name in ["server.key", "server.pem"] {
            chown(folder.join(name), Some(owner.uid()), Some(owner.gid())).unwrap();
        }
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let file = |name: &str| folder.join(name).display().to_string();
        for (key, value) in [
            ("ssl_cert_file", file("server.pem")),
            ("ssl_key_file", file("server.key")),
            ("listen_addresses", "127.0.0.1".to_owned()),
            ("port", port.to_string()),
            ("ssl", "on".to_owned()),
        ] {
            cluster.run("postgres", &format!("ALTER SYSTEM SET {key} = '{value}'"));
        }
        cluster.control(&["-m", "fast", "restart"]);
        (port, folder)
    }

    /// What a look at the database says by this name of the host, believing this authority alone.
    fn look(host: &str, port: u16, authority: &Path) -> Result<(), StoreError> {
        let address = format!("postgres://aedile@{host}:{port}/test_0?sslmode=require");
        let Ok(Address::Server(server)) = address.parse() else { panic!("{address}") };
        try_out(&server.believing(Some(authority.to_owned())))
    }

    #[test]
    fn only_the_server_that_the_authority_names_is_believed() {
        let Some(cluster) = Cluster::start() else { return };
        cluster.database();
        let (port, folder) = secure(&cluster);
        assert_eq!(look("localhost", port, &folder.join("authority.pem")), Ok(()));
        for (host, authority, why) in [
            ("localhost", "stranger.pem", "UnknownIssuer"),
            ("127.0.0.1", "authority.pem", "not valid for"),
            ("localhost", "nowhere.pem", "nowhere.pem"),
        ] {
            let refused = look(host, port, &folder.join(authority)).expect_err(why);
            assert!(refused.to_string().contains(why), "{refused}");
        }
    }
}
