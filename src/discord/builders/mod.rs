//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod brief;
pub mod labels;
pub mod status;
pub mod words;
