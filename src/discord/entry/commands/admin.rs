//! `/admin`: what only those may do who manage the server.

use serenity::all::Permissions;

use super::{
    admin_limit::{block, close, limit},
    admin_move::{move_here, name},
    admin_settings::settings,
    admin_void::void,
    answering::{parent, plain},
    seats::admin_replace,
};
use crate::discord::{
    entry::Command,
    handlers::{moderation, server},
};

/// For those who manage the server
pub(super) fn admin() -> Command {
    let subcommands = vec![
        plain!("end", server::end),
        admin_replace(),
        move_here(),
        name(),
        settings(),
        limit(),
        block(),
        close(),
        void(),
        plain!("log", moderation::log),
    ];
    let default_member_permissions = Permissions::MANAGE_GUILD;
    Command { default_member_permissions, ..parent("admin", subcommands) }
}
