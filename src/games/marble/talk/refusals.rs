//! Why a move is refused, and what would be right instead.

use crate::games::marble::rules::{
    BadDraw, BadStep, IllegalMove, LONGEST_PATH, Obstacle, Piece, Placement, Vertex,
};
use crate::say;
use crate::talk::say::Text;

/// Why the rules refuse a move, for the player who wanted to make it.
pub fn refusal(illegal: &IllegalMove) -> Text {
    use IllegalMove as No;
    match illegal {
        No::OpenFirst { due } => say!("marble-refusal-open-first", due = Text::one_of(due)),
        No::FinishFirst { due } => say!("marble-refusal-finish-first", due = Text::one_of(due)),
        No::RewardFirst { site, building, own } => {
            say!("marble-refusal-reward-first", site, building, own = Text::one_of(own))
        }
        No::NoActionLeft => say!("marble-refusal-no-action"),
        No::ActionsLeft { left } => say!("marble-refusal-actions-left", number = left),
        No::LastRound => say!("marble-refusal-last-round"),
        No::NoImperium { imperium, held } => {
            say!("marble-refusal-no-imperium", kind = imperium, held = all(held))
        }
        No::Draw(why) => draw(why),
        No::NotOpen { aqueduct, spring } => say!("marble-refusal-not-open", aqueduct, spring),
        No::NoPieces { aqueduct } => say!("marble-refusal-no-pieces", aqueduct),
        No::Step { why, piece, tail, advice } => step(*why, *piece, *tail, advice),
        No::SecondPiece { advice } => {
            say!("marble-refusal-second-piece", advice = Text::one_of(advice))
        }
        No::NotDue { aqueduct } => say!("marble-refusal-not-due", aqueduct),
        No::TooShort { path, advice } => too_short(path, advice),
        No::NoMagistrateThere { tile, own } => {
            say!("marble-refusal-no-magistrate-there", tile, own = all(own), count = own.len())
        }
        No::NotReady { tile, held, drawn } => {
            say!("marble-refusal-not-ready", kind = tile, held = all(held), drawn)
        }
        No::NoMagistrate => say!("marble-refusal-no-magistrate"),
        No::Taken { at, by, places } => taken(*at, *by, places),
        No::Unsupported { at, places } => {
            say!("marble-refusal-unsupported", at, places = all(places), count = places.len())
        }
        No::NotComplete { site, due } => {
            say!("marble-refusal-not-complete", site, due = all(due), count = due.len())
        }
        No::NoReward => say!("marble-refusal-no-reward"),
        No::NotOnSite { tile, site, own } => {
            say!("marble-refusal-not-on-site", tile, site, own = Text::one_of(own))
        }
        No::Over => say!("marble-refusal-over"),
    }
}

fn draw(why: &BadDraw) -> Text {
    match why {
        BadDraw::EmptyStack { tile, left } => {
            say!("marble-refusal-empty-stack", kind = tile, left = all(left))
        }
        BadDraw::SameType { left } => say!("marble-refusal-same-type", left = all(left)),
        BadDraw::TwoTiles { left } => say!("marble-refusal-two-tiles", left = all(left)),
        BadDraw::LastTile { tile } => say!("marble-refusal-last-tile", kind = tile),
        BadDraw::Order => say!("marble-refusal-draw-order"),
        BadDraw::Nothing => say!("marble-refusal-nothing-to-draw"),
    }
}

/// A piece, and where its aqueduct can go on.
fn step(why: BadStep, Piece { aqueduct, to }: Piece, tail: Vertex, advice: &[Vertex]) -> Text {
    let (steps, count) = (Text::one_of(advice), advice.len());
    match why {
        BadStep::NotNext => {
            say!("marble-refusal-not-next", aqueduct, tail, to, steps, count)
        }
        BadStep::NoSide => say!("marble-refusal-no-side", tail, to, steps, count),
        BadStep::Loop => say!("marble-refusal-loop", to, steps, count),
        BadStep::Touches(aqueduct) => {
            say!("marble-refusal-touches", to, aqueduct, steps, count)
        }
    }
}

fn too_short(path: &[Vertex], advice: &[Vertex]) -> Text {
    let (path, steps, count) = (all(path), Text::one_of(advice), advice.len());
    say!("marble-refusal-too-short", most = LONGEST_PATH, path, steps, count)
}

fn taken(at: Placement, by: Obstacle, places: &[Placement]) -> Text {
    let (count, places) = (places.len(), all(places));
    match by {
        Obstacle::Tile(kind, tile) => {
            say!("marble-refusal-taken-by-tile", at, kind, tile, places, count)
        }
        Obstacle::Hill(hill) => {
            say!("marble-refusal-taken-by-hill", at, hill = Text::from(hill), places, count)
        }
    }
}

/// "temple and arena"; "nothing".
fn all<'a, T>(things: &'a [T]) -> Text
where
    &'a T: Into<Text>,
{
    if things.is_empty() { say!("marble-nothing") } else { Text::all_of(things) }
}
