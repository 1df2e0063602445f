//! The pages of *The Builders: Antiquity*, in the visual language of the first game.
//!
//! What this game adds to that language:
//!
//! - **A resource is its glyph with the number on it**, in this order everywhere: a block of stone, the end of a log,
//!   a gable (architecture), an amphora (decoration). The outlines alone tell them apart, so that no eye needs the
//!   colour; the titles of the rows say what they mean. Full gives or costs; hollow is missing; full with a tick is
//!   complete. On cards the four stand in fixed places, stone and wood above architecture and decoration, and a dot
//!   holds the place of what is not needed.
//! - **A need-bar** is a shaft over its glyph, as high as the need: solid what is there, an outlined void what is missing.
//! - **Points** are a red banner with a gold fringe, with the number on its cloth.
//! - **Cards** are marble, as in a hand: name, art on a plate, amounts, a foot. The small grade (72 by 56, workers also
//!   45 high) is for rows and sheets, the larger one (150 by 70) where one card is looked at. A plate's colour follows
//!   the size of a building (olive, slate, green, blue, plum, red for 2, 4, 6, 8, 10 and more resources) or the rank of
//!   a worker, which its price, its headgear and one to four bars tell, too. Machines have brick plates and a cog.
//! - **Prisoners** wear a plain tunic and have a whole chain as their mark; a freed prisoner wears the felt cap of the
//!   freed and has a broken chain.
//! - **Investments**: a tool is its own drawing; on its card what it adds is written "+1", what a university teaches "=3"; what may be lost at the end
//!   stands with a minus in the foot.
//! - **What one gets** in sesterces is a gold coin, **what one pays** a brick-red price tag.
//! - **What lies open** is in the overview as two rows of five cream cards, and on a page of its own as cards large enough for a phone.
//! - **A street** shows what a player has finished, the oldest on the left and the newest with a gold pennant, on terraces where
//!   there is much of it; then on brown earth the open sites: what is there stands solid from the foot, the rest is a shade
//!   behind the scaffold, with the heads of those at work. Below each site stands, hollow, what is missing, beside them those who
//!   are ready, each with head and what they bring, and the tools at hand.
//! - **Losses** in the scores are no segments: they strike out the end of the bar with dark stripes, rising for prisoners,
//!   falling for loans, each with its icon. A white line stands where the total is, so that lengths compare totals.

pub mod alt;
pub(crate) mod alt_news;
pub(crate) mod alt_player;
pub(crate) mod alt_table;
pub mod art;
pub mod card;
pub mod facts;
pub(crate) mod finale;
#[cfg(test)]
mod fit;
pub(crate) mod gain;
pub mod icons;
pub(crate) mod invest;
pub mod line;
pub(crate) mod market;
pub(crate) mod names;
pub(crate) mod news;
pub(crate) mod overview;
pub mod palette;
pub(crate) mod pieces;
pub mod pip;
pub(crate) mod player;
pub(crate) mod player_parts;
pub(crate) mod player_side;
pub(crate) mod player_sites;
pub(crate) mod player_team;
pub(crate) mod players;
pub(crate) mod plot;
pub mod portrait;
pub mod poster;
pub(crate) mod rows;
pub(crate) mod scaffold;
pub(crate) mod scene;
pub mod score_lines;
pub mod scores;
pub(crate) mod shaft;
pub(crate) mod sheet;
pub(crate) mod site_parts;
pub(crate) mod stand;
pub(crate) mod street;
pub(crate) mod team;

pub use self::finale::finale;
pub use self::market::market;
pub use self::news::News;
pub use self::overview::{act, overview, overview_since};
pub use self::player::player;
pub use self::scores::scores;
pub use self::sheet::{SHEETS, sheet};
