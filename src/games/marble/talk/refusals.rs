//! Why a move is refused, and what would be right instead.

use super::units::{actions, aqueduct, kind, pieces, space};
use crate::{
    games::marble::rules::{
        illegal::{IllegalMove, Obstacle},
        kinds::{Aqueduct, Kind},
        moves::Path,
        places::{Placement, Vertex},
    },
    say,
    talk::say::Text,
};

/// Why the rules refuse a move, for the player who wanted to make it.
#[must_use]
pub fn refusal(illegal: &IllegalMove) -> Text {
    use IllegalMove as No;
    match illegal {
        No::OpenFirst { due } => say!(
            "marble-refusal-open-first",
            due = Text::one_of(due.iter().map(|one| aqueduct(*one)))
        ),
        No::FinishFirst { due } => say!("marble-refusal-finish-first", due = either(due)),
        No::RewardFirst { site, building, own } => say!(
            "marble-refusal-reward-first",
            site = site.to_string(),
            own = either(own),
            space = space(*building)
        ),
        No::NoActionLeft => say!("marble-refusal-no-action"),
        No::ActionsLeft { left } => {
            say!("marble-refusal-actions-left", actions = actions(*left))
        }
        No::LastRound => say!("marble-refusal-last-round"),
        No::NoImperium { imperium, held } => {
            say!("marble-refusal-no-imperium", kind = kind(*imperium), held = kinds(held))
        }
        No::EmptyStack { .. }
        | No::SameType { .. }
        | No::TwoTiles { .. }
        | No::LastTile { .. }
        | No::DrawOrder
        | No::NothingToDraw => draw(illegal),
        No::NotOpen { .. }
        | No::NoPieces { .. }
        | No::NotNext { .. }
        | No::NoSide { .. }
        | No::Loop { .. }
        | No::Touches { .. }
        | No::SecondPiece { .. }
        | No::NotDue { .. }
        | No::TooShort { .. } => piece(illegal),
        No::NoMagistrateThere { tile, own } => no_magistrate_there(*tile, own),
        No::NotReady { tile, held, drawn: 0 } => {
            say!("marble-refusal-not-ready", kind = kind(*tile), held = kinds(held))
        }
        No::NotReady { tile, held, .. } => {
            say!("marble-refusal-not-ready-yet", kind = kind(*tile), held = kinds(held))
        }
        No::NoMagistrate => say!("marble-refusal-no-magistrate"),
        No::Taken { at, by, places } => Text::sentences([taken(*at, *by), nearest(places)]),
        No::Unsupported { at, places } => Text::sentences([
            say!("marble-refusal-unsupported", at = at.to_string()),
            nearest(places),
        ]),
        No::NotComplete { site, due } => not_complete(*site, due),
        No::NoReward => say!("marble-refusal-no-reward"),
        No::NotOnSite { tile, site, own } => say!(
            "marble-refusal-not-on-site",
            tile = tile.to_string(),
            site = site.to_string(),
            own = either(own)
        ),
        No::Over => say!("marble-refusal-over"),
    }
}

/// Why a draw is refused.
fn draw(illegal: &IllegalMove) -> Text {
    use IllegalMove as No;
    match illegal {
        No::EmptyStack { tile, left } => {
            say!("marble-refusal-empty-stack", kind = kind(*tile), left = kinds(left))
        }
        No::SameType { left } => say!("marble-refusal-same-type", left = kinds(left)),
        No::TwoTiles { left } => say!("marble-refusal-two-tiles", left = kinds(left)),
        No::LastTile { tile } => say!("marble-refusal-last-tile", kind = kind(*tile)),
        No::DrawOrder => say!("marble-refusal-draw-order"),
        _ => say!("marble-refusal-nothing-to-draw"),
    }
}

/// Why a piece of an aqueduct is refused.
fn piece(illegal: &IllegalMove) -> Text {
    use IllegalMove as No;
    let to = |piece: &(Aqueduct, Vertex)| piece.1.to_string();
    match illegal {
        No::NotOpen { aqueduct: closed, spring } => say!(
            "marble-refusal-not-open",
            aqueduct = aqueduct(*closed),
            spring = spring.to_string()
        ),
        No::NoPieces { aqueduct: empty } => {
            say!("marble-refusal-no-pieces", aqueduct = aqueduct(*empty))
        }
        No::NotNext { piece, tail, advice } => {
            let (aqueduct, tail) = (aqueduct(piece.0), tail.to_string());
            with_steps(say!("marble-refusal-not-next", aqueduct, tail, to = to(piece)), advice)
        }
        No::NoSide { piece, tail, advice } => {
            let tail = tail.to_string();
            with_steps(say!("marble-refusal-no-side", tail, to = to(piece)), advice)
        }
        No::Loop { piece, advice } => {
            with_steps(say!("marble-refusal-loop", to = to(piece)), advice)
        }
        No::Touches { piece, other, advice } => {
            let other = aqueduct(*other);
            with_steps(say!("marble-refusal-touches", to = to(piece), other), advice)
        }
        No::SecondPiece { advice } => {
            let pieces = advice.iter().map(|piece| pieces([*piece]));
            say!("marble-refusal-second-piece", advice = Text::one_of(pieces))
        }
        No::TooShort { path, advice } => {
            let (most, path) = (Path::LONGEST, all(path));
            with_steps(say!("marble-refusal-too-short", most, path), advice)
        }
        No::NotDue { aqueduct: closed } => {
            say!("marble-refusal-not-due", aqueduct = aqueduct(*closed))
        }
        _ => say!("marble-refusal-over"),
    }
}

fn no_magistrate_there(tile: Placement, own: &[Placement]) -> Text {
    let tile = tile.to_string();
    if own.is_empty() {
        say!("marble-refusal-no-magistrate-on-tiles", tile)
    } else {
        say!("marble-refusal-no-magistrate-there", tile, own = all(own))
    }
}

fn taken(at: Placement, by: Obstacle) -> Text {
    let at = at.to_string();
    match by {
        Obstacle::Tile(tile, place) => {
            say!("marble-refusal-taken-by-tile", at, kind = kind(tile), tile = place.to_string())
        }
        Obstacle::Hill(hill) => say!("marble-refusal-taken-by-hill", at, hill = hill.to_string()),
    }
}

fn not_complete(site: Vertex, due: &[Vertex]) -> Text {
    let site = site.to_string();
    if due.is_empty() {
        say!("marble-refusal-none-waits", site)
    } else {
        say!("marble-refusal-not-complete", site, due = all(due))
    }
}

/// The refusal, and where the aqueduct can go on.
fn with_steps(refusal: Text, steps: &[Vertex]) -> Text {
    let advice = if steps.is_empty() {
        say!("marble-refusal-no-steps")
    } else {
        say!("marble-refusal-steps", steps = either(steps))
    };
    Text::sentences([refusal, advice])
}

/// The nearest places for a tile.
fn nearest(places: &[Placement]) -> Text {
    if places.is_empty() {
        say!("marble-refusal-no-places")
    } else {
        say!("marble-refusal-places", places = all(places))
    }
}

/// "temple and arena"; "nothing".
fn kinds(list: &[Kind]) -> Text {
    if list.is_empty() {
        return say!("marble-nothing");
    }
    Text::all_of(list.iter().map(|one| kind(*one)))
}

/// "E5, F5 and G5"; "nothing".
fn all(places: &[impl ToString]) -> Text {
    if places.is_empty() {
        return say!("marble-nothing");
    }
    Text::all_of(places.iter().map(ToString::to_string))
}

/// "E5, F5 or G5".
fn either(places: &[impl ToString]) -> Text {
    Text::one_of(places.iter().map(ToString::to_string))
}
