//! Pages over HTTP, for a listener of our own: whoever opens a connection and does not say in time what they want is cut off,
//! so that nobody holds all connections by sending nothing.

use std::{future::Future, pin::pin, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// How long the head of a request may take, also that of the next one on the same connection.
const HEAD: Duration = Duration::from_secs(20);

/// The pause after a connection could not be taken, as with too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` is done; then finishes what was asked for.
pub async fn serve(listener: TcpListener, app: Router, stop: impl Future<Output = ()>) {
    serve_within(HEAD, listener, app, stop).await;
}

async fn serve_within(
    head: Duration,
    listener: TcpListener,
    app: Router,
    stop: impl Future<Output = ()>,
) {
    let (stopping, connections) = (CancellationToken::new(), TaskTracker::new());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, _)) => {
                connections.spawn(converse(head, stream, app.clone(), stopping.clone()));
            }
            Err(error) => {
                tracing::debug!(%error, "a connection was not taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    stopping.cancel();
    connections.close();
    connections.wait().await;
}

/// Answers the requests of one connection.
async fn converse(head: Duration, stream: TcpStream, app: Router, stop: CancellationToken) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection waits to fill its packets");
    }
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let served = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(app));
    let mut served = pin!(served.with_upgrades());
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = stop.cancelled() => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        time::timeout,
    };

    use super::*;

    #[tokio::test]
    async fn whoever_does_not_say_what_they_want_is_cut_off() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let app = Router::new().route("/", get(async || "here"));
        let stop = CancellationToken::new();
        let head = Duration::from_millis(200);
        let serving =
            tokio::spawn(serve_within(head, listener, app, stop.clone().cancelled_owned()));
        let mut slow = TcpStream::connect(address).await.expect("it takes connections");
        slow.write_all(b"GET / HTTP/1.1\r\nHost: ").await.expect("it reads");
        let mut said = Vec::new();
        let read = timeout(Duration::from_secs(5), slow.read_to_end(&mut said)).await;
        read.expect("it is cut off").ok();
        let page = reqwest::get(format!("http://{address}/")).await.expect("others are answered");
        assert_eq!(page.text().await.expect("text"), "here");
        stop.cancel();
        timeout(Duration::from_secs(5), serving).await.expect("it ends").expect("in order");
    }
}
