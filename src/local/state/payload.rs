//! From a request's body to a message.

use std::{collections::BTreeMap, io::Cursor, sync::Arc};

use serde_json::Value;

use super::{Body, State, Upload};
use crate::local::{
    check::message::{self as check, NamedFile, Origin},
    error::ApiError,
    ids::{AttachmentId, UserId, id_of},
    model::{Attachment, Message},
};

/// Bytes of files that are kept in memory; some thousand pictures.
const FILES_KEPT: usize = 512 * 1024 * 1024;

impl State {
    /// Writes into `message` what `body` says; what it does not mention stays. On an error nothing has changed.
    pub(super) fn fill(
        &mut self,
        message: &mut Message,
        body: &Body,
        origin: Origin,
    ) -> Result<(), ApiError> {
        check_body(message, body, origin)?;
        let json = &body.json;
        if let Some(content) = json.get("content") {
            content.as_str().unwrap_or_default().trim().clone_into(&mut message.content);
            message.mentions = self.mentioned(&message.content, &json["allowed_mentions"]);
        }
        for (key, list) in
            [("embeds", &mut message.embeds), ("components", &mut message.components)]
        {
            if let Some(new) = json.get(key) {
                *list = new.as_array().cloned().unwrap_or_default();
            }
        }
        let attachments = self.attachments(message, body);
        let has_lists = !message.embeds.is_empty() || !message.components.is_empty();
        if message.content.is_empty() && !has_lists && attachments.is_empty() {
            return Err(ApiError::EMPTY_MESSAGE);
        }
        self.keep_files(&message.attachments, &attachments, body);
        message.attachments = attachments.into_iter().map(|(attachment, _)| attachment).collect();
        number_components(&mut message.components);
        Ok(())
    }

    /// Whom this text pings: those whom it names, so far as `allowed` lets them through.
    fn mentioned(&self, content: &str, allowed: &Value) -> Vec<UserId> {
        let all = allowed.is_null()
            || allowed["parse"].as_array().is_some_and(|kinds| kinds.iter().any(|k| k == "users"));
        let list = allowed["users"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_allowed = |id: UserId| all || list.iter().any(|entry| id_of(entry) == Some(id.0));
        let named = |id: UserId| {
            content.contains(&format!("<@{id}>")) || content.contains(&format!("<@!{id}>"))
        };
        let ids = self.users.iter().map(|user| user.id);
        ids.filter(|id| named(*id) && is_allowed(*id)).collect()
    }

    /// The files of the message after this body: those listed, or all, then the new ones that the list forgot.
    fn attachments(&mut self, message: &Message, body: &Body) -> Vec<(Attachment, Option<usize>)> {
        let kept = message.attachments.iter().map(|old| (old.clone(), None));
        let Some(listed) = body.json["attachments"].as_array() else {
            let keeps_all = body.json.get("attachments").is_none();
            let kept: Vec<_> = if keeps_all { kept.collect() } else { Vec::new() };
            let new =
                (0..body.uploads.len()).map(|at| (self.new_attachment(body, at, None), Some(at)));
            return kept.into_iter().chain(new).collect();
        };
        let mut result = Vec::new();
        for entry in listed {
            let id = id_of(&entry["id"]);
            if let Some(at) = body.uploads.iter().position(|upload| Some(upload.number) == id) {
                result.push((self.new_attachment(body, at, Some(entry)), Some(at)));
            } else if let Some(old) = message.attachments.iter().find(|old| Some(old.id.0) == id) {
                let mut old = old.clone();
                if let Some(text) = entry["description"].as_str() {
                    old.description = Some(text.to_owned());
                }
                result.push((old, None));
            }
        }
        for at in 0..body.uploads.len() {
            if !result.iter().any(|(_, from)| *from == Some(at)) {
                result.push((self.new_attachment(body, at, None), Some(at)));
            }
        }
        result
    }

    fn new_attachment(&mut self, body: &Body, at: usize, entry: Option<&Value>) -> Attachment {
        let upload = &body.uploads[at];
        let text = |key: &str| entry.and_then(|entry| entry[key].as_str());
        Attachment {
            id: AttachmentId(self.new_id()),
            filename: safe_name(text("filename").unwrap_or(&upload.name)),
            description: text("description").map(str::to_owned),
            content_type: upload.content_type.clone(),
            size: upload.bytes.len(),
            pixels: pixels(&upload.bytes),
        }
    }

    /// Stores the bytes of new files and forgets those of files that are gone.
    fn keep_files(&mut self, old: &[Attachment], new: &[(Attachment, Option<usize>)], body: &Body) {
        for gone in old.iter().filter(|old| new.iter().all(|(kept, _)| kept.id != old.id)) {
            self.files.remove(&gone.id);
        }
        for (attachment, from) in new {
            if let Some(at) = from {
                self.files.insert(attachment.id, body.uploads[*at].bytes.clone());
            }
        }
        forget_oldest(&mut self.files, FILES_KEPT);
    }
}

/// Forgets the oldest files until at most `most` bytes are left.
fn forget_oldest(files: &mut BTreeMap<AttachmentId, Arc<[u8]>>, most: usize) {
    let mut total: usize = files.values().map(|bytes| bytes.len()).sum();
    while total > most
        && let Some((_, bytes)) = files.pop_first()
    {
        total -= bytes.len();
    }
}

fn check_body(message: &Message, body: &Body, origin: Origin) -> Result<(), ApiError> {
    if body.uploads.iter().map(|upload| upload.bytes.len()).sum::<usize>() > check::MAX_UPLOAD {
        return Err(ApiError::TOO_LARGE);
    }
    let name = |upload: &'_ Upload| -> (u64, String) { (upload.number, upload.name.clone()) };
    let names: Vec<(u64, String)> = body.uploads.iter().map(name).collect();
    let files: Vec<NamedFile> =
        names.iter().map(|(number, name)| NamedFile { number: *number, name }).collect();
    let kept: Vec<(u64, &str)> =
        message.attachments.iter().map(|old| (old.id.0, old.filename.as_str())).collect();
    check::check(&body.json, origin, &files, &kept)
}

/// A file's name as Discord keeps it: nothing that an address would have to escape.
fn safe_name(name: &str) -> String {
    let safe = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
    name.chars().map(safe).collect()
}

/// Discord numbers all components of a message, from 1.
fn number_components(rows: &mut [Value]) {
    let mut number = 0;
    for row in rows {
        for part in row["components"].as_array_mut().into_iter().flatten() {
            number += 1;
            part["id"] = number.into();
        }
    }
}

/// Width and height, if these bytes are a picture that we can read.
fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let reader = image::ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    reader.into_dimensions().ok().or_else(|| film_pixels(bytes))
}

/// The same of a GIF, which our `image` does not read.
fn film_pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let film = gif::Decoder::new(bytes).ok()?;
    Some((film.width().into(), film.height().into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_has_a_size_as_a_picture_has() {
        let mut film = Vec::new();
        let mut encoder = gif::Encoder::new(&mut film, 825, 525, &[0; 6]).unwrap();
        encoder.write_frame(&gif::Frame::from_indexed_pixels(1, 1, [0], None)).unwrap();
        drop(encoder);
        assert_eq!(pixels(&film), Some((825, 525)));
        assert_eq!(pixels(b"GIF89a"), None);
    }

    #[test]
    fn the_oldest_files_are_forgotten_first() {
        let file = |id| (AttachmentId(id), Arc::from([0_u8; 10]));
        let mut files = BTreeMap::from([file(1), file(2), file(3)]);
        forget_oldest(&mut files, 20);
        assert_eq!(files.into_keys().collect::<Vec<_>>(), [AttachmentId(2), AttachmentId(3)]);
    }
}
