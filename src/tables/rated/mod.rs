//! Rated tables: who may sit at one, what their end enters, and what the results say about people.

mod admit;
mod choice;
mod course;
mod folding;
mod folds;
mod follow;
mod levels;
mod predictions;
mod refused;
mod shown;
mod stakes;
mod voiding;

pub(super) use admit::{
    admit_entrant, admit_person, admit_table, is_published, keep_published, may_manage,
};
pub(super) use choice::boards;
pub(super) use course::{RatedEnd, attendance, begin, end};
pub(super) use folds::Folds;
pub use folds::RatedFold;
pub(super) use follow::follow;
pub use levels::LevelLine;
#[cfg(test)]
pub(super) use levels::{Ladder, levels};
pub use predictions::{
    LISTED, OwnPredictions, Prediction, PredictionBoard, PredictionRecord, PredictorRow,
};
pub use refused::RatedRefused;
pub use shown::{BoardRow, Known, RatedBoard, RatedCard, RatingChange};
