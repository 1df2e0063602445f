//! The page's HTTP interface, as a browser uses it.

use aedile::local::{
    GUILD, Server, Settings, World,
    cast::{AURELIA, BRUTUS, CLAUDIA, FORUM},
};
use reqwest::{Client, Response};
use serde_json::{Value, json};

use crate::local::bot::Bot;

struct Browser {
    server: Server,
    world: World,
    http: Client,
    _bot: Bot,
}

impl Browser {
    async fn open() -> Self {
        let server = Server::start(Settings::default()).await.expect("a free port");
        let bot = Bot::start(&server).await;
        Self { world: server.world(), server, http: Client::new(), _bot: bot }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.api_url())
    }

    async fn get(&self, path: &str) -> Value {
        self.http.get(self.url(path)).send().await.unwrap().json().await.unwrap()
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let response = self.http.post(self.url(path)).json(&body).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap())
    }

    async fn listen(&self, user: impl std::fmt::Display) -> Events {
        let response =
            self.http.get(self.url(&format!("/local/events?user={user}"))).send().await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Events { response, text: String::new() }
    }
}

/// An event stream that is being read.
struct Events {
    response: Response,
    text: String,
}

impl Events {
    async fn next(&mut self, kind: &str) -> Value {
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let event =
                    event.strip_prefix("data: ").map(|data| serde_json::from_str(data).unwrap());
                self.text = String::from(rest);
                let event: Value = event.unwrap_or_default();
                if event["type"] == kind {
                    return event;
                }
            }
            let bytes = self.response.chunk().await.unwrap().expect("the stream goes on");
            self.text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }
}

#[tokio::test]
async fn the_state_shows_what_a_person_may_see_and_do() {
    let browser = Browser::open().await;
    assert_eq!(browser.get("/local/people").await.as_array().map(Vec::len), Some(6));
    browser.world.slash(BRUTUS, FORUM, "later", json!({})).await.unwrap();
    browser.world.until(|world| world.messages(FORUM, None).pop()).await;
    let brutus = browser.get(&format!("/local/state?user={BRUTUS}")).await;
    let aurelia = browser.get(&format!("/local/state?user={AURELIA}")).await;
    let count = |state: &Value| state["messages"][FORUM.to_string()].as_array().unwrap().len();
    assert_eq!((count(&brutus), count(&aurelia)), (2, 1));
    let names = |state: &Value| -> Vec<String> {
        state["commands"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert!(
        names(&aurelia).contains(&"admin".to_owned())
            && !names(&brutus).contains(&"admin".to_owned())
    );
    assert_eq!(
        (&brutus["me"]["display_name"], &brutus["bot_connected"]),
        (&json!("Brutus"), &json!(true))
    );
    let stranger = browser.http.get(browser.url("/local/state?user=1")).send().await.unwrap();
    assert_eq!(stranger.status(), 400);
}

#[tokio::test]
async fn a_person_acts_and_all_tabs_hear_what_concerns_them() {
    let browser = Browser::open().await;
    let (mut brutus, mut claudia) = (browser.listen(BRUTUS).await, browser.listen(CLAUDIA).await);
    let slash =
        json!({"user": BRUTUS, "channel": FORUM, "command": "shout", "options": {"word": "ave"}});
    let (status, answer) = browser.post("/local/slash", slash).await;
    assert_eq!((status, &answer["answer"]), (200, &json!("message")));
    let shown = brutus.next("message_create").await["message"].clone();
    assert_eq!(claudia.next("message_create").await["message"], shown);
    assert_eq!(
        (&shown["content"], &shown["interaction"]["name"]),
        (&json!("ave"), &json!("shout"))
    );
    let click = |id: &str| json!({"user": BRUTUS, "message": shown["id"], "custom_id": id});
    let (_, answer) = browser.post("/local/click", click("secret")).await;
    assert_eq!(answer["answer"], "message");
    let private = brutus.next("message_create").await;
    assert_eq!(private["message"]["flags"], 64);
    let (_, answer) = browser.post("/local/click", click("form")).await;
    let form = &answer["modal"];
    assert_eq!(
        (&form["title"], &brutus.next("modal").await["modal"]["id"]),
        (&json!("A form"), &form["id"])
    );
    let submit = json!({"user": BRUTUS, "modal": form["id"], "fields": {"name": "Roma"}});
    assert_eq!(browser.post("/local/modal", submit).await.1["answer"], "message");
    let heard = claudia.next("message_create").await;
    assert_eq!(heard["message"]["content"], "Ave Roma", "nothing private came before it");
    let select =
        json!({"user": CLAUDIA, "message": shown["id"], "custom_id": "menu", "values": ["1"]});
    assert_eq!(browser.post("/local/select", select).await.1["answer"], "deferred_update");
    assert_eq!(claudia.next("message_update").await["message"]["content"], "1");
}

#[tokio::test]
async fn people_talk_open_threads_and_take_back() {
    let browser = Browser::open().await;
    let mut claudia = browser.listen(CLAUDIA).await;
    let say = json!({"user": BRUTUS, "channel": FORUM, "content": "Ave!"});
    assert_eq!(browser.post("/local/say", say).await, (200, json!({"ok": true})));
    let said = claudia.next("message_create").await["message"].clone();
    let thread = json!({"user": CLAUDIA, "channel": FORUM, "name": "talk", "message": said["id"]});
    let (_, made) = browser.post("/local/thread", thread).await;
    assert_eq!(claudia.next("channel_create").await["channel"]["id"], made["channel"]["id"]);
    let delete = |user| json!({"user": user, "message": said["id"]});
    assert_eq!(browser.post("/local/delete", delete(CLAUDIA)).await.0, 400, "it is not hers");
    assert_eq!(browser.post("/local/delete", delete(BRUTUS)).await.0, 200);
    assert_eq!(claudia.next("message_delete").await["id"], said["id"]);
}

#[tokio::test]
async fn the_clock_is_moved_for_all_tabs_and_only_forward() {
    let browser = Browser::open().await;
    let mut claudia = browser.listen(CLAUDIA).await;
    let before = browser.world.now();
    let (status, answer) = browser.post("/local/clock", json!({"seconds": 86_400})).await;
    assert_eq!(status, 200);
    let now = claudia.next("clock").await["now"].as_u64().unwrap();
    assert!(now >= before + 86_400_000 && answer["now"].as_u64().unwrap() >= before + 86_400_000);
    let state = browser.get(&format!("/local/state?user={CLAUDIA}")).await;
    assert!(state["now"].as_u64().unwrap() >= now);
    for seconds in [json!(0), json!(-1), json!(400 * 86_400), json!("x")] {
        assert_eq!(browser.post("/local/clock", json!({"seconds": seconds})).await.0, 400);
    }
    assert!(browser.world.now() < before + 2 * 86_400_000);
}

#[tokio::test]
async fn who_has_left_hears_and_sees_nothing_until_they_come_back() {
    let browser = Browser::open().await;
    let mut claudia = browser.listen(CLAUDIA).await;
    let leave = json!({"user": CLAUDIA, "guild": GUILD, "member": false});
    assert_eq!(browser.post("/local/membership", leave).await.0, 200);
    claudia.next("reload").await;
    browser.world.say(BRUTUS, FORUM, "she is gone").unwrap();
    let state = browser.get(&format!("/local/state?user={CLAUDIA}")).await;
    assert_eq!((&state["channels"], &state["me"]["guilds"]), (&json!([]), &json!([])));
    let (_, direct) = browser.post("/local/direct", json!({"user": CLAUDIA})).await;
    assert_eq!(direct["channel"]["type"], 1);
    let said = json!({"user": CLAUDIA, "channel": FORUM, "content": "x"});
    assert_eq!(browser.post("/local/say", said).await.0, 400);
    browser
        .post("/local/membership", json!({"user": CLAUDIA, "guild": GUILD, "member": true}))
        .await;
    browser.world.say(BRUTUS, FORUM, "she is back").unwrap();
    let heard = claudia.next("message_create").await;
    assert_eq!(heard["message"]["content"], "she is back");
}

#[tokio::test]
async fn threads_are_archived_by_their_opener_and_channels_deleted_by_the_manager() {
    let browser = Browser::open().await;
    let thread = browser.world.create_thread(BRUTUS, FORUM, "talk", None).unwrap();
    let archive = |user| json!({"user": user, "channel": thread, "archived": true});
    assert_eq!(browser.post("/local/archive", archive(CLAUDIA)).await.0, 400);
    assert_eq!(browser.post("/local/archive", archive(BRUTUS)).await.0, 200);
    let not_a_thread = json!({"user": AURELIA, "channel": FORUM, "archived": true});
    assert_eq!(browser.post("/local/archive", not_a_thread).await.0, 400);
    let new = |user, name: &str| json!({"user": user, "guild": GUILD, "name": name});
    assert_eq!(browser.post("/local/channel", new(BRUTUS, "x")).await.0, 400);
    assert_eq!(browser.post("/local/channel", new(AURELIA, " ")).await.0, 400);
    let (_, made) = browser.post("/local/channel", new(AURELIA, "New Forum")).await;
    assert_eq!(
        (&made["channel"]["name"], &made["channel"]["type"]),
        (&json!("new-forum"), &json!(0))
    );
    let delete = |user| json!({"user": user, "channel": FORUM});
    assert_eq!(browser.post("/local/delete_channel", delete(BRUTUS)).await.0, 400);
    assert_eq!(browser.post("/local/delete_channel", delete(AURELIA)).await.0, 200);
    assert!(browser.world.channels(BRUTUS).iter().all(|it| it.id != FORUM && it.id != thread));
    let close = json!({"user": BRUTUS, "closed": true});
    assert_eq!(browser.post("/local/close_direct", close).await.0, 200);
    let state = browser.get(&format!("/local/state?user={BRUTUS}")).await;
    assert_eq!(state["me"]["takes_messages"], false);
}

#[tokio::test]
async fn what_the_client_would_not_send_is_refused_by_name() {
    let browser = Browser::open().await;
    let slash = json!({"user": BRUTUS, "channel": FORUM, "command": "shout"});
    let (status, refusal) = browser.post("/local/slash", slash).await;
    assert_eq!((status, &refusal["option"]), (400, &json!("word")));
    let typed = json!({"user": BRUTUS, "channel": FORUM, "command": "shout", "options": {"word": "s"}, "focused": "word"});
    let (_, offered) = browser.post("/local/autocomplete", typed).await;
    assert_eq!(offered["choices"], json!([{"name": "SALVE", "value": "salve"}]));
    assert_eq!(browser.post("/local/click", json!({"user": 7})).await.0, 400);
    assert_eq!(browser.world.messages(FORUM, None).len(), 0);
}

#[tokio::test]
async fn other_web_sites_are_kept_out() {
    let browser = Browser::open().await;
    for (path, usual) in [
        ("/", 200),
        ("/js/main.js", 200),
        ("/local/people", 200),
        ("/attachments/1/2/x.png", 404),
        ("/gateway", 400),
        ("/api/v10/gateway", 401),
        ("/api/v10/users/@me", 401),
        ("/nothing", 404),
    ] {
        let ask = |name: &'static str, value: &'static str| {
            browser.http.get(browser.url(path)).header(name, value).send()
        };
        for (header, value) in
            [("host", "evil.example"), ("origin", "http://evil.example"), ("origin", "null")]
        {
            assert_eq!(ask(header, value).await.unwrap().status(), 403, "{path} {header} {value}");
        }
        assert_eq!(ask("accept", "*/*").await.unwrap().status(), usual, "{path}");
    }
    let page = browser.http.get(browser.url("/")).send().await.unwrap();
    assert!(page.headers()["content-security-policy"].to_str().unwrap().contains("'self'"));
}
