//! What is new in a picture: the difference between two public views. Visual language §6: last move and what is new.

use crate::board::Seat;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::{CityView, PlayerView, PublicView};

use super::counts::counts;

/// The places that have changed between an earlier view of a table and a later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The round of the later view; strip and offer of another round are other cards.
    round: u8,
    /// By seat.
    players: Vec<Fresh>,
    /// By space of the strip, whether an emissary came.
    spaces: Vec<bool>,
    /// By card of the offer, whether it was taken.
    taken: Vec<bool>,
    /// Whether the picture ends the round before that of the later view.
    pub closes: bool,
}

/// What has changed for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fresh {
    /// Where something was built.
    pub built: Vec<Cell>,
    /// Where only the tokens are others.
    pub tokens: Vec<Cell>,
    /// The counts in their fixed order: by how much each has grown.
    pub counts: [i32; 4],
}

impl News {
    /// What is new in `after` for somebody who last saw `before`, an earlier view of the same table.
    pub fn between(before: &PublicView, after: &PublicView) -> Self {
        let same_round = before.round == after.round;
        let stood = |place: usize| before.strip.as_ref().map(|strip| strip.spaces[place].emissary);
        let spaces = after.strip.iter().flat_map(|strip| strip.spaces.iter().enumerate());
        let taken = after.offer.iter().enumerate().map(|(place, offer)| {
            let was = before.offer.get(place).filter(|_| same_round).and_then(|was| was.taken_by);
            offer.taken_by.is_some() && was != offer.taken_by
        });
        Self {
            round: after.round,
            players: before.players.iter().zip(&after.players).map(fresh).collect(),
            spaces: spaces
                .map(|(place, space)| {
                    let was = stood(place).filter(|_| same_round).flatten();
                    space.emissary.is_some() && was != space.emissary
                })
                .collect(),
            taken: taken.collect(),
            closes: false,
        }
    }

    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.players.iter().all(|player| *player == Fresh::default())
            && !self.spaces.contains(&true)
            && !self.taken.contains(&true)
    }

    /// How many places of cities, emissaries and cards of the offer are new.
    pub(super) fn totals(&self) -> (u32, u32, u32) {
        let places = |player: &Fresh| player.built.len() + player.tokens.len();
        let number = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
        let new = |marks: &[bool]| number(marks.iter().filter(|is_new| **is_new).count());
        (number(self.players.iter().map(places).sum()), new(&self.spaces), new(&self.taken))
    }

    /// What has changed for this seat.
    pub(super) fn of(&self, seat: Seat) -> Fresh {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    /// By space of the strip in this view, whether its emissary is new.
    pub(super) fn spaces(&self, view: &PublicView) -> [bool; 5] {
        std::array::from_fn(|place| {
            self.round == view.round && self.spaces.get(place) == Some(&true)
        })
    }

    /// By card of the offer in this view, whether it was taken since.
    pub(super) fn taken(&self, view: &PublicView) -> Vec<bool> {
        let is_new = |place| self.round == view.round && self.taken.get(place) == Some(&true);
        (0..view.offer.len()).map(is_new).collect()
    }
}

fn fresh((before, after): (&PlayerView, &PlayerView)) -> Fresh {
    let was = |at| building(&before.city, at);
    let mut fresh = Fresh::default();
    for building in &after.city.buildings {
        match was(building.at) {
            Some(old) if old.card != building.card => fresh.built.push(building.at),
            None => fresh.built.push(building.at),
            Some(old) if old.tokens != building.tokens => fresh.tokens.push(building.at),
            Some(_) => {}
        }
    }
    let amounts = |player| counts(player).map(|(_, amount, _)| i32::try_from(amount).unwrap_or(0));
    let (old, new) = (amounts(before), amounts(after));
    fresh.counts = std::array::from_fn(|place| new[place] - old[place]);
    fresh
}

fn building(
    city: &CityView,
    at: Cell,
) -> Option<&crate::games::great_city::rules::view::BuildingView> {
    city.buildings.iter().find(|building| building.at == at)
}
