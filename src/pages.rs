//! Pages over HTTP, for a listener of our own: a client that does not say in time what it wants, head and body, is cut off, so
//! that nobody holds all connections by sending nothing.

use std::{future::Future, pin::pin, time::Duration};

use axum::{
    BoxError, Router,
    body::{Body, HttpBody as _},
    extract::Request,
    middleware::{self, Next},
    response::Response,
};
use futures_util::{StreamExt as _, stream};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{Instant, timeout_at},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// How long the head of a request may take, also that of the next one on the same connection.
const HEAD: Duration = Duration::from_secs(20);

/// How long the body of a request may take: the largest are pictures, a few megabytes at most.
const BODY: Duration = Duration::from_secs(30);

/// The pause after a connection could not be taken, as with too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` is done; then finishes what was asked for.
pub async fn serve(listener: TcpListener, app: Router, stop: impl Future<Output = ()>) {
    serve_within((HEAD, BODY), listener, app, stop).await;
}

async fn serve_within(
    (head, body): (Duration, Duration),
    listener: TcpListener,
    app: Router,
    stop: impl Future<Output = ()>,
) {
    let app = app.layer(middleware::from_fn(move |request, next| in_time(body, request, next)));
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

/// Hands on a request whose body fails once this time is over; the connection is of no use any more then.
async fn in_time(within: Duration, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let end = Instant::now() + within;
    let (parts, body) = request.into_parts();
    let timed = stream::unfold(Some(body.into_data_stream()), move |rest| async move {
        let mut rest = rest?;
        match timeout_at(end, rest.next()).await {
            Ok(chunk) => Some((chunk?.map_err(BoxError::from), Some(rest))),
            Err(late) => Some((Err(late.into()), None)),
        }
    });
    next.run(Request::from_parts(parts, Body::from_stream(timed))).await
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
    use axum::routing::{get, post};
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
            tokio::spawn(serve_within((head, head), listener, app, stop.clone().cancelled_owned()));
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

    #[tokio::test]
    async fn a_body_that_does_not_come_in_time_is_given_up() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let app = Router::new().route("/", post(async |body: String| body));
        let stop = CancellationToken::new();
        let (head, body) = (Duration::from_secs(20), Duration::from_millis(200));
        let serving =
            tokio::spawn(serve_within((head, body), listener, app, stop.clone().cancelled_owned()));
        let mut slow = TcpStream::connect(address).await.expect("it takes connections");
        let said = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf";
        slow.write_all(said).await.expect("it reads");
        let mut answer = Vec::new();
        let read = timeout(Duration::from_secs(5), slow.read_to_end(&mut answer)).await;
        read.expect("it is cut off").ok();
        assert!(String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 400"), "{answer:?}");
        let client = reqwest::Client::new();
        let whole = client.post(format!("http://{address}/")).body("whole").send().await;
        assert_eq!(whole.expect("it is answered").text().await.expect("text"), "whole");
        stop.cancel();
        timeout(Duration::from_secs(5), serving).await.expect("it ends").expect("in order");
    }
}
