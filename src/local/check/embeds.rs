//! Limits of embeds: <https://docs.discord.com/developers/resources/message#embed-object-embed-limits>.

use serde_json::Value;

use crate::local::error::{FormErrors, join};

const MAX_EMBEDS: usize = 10;
const MAX_FIELDS: usize = 25;
/// All texts of all embeds of one message.
const MAX_TOTAL: usize = 6000;

/// Checks all embeds of one message. `files` are the names that `attachment://` may point to.
pub(super) fn check(embeds: &[Value], files: &[String], errors: &mut FormErrors) {
    errors.count("embeds", embeds.len(), 0, MAX_EMBEDS);
    let mut total = 0;
    for (number, embed) in embeds.iter().enumerate() {
        let path = join("embeds", number);
        check_texts(embed, &path, errors);
        check_fields(embed, &path, errors);
        check_pictures(embed, &path, files, errors);
        total += total_length(embed);
    }
    if total > MAX_TOTAL {
        let message = format!("Embed size exceeds maximum size of {MAX_TOTAL}");
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn check_texts(embed: &Value, path: &str, errors: &mut FormErrors) {
    for (key, max) in [("title", 256), ("description", 4096)] {
        if let Some(text) = errors.text_if_any(embed, path, key) {
            errors.length(&join(path, key), text, 0, max);
        }
    }
    for (part, key, max) in [("footer", "text", 2048), ("author", "name", 256)] {
        let path = join(path, part);
        if embed[part].is_object()
            && let Some(text) = errors.text(&embed[part], &path, key)
        {
            errors.length(&join(&path, key), text, 0, max);
        }
    }
}

fn check_fields(embed: &Value, path: &str, errors: &mut FormErrors) {
    let fields = errors.list(embed, path, "fields");
    let path = join(path, "fields");
    errors.count(&path, fields.len(), 0, MAX_FIELDS);
    for (number, field) in fields.iter().enumerate() {
        let path = join(&path, number);
        for (key, max) in [("name", 256), ("value", 1024)] {
            if let Some(text) = errors.text(field, &path, key) {
                errors.length(&join(&path, key), text, 1, max);
            }
        }
    }
}

fn check_pictures(embed: &Value, path: &str, files: &[String], errors: &mut FormErrors) {
    for part in ["image", "thumbnail"] {
        let Some(url) = embed[part]["url"].as_str() else { continue };
        let path = join(&join(path, part), "url");
        match url.split_once("://") {
            Some(("http" | "https", _)) => {}
            Some(("attachment", name)) if files.iter().any(|file| file == name) => {}
            Some(("attachment", name)) => {
                errors.add(&path, "ATTACHMENT_NOT_FOUND", format!("No file is named {name}"));
            }
            Some(_) | None => {
                errors.add(&path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
            }
        }
    }
}

fn total_length(embed: &Value) -> usize {
    let own = [
        &embed["title"],
        &embed["description"],
        &embed["footer"]["text"],
        &embed["author"]["name"],
    ];
    let fields = embed["fields"].as_array().map(Vec::as_slice).unwrap_or_default();
    let of_fields = fields.iter().flat_map(|field| [&field["name"], &field["value"]]);
    own.into_iter()
        .chain(of_fields)
        .filter_map(Value::as_str)
        .map(|text| text.chars().count())
        .sum()
}
