//! What people do, and what the bot makes of it.

use aedile::local::{
    Ack, GatewayLoss, Refused, Server, Settings, World,
    cast::{AURELIA, BRUTUS, CLAUDIA, FORUM},
};
use serde_json::json;

use crate::local::{bot::Bot, openapi};

async fn rome() -> (Server, World, Bot) {
    let server = Server::start(Settings::default()).await.unwrap();
    let bot = Bot::start(&server).await;
    let world = server.world();
    (server, world, bot)
}

#[tokio::test]
async fn a_command_is_answered_with_a_message_that_all_see() {
    let (_server, world, _bot) = rome().await;
    let options = json!({"word": "ave", "times": "2", "to": CLAUDIA});
    let outcome = world.slash(AURELIA, FORUM, "shout", options).await.unwrap();
    assert_eq!(outcome.ack, Ack::Message);
    let message = outcome.message.unwrap();
    assert_eq!(message.content, format!("aveave <@{CLAUDIA}>"));
    assert_eq!(message.mentions, [CLAUDIA]);
    assert_eq!(message.cause.as_ref().map(|cause| cause.name.as_str()), Some("shout"));
    assert_eq!(message.buttons().len(), 3);
    assert_eq!(world.messages(FORUM, Some(BRUTUS)).len(), 1);
}

#[tokio::test]
async fn a_deferred_private_answer_is_seen_by_its_reader_alone() {
    let (_server, world, _bot) = rome().await;
    let outcome = world.slash(BRUTUS, FORUM, "later", json!({})).await.unwrap();
    assert_eq!(outcome.ack, Ack::Deferred);
    let message = outcome.message.unwrap();
    assert!(message.is_ephemeral() && !message.is_thinking());
    let picture = &message.attachments[0];
    assert_eq!((picture.description.as_deref(), picture.pixels), (Some("A dot"), Some((1, 1))));
    assert!(world.file(picture.id).is_some());
    let public = world.until(|world| world.messages(FORUM, None).into_iter().next()).await;
    assert_eq!(public.content, "in public");
    assert_eq!(world.messages(FORUM, Some(BRUTUS)).len(), 2);
    assert_eq!(world.messages(FORUM, Some(AURELIA)).len(), 1);
    openapi::assert_valid(&world.requests());
}

#[tokio::test]
async fn buttons_menus_and_forms_reach_the_bot() {
    let (_server, world, _bot) = rome().await;
    let outcome = world.slash(AURELIA, FORUM, "shout", json!({"word": "ave"})).await.unwrap();
    let id = outcome.message.unwrap().id;
    let chosen = world.select(BRUTUS, id, "menu", &["2"]).await.unwrap();
    assert_eq!(chosen.ack, Ack::DeferredUpdate);
    assert_eq!(chosen.message.unwrap().content, "2");
    assert!(matches!(
        world.select(BRUTUS, id, "menu", &["3"]).await,
        Err(Refused::BadValue { .. })
    ));
    let whispered = world.click(BRUTUS, id, "secret").await.unwrap();
    assert_eq!(whispered.message.unwrap().reader, Some(BRUTUS));
    let Ack::Modal { modal: form } = world.click(BRUTUS, id, "form").await.unwrap().ack else {
        panic!("no form")
    };
    assert!(world.submit(AURELIA, form.id, json!({"name": "x"})).await.is_err(), "another's form");
    assert!(world.submit(BRUTUS, form.id, json!({})).await.is_err(), "the field is required");
    let sent = world.submit(BRUTUS, form.id, json!({"name": "Roma"})).await.unwrap();
    assert_eq!(sent.message.unwrap().content, "Ave Roma");
    let updated = world.click(CLAUDIA, id, "again").await.unwrap();
    assert_eq!((updated.ack, updated.message.unwrap().content.as_str()), (Ack::Update, "again"));
    let forged = world.forge_click(CLAUDIA, id, "forged").await.unwrap();
    assert_eq!(forged.message.unwrap().content, "psst forged");
    openapi::assert_valid(&world.requests());
}

#[tokio::test]
async fn the_client_sends_only_what_the_definitions_allow() {
    let (_server, world, _bot) = rome().await;
    let refuse = async |command: &str, options| {
        world.slash(BRUTUS, FORUM, command, options).await.map(|outcome| outcome.ack).unwrap_err()
    };
    assert_eq!(refuse("shout", json!({})).await, Refused::Missing("word".into()));
    assert!(matches!(
        refuse("shout", json!({"word": "x", "times": 4})).await,
        Refused::BadValue { .. }
    ));
    assert!(matches!(
        refuse("shout", json!({"word": "x", "volume": 4})).await,
        Refused::NoSuchOption(_)
    ));
    assert!(matches!(refuse("admin", json!({})).await, Refused::NoSuchCommand(_)));
    assert!(matches!(refuse("group", json!({})).await, Refused::NoSuchCommand(_)));
    assert!(matches!(refuse("group below", json!({"side": "up"})).await, Refused::BadValue { .. }));
    assert!(world.slash(AURELIA, FORUM, "admin", json!({})).await.is_ok());
}

#[tokio::test]
async fn subcommands_choices_and_autocomplete_reach_the_bot() {
    let (_server, world, _bot) = rome().await;
    let below = world.slash(BRUTUS, FORUM, "group below", json!({"side": 1})).await.unwrap();
    assert_eq!(below.message.unwrap().content, "below Right");
    let typed = json!({"word": "av"});
    let offered = world.autocomplete(BRUTUS, FORUM, "shout", typed, "word").await.unwrap();
    let Ack::Choices { choices } = offered.ack else { panic!("no choices") };
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["AVE", "AVANTI"]);
}

#[tokio::test]
async fn an_interaction_fails_after_three_seconds() {
    let (_server, world, _bot) = rome().await;
    let waiting = world.clone();
    let slash = tokio::spawn(async move { waiting.slash(BRUTUS, FORUM, "fail", json!({})).await });
    while !slash.is_finished() {
        world.pass_time(std::time::Duration::from_secs(3));
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let ack = slash.await.unwrap().unwrap().ack;
    assert_eq!(ack, Ack::Failed { error: "The application did not respond" });
}

#[tokio::test]
async fn the_bot_comes_back_after_a_cut() {
    let (_server, world, bot) = rome().await;
    world.drop_gateway(GatewayLoss::Resumable);
    let outcome = world.slash(BRUTUS, FORUM, "shout", json!({"word": "ave"})).await.unwrap();
    assert_eq!(outcome.message.unwrap().content, "ave", "it was replayed");
    bot.stop(&world).await;
}
