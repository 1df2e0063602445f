//! A public message and its form on the wire.

use serenity::all::{
    CreateAllowedMentions, CreateMessage, EditAttachments, EditMessage, MessageFlags, Nonce,
    UserId as DiscordUser,
};

use crate::{
    discord::{
        handlers::Panicked,
        wire::{self, File},
    },
    tables::{TableError, UserId},
    talk::{
        layout::Row,
        say::{Language, Text},
    },
};

/// A public message, ready to be sent in the language that is spoken then.
#[derive(Clone, Debug, Default)]
pub struct Message {
    pub text: Text,
    /// The rows.
    pub rows: Vec<Row>,
    /// The picture and other files.
    pub files: Vec<File>,
    /// Who is mentioned; nobody else is, whatever the text contains.
    pub mentions: Vec<UserId>,
    /// Whether it makes a sound.
    pub is_aloud: bool,
}

/// The way in which the bot fails to compose a post.
#[derive(Debug, thiserror::Error)]
pub enum NotComposed {
    /// The table did not answer.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The picture could not be drawn.
    #[error(transparent)]
    Picture(#[from] Panicked),
    /// The seat has passed on since the post was owed.
    #[error("nobody sits there who could be called")]
    NobodyToCall,
}

impl Message {
    /// As a new message. Only one that calls somebody makes a sound.
    pub fn create(&self, nonce: String) -> CreateMessage {
        let flags = if self.is_aloud {
            MessageFlags::empty()
        } else {
            MessageFlags::SUPPRESS_NOTIFICATIONS
        };
        CreateMessage::new()
            .content(wire::content(&self.text, Language::spoken()))
            .components(wire::rows(&self.rows, Language::spoken()))
            .files(self.files.iter().map(File::attachment))
            .allowed_mentions(self.mentions())
            .flags(flags)
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true)
    }

    /// As the new state of a message.
    pub fn edit(&self) -> EditMessage {
        let files = self
            .files
            .iter()
            .fold(EditAttachments::new(), |files, file| files.add(file.attachment()));
        EditMessage::new()
            .content(wire::content(&self.text, Language::spoken()))
            .components(wire::rows(&self.rows, Language::spoken()))
            .allowed_mentions(self.mentions())
            .attachments(files)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        // The library has no user 0.
        let known = self.mentions.iter().filter(|user| **user != UserId::FORGOTTEN);
        CreateAllowedMentions::new().users(known.map(|user| DiscordUser::new(user.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_forgotten_is_not_mentioned() {
        let mentions = vec![UserId::FORGOTTEN, UserId(7)];
        let mentions = Message { mentions, ..Message::default() }.mentions();
        let said = serde_json::to_value(mentions).unwrap();
        assert_eq!(said["users"], serde_json::json!(["7"]));
    }
}
