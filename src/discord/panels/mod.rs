//! Views as panels: text, buttons, selects and which picture goes with them. Pure.

pub mod daily;
pub mod ending;
pub mod foreseen;
pub mod hint;
pub mod league;
pub mod lobby;
pub mod look;
pub mod moderation;
pub mod my_tables;
pub mod plan;
pub mod plan_buttons;
pub mod plan_step;
pub mod plan_watch;
pub mod play_on;
pub mod player;
pub mod posts;
pub mod predictions;
pub mod privacy;
pub mod proposals;
pub mod rank;
pub mod rated;
pub mod review;
pub mod rules;
pub mod seats;
pub mod settings;
pub mod standing_order;
