//! Who asks for something, and where.

use super::Refusal;
use crate::{
    discord::words::places,
    say,
    tables::{ChannelId, GuildId, InteractionId, Opening, Player, Timestamp, UserId},
    talk::say::Language,
};

/// One interaction: who caused it where. What is asked for is told by the handler that is called.
#[derive(Clone, Debug)]
pub struct Asked {
    pub id: InteractionId,
    /// Who clicked or typed.
    pub player: Player,
    /// The language that they read.
    pub language: Language,
    /// That of the server, as Discord says.
    pub guild_language: Option<Language>,
    /// In which channel or thread.
    pub channel: ChannelId,
    /// In which server; `None` in a private conversation.
    pub guild: Option<GuildId>,
    /// What the server's settings look at, should a table be opened with this.
    pub opening: Opening,
    /// How it was asked.
    pub by: Means,
    /// When the message of the component was sent, or changed for the last time; `None` for a command.
    pub shown: Option<Timestamp>,
    /// What the bot may not do there.
    pub lacks: Lacks,
}

/// How something was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A command was typed, or a component was used of a message that others see, too; the answer is a new message.
    Public,
    /// A component of a private message was used; the answer replaces that message.
    Panel,
}

/// The permissions that the bot needs in a channel and does not have, by Discord's names; none when Discord does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lacks {
    /// To run a table there.
    pub to_play: Vec<&'static str>,
    /// To open a thread there.
    pub to_open_threads: Vec<&'static str>,
}

impl Asked {
    /// Who asks.
    pub const fn user(&self) -> UserId {
        self.player.user
    }

    /// The server where it was asked.
    ///
    /// # Errors
    /// In a private conversation.
    pub fn server(&self) -> Result<GuildId, Refusal> {
        self.guild.ok_or_else(|| Refusal::says(say!("server-only-in-servers")))
    }

    /// Lets those pass who manage the server.
    ///
    /// # Errors
    /// For everybody else.
    pub fn as_manager(&self) -> Result<(), Refusal> {
        if self.opening.manages { Ok(()) } else { Err(Refusal::says(say!("server-not-a-manager"))) }
    }

    /// Looks whether the bot can run a table there.
    ///
    /// # Errors
    /// When it lacks a permission.
    pub fn has_room_for_a_table(&self) -> Result<(), Refusal> {
        match self.lacks.to_play.as_slice() {
            [] => Ok(()),
            missing => Err(Refusal::says(places::missing_permissions(missing))),
        }
    }

    /// Whether it was asked in a thread.
    pub const fn is_in_thread(&self) -> bool {
        self.opening.thread_of.is_some()
    }
}
