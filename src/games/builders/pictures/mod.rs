//! The pages of *The Builders: Antiquity*, in the visual language of the first game.
//!
//! What this game adds to that language:
//!
//! - **Resources** are told by letter, outline and colour, in this order everywhere: S on a pale block of stone, W on the
//!   brown end of a log, A in a blue gable (architecture), D on a red amphora (decoration). The letter is always there,
//!   so that no size and no eye needs the colour. A hollow glyph is missing. On cards the four stand in fixed places,
//!   stone and wood above architecture and decoration, and a dot holds the place of what is not needed.
//! - **Cards** are marble, as in a hand: name, art on a plate, amounts, a foot. The small grade (72 by 56, workers also
//!   45 high) is for rows and sheets, the larger one (150 by 70) where one card is looked at. A plate's colour follows
//!   the size of a building (olive, slate, green, blue, plum, red for 2, 4, 6, 8, 10 and more resources) or the rank of
//!   a worker, which its price, its headgear and one to four bars tell, too. Machines have brick plates and a cog.
//! - **Prisoners** wear a plain tunic and have a whole chain as their mark; a freed prisoner wears the felt cap of the
//!   freed and has a broken chain.
//! - **Investments**: what a tool adds is written "+1", what a university teaches "=3"; what may be lost at the end
//!   stands with a minus in the foot.
//! - **Tokens** stand for resources where a board has little room, 12 units and more: the face of a block, the end of a
//!   log, a gable, the belly of an amphora, each with its letter. Hollow is missing; below a need a row of stones
//!   counts what is there and what is not. A **chip** is a plate in the token's colour: "W2" is brought, "+W" is a tool,
//!   and in the investment line "W3" is taught. Who is locked has a hollow chip behind the Roman numeral of the site.
//!   A narrow site has chips for its needs: hollow with what is missing, full with a tick where nothing is.
//! - **What finishing brings** stands at the end of a site: points on a star, sesterces on a coin, and a chip for what a
//!   machine will bring. In the row a machine has that chip with a cog over the corner of its art.
//! - **Losses** in the scores are no segments: they strike out the end of the bar with dark stripes, rising for prisoners,
//!   falling for loans, each with its icon. A white line stands where the total is, so that lengths compare totals.

pub mod alt;
pub(crate) mod alt_code;
pub(crate) mod alt_news;
pub(crate) mod alt_player;
pub(crate) mod alt_table;
pub mod art;
pub mod card;
#[cfg(test)]
mod fit;
pub(crate) mod gain;
pub mod icons;
pub(crate) mod invest;
pub mod line;
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
pub mod portrait;
pub mod poster;
pub(crate) mod rows;
pub mod score_lines;
pub mod scores;
pub(crate) mod sheet;
pub(crate) mod site;
pub(crate) mod team;
pub(crate) mod token;

pub use self::news::News;
pub use self::overview::{overview, overview_since};
pub use self::player::player;
pub use self::scores::scores;
pub use self::sheet::{SHEETS, sheet};
