//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod brief;
pub mod card_texts;
pub mod help;
pub mod labels;
pub mod rules;
pub mod status;
pub mod words;
