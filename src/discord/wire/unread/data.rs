//! What an interaction asks for: a command with its options, a button or choice, or what was typed into a form.

use serde_json::{Map, Value, json};

use super::{
    account::user,
    json::{id, ids, small, text},
    lost::Lost,
};

/// Discord's types of options.
mod option {
    pub const SUBCOMMAND: u8 = 1;
    pub const GROUP: u8 = 2;
    pub const TEXT: u8 = 3;
    pub const INTEGER: u8 = 4;
    pub const YES_OR_NO: u8 = 5;
    pub const USER: u8 = 6;
    pub const CHANNEL: u8 = 7;
    pub const ROLE: u8 = 8;
    pub const MENTIONABLE: u8 = 9;
    pub const NUMBER: u8 = 10;
    pub const FILE: u8 = 11;
}

/// Discord's types of components that are pressed or chosen from.
const BUTTON: u8 = 2;
const SELECT: u8 = 3;

/// Those of a form: a row, and a line in it to type.
const ROW: u8 = 1;
const INPUT: u8 = 4;

/// A command, or one that is being typed.
pub fn command(sent: &Value) -> Result<Value, Lost> {
    let name = text(&sent["name"]).ok_or(Lost::Without("data.name"))?;
    let options = options(&sent["options"]);
    let mut users = Map::new();
    for (key, account) in sent["resolved"]["users"].as_object().into_iter().flatten() {
        if let Some(id) = id(&json!(key)) {
            users.extend(user(account, Some(id)).map(|user| (id.to_string(), user)));
        }
    }
    name_users(&options, &mut users);
    let id = id(&sent["id"]).unwrap_or(1).to_string();
    let resolved = json!({"users": users, "members": members(&sent["resolved"]["members"])});
    Ok(json!({"id": id, "name": name, "type": 1, "options": options, "resolved": resolved}))
}

/// A button that was pressed, or what was chosen.
pub fn component(sent: &Value) -> Result<Value, Lost> {
    let sent = &sent["data"];
    let custom_id = text(&sent["custom_id"]).ok_or(Lost::Without("data.custom_id"))?;
    let values: Vec<&str> =
        sent["values"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let kind = if values.is_empty() { BUTTON } else { SELECT };
    let kind = small(&sent["component_type"]).filter(|kind| *kind == BUTTON).unwrap_or(kind);
    Ok(json!({"custom_id": custom_id, "component_type": kind, "values": values}))
}

/// What was typed into a form.
pub fn form(sent: &Value) -> Result<Value, Lost> {
    let custom_id = text(&sent["custom_id"]).ok_or(Lost::Without("data.custom_id"))?;
    let rows = sent["components"].as_array().into_iter().flatten();
    let lines = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let typed = lines.filter_map(|line| Some((text(&line["custom_id"])?, text(&line["value"])?)));
    let line = |(id, value): (&str, &str)| json!({"type": INPUT, "custom_id": id, "value": value});
    let rows: Vec<_> =
        typed.map(|typed| json!({"type": ROW, "components": [line(typed)]})).collect();
    Ok(json!({"custom_id": custom_id, "components": rows}))
}

/// Whether an option is still being typed.
pub fn is_being_typed(options: &Value) -> bool {
    let is_it =
        |option: &Value| option["focused"] == json!(true) || is_being_typed(&option["options"]);
    options.as_array().into_iter().flatten().any(is_it)
}

fn options(sent: &Value) -> Value {
    sent.as_array().into_iter().flatten().filter_map(option).collect()
}

/// An option, or `None` when it has no name or no value.
fn option(sent: &Value) -> Option<Value> {
    let name = text(&sent["name"])?;
    let kind = small(&sent["type"]).unwrap_or_else(|| of_value(sent));
    if matches!(kind, option::SUBCOMMAND | option::GROUP) {
        return Some(json!({"name": name, "type": kind, "options": options(&sent["options"])}));
    }
    let is_focused = sent["focused"] == json!(true);
    let value = if is_focused { typed(&sent["value"]) } else { fitting(kind, &sent["value"])? };
    Some(json!({"name": name, "type": kind, "value": value, "focused": is_focused}))
}

/// The type that an option must have, by its value.
fn of_value(sent: &Value) -> u8 {
    let nested = sent["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    match &sent["value"] {
        Value::String(_) => option::TEXT,
        Value::Number(number) if number.is_i64() => option::INTEGER,
        Value::Number(_) => option::NUMBER,
        Value::Bool(_) => option::YES_OR_NO,
        Value::Null | Value::Array(_) | Value::Object(_) => {
            let has_commands = nested.iter().any(|option| option["options"].is_array());
            if has_commands { option::GROUP } else { option::SUBCOMMAND }
        }
    }
}

/// What somebody has typed so far.
fn typed(sent: &Value) -> Value {
    match sent {
        Value::String(_) => sent.clone(),
        Value::Number(number) => json!(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => json!(""),
    }
}

/// A value of this type.
fn fitting(kind: u8, sent: &Value) -> Option<Value> {
    let as_text = sent.as_str();
    match kind {
        option::TEXT => match sent {
            Value::String(_) => Some(sent.clone()),
            Value::Number(number) => Some(json!(number.to_string())),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        },
        option::INTEGER => {
            sent.as_i64().or_else(|| as_text?.parse().ok()).map(|number| json!(number))
        }
        option::YES_OR_NO => sent.as_bool().or_else(|| as_text?.parse().ok()).map(|it| json!(it)),
        option::NUMBER => {
            sent.as_f64().or_else(|| as_text?.parse().ok()).map(|number| json!(number))
        }
        option::USER | option::CHANNEL | option::ROLE | option::MENTIONABLE | option::FILE => {
            id(sent).map(|id| json!(id.to_string()))
        }
        _ => None,
    }
}

/// Adds those whom options name and of whom nothing is told that can be read.
fn name_users(options: &Value, users: &mut Map<String, Value>) {
    for option in options.as_array().into_iter().flatten() {
        name_users(&option["options"], users);
        if option["type"] == json!(option::USER)
            && let Some(id) = id(&option["value"])
            && let Some(user) = user(&Value::Null, Some(id))
        {
            users.entry(id.to_string()).or_insert(user);
        }
    }
}

fn members(sent: &Value) -> Value {
    let all = sent.as_object().into_iter().flatten();
    let known = all.filter_map(|(key, member)| {
        let id = id(&json!(key))?.to_string();
        Some((id, json!({"nick": text(&member["nick"]), "roles": ids(&member["roles"])})))
    });
    Value::Object(known.collect())
}
