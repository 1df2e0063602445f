//! The Builders: Antiquity in words, menus and pictures. No rules: what is legal and what it brings comes from views.

pub mod bill;
pub mod brief;
pub mod card_texts;
pub mod choices;
pub mod deed;
pub mod help;
pub mod labels;
pub mod menu;
pub mod page;
pub mod panel;
pub mod reading;
pub mod rules;
pub mod shot;
pub mod site_pages;
pub mod status;
pub mod team_pages;
pub mod typed;
pub mod words;
