//! What each piece is and does, in words, for `/game card`.

use crate::games::marble::pictures::portrait::{self, Piece};
use crate::games::marble::rules::{Aqueduct, Kind, grid, numbers};
use crate::render::{Everybody, Picture};
use crate::say;
use crate::talk::layout::{Choice, OPTIONS};
use crate::talk::say::Text;
use crate::talk::spelling::{self, Fit};

use super::units;

impl Piece {
    fn all() -> impl Iterator<Item = Self> {
        let single = [Self::Fountain, Self::Magistrate, Self::Imperium, Self::Coin, Self::Bridge];
        Kind::ALL
            .map(Self::Kind)
            .into_iter()
            .chain(single)
            .chain(Aqueduct::ALL.map(Self::Aqueduct))
            .chain(grid().hills().map(Self::Hill))
    }

    /// The id in commands.
    fn id(self) -> String {
        match self {
            Self::Kind(kind) => kind.name().to_owned(),
            Self::Fountain => "fountain".to_owned(),
            Self::Magistrate => "magistrate".to_owned(),
            Self::Imperium => "imperium".to_owned(),
            Self::Coin => "coin".to_owned(),
            Self::Bridge => "bridge".to_owned(),
            Self::Aqueduct(aqueduct) => format!("{aqueduct}_aqueduct"),
            Self::Hill(hill) => grid().hill(hill).id.clone(),
        }
    }

    /// The name for people.
    fn name(self) -> Text {
        match self {
            Self::Hill(hill) => hill.into(),
            Self::Kind(_)
            | Self::Fountain
            | Self::Magistrate
            | Self::Imperium
            | Self::Coin
            | Self::Bridge
            | Self::Aqueduct(_) => say!("marble-rules-name", piece = self.id()),
        }
    }

    /// All about it.
    fn text(self) -> Text {
        let (numbers, name) = (numbers(), self.name());
        let scoring = &numbers.scoring;
        let on_aqueduct = units::points(scoring.aqueduct_building);
        match self {
            Self::Kind(kind) => {
                let (supply, meet) = (numbers.tiles.of(kind), numbers.meet(kind));
                let points = units::points(numbers.points.of(kind));
                say!("marble-rules-piece-kind", name, supply, meet, points, on_aqueduct)
            }
            Self::Fountain => {
                let fountain = units::points(scoring.fountain_adjacent);
                say!("marble-rules-piece-fountain", fountain)
            }
            Self::Magistrate => {
                say!("marble-rules-piece-magistrate", magistrates = numbers.magistrates)
            }
            Self::Imperium => {
                let (alone, tied) = (units::points(scoring.imperium_most), scoring.imperium_tied);
                say!("marble-rules-piece-imperium", supply = numbers.imperium, alone, tied)
            }
            Self::Coin => {
                let (coin, most_coins) = (units::points(scoring.coin), scoring.most_coins);
                say!("marble-rules-piece-coin", supply = numbers.coins, coin, most_coins)
            }
            Self::Bridge => {
                let (least, most) = numbers.bridge_values();
                say!("marble-rules-piece-bridge", least, most)
            }
            Self::Aqueduct(aqueduct) => {
                let pieces = numbers.aqueducts.pieces_per_colour;
                let spring = grid().spring(aqueduct);
                say!("marble-rules-piece-aqueduct", name, spring, pieces, on_aqueduct)
            }
            Self::Hill(_) => say!("marble-rules-piece-hill", name),
        }
    }
}

/// The name of one of them.
pub fn example() -> Text {
    Piece::Fountain.name()
}

fn found(typed: &str) -> Vec<(Piece, Fit)> {
    spelling::matching(Piece::all(), Piece::name, Piece::id, typed)
}

/// The pieces that fit what was typed, best first, as choices.
pub fn matching(typed: &str) -> Vec<Choice> {
    let choice = |(piece, _): (Piece, Fit)| Choice::new(piece.id(), piece.name());
    found(typed).into_iter().map(choice).take(OPTIONS).collect()
}

/// Whether a piece has this id or whole name.
pub fn has_piece(typed: &str) -> bool {
    by_id(typed).is_some() || matches!(found(typed)[..], [(_, Fit::Whole), ..])
}

/// All about the piece with this id or name, or the names of those that fit what was typed; `None` when none does.
pub fn piece(typed: &str) -> Option<Text> {
    if let Some(piece) = named(typed) {
        return Some(piece.text());
    }
    let several = found(typed);
    let names = || Text::one_of(several.iter().map(|(piece, _)| piece.name()));
    (!several.is_empty()).then(|| say!("marble-rules-which-piece", names = names()))
}

/// That piece as a picture with all about it; `None` when none or several fit.
pub fn portrait(typed: &str) -> Option<Picture<Everybody>> {
    let piece = named(typed)?;
    Some(portrait::portrait(piece, &piece.name(), &piece.text().plain()))
}

fn named(typed: &str) -> Option<Piece> {
    let fits = || match &found(typed)[..] {
        [(piece, _)] | [(piece, Fit::Whole), ..] => Some(*piece),
        _ => None,
    };
    by_id(typed).or_else(fits)
}

fn by_id(typed: &str) -> Option<Piece> {
    let id = spelling::plain(typed);
    Piece::all().find(|piece| spelling::plain(&piece.id()) == id)
}
