//! An interaction reduced to who asks for what, where.

use serde_json::{Value, json};
use serenity::all::Interaction;

use super::{
    account::user,
    data,
    fields::unread,
    json::{bits, id, ids, small, text},
    lost::Lost,
};

/// An interaction that can be read now, and the paths of the fields that could not.
#[derive(Debug)]
pub struct Repaired {
    /// With defaults for these fields.
    pub interaction: Interaction,
    /// No values, no ids and no names: `member.user.public_flags`.
    pub fields: Vec<String>,
}

/// Discord's types of the interactions that the bot offers.
const COMMAND: u8 = 2;
const COMPONENT: u8 = 3;
const AUTOCOMPLETE: u8 = 4;
const FORM: u8 = 5;

/// A thread that everybody may read.
const PUBLIC_THREAD: u8 = 11;

/// Repairs an interaction.
///
/// # Errors
/// When too much of it cannot be read.
pub fn interaction(sent: &Value) -> Result<Repaired, Lost> {
    let (interaction, repaired) = read(sent)?;
    Ok(Repaired { interaction, fields: unread::<Interaction>(sent, &repaired) })
}

/// What can be read of an interaction, and of what.
pub(super) fn read(sent: &Value) -> Result<(Interaction, Value), Lost> {
    let repaired = reduce(sent)?;
    let interaction = serde_json::from_value(repaired.clone());
    let interaction = interaction.map_err(|_of_our_own| Lost::Without("anything readable"))?;
    Ok((interaction, repaired))
}

/// The fields that the bot needs, all of which the library can read.
fn reduce(sent: &Value) -> Result<Value, Lost> {
    let kind = kind(sent)?;
    let interaction = id(&sent["id"]).ok_or(Lost::Without("id"))?.to_string();
    let token = text(&sent["token"]).ok_or(Lost::Without("token"))?;
    let user = asking(sent).ok_or(Lost::Without("user.id"))?;
    let here = [&sent["channel_id"], &sent["channel"]["id"], &sent["message"]["channel_id"]];
    let here = here.into_iter().find_map(id).ok_or(Lost::Without("channel_id"))?.to_string();
    let guild = [&sent["guild_id"], &sent["guild"]["id"], &sent["channel"]["guild_id"]];
    let guild = guild.into_iter().find_map(id).map(|id| id.to_string());
    let data = match kind {
        COMPONENT => data::component(sent),
        FORM => data::form(&sent["data"]),
        _ => data::command(&sent["data"]),
    }?;
    let mut reduced = json!({
        "id": interaction,
        "application_id": id(&sent["application_id"]).unwrap_or(1).to_string(),
        "type": kind,
        "token": token,
        "version": 1,
        "channel_id": here,
        "channel": channel(&sent["channel"], &here),
        "user": user,
        "app_permissions": bits(&sent["app_permissions"]).map(|bits| bits.to_string()),
        "locale": text(&sent["locale"]).unwrap_or("en-US"),
        "entitlements": [],
        "attachment_size_limit": 0,
        "data": data,
    });
    if let Some(guild) = guild {
        reduced["guild_id"] = json!(guild);
        reduced["member"] = member(&sent["member"], &user);
    }
    if kind == COMPONENT || (kind == FORM && sent["message"].is_object()) {
        reduced["message"] = message(&sent["message"], &here);
    }
    Ok(reduced)
}

/// The type; one that cannot be read follows from what is asked for.
fn kind(sent: &Value) -> Result<u8, Lost> {
    if let Some(kind) = small(&sent["type"]) {
        let is_offered = [COMMAND, COMPONENT, AUTOCOMPLETE, FORM].contains(&kind);
        return if is_offered { Ok(kind) } else { Err(Lost::NotOffered) };
    }
    let data = &sent["data"];
    if data["components"].is_array() {
        Ok(FORM)
    } else if text(&data["custom_id"]).is_some() {
        Ok(COMPONENT)
    } else if data::is_being_typed(&data["options"]) {
        Ok(AUTOCOMPLETE)
    } else if text(&data["name"]).is_some() {
        Ok(COMMAND)
    } else {
        Err(Lost::Without("type"))
    }
}

/// Who asks: in a server the member's account, else the account itself.
fn asking(sent: &Value) -> Option<Value> {
    [&sent["member"]["user"], &sent["user"]].into_iter().find_map(|sent| user(sent, None))
}

fn member(sent: &Value, user: &Value) -> Value {
    json!({
        "user": user,
        "nick": text(&sent["nick"]),
        "roles": ids(&sent["roles"]),
        "joined_at": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "permissions": bits(&sent["permissions"]).map(|bits| bits.to_string()),
    })
}

/// The channel, or `null` when nobody knows whether it is a thread.
fn channel(sent: &Value, here: &str) -> Value {
    let thread = sent["thread_metadata"].is_object().then_some(PUBLIC_THREAD);
    let Some(kind) = small(&sent["type"]).or(thread) else { return Value::Null };
    let parent = id(&sent["parent_id"]).map(|id| id.to_string());
    json!({"id": here, "name": null, "type": kind, "parent_id": parent})
}

/// The message with the button: whether it is a private panel is all that matters, and when it was made.
fn message(sent: &Value, here: &str) -> Value {
    let author = user(&sent["author"], Some(1));
    json!({
        "id": id(&sent["id"]).unwrap_or(1).to_string(),
        "channel_id": here,
        "author": author,
        "content": "",
        "timestamp": "2015-01-01T00:00:00Z",
        "tts": false,
        "mention_everyone": false,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": false,
        "type": 0,
        "flags": bits(&sent["flags"]).map(|flags| flags & u64::from(u32::MAX)),
    })
}
