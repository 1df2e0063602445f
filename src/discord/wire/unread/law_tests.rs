//! A law over all fields of the interactions that people send: whatever one of them is, the person is answered so long as it
//! is known who asks for what, where.

use serde_json::{Value, json};
use serenity::{
    all::{ActionRowComponent, CommandInteraction, Event, Interaction},
    model::event::GatewayEvent,
};

use super::{Lost, interaction, interaction::read, settle};

/// Somebody as Discord describes them with all that it tells today.
fn account(id: u64) -> Value {
    let hash = "0123456789abcdef0123456789abcdef";
    json!({
        "id": id.to_string(), "username": "anna", "discriminator": "0", "global_name": "Anna",
        "avatar": hash, "bot": false, "system": false, "banner": null, "accent_color": 7, "flags": 64,
        "premium_type": 0, "public_flags": 64, "avatar_decoration_data": null, "collectibles": null,
        "primary_guild": {"identity_guild_id": "5", "identity_enabled": true, "tag": "ROME", "badge": hash},
        "clan": null, "display_name_styles": null,
    })
}

fn member() -> Value {
    json!({
        "user": account(7), "nick": "Anna of Rome", "avatar": null, "banner": null, "roles": ["8", "9"],
        "joined_at": "2020-01-02T03:04:05.678000+00:00", "premium_since": null, "deaf": false, "mute": false,
        "flags": 2, "pending": false, "permissions": "36", "communication_disabled_until": null,
        "unusual_dm_activity_until": null, "collectibles": null, "avatar_decoration_data": null,
    })
}

fn message() -> Value {
    let picture = json!({
        "id": "40", "filename": "a.png", "size": 10, "url": "https://x/a.png", "proxy_url": "https://x/a.png",
        "content_type": "image/png", "description": "A plan", "width": 7, "height": 8, "ephemeral": true,
    });
    let button =
        json!({"type": 2, "id": 2, "style": 1, "label": "Pass", "custom_id": "a:1:2:do:pass"});
    let metadata = json!({
        "id": "30", "type": 2, "name": "game board", "user": account(7),
        "authorizing_integration_owners": {"0": "5"},
    });
    json!({
        "id": "31", "channel_id": "6", "author": account(3), "content": "Your turn",
        "timestamp": "2026-01-02T03:04:05.678000+00:00", "edited_timestamp": null, "tts": false,
        "mention_everyone": false, "mentions": [account(7)], "mention_roles": ["8"], "attachments": [picture],
        "embeds": [{"type": "rich", "title": "Rome", "color": 7, "image": {"url": "https://x/a.png"}}],
        "components": [{"type": 1, "id": 1, "components": [button]}], "pinned": false, "flags": 64, "type": 20,
        "webhook_id": "3", "application_id": "3", "interaction_metadata": metadata, "nonce": "n",
        "interaction": {"id": "30", "type": 2, "name": "game board", "user": account(7)}, "position": 0,
    })
}

/// An interaction as it comes in a server.
fn sent(kind: u8, data: &Value) -> Value {
    json!({
        "id": "21", "application_id": "3", "type": kind, "data": data, "guild_id": "5", "channel_id": "6",
        "guild": {"id": "5", "locale": "en-US", "features": []},
        "channel": {
            "id": "6", "type": 0, "name": "forum", "parent_id": "4", "permissions": "36", "flags": 0, "nsfw": false,
            "guild_id": "5", "last_message_id": "30", "position": 1, "rate_limit_per_user": 0, "topic": null,
            "last_pin_timestamp": null, "theme_color": null, "icon_emoji": {"id": null, "name": "x"},
        },
        "member": member(), "token": "aW50ZXJhY3Rpb24", "version": 1, "app_permissions": "274877975552",
        "locale": "de", "guild_locale": "en-US", "entitlements": [],
        "entitlement_sku_ids": [], "authorizing_integration_owners": {"0": "5"}, "context": 0,
        "attachment_size_limit": 524_288,
    })
}

/// The kinds of interactions that the bot offers: a command with a person in it, one being typed, a button, a list, a form.
fn all() -> Vec<Value> {
    let person = json!({"name": "player", "type": 6, "value": "8"});
    let number = json!({"name": "seat", "type": 4, "value": 2});
    let deep = json!({"name": "hand", "type": 1, "options": [person, number]});
    let partial = json!({"nick": null, "roles": [], "joined_at": "2020-01-02T03:04:05.678000+00:00", "flags": 0});
    let resolved = json!({"users": {"8": account(8)}, "members": {"8": partial}});
    let command =
        json!({"id": "11", "name": "game", "type": 1, "options": [deep], "resolved": resolved});
    let typed = json!({"name": "card", "type": 3, "value": "mar", "focused": true});
    let typed = json!({"name": "build", "type": 1, "options": [typed]});
    let typed = json!({"id": "12", "name": "rome", "type": 1, "options": [typed]});
    let button = json!({"custom_id": "a:1:2:do:pass", "component_type": 2, "id": 2});
    let list =
        json!({"custom_id": "a:1:2:go", "component_type": 3, "values": ["build:market"], "id": 3});
    let line = json!({"type": 4, "id": 2, "custom_id": "typed", "value": "Friday Romans"});
    let row = json!({"type": 1, "id": 1, "components": [line]});
    let form = json!({"custom_id": "a:1:0:name:", "components": [row], "resolved": {}});
    let mut clicks = [sent(3, &button), sent(3, &list), sent(5, &form)];
    for click in &mut clicks {
        click["message"] = message();
    }
    let mut all = vec![sent(2, &command), sent(4, &typed)];
    all.extend(clicks);
    // The same outside of servers.
    let mut private = sent(2, &json!({"id": "11", "name": "me", "type": 1}));
    let fields = private.as_object_mut().unwrap();
    fields.retain(|field, _| {
        !["guild_id", "guild", "member", "guild_locale"].contains(&field.as_str())
    });
    private["user"] = account(7);
    all.push(private);
    all
}

/// Pointers to everything in a value, and its name in the log.
fn walk(value: &Value, at: &str, path: &str, found: &mut Vec<(String, String)>) {
    let children: Vec<(String, String, &Value)> = match value {
        Value::Object(parts) => parts
            .iter()
            .map(|(key, part)| {
                let dot = if path.is_empty() { "" } else { "." };
                let name = if key.parse::<u64>().is_ok() { "*" } else { key };
                (key.clone(), format!("{path}{dot}{name}"), part)
            })
            .collect(),
        Value::Array(parts) => {
            let named =
                |(number, part): (usize, _)| (number.to_string(), format!("{path}[]"), part);
            parts.iter().enumerate().map(named).collect()
        }
        _ => Vec::new(),
    };
    for (key, path, part) in children {
        let at = format!("{at}/{key}");
        walk(part, &at, &path, found);
        found.push((at, path));
    }
}

/// What may be there instead; `None` for nothing at all.
fn instead() -> Vec<Option<Value>> {
    let mut all = vec![
        json!(null),
        json!([]),
        json!({}),
        json!(true),
        json!(7),
        json!(-1),
        json!(1.5),
        json!(""),
        json!("x"),
        json!(300),
        json!(1_u64 << 40),
        json!(u64::MAX),
        json!(1e30),
        json!([null]),
        json!({"x": {"y": []}}),
        json!("340282366920938463463374607431768211456"),
        json!("x".repeat(5_000)),
        json!("Ü\u{0}\u{202e}\"\\"),
    ]
    .into_iter()
    .map(Some)
    .collect::<Vec<_>>();
    all.push(None);
    all
}

fn changed(sent: &Value, pointer: &str, new: Option<&Value>) -> Value {
    let mut changed = sent.clone();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match (changed.pointer_mut(parent).unwrap(), new) {
        (Value::Object(parts), Some(new)) => _ = parts.insert(key.to_owned(), new.clone()),
        (Value::Object(parts), None) => _ = parts.remove(key),
        (Value::Array(parts), Some(new)) => parts[key.parse::<usize>().unwrap()] = new.clone(),
        (Value::Array(parts), None) => _ = parts.remove(key.parse().unwrap()),
        _ => unreachable!("a pointer into a list or an object"),
    }
    changed
}

/// As the library reads it.
fn as_sent(sent: &Value) -> Option<Interaction> {
    let frame = json!({"op": 0, "s": 1, "t": "INTERACTION_CREATE", "d": sent}).to_string();
    match serde_json::from_str::<GatewayEvent>(&frame).unwrap() {
        GatewayEvent::Dispatch(_, Event::InteractionCreate(event)) => Some(event.interaction),
        GatewayEvent::Dispatch(_, Event::Unknown(event)) => {
            assert_eq!(event.value, *sent);
            None
        }
        other => panic!("{other:?}"),
    }
}

/// Who asks for what, where: id, token, account, channel, and the name of the command or the id of the button.
type Essentials = (u64, String, u64, u64, String);

fn essentials(interaction: &Interaction) -> Essentials {
    let of_command = |it: &CommandInteraction| {
        let (user, channel) = (it.user.id.get(), it.channel_id.get());
        (it.id.get(), it.token.clone(), user, channel, it.data.name.clone())
    };
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => of_command(command),
        Interaction::Component(it) => {
            let (user, channel) = (it.user.id.get(), it.channel_id.get());
            (it.id.get(), it.token.clone(), user, channel, it.data.custom_id.clone())
        }
        Interaction::Modal(it) => {
            let (user, channel) = (it.user.id.get(), it.channel_id.get());
            (it.id.get(), it.token.clone(), user, channel, it.data.custom_id.clone())
        }
        other => panic!("{other:?}"),
    }
}

/// The pointers without whose values nobody can be answered.
const ESSENTIAL: [&str; 7] =
    ["/id", "/token", "/type", "/member/user/id", "/user/id", "/data/name", "/data/custom_id"];

/// Whether all that is essential is the same in both.
fn is_known(sent: &Value, changed: &Value) -> bool {
    ESSENTIAL.iter().chain(&["/channel_id"]).all(|at| sent.pointer(at) == changed.pointer(at))
}

/// Checks one change, and whether it needed a repair. Which field could not be read is looked for at some only: that takes long.
fn check(
    (sent, expected): (&Value, &Essentials),
    (pointer, name): &(String, String),
    new: Option<&Value>,
    names: Names,
) -> bool {
    let changed = changed(sent, pointer, new);
    let what = format!("{name} of {expected:?} is {new:?}");
    let whole = as_sent(&changed);
    let needs_repair = whole.is_none();
    match whole.map_or_else(|| read(&changed).map(|(it, _)| it), Ok) {
        Ok(mut got) => {
            settle(&mut got);
            if is_known(sent, &changed) {
                assert_eq!(essentials(&got), *expected, "{what}");
            }
        }
        Err(why) => assert!(!is_known(sent, &changed), "{what}: {why:?}"),
    }
    if let (Names::Looked, true, Ok(repaired)) = (names, needs_repair, interaction(&changed)) {
        let near = |field: &String| field.starts_with(name) || name.starts_with(field.as_str());
        let fields = &repaired.fields;
        assert!(!fields.is_empty() && fields.iter().all(near), "{what}: {fields:?}");
    }
    needs_repair
}

#[derive(Clone, Copy)]
enum Names {
    Looked,
    Left,
}

#[test]
fn whatever_a_field_is_the_person_is_answered() {
    let (mut tried, mut repaired) = (0, 0);
    for sent in all() {
        let mut places = Vec::new();
        walk(&sent, "", "", &mut places);
        let expected = essentials(&as_sent(&sent).expect("what Discord sends can be read"));
        for place in &places {
            for new in instead() {
                tried += 1;
                let names = if tried % 199 == 0 { Names::Looked } else { Names::Left };
                repaired += usize::from(check((&sent, &expected), place, new.as_ref(), names));
            }
        }
    }
    assert!(tried > 5_000 && repaired > 2_000, "{tried} tried, {repaired} repaired");
}

/// At this hash the library panics: a session is lost by it, unless something before it could not be read.
#[test]
fn a_hash_at_which_the_library_panics_does_not_harm_the_repair() {
    let mut sent = all().swap_remove(2);
    sent["app_permissions"] = json!("none");
    sent["member"]["user"]["avatar"] = json!("ccbannelFeditedI429\u{33c}64294967296");
    let repaired = interaction(&sent).unwrap();
    assert_eq!(repaired.fields, ["app_permissions", "member.user.avatar"]);
}

/// Values of other fields are in no name of what could not be read.
#[test]
fn what_could_not_be_read_is_named_without_values() {
    let mut sent = all().swap_remove(0);
    sent["member"]["user"]["public_flags"] = json!(1_u64 << 40);
    sent["data"]["resolved"]["users"]["8"]["avatar"] = json!("aW50ZXJhY3Rpb24");
    sent["locale"] = Value::Null;
    sent.as_object_mut().unwrap().remove("version");
    assert!(as_sent(&sent).is_none());
    let fields = interaction(&sent).unwrap().fields;
    let expected =
        ["data.resolved.users.*.avatar", "locale", "member.user.public_flags", "version"];
    assert_eq!(fields, expected);
}

#[test]
fn options_and_choices_are_kept() {
    let [command, _, _, list, form, _] = &all()[..] else { unreachable!("there are six") };
    for sent in [command, list, form] {
        let mut broken = sent.clone();
        broken["version"] = json!("one");
        let repaired = interaction(&broken).unwrap();
        assert_eq!(repaired.fields, ["version"]);
        let data = |it: &Interaction| match it {
            Interaction::Command(command) => format!("{:?}", command.data.options),
            Interaction::Component(click) => format!("{:?}", click.data.kind),
            Interaction::Modal(form) => {
                let rows = form.data.components.iter().flat_map(|row| &row.components);
                let typed = |line: &ActionRowComponent| match line {
                    ActionRowComponent::InputText(line) => line.value.clone(),
                    _ => None,
                };
                format!("{:?}", rows.map(typed).collect::<Vec<_>>())
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(data(&repaired.interaction), data(&as_sent(sent).unwrap()));
    }
}

#[test]
fn what_is_not_offered_is_no_loss() {
    for kind in [1, 6, 200] {
        let sent = sent(kind, &json!({"custom_id": "other"}));
        assert_eq!(interaction(&sent).map(|_| ()), Err(Lost::NotOffered), "{kind}");
    }
    let nothing = interaction(&json!({"type": 2, "id": "1", "token": "t"}));
    assert_eq!(nothing.map(|_| ()), Err(Lost::Without("user.id")));
}
