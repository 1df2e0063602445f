//! The pieces that the pages of every game share: they know canvas, theme and seats, and no game.

mod bars;
mod card;
mod curve;
mod entries;
mod finale;
mod marks;
mod panels;
mod person;
mod plate;
mod player;
mod poster;
mod ranks;
mod review;
mod scores;
mod season;
mod side;
mod small_curve;
mod square;
mod standings;
mod tablet;
mod track;

pub use bars::{Measure, Pattern, Segment, draw_bar, fill_pattern, hatch, plain};
pub use card::{CardPage, CardWords, card_page};
pub use curve::{Curve, CurveLine, draw_curve};
pub use entries::draw_entries;
pub use finale::{Finale, Scenes, by_place, draw_finale};
pub use marks::{Mark, bracket, dashed, draw_faded_mark, draw_mark, marks, new_corner, new_line};
pub use panels::{
    after_round, after_round_alt, footed_page, frame_page, mosaic_rule, outlined_panel, page,
    panel, round_title, stat, stat_width, title,
};
pub use person::{PersonBlock, PersonPage, PersonScore, draw_person};
pub use plate::{PLATE_BASE, draw_notice, draw_turn, draw_winners, turn_width};
pub use player::{Standing, Who, draw_name, draw_who, player_ground, player_head};
pub use poster::{Poster, draw_poster};
pub use ranks::{
    RankCurve, RankLevel, RankLine, RankPage, Ranks, Strength, draw_rank_curve, draw_ranks,
};
pub use review::{ReviewMark, ReviewPage, ReviewPoint, ReviewSign, review_picture};
pub use scores::{ScoreLine, Scores, draw_scores, rank};
pub use season::{CellTone, Move, SeasonCell, SeasonLine, SeasonPage, draw_season};
pub use side::{
    SIDE_LEFT, SIDE_PANEL, SIDE_RIGHT, SIDE_ROW, SideCount, SidePoints, side_counts, side_panel,
    side_points,
};
pub use small_curve::{Course, course_words};
pub use square::{Square, Stall};
pub use standings::draw_standings;
pub use tablet::{draw_tablet, tablet_width};
pub use track::{RoundMark, StakeMark, draw_track};
