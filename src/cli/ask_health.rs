//! `aedile health`: asks the running bot how it is, for containers without a shell.

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use super::{failure::Failure, output::print};
use crate::config::{Config, Http};

/// How long the answer may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// More than the page ever says, in bytes.
const MOST_BYTES: u64 = 64 * 1024;

/// Succeeds when `/health` of the bot that runs by this configuration says that all is well.
pub(super) fn ask(config: &Config) -> Result<(), Failure> {
    let Http { address, port: Some(port) } = config.http else {
        return Err(Failure::Usage("http.port is not set, so nobody can be asked".to_owned()));
    };
    let at = SocketAddr::new(reachable(address), port);
    let answer = get(at).map_err(|error| {
        let is_slow = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
        let why = if is_slow { "not in time".to_owned() } else { error.to_string() };
        Failure::Usage(format!("{at} does not answer: {why}"))
    })?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    match head.split(' ').nth(1) {
        Some("200") => print(body),
        Some("503") => Err(Failure::Usage(body.trim().to_owned())),
        _ => Err(Failure::Usage(format!("{at} is not an aedile's; is http.port right?"))),
    }
}

/// Where something is reached that listens there.
fn reachable(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(all) if all.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(all) if all.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        IpAddr::V4(_) | IpAddr::V6(_) => address,
    }
}

fn get(at: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(
        format!("GET /health HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").as_bytes(),
    )?;
    let mut answer = String::new();
    stream.take(MOST_BYTES).read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    /// What it makes of a bot that answers with these bytes.
    fn told(bytes: &'static str) -> Result<(), Failure> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let answering = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut asked = [0; 200];
            let length = stream.read(&mut asked).unwrap();
            assert!(asked[..length].starts_with(b"GET /health HTTP/1.1\r\n"));
            stream.write_all(bytes.as_bytes()).unwrap();
        });
        let http = Http { address: Ipv4Addr::UNSPECIFIED.into(), port: Some(port) };
        let told = ask(&Config { http, ..Config::default() });
        answering.join().unwrap();
        told
    }

    #[test]
    fn a_bot_that_is_well_is_told_from_one_that_is_not_and_from_none() {
        assert!(told("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok\n").is_ok());
        let ill = told("HTTP/1.1 503 Service Unavailable\r\n\r\nnot connected to Discord\n");
        assert_eq!(ill.unwrap_err().to_string(), "not connected to Discord");
        let other = told("HTTP/1.1 404 Not Found\r\n\r\n<html>").unwrap_err().to_string();
        assert!(other.contains("is not an aedile's"), "{other}");
        assert!(ask(&Config::default()).unwrap_err().to_string().contains("http.port"));
    }
}
