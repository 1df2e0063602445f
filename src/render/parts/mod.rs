//! The pieces that the pages of every game share: they know canvas, theme and seats, and no game.

mod bars;
mod marks;
mod panels;
mod scores;
mod track;

pub use bars::{Measure, Pattern, Segment, draw_bar, fill_pattern, hatch};
pub use marks::{
    Mark, bracket, dashed, draw_faded_mark, draw_mark, drawn_name, marks, new_corner, new_line,
};
pub use panels::{frame_page, mosaic_rule, outlined_panel, page, panel, stat, stat_width, title};
pub use scores::{ScoreLine, ScoreRow, draw_scores, rank};
pub use track::{RoundMark, StakeMark, draw_track};
