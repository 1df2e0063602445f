//! Discord's front: it speaks TLS by Discord's name, counts answers as Discord does, and lets every answer come by a change,
//! as those do that take longer than a second.

use std::{
    collections::{HashMap, HashSet},
    net::SocketAddr,
    process::{Command, Stdio},
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use aedile::{discord::Clients, local::Server};
use axum::{
    Router,
    body::{Bytes, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring::default_provider,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    },
    server::TlsStream,
};
use tokio_util::task::AbortOnDropHandle;

/// An authority, and what it has signed for Discord's name.
const CERTIFICATES: &str = r#"
    set -e
    cd "$1"
    key="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
    openssl req -x509 $key -keyout authority.key -out authority.pem -subj /CN=authority -days 2
    openssl req $key -keyout server.key -out server.request -subj /CN=discord.com
    echo subjectAltName=DNS:discord.com > server.names
    openssl x509 -req -in server.request -CA authority.pem -CAkey authority.key -CAcreateserial \
        -extfile server.names -out server.pem -days 2
"#;

/// How changes of answers count.
#[derive(Clone, Copy, Debug)]
pub enum Counts {
    /// They do not.
    Nothing,
    /// So many of one interaction, within this time of its first.
    Each { most: usize, within: Duration },
    /// The first one of all is refused for this time.
    Refuses(Duration),
}

/// The front, until it is dropped.
pub struct Front {
    address: SocketAddr,
    authority: reqwest::Certificate,
    inside: Arc<Inside>,
    _serving: AbortOnDropHandle<()>,
}

struct Inside {
    server: String,
    client: reqwest::Client,
    counts: Counts,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// The interactions that were deferred instead of answered.
    deferred: HashSet<String>,
    /// The changes of each answer.
    changes: HashMap<String, Vec<Instant>>,
}

impl Front {
    /// Begins to speak for this server.
    pub async fn before(server: &Server, counts: Counts) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut openssl = Command::new("sh");
        openssl.args(["-c", CERTIFICATES, "sh"]).arg(folder.path()).stderr(Stdio::null());
        assert!(openssl.status().unwrap().success(), "openssl makes certificates");
        let file = |name| folder.path().join(name);
        let chain = vec![CertificateDer::from_pem_file(file("server.pem")).unwrap()];
        let key = PrivateKeyDer::from_pem_file(file("server.key")).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .unwrap();
        let authority = std::fs::read(file("authority.pem")).unwrap();
        let authority = reqwest::Certificate::from_pem(&authority).unwrap();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let secured = Secured { listener, acceptor: TlsAcceptor::from(Arc::new(config)) };
        let inside = Arc::new(Inside {
            server: server.api_url(),
            client: reqwest::Client::new(),
            counts,
            seen: Mutex::default(),
        });
        let app = Router::new().fallback(serve).with_state(inside.clone());
        let serving = tokio::spawn(async { axum::serve(secured, app).await.unwrap() });
        Self { address, authority, inside, _serving: AbortOnDropHandle::new(serving) }
    }

    /// Clients that find Discord here.
    pub fn clients(&self) -> Clients {
        let (address, authority) = (self.address, self.authority.clone());
        Clients::new(move || {
            reqwest::Client::builder()
                .no_proxy()
                .add_root_certificate(authority.clone())
                .resolve("discord.com", address)
        })
    }

    /// How often answers were changed, refusals included.
    pub fn changes(&self) -> usize {
        self.inside.seen.lock().unwrap().changes.values().map(Vec::len).sum()
    }
}

/// Connections behind TLS.
struct Secured {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

impl axum::serve::Listener for Secured {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let (stream, address) = self.listener.accept().await.unwrap();
            stream.set_nodelay(true).unwrap();
            if let Ok(secured) = self.acceptor.accept(stream).await {
                return (secured, address);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<Self::Addr> {
        self.listener.local_addr()
    }
}

async fn serve(State(inside): State<Arc<Inside>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    let path = parts.uri.path().to_owned();
    let token = |at: &str| {
        let mut below = path.split_once(at)?.1.split('/');
        below.next()?;
        below.next().map(str::to_owned)
    };
    if let Some(token) = token("/interactions/") {
        return inside.defer(token, parts, body).await;
    }
    let Some(token) = token("/webhooks/") else { return inside.pass(parts, body).await };
    let (is_refused, limits) = inside.count(token);
    let mut answer = if is_refused {
        let body =
            json!({"message": "You are being rate limited.", "retry_after": 0.7, "global": false});
        (StatusCode::TOO_MANY_REQUESTS, axum::Json(body)).into_response()
    } else {
        inside.pass(parts, body).await
    };
    answer.headers_mut().extend(limits);
    answer
}

impl Inside {
    /// Defers a command that is answered at once, and does not confirm it: the answer comes by a change.
    async fn defer(&self, token: String, parts: Parts, body: Bytes) -> Response {
        if !self.seen.lock().unwrap().deferred.insert(token) {
            return self.pass(parts, body).await;
        }
        let deferral = json!({"type": 5, "data": {"flags": 64}}).to_string();
        let mut parts = parts;
        let json = HeaderValue::from_static("application/json");
        parts.headers.insert(header::CONTENT_TYPE, json);
        self.pass(parts, deferral.into()).await;
        StatusCode::BAD_GATEWAY.into_response()
    }

    /// Counts a change: whether it is too many, and what Discord says of its limit.
    fn count(&self, token: String) -> (bool, HeaderMap) {
        let mut seen = self.seen.lock().unwrap();
        let is_first = seen.changes.is_empty();
        let changes = seen.changes.entry(token).or_default();
        changes.push(Instant::now());
        let (most, within) = match self.counts {
            Counts::Nothing => return (false, HeaderMap::new()),
            Counts::Each { most, within } => (most, within),
            Counts::Refuses(within) => (usize::from(!is_first) * 5, within),
        };
        changes.retain(|at| matches!(self.counts, Counts::Refuses(_)) || at.elapsed() < within);
        let left = match self.counts {
            Counts::Refuses(_) => most,
            Counts::Nothing | Counts::Each { .. } => most.saturating_sub(changes.len()),
        };
        let is_refused = match self.counts {
            Counts::Refuses(_) => is_first,
            Counts::Nothing | Counts::Each { .. } => changes.len() > most,
        };
        (is_refused, limits(most, left, within, is_refused))
    }

    async fn pass(&self, mut parts: Parts, body: Bytes) -> Response {
        for ours in [header::HOST, header::CONNECTION, header::CONTENT_LENGTH] {
            parts.headers.remove(ours);
        }
        let url = format!("{}{}", self.server, parts.uri);
        let request = self.client.request(parts.method, url).headers(parts.headers).body(body);
        let mut answer = request.send().await.unwrap();
        let mut headers = std::mem::take(answer.headers_mut());
        for theirs in [header::CONNECTION, header::CONTENT_LENGTH, header::TRANSFER_ENCODING] {
            headers.remove(theirs);
        }
        (answer.status(), headers, answer.bytes().await.unwrap()).into_response()
    }
}

fn limits(most: usize, left: usize, within: Duration, is_refused: bool) -> HeaderMap {
    let number = |value: String| HeaderValue::from_str(&value).unwrap();
    let seconds = within.as_secs_f64().to_string();
    let mut headers = HeaderMap::new();
    headers.insert("x-ratelimit-limit", number(most.max(1).to_string()));
    headers.insert("x-ratelimit-remaining", number(left.to_string()));
    headers.insert("x-ratelimit-reset-after", number(seconds.clone()));
    if is_refused {
        headers.insert(header::RETRY_AFTER, number(seconds));
    }
    headers
}
