//! What Discord refuses in a message: <https://docs.discord.com/developers/resources/message#create-message>.

use serde_json::Value;

use super::{components, embeds};
use crate::local::{
    error::{ApiError, FormErrors, join},
    ids::id_of,
};

const MAX_CONTENT: usize = 2000;
const MAX_ATTACHMENTS: usize = 10;
const MAX_ALT_TEXT: usize = 1024;
const MAX_NONCE: usize = 25;
/// All files of a message together on a server without boosts.
pub(crate) const MAX_UPLOAD: usize = 10 * 1024 * 1024;

/// Message flag: no previews of links.
const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Message flag: only its reader sees it.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Message flag: the bot thinks.
pub(crate) const LOADING: u64 = 1 << 7;
/// Message flag: nobody's device makes a sound.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Where a message body comes from; it decides about the flags.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// `POST` or `PATCH` below `/channels`.
    Channel,
    /// An answer to an interaction or a followup.
    Interaction,
}

/// A file of the request, by its number in `files[n]`, and its name.
pub(crate) struct NamedFile<'a> {
    /// `n` of `files[n]`.
    pub number: u64,
    /// The file's name.
    pub name: &'a str,
}

/// Checks all that one body tells by itself; `kept` are names and ids of files that the message has already.
pub(crate) fn check(
    body: &Value,
    origin: Origin,
    files: &[NamedFile],
    kept: &[(u64, &str)],
) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    if let Some(content) = errors.text_if_any(body, "", "content") {
        errors.length("content", content, 0, MAX_CONTENT);
    }
    let names: Vec<String> = files
        .iter()
        .map(|file| file.name)
        .chain(kept.iter().map(|(_, name)| *name))
        .map(str::to_owned)
        .collect();
    embeds::check(errors.list(body, "", "embeds"), &names, &mut errors);
    components::check(errors.list(body, "", "components"), &mut errors);
    check_attachments(body, files, kept, &mut errors);
    check_flags(body, origin, &mut errors);
    check_mentions(&body["allowed_mentions"], &mut errors);
    check_nonce(body, &mut errors);
    for key in ["poll", "sticker_ids"] {
        if body[key].as_array().map_or(!body[key].is_null(), |list| !list.is_empty()) {
            errors.add(key, "UNSUPPORTED", "This local server has no polls and no stickers");
        }
    }
    errors.finish()
}

fn check_attachments(
    body: &Value,
    files: &[NamedFile],
    kept: &[(u64, &str)],
    errors: &mut FormErrors,
) {
    let listed = errors.list(body, "", "attachments");
    let mut ids = Vec::new();
    for (number, attachment) in listed.iter().enumerate() {
        let path = join("attachments", number);
        let id = id_of(&attachment["id"]);
        let known = id.is_some_and(|id| {
            files.iter().any(|file| file.number == id) || kept.iter().any(|(kept, _)| *kept == id)
        });
        if !known {
            let message = "No file of this request and of this message has this id";
            errors.add(&join(&path, "id"), "ATTACHMENT_NOT_FOUND", message);
        } else if ids.contains(&id) {
            errors.add(&join(&path, "id"), "ATTACHMENT_DUPLICATED", "This id was used before");
        }
        ids.push(id);
        if let Some(text) = errors.text_if_any(attachment, &path, "description") {
            errors.length(&join(&path, "description"), text, 0, MAX_ALT_TEXT);
        }
    }
    let listed_uploads = |file: &&NamedFile| !ids.contains(&Some(file.number));
    let total = listed.len() + files.iter().filter(listed_uploads).count();
    errors.count("attachments", total, 0, MAX_ATTACHMENTS);
}

fn check_flags(body: &Value, origin: Origin, errors: &mut FormErrors) {
    let allowed = match origin {
        Origin::Channel => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
        Origin::Interaction => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL,
    };
    match &body["flags"] {
        Value::Null => {}
        flags => match flags.as_u64() {
            Some(bits) if bits & !allowed == 0 => {}
            Some(bits) => {
                let message = format!("These flags cannot be set here: {}", bits & !allowed);
                errors.add("flags", "BITFIELD_TYPE_INVALID", message);
            }
            None => errors.add("flags", "NUMBER_TYPE_COERCE", "Value is not int."),
        },
    }
}

fn check_mentions(allowed: &Value, errors: &mut FormErrors) {
    let path = "allowed_mentions";
    let parse = errors.list(allowed, path, "parse");
    for (number, kind) in parse.iter().enumerate() {
        if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
            let message = "Value must be one of ('users', 'roles', 'everyone').";
            errors.add(&format!("{path}.parse.{number}"), "BASE_TYPE_CHOICES", message);
        }
    }
    for kind in ["users", "roles"] {
        let listed = errors.list(allowed, path, kind);
        errors.count(&join(path, kind), listed.len(), 0, 100);
        if !listed.is_empty() && parse.iter().any(|parsed| parsed == kind) {
            let message =
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            errors.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
}

fn check_nonce(body: &Value, errors: &mut FormErrors) {
    match &body["nonce"] {
        Value::Null | Value::Number(_) => {}
        Value::String(text) => errors.length("nonce", text, 0, MAX_NONCE),
        Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
            errors.add("nonce", "STRING_TYPE_CONVERT", "Could not interpret as string.");
        }
    }
}
