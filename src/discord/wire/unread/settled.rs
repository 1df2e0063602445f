//! What the library and the framework make wrong of an interaction that they can read.

use serenity::all::{CommandType, Interaction};

/// Puts it right. A member without a server is somebody else to the library, the account of number 1. And poise panics at
/// types of commands that it does not know, while the bot registers none but those that are typed.
pub fn settle(interaction: &mut Interaction) {
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => {
            command.data.kind = CommandType::ChatInput;
            if let (Some(member), None) = (&command.member, command.guild_id) {
                command.user = member.user.clone();
            }
        }
        Interaction::Component(click) => {
            if let (Some(member), None) = (&click.member, click.guild_id) {
                click.user = member.user.clone();
            }
        }
        Interaction::Modal(form) => {
            if let (Some(member), None) = (&form.member, form.guild_id) {
                form.user = member.user.clone();
            }
        }
        _ => {}
    }
}
