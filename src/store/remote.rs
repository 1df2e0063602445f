//! A server with PostgreSQL, and how it is reached.

use std::{
    fmt,
    net::IpAddr,
    path::{Path, PathBuf},
};

use tokio_postgres::config::{Host, SslMode};

/// Where PostgreSQL listens unless it is told otherwise; it need not be named.
const USUAL_PORT: u16 = 5432;

/// A database of PostgreSQL, and how it is reached.
#[derive(Clone)]
pub struct Server {
    config: Box<tokio_postgres::Config>,
    /// The authorities whose certificates are believed; `None` for those of the web.
    authorities: Option<PathBuf>,
}

impl Server {
    /// The one at an address such as `postgres://USER@HOST/DATABASE`; what is wrong is said without the address. Servers on other
    /// machines are spoken to by TLS, unless `sslmode=disable` says otherwise.
    pub(super) fn of(text: &str) -> Result<Self, String> {
        let config: tokio_postgres::Config = text
            .parse()
            .map_err(|_| "must be an address such as postgres://aedile@host/aedile".to_owned())?;
        if config.get_hosts().is_empty() {
            return Err("must name the host, or the folder of its socket as ?host=/run/postgresql"
                .to_owned());
        }
        let mut server = Self { config: Box::new(config), authorities: None };
        if server.config.get_ssl_mode() == SslMode::Prefer {
            // Whoever listens on the way would answer that the server knows no TLS.
            let is_here = server.is_here();
            server.config.ssl_mode(if is_here { SslMode::Disable } else { SslMode::Require });
        }
        Ok(server)
    }

    pub(super) fn config(&self) -> &tokio_postgres::Config {
        &self.config
    }

    pub(super) fn authorities(&self) -> Option<&Path> {
        self.authorities.as_deref()
    }

    /// Whether all its places are on this machine, where nobody listens on the way. An address that is given beside a name is
    /// the one that is dialled.
    fn is_here(&self) -> bool {
        let addresses = self.config.get_hostaddrs();
        let hosts = self.config.get_hosts();
        addresses.iter().all(IpAddr::is_loopback)
            && hosts.iter().all(|host| match host {
                Host::Tcp(host) => {
                    host == "localhost" || host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
                }
                #[cfg(unix)]
                Host::Unix(_) => true,
            })
    }

    /// The same, believing the certificates of these authorities alone.
    pub fn believing(mut self, authorities: Option<PathBuf>) -> Self {
        self.authorities = authorities;
        self
    }

    /// The same with this password.
    pub fn with_password(mut self, password: &str) -> Self {
        self.config.password(password);
        self
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => folder.display().to_string(),
            None => String::new(),
        };
        write!(f, "postgres://{host}")?;
        if let Some(port) = self.config.get_ports().first().filter(|port| **port != USUAL_PORT) {
            write!(f, ":{port}")?;
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_on_this_machine_are_spoken_to_openly() {
        for (text, mode) in [
            ("postgres://a@db.example.org/b", SslMode::Require),
            ("postgres://a@db.example.org/b?sslmode=disable", SslMode::Disable),
            ("postgres://a@localhost,db.example.org/b", SslMode::Require),
            ("postgres://a@127.0.0.1/b", SslMode::Disable),
            ("postgres://a@localhost/b?hostaddr=203.0.113.5", SslMode::Require),
            ("postgres://a@localhost/b?hostaddr=127.0.0.1", SslMode::Disable),
            ("postgres://a@/b?host=/run/postgresql", SslMode::Disable),
        ] {
            let Ok(server) = Server::of(text) else { panic!("{text}") };
            assert_eq!(server.config.get_ssl_mode(), mode, "{text}");
        }
    }
}
