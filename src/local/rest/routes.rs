//! Which path does what; the routes of channels are in `channels`.

use serde_json::{Value, json};

use super::{
    call::{Call, Reply, number},
    channels,
};
use crate::local::{
    check::commands as check,
    error::ApiError,
    ids::{BOT, GuildId, InteractionId, UserId, id_of},
    model::{Guild, User},
    state::{State, guild_of},
};

/// Answers a request whose token is right.
pub(super) fn answer(state: &mut State, call: &Call) -> Result<Reply, ApiError> {
    match call.path.as_slice() {
        ["gateway"] => get(call, || gateway(state)),
        ["gateway", "bot"] => get(call, || gateway_bot(state)),
        ["oauth2", "applications", "@me"] | ["applications", "@me"] => {
            get(call, || application(state))
        }
        ["users", rest @ ..] => users(state, call, rest),
        ["applications", id, rest @ ..] => {
            require(number(id) == Some(BOT.0), ApiError::NOT_FOUND)?;
            application_routes(state, call, rest)
        }
        ["interactions", id, token, "callback"] => callback(state, call, id, token),
        ["webhooks", id, token, rest @ ..] => {
            require(number(id) == Some(BOT.0), ApiError::UNKNOWN_WEBHOOK)?;
            webhook(state, call, token, rest)
        }
        ["channels", id, rest @ ..] => channels::answer(state, call, id, rest),
        ["guilds", id, rest @ ..] => {
            let guild = find_guild(state, id)?;
            guild_routes(state, call, guild, rest)
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

fn require(holds: bool, otherwise: ApiError) -> Result<(), ApiError> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn get(call: &Call, json: impl FnOnce() -> Value) -> Result<Reply, ApiError> {
    require(call.method == "GET", ApiError::METHOD_NOT_ALLOWED)?;
    Ok(Reply::Json(json()))
}

fn gateway(state: &State) -> Value {
    json!({"url": format!("{}/gateway", state.base_url.replacen("http", "ws", 1))})
}

fn gateway_bot(state: &State) -> Value {
    let mut json = gateway(state);
    json["shards"] = json!(state.sessions.rules.shards);
    json["session_start_limit"] = state.sessions.starts();
    json
}

fn application(state: &State) -> Value {
    let bot = state.user(BOT).map_or(Value::Null, User::wire);
    let owner = state.users.iter().find(|user| user.manager).map(User::wire);
    json!({
        "id": BOT, "name": "Aedile", "icon": null, "description": "", "type": null, "summary": "",
        "bot": bot, "bot_public": true, "bot_require_code_grant": false,
        "verify_key": "0".repeat(64), "flags": 0, "flags_new": "0", "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null, "owner": owner,
        "approximate_guild_count": state.guilds.len(), "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": null,
        "eligible_oauth2_scopes": [], "rpc_origins": [], "tags": [],
    })
}

fn users(state: &mut State, call: &Call, rest: &[&str]) -> Result<Reply, ApiError> {
    match (call.method, rest) {
        ("GET", ["@me"]) => {
            let mut json = state.user(BOT).map_or(Value::Null, User::wire);
            for (key, value) in
                [("mfa_enabled", json!(true)), ("locale", json!("en-US")), ("flags", json!(0))]
            {
                json[key] = value;
            }
            Ok(Reply::Json(json))
        }
        ("GET", ["@me", "guilds"]) => {
            let json = |guild: &Guild| {
                json!({"id": guild.id, "name": guild.name, "icon": null,
                "banner": null, "owner": false, "permissions": "0", "features": []})
            };
            Ok(Reply::Json(state.guilds.values().map(json).collect()))
        }
        ("POST", ["@me", "channels"]) => {
            let person = id_of(&call.body.json["recipient_id"]).map(UserId);
            let person = person.filter(|id| *id != BOT && state.user(*id).is_some());
            let channel = state.direct_channel(person.ok_or(ApiError::UNKNOWN_USER)?);
            Ok(Reply::Json(state.channel_json(state.channel(channel)?)))
        }
        ("GET", [id]) => Ok(Reply::Json(find_user(state, id, ApiError::UNKNOWN_USER)?.wire())),
        _ => Err(ApiError::NOT_FOUND),
    }
}

fn find_user<'a>(state: &'a State, id: &str, unknown: ApiError) -> Result<&'a User, ApiError> {
    number(id).and_then(|id| state.user(UserId(id))).ok_or(unknown)
}

fn find_guild<'a>(state: &'a State, id: &str) -> Result<&'a Guild, ApiError> {
    state.guild(number(id).map(GuildId).ok_or(ApiError::UNKNOWN_GUILD)?)
}

fn guild_routes(
    state: &State,
    call: &Call,
    guild: &Guild,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    require(call.method == "GET", ApiError::METHOD_NOT_ALLOWED)?;
    let mut whole = state.guild_json(guild);
    let json = match rest {
        [] => {
            // What only GUILD_CREATE tells.
            let fields = whole.as_object_mut().expect("a guild is an object");
            for key in ["channels", "threads", "members", "presences", "voice_states"] {
                fields.remove(key);
            }
            whole
        }
        ["channels"] => whole["channels"].take(),
        ["threads", "active"] => json!({"threads": whole["threads"], "members": []}),
        ["roles"] => whole["roles"].take(),
        // Lists of members are for bots with the privileged intent.
        ["members"] => return Err(ApiError::MISSING_ACCESS),
        ["members", id] => {
            let user = find_user(state, id, ApiError::UNKNOWN_MEMBER)?;
            require(state.is_member(user.id, guild.id), ApiError::UNKNOWN_MEMBER)?;
            user.member()
        }
        _ => return Err(ApiError::NOT_FOUND),
    };
    Ok(Reply::Json(json))
}

fn application_routes(state: &mut State, call: &Call, rest: &[&str]) -> Result<Reply, ApiError> {
    match rest {
        ["commands", rest @ ..] => commands(state, call, None, rest),
        ["guilds", id, "commands", rest @ ..] => {
            let guild = find_guild(state, id)?.id;
            commands(state, call, Some(guild), rest)
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

fn commands(
    state: &mut State,
    call: &Call,
    of: Option<GuildId>,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    let body = &call.body.json;
    match (call.method, rest) {
        ("GET", []) => {
            let known = state.commands.iter().filter(|command| guild_of(command) == of);
            Ok(Reply::Json(json!(known.collect::<Vec<_>>())))
        }
        ("PUT", []) => {
            let new = body.as_array().ok_or(ApiError::INVALID_JSON)?;
            check::check_all(new)?;
            Ok(Reply::Json(json!(state.set_commands(of, new.clone()))))
        }
        ("POST", []) => {
            let other = |known: &&Value| guild_of(known) == of && known["name"] != body["name"];
            check::check_one(body, state.commands.iter().filter(other).count())?;
            Ok(Reply::Created(state.add_command(of, body.clone())))
        }
        (_, [id]) => command(state, call, of, id),
        _ => Err(ApiError::METHOD_NOT_ALLOWED),
    }
}

/// One registered command.
fn command(
    state: &mut State,
    call: &Call,
    of: Option<GuildId>,
    id: &str,
) -> Result<Reply, ApiError> {
    let is = |command: &Value| guild_of(command) == of && command["id"] == *id;
    match call.method {
        "GET" => {
            let known = state.commands.iter().find(|command| is(command));
            Ok(Reply::Json(known.cloned().ok_or(ApiError::UNKNOWN_COMMAND)?))
        }
        "PATCH" => {
            let known = state.commands.iter().find(|command| is(command));
            let mut changed = known.cloned().ok_or(ApiError::UNKNOWN_COMMAND)?;
            for (key, value) in call.body.json.as_object().into_iter().flatten() {
                changed[key] = value.clone();
            }
            check::check_one(&changed, 0)?;
            Ok(Reply::Json(state.add_command(of, changed)))
        }
        "DELETE" => {
            let at = state.commands.iter().position(is);
            state.commands.remove(at.ok_or(ApiError::UNKNOWN_COMMAND)?);
            state.publish_commands();
            Ok(Reply::Done)
        }
        _ => Err(ApiError::METHOD_NOT_ALLOWED),
    }
}

fn callback(state: &mut State, call: &Call, id: &str, token: &str) -> Result<Reply, ApiError> {
    require(call.method == "POST", ApiError::METHOD_NOT_ALLOWED)?;
    let id = number(id).map(InteractionId).ok_or(ApiError::UNKNOWN_INTERACTION)?;
    let json = state.callback(id, token, &call.body)?;
    let wanted = call.parameter("with_response") == Some("true");
    Ok(if wanted { Reply::Json(json) } else { Reply::Done })
}

fn webhook(state: &mut State, call: &Call, token: &str, rest: &[&str]) -> Result<Reply, ApiError> {
    let message = match (call.method, rest) {
        // Whatever `wait` says: a followup is always waited for.
        ("POST", []) => state.follow_up(token, &call.body)?,
        ("GET", ["messages", which]) => state.webhook_message(token, which)?,
        ("PATCH", ["messages", which]) => state.edit_by_token(token, which, &call.body)?,
        ("DELETE", ["messages", which]) => {
            state.delete_by_token(token, which)?;
            return Ok(Reply::Done);
        }
        _ => return Err(ApiError::NOT_FOUND),
    };
    let message = state.messages.get(&message).ok_or(ApiError::UNKNOWN_MESSAGE)?;
    Ok(Reply::Json(state.message_json(message)))
}
