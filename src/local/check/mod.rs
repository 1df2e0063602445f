//! What Discord refuses in a body: lengths, counts, and the rules that its OpenAPI description does not know.

pub(super) mod commands;
pub(super) mod components;
mod embeds;
pub(super) mod message;
