//! The names by which poise is used here.

use std::convert::Infallible;

use crate::discord::handlers::App;

/// The error of commands: they answer every failure themselves.
pub type Never = Infallible;
/// What a command gets.
pub type Context<'a> = poise::ApplicationContext<'a, App, Never>;
/// What poise keeps of a command.
pub type Command = poise::Command<App, Never>;
