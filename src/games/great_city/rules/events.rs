//! What everybody saw happen: the lines of a board post and of the public log.

use serde::Serialize;

use super::{
    cards::{Card, Colour, Deck, Kind},
    city::{Cell, CellSet},
    moves::{Move, Space},
    state::GreatCity,
    view::{Phase, Symbol},
};
use crate::board::Seat;

/// Something that everybody saw. No variant can hold a secret: a drafted card or a school's card has no field here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the log format, §4.2 and §4.3")]
pub enum Event {
    /// A card was kept in the opening draft; nobody else sees which.
    Draft { player: Seat },
    /// An emissary was placed.
    Place { player: Seat, space: Space },
    /// A card of the offer was taken; `bricks` and `cogs` are what the space gives.
    Pick { player: Seat, card: Card, bricks: u8, cogs: u8 },
    /// A building was set. `spent` coins were paid and `tokens` brick tokens returned.
    Build {
        player: Seat,
        card: Card,
        at: Cell,
        replaced: Option<Card>,
        spent: u8,
        tokens: u8,
        coins: u8,
        influence: u8,
        points: u8,
    },
    /// A deck was chosen and cards were drawn; only the player sees which.
    SchoolDeck { player: Seat, deck: Deck, drawn: u8 },
    /// One of them was kept; only the player knows which.
    SchoolKeep { player: Seat, deck: Deck },
    /// Production. `spent` coins bought cogs.
    Produce { player: Seat, spent: u8, coins: u8, bricks: u8, influence: u8 },
    /// The turn was ended.
    Pass { player: Seat },
    /// A round began.
    Round { round: u8, first_player: Seat, strip: [Symbol; 5], offer: Vec<Card>, waiting: Vec<u8> },
    /// Influence scoring; `winner` is `None` when the lead was shared.
    Influence { round: u8, cards: Vec<u8>, tokens: Vec<u8>, winner: Option<Seat> },
    /// The game ended.
    End { winners: Vec<Seat>, totals: Vec<i32> },
}

impl GreatCity {
    /// What everybody saw when `mv` turned `self` into `after`: the move, then what followed it (log format §4.3).
    pub(crate) fn seen(&self, mv: Move, after: &Self) -> Vec<Event> {
        let mut events = vec![self.seen_move(mv, after)];
        let round_over = after.round != self.round || after.phase == Phase::Over;
        if round_over && self.round > 0 && self.waiting != 0 {
            events.push(self.seen_influence(mv, after));
        }
        if after.round != self.round {
            events.push(after.seen_round());
        }
        if after.phase == Phase::Over {
            let totals = after.all_seats().map(|seat| after.score_of(seat).total).collect();
            events.push(Event::End { winners: after.winners().iter().collect(), totals });
        }
        events
    }

    fn seen_move(&self, mv: Move, after: &Self) -> Event {
        let player = self.to_move;
        match mv {
            Move::Draft { .. } => Event::Draft { player },
            Move::Place { space } => Event::Place { player, space },
            Move::Pick { card } => {
                Event::Pick { player, card, bricks: self.turn.bricks, cogs: self.turn.cogs }
            }
            Move::Build { card, at, tokens, buy } => self.seen_build(card, at, tokens, buy),
            Move::SchoolDeck { deck } => Event::SchoolDeck {
                player,
                deck,
                drawn: after.drawn.cards().len().to_le_bytes()[0],
            },
            Move::SchoolKeep { .. } => Event::SchoolKeep {
                player,
                deck: self.turn.deck.expect("a school keeps after it drew"),
            },
            Move::Produce { buy } => {
                let owner = self.mover();
                Event::Produce {
                    player,
                    spent: buy,
                    coins: owner.orchards,
                    bricks: owner.granaries.without(owner.bricks).len().to_le_bytes()[0],
                    influence: owner.flocks,
                }
            }
            Move::Pass => Event::Pass { player },
        }
    }

    /// Gains are read off the city before and after, without the end of the round that may have followed.
    fn seen_build(&self, card: Card, at: Cell, tokens: CellSet, buy: u8) -> Event {
        let mut owner = *self.mover();
        let replaced = owner.building(at).map(|(card, _)| card);
        owner.remove(at);
        let beside = at.alone().neighbours().and(owner.built).len().to_le_bytes()[0];
        let n = beside + u8::from(card.is_special());
        let when = |colour| if card.kind() == Kind::Public(colour) { n } else { 0 };
        Event::Build {
            player: self.to_move,
            card,
            at,
            replaced,
            spent: 2 * buy,
            tokens: tokens.len().to_le_bytes()[0],
            coins: when(Colour::Green),
            influence: card.stars() + when(Colour::Red),
            points: when(Colour::Blue),
        }
    }

    /// The tokens lay open before the winner returned them.
    fn seen_influence(&self, mv: Move, after: &Self) -> Event {
        let tokens = self.influence_after(mv);
        let winner = after.all_seats().find(|seat| after.player(*seat).won & self.waiting != 0);
        Event::Influence {
            round: self.round,
            cards: self.values(self.waiting).collect(),
            tokens,
            winner,
        }
    }

    /// Everybody's influence tokens when the move is done, before any influence scoring.
    pub(crate) fn influence_after(&self, mv: Move) -> Vec<u8> {
        let mut tokens = self.influence_tokens();
        let gained = match self.seen_gain(mv) {
            Some(Event::Build { influence, .. } | Event::Produce { influence, .. }) => influence,
            Some(_) | None => 0,
        };
        tokens[self.to_move.index()] += gained;
        tokens
    }

    fn seen_gain(&self, mv: Move) -> Option<Event> {
        match mv {
            Move::Build { .. } | Move::Produce { .. } => Some(self.seen_move(mv, self)),
            Move::Draft { .. }
            | Move::Place { .. }
            | Move::Pick { .. }
            | Move::SchoolDeck { .. }
            | Move::SchoolKeep { .. }
            | Move::Pass => None,
        }
    }

    /// The upkeep of the round that has just begun.
    pub(crate) fn seen_round(&self) -> Event {
        Event::Round {
            round: self.round,
            first_player: self.first_player(),
            strip: self.strip_of(self.round).symbols(),
            offer: self.offer.iter().flatten().map(|offered| offered.card).collect(),
            waiting: self.values(self.waiting).collect(),
        }
    }
}
