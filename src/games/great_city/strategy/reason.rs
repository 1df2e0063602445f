//! Why a move is good, in words for people: what it changes at once, and what it prepares.

use super::{Sketch, Survey};
use crate::{
    board::{Luck, Seat},
    games::great_city::rules::{
        cards::{Card, Colour, Deck, Kind},
        hand::kinds_of,
        moves::{Move, Space},
        state::{GreatCity, Player},
        view::{Phase, SeatView},
    },
};

/// Why the seat of the view might make this legal move: one line.
pub(crate) fn of(view: &SeatView, mv: Move) -> String {
    let world = GreatCity::imagined(view, &mut Luck::new(0));
    match mv {
        Move::Draft { card } | Move::Pick { card } | Move::SchoolKeep { keep: card, .. } => {
            world.why_take(card)
        }
        Move::Place { space } => world.why_place(space),
        Move::Build { card, .. } => world.why_build(card, mv),
        Move::SchoolDeck { deck } => world.why_deck(deck),
        Move::Produce { buy } => world.why_produce(buy),
        Move::Pass if world.turn.built => "everything worth doing in this turn is done".to_owned(),
        Move::Pass => "nothing that you could do now is worth its price".to_owned(),
    }
}

impl GreatCity {
    fn why_take(&self, card: Card) -> String {
        let (sketch, outlook) = (Sketch::of(self.mover()), self.outlook(self.to_move));
        let survey = Survey::new(&sketch, &outlook, self.mover().coins);
        let worth = survey.promise(card);
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
        let points = format!("{worth:.0}");
        let points = if points == "1" { "1 point".to_owned() } else { format!("{points} points") };
        if worth < 0.5 {
            "none of these cards helps your city much".to_owned()
        } else if worth >= next {
            format!("the most useful card for your city: worth about {points}")
        } else {
            format!("worth about {points} to your city; it may matter more who else gets it")
        }
    }

    fn why_place(&self, space: Space) -> String {
        let (bricks, cogs) = self.strip_of(self.round).gains(space);
        let before = self.spaces[..space.index()].iter().flatten().count();
        let order = match before {
            0 => "nobody has an emissary before it yet".to_owned(),
            1 => "one emissary acts before it".to_owned(),
            more => format!("{more} emissaries act before it"),
        };
        format!("gives {} and {}; {order}", some(bricks, "brick"), some(cogs, "cog"))
    }

    fn why_build(&self, card: Card, mv: Move) -> String {
        let mut after = *self;
        after.apply(mv);
        let seat = self.to_move;
        let mut parts = self.changes(card, &after, seat);
        parts.extend(self.effects(card, &after, seat));
        parts.truncate(3);
        if parts.is_empty() {
            parts.push(prospect(card).to_owned());
        }
        parts.join("; ")
    }

    /// The lines of the score pad that a building changes for the better.
    fn changes(&self, card: Card, after: &Self, seat: Seat) -> Vec<String> {
        let (old, new) = (self.score_of(seat), after.score_of(seat));
        let aqueducts = after.player(seat).aqueducts.len();
        let what = [
            (new.residential_2 - old.residential_2, "houses of value 2".to_owned()),
            (new.residential_3 - old.residential_3, "houses of value 3".to_owned()),
            (new.residential_4 - old.residential_4, "houses of value 4".to_owned()),
            (new.aqueducts - old.aqueducts, format!("aqueduct {aqueducts} of 4")),
            (
                new.temples - old.temples,
                if card.kind() == Kind::Temple {
                    card.name().to_owned()
                } else {
                    "your temples".to_owned()
                },
            ),
        ];
        let mut what: Vec<_> = what.into_iter().filter(|(points, _)| *points > 0).collect();
        what.sort_by_key(|(points, _)| -points);
        what.into_iter()
            .map(|(points, words)| format!("{words}: +{}", some_points(points)))
            .collect()
    }

    /// What a building brings besides points.
    fn effects(&self, card: Card, after: &Self, seat: Seat) -> Vec<String> {
        let (old, new) = (self.player(seat), after.player(seat));
        let mut parts = Vec::new();
        let tokens = new.influence.saturating_sub(old.influence);
        if tokens > 0 {
            let leads = after
                .all_seats()
                .all(|other| other == seat || after.player(other).influence < new.influence);
            let lead = if leads { ", the most at the table" } else { "" };
            parts.push(format!("+{}{lead}", some(tokens, "influence token")));
        }
        match card.kind() {
            Kind::Public(Colour::Green) => {
                parts.push(format!("+{}", some(self.neighbours_of(after, seat, card), "coin")));
            }
            Kind::Public(Colour::Yellow) => {
                parts.push(format!("draws {} to choose from", some(after.turn.draws, "card")));
            }
            Kind::Production => parts.push(yields(card).to_owned()),
            Kind::Public(Colour::Red | Colour::Blue)
            | Kind::Residential(_)
            | Kind::Aqueduct
            | Kind::Temple => {}
        }
        parts
    }

    fn neighbours_of(&self, after: &Self, seat: Seat, card: Card) -> u8 {
        let Some((_, at)) = after.last_build else { return 0 };
        let beside = at.alone().neighbours().and(self.player(seat).built).len().to_le_bytes()[0];
        beside + u8::from(card.is_special())
    }

    fn why_deck(&self, deck: Deck) -> String {
        format!("{} are left in deck {deck}", some(self.piles.len(deck), "card"))
    }

    fn why_produce(&self, buy: u8) -> String {
        let player: &Player = self.mover();
        let bricks = player.granaries.without(player.bricks).len().to_le_bytes()[0];
        let gains = [
            (player.orchards, "coin"),
            (bricks, "brick token"),
            (player.flocks, "influence token"),
        ];
        let gains: Vec<String> =
            gains.into_iter().filter(|(n, _)| *n > 0).map(|(n, what)| some(n, what)).collect();
        let gains = if gains.is_empty() { "nothing".to_owned() } else { gains.join(" and ") };
        if buy == 0 {
            format!("yields {gains} for cogs that you have anyway")
        } else {
            format!("yields {gains} for {}", some(buy, "coin"))
        }
    }
}

/// The worth of a building that scores nothing yet.
const fn prospect(card: Card) -> &'static str {
    match card.kind() {
        Kind::Residential(_) => "houses that public buildings can be set beside",
        Kind::Public(_) => "a colour for houses set beside it",
        Kind::Aqueduct => "a step towards four aqueducts",
        Kind::Temple => "a temple whose condition can still be met",
        Kind::Production => "a farm",
    }
}

const fn yields(card: Card) -> &'static str {
    match card {
        Card::GrainFarm => "a brick token when you produce",
        Card::SheepFarm => "an influence token when you produce",
        Card::Vineyard => "a coin and a brick token when you produce",
        _ => "a coin when you produce",
    }
}

fn some(number: u8, what: &str) -> String {
    match number {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        more => format!("{more} {what}s"),
    }
}

fn some_points(points: i32) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}
