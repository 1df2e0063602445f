//! Why a move is good: what it changes at once, and what it prepares.

use super::{Sketch, Survey};
use crate::{
    board::{Luck, Seat, Strategy as _},
    games::great_city::rules::{
        cards::{Card, Colour, Deck, Kind},
        hand::kinds_of,
        moves::{Move, Space},
        state::{GreatCity, Player},
        view::{Phase, SeatView},
    },
};

/// Why a move is good.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// No card of the choice helps.
    NoUse,
    /// No card of the choice helps more.
    MostUseful {
        /// By how many points, as the evaluation sees it.
        points: f32,
    },
    /// A card that helps; another would help more.
    Useful {
        /// By how many points, as the evaluation sees it.
        points: f32,
    },
    /// A space of the strip.
    Space {
        /// The bricks that it gives.
        bricks: u8,
        /// The cogs that it gives.
        cogs: u8,
        /// The emissaries that act before it.
        before: usize,
    },
    /// A building.
    Building {
        card: Card,
        /// What it gains at once: points first, the most first.
        gains: Vec<Gain>,
    },
    /// A deck for a school.
    Deck {
        deck: Deck,
        /// How many cards it has.
        left: u8,
    },
    /// Production.
    Produces {
        coins: u8,
        /// Brick tokens.
        bricks: u8,
        /// Influence tokens.
        influence: u8,
        /// Cogs bought for it, 1 coin each.
        bought: u8,
    },
    /// The turn is ended after the building.
    TurnDone,
    /// The turn is ended without one.
    NothingWorth,
}

/// What a building gains at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Points of houses.
    Houses {
        /// Their value.
        value: u8,
        points: i32,
    },
    /// Points of aqueducts.
    Aqueduct {
        /// How many there are then.
        number: u8,
        points: i32,
    },
    /// Points of the temple that is built.
    Temple {
        card: Card,
        points: i32,
    },
    /// Points of temples that stand already.
    Temples {
        points: i32,
    },
    /// Influence tokens.
    Influence {
        tokens: u8,
        /// Whether nobody else has as many then.
        leads: bool,
    },
    Coins(u8),
    /// Cards drawn by a school.
    Draws(u8),
    /// What a farm yields from then on.
    Farm(Card),
}

impl Gain {
    const fn points(self) -> i32 {
        match self {
            Self::Houses { points, .. }
            | Self::Aqueduct { points, .. }
            | Self::Temple { points, .. }
            | Self::Temples { points } => points,
            Self::Influence { .. } | Self::Coins(_) | Self::Draws(_) | Self::Farm(_) => 0,
        }
    }
}

/// Why the seat of the view might make this legal move.
pub fn of(view: &SeatView, mv: Move) -> Reason {
    let world = GreatCity::imagined(view, &mut Luck::new(0));
    match mv {
        Move::Draft { card } | Move::Pick { card } | Move::SchoolKeep { keep: card, .. } => {
            world.why_take(card)
        }
        Move::Place { space } => world.why_place(space),
        Move::Build { card, .. } => world.why_build(card, mv),
        Move::SchoolDeck { deck } => Reason::Deck { deck, left: world.piles.len(deck) },
        Move::Produce { buy } => world.why_produce(buy),
        Move::Pass if world.turn.built => Reason::TurnDone,
        Move::Pass => Reason::NothingWorth,
    }
}

impl GreatCity {
    fn why_take(&self, card: Card) -> Reason {
        let (sketch, outlook) =
            (Sketch::of(self.mover()), self.outlook(&Self::beliefs().policy, self.to_move));
        let survey = Survey::new(&sketch, &outlook, self.mover().coins);
        let points = survey.promise(card);
        let kinds = match self.phase {
            Phase::Draft | Phase::SchoolKeep => {
                self.drawn.cards().iter().fold(0_u32, |kinds, card| kinds | 1 << *card as u8)
            }
            Phase::Place | Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::Over => {
                self.offered_kinds()
            }
        };
        let others = kinds_of(kinds).filter(|other| *other != card);
        let next = others.map(|other| survey.promise(other)).fold(0.0, f32::max);
        if points < 0.5 {
            Reason::NoUse
        } else if points >= next {
            Reason::MostUseful { points }
        } else {
            Reason::Useful { points }
        }
    }

    fn why_place(&self, space: Space) -> Reason {
        let (bricks, cogs) = self.strip_of(self.round).gains(space);
        let before = self.spaces[..space.index()].iter().flatten().count();
        Reason::Space { bricks, cogs, before }
    }

    pub(super) fn why_build(&self, card: Card, mv: Move) -> Reason {
        let mut after = *self;
        after.apply(mv);
        let mut gains = self.points_gained(card, &after);
        gains.extend(self.effects(card, &after));
        Reason::Building { card, gains }
    }

    /// The lines of the score pad that a building changes for the better, the most first.
    fn points_gained(&self, card: Card, after: &Self) -> Vec<Gain> {
        let seat = self.to_move;
        let (old, new) = (self.score_of(seat), after.score_of(seat));
        let number = after.player(seat).aqueducts.len().to_le_bytes()[0];
        let temples = new.temples - old.temples;
        let mut gains = vec![
            Gain::Houses { value: 2, points: new.residential_2 - old.residential_2 },
            Gain::Houses { value: 3, points: new.residential_3 - old.residential_3 },
            Gain::Houses { value: 4, points: new.residential_4 - old.residential_4 },
            Gain::Aqueduct { number, points: new.aqueducts - old.aqueducts },
            match card.kind() {
                Kind::Temple => Gain::Temple { card, points: temples },
                Kind::Production | Kind::Residential(_) | Kind::Public(_) | Kind::Aqueduct => {
                    Gain::Temples { points: temples }
                }
            },
        ];
        gains.retain(|gain| gain.points() > 0);
        gains.sort_by_key(|gain| -gain.points());
        gains
    }

    /// What a building brings besides points.
    fn effects(&self, card: Card, after: &Self) -> Vec<Gain> {
        let seat = self.to_move;
        let (old, new) = (self.player(seat), after.player(seat));
        let mut gains = Vec::new();
        let tokens = new.influence.saturating_sub(old.influence);
        if tokens > 0 {
            let leads = after
                .all_seats()
                .all(|other| other == seat || after.player(other).influence < new.influence);
            gains.push(Gain::Influence { tokens, leads });
        }
        match card.kind() {
            Kind::Public(Colour::Green) => {
                gains.push(Gain::Coins(self.neighbours_of(after, seat, card)));
            }
            Kind::Public(Colour::Yellow) => gains.push(Gain::Draws(after.turn.draws)),
            Kind::Production => gains.push(Gain::Farm(card)),
            Kind::Public(Colour::Red | Colour::Blue)
            | Kind::Residential(_)
            | Kind::Aqueduct
            | Kind::Temple => {}
        }
        gains
    }

    fn neighbours_of(&self, after: &Self, seat: Seat, card: Card) -> u8 {
        let Some((_, at)) = after.last_build else { return 0 };
        let beside = at.alone().neighbours().and(self.player(seat).built).len().to_le_bytes()[0];
        beside + u8::from(card.is_special())
    }

    fn why_produce(&self, bought: u8) -> Reason {
        let player: &Player = self.mover();
        Reason::Produces {
            coins: player.orchards,
            bricks: player.granaries.without(player.bricks).len().to_le_bytes()[0],
            influence: player.flocks,
            bought,
        }
    }
}
