//! Permission bits, as far as anything here depends on them.

/// Reads and sees the channel at all.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Posts in channels.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Posts embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Posts files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Reads messages of before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Deletes other people's messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// May do everything.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Changes the server; Discord's usual gate for administration commands.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// Archives, locks and deletes anybody's threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Opens threads that all can see.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Posts in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// Uses slash commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;

/// What everybody may do, the bot included: `product.md` §8 asks for no more.
pub const EVERYBODY: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | USE_APPLICATION_COMMANDS;

/// What the server's owner may do besides.
pub const OWNER: u64 = EVERYBODY | MANAGE_GUILD | MANAGE_MESSAGES | MANAGE_THREADS | ADMINISTRATOR;
