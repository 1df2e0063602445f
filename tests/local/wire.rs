//! A bot made of bare requests and a bare web socket, which can be as wrong as a test wants.

use aedile::local::{
    Ack, BOT, InteractionOutcome, Refused, Server, Settings, World,
    cast::{BRUTUS, FORUM},
};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, multipart};
use serde_json::{Value, json};
use tokio::{net::TcpStream, task::JoinHandle};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite::Message as Frame};

/// A server and a bare client of it.
pub struct Wire {
    pub server: Server,
    pub world: World,
    http: reqwest::Client,
}

impl Wire {
    pub async fn start() -> Self {
        Self::with(Settings::default()).await
    }

    pub async fn with(settings: Settings) -> Self {
        let server = Server::start(settings).await.expect("a free port");
        let world = server.world();
        Self { server, world, http: reqwest::Client::new() }
    }

    /// The request below `/api/v10`, with the bot's token.
    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.server.api_url());
        self.http
            .request(method, url)
            .header("authorization", format!("Bot {}", self.server.token()))
    }

    /// Status and JSON of an answer.
    pub async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let method = method.parse().expect("a method");
        answer(self.request(method, path).json(&body)).await
    }

    /// Status and code of a refusal.
    pub async fn refusal(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, json) = self.call(method, path, body).await;
        (status, json["code"].as_u64().unwrap_or_default())
    }

    /// The same with files, each of one byte.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        names: &[&str],
    ) -> (u16, Value) {
        let mut form = multipart::Form::new().text("payload_json", body.to_string());
        for (number, name) in names.iter().enumerate() {
            let part = multipart::Part::bytes(vec![7]).file_name((*name).to_owned());
            form = form.part(format!("files[{number}]"), part);
        }
        let method = method.parse().expect("a method");
        answer(self.request(method, path).multipart(form)).await
    }

    /// Registers a command `/test` without options.
    pub async fn register(&self) {
        let command = json!([{"name": "test", "description": "A test"}]);
        let (status, _) = self.call("PUT", &format!("/applications/{BOT}/commands"), command).await;
        assert_eq!(status, 200);
    }

    /// Begins `/test` as Brutus in the forum.
    pub fn slash(&self) -> JoinHandle<Result<InteractionOutcome, Refused>> {
        let world = self.world.clone();
        tokio::spawn(async move { world.slash(BRUTUS, FORUM, "test", json!({})).await })
    }

    /// Begins a click of Brutus on a button.
    pub fn click(
        &self,
        message: &Value,
        custom_id: &'static str,
    ) -> JoinHandle<Result<InteractionOutcome, Refused>> {
        let world = self.world.clone();
        let id = message["id"].as_str().expect("a message").parse().expect("an id");
        tokio::spawn(async move { world.click(BRUTUS, id, custom_id).await })
    }

    /// A bare gateway connection that has identified.
    pub async fn connect(&self) -> Gateway {
        let mut gateway = Gateway::open(&self.server).await;
        gateway.identify(&self.server).await;
        gateway
    }

    /// The first answer to an interaction.
    pub async fn callback(&self, interaction: &Value, body: Value) -> (u16, Value) {
        let path = callback_path(interaction);
        self.call("POST", &format!("{path}?with_response=true"), body).await
    }
}

pub fn callback_path(interaction: &Value) -> String {
    let text = |key: &str| interaction[key].as_str().expect("a text").to_owned();
    format!("/interactions/{}/{}/callback", text("id"), text("token"))
}

pub fn webhook_path(interaction: &Value) -> String {
    format!("/webhooks/{BOT}/{}", interaction["token"].as_str().expect("a token"))
}

async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.expect("an answer");
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or_default())
}

/// What an outcome says of the first answer.
pub async fn ack(acting: JoinHandle<Result<InteractionOutcome, Refused>>) -> Ack {
    acting.await.expect("no panic").expect("the client sends it").ack
}

/// A bare web socket to the gateway.
pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub session: String,
    pub seen: u64,
}

impl Gateway {
    /// Connects, and takes HELLO.
    pub async fn open(server: &Server) -> Self {
        let url =
            format!("{}/gateway/?v=10&encoding=json", server.api_url().replacen("http", "ws", 1));
        let (socket, _) = tokio_tungstenite::connect_async(url).await.expect("a web socket");
        let mut gateway = Self { socket, session: String::new(), seen: 0 };
        let hello = gateway.next().await.expect("HELLO");
        assert!(hello["d"]["heartbeat_interval"].is_u64());
        gateway
    }

    pub async fn send(&mut self, frame: Value) {
        self.socket.send(Frame::Text(frame.to_string().into())).await.expect("an open socket");
    }

    /// The next frame, or the code with which the connection was closed; 0 without one.
    pub async fn next(&mut self) -> Result<Value, u16> {
        match self.socket.next().await {
            Some(Ok(Frame::Text(text))) => {
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                self.seen = frame["s"].as_u64().unwrap_or(self.seen);
                Ok(frame)
            }
            Some(Ok(Frame::Close(Some(close)))) => Err(close.code.into()),
            _ => Err(0),
        }
    }

    /// The next event of this name; others are passed over.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.next().await.expect("an event");
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }

    pub async fn interaction(&mut self) -> Value {
        self.event("INTERACTION_CREATE").await
    }

    /// Identifies, and waits for READY.
    pub async fn identify(&mut self, server: &Server) {
        self.identify_as(server, Value::Null).await;
    }

    /// The same as this shard; what READY says.
    pub async fn identify_as(&mut self, server: &Server, shard: Value) -> Value {
        self.ask(server, shard).await;
        let ready = self.event("READY").await;
        self.session = ready["session_id"].as_str().expect("a session").into();
        ready
    }

    /// Asks to identify as this shard, which hears of servers and of messages.
    pub async fn ask(&mut self, server: &Server, shard: Value) {
        let intents = 1 | 1 << 9 | 1 << 12;
        let data =
            json!({"token": server.token(), "intents": intents, "properties": {}, "shard": shard});
        self.send(json!({"op": 2, "d": data})).await;
    }

    /// All events that were sent so far: the answer to a heartbeat comes behind them.
    pub async fn heard(&mut self) -> Vec<Value> {
        self.send(json!({"op": 1, "d": self.seen})).await;
        let mut heard = Vec::new();
        loop {
            let frame = self.next().await.expect("an open socket");
            if frame["op"] == 11 {
                return heard;
            }
            heard.push(frame);
        }
    }

    pub async fn resume(&mut self, server: &Server, of: &Self) {
        let data = json!({"token": server.token(), "session_id": of.session, "seq": of.seen});
        self.send(json!({"op": 6, "d": data})).await;
    }
}
