//! From the state to the views, §9.

use super::{
    cards::{Card, Deck},
    hand::kinds_of,
    setup::stakes,
    state::GreatCity,
    view::{
        BuildingView, CityView, Fate, Memory, OfferView, Own, Phase, PlayerView, Progress,
        PublicView, Record, SchoolView, ShownView, SpaceView, Stake, StripView, TurnView,
    },
};
use crate::board::Seat;

impl GreatCity {
    /// All that a spectator may know.
    pub(crate) fn look(&self) -> PublicView {
        PublicView {
            options: self.options,
            round: self.round,
            rounds: self.rounds(),
            phase: self.phase,
            to_move: (self.phase != Phase::Over).then_some(self.to_move),
            first_player: self.first_player(),
            strip: (self.round > 0).then(|| self.strip_view()),
            offer: self.offer_view(),
            stakes: self.stake_views(),
            players: self.all_seats().map(|seat| self.player_view(seat)).collect(),
            decks: Deck::in_play(self.seats)
                .iter()
                .map(|deck| (*deck, self.piles.len(*deck)))
                .collect(),
            turn: self.turn_view(),
            last_build: self.last_build,
            winners: (self.phase == Phase::Over).then(|| self.winners()),
            record: self.record(),
        }
    }

    fn strip_view(&self) -> StripView {
        let strip = self.strip_of(self.round);
        let symbols = strip.symbols();
        let mut spaces = super::moves::Space::all().map(|space| {
            let (bricks, cogs) = strip.gains(space);
            let emissary = self.spaces[space.index()];
            SpaceView {
                number: space,
                symbol: symbols[space.index()],
                bricks,
                cogs,
                emissary,
                done: emissary.map_or(Progress::Waiting, |_| self.progress(space)),
            }
        });
        StripView { spaces: std::array::from_fn(|_| spaces.next().expect("five spaces")) }
    }

    fn progress(&self, space: super::moves::Space) -> Progress {
        match self.phase {
            Phase::Draft | Phase::Place => Progress::Waiting,
            Phase::Over => Progress::Acted,
            Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
                match space.cmp(&self.turn.space) {
                    std::cmp::Ordering::Less => Progress::Acted,
                    std::cmp::Ordering::Equal => Progress::Acting,
                    std::cmp::Ordering::Greater => Progress::Waiting,
                }
            }
        }
    }

    fn offer_view(&self) -> Vec<OfferView> {
        let view = |offered: &super::state::Offered| OfferView {
            card: offered.card,
            taken_by: offered.taken_by,
        };
        self.offer.iter().flatten().map(view).collect()
    }

    fn stake_views(&self) -> Vec<Stake> {
        let fate = |bit: u8| {
            let won = self.all_seats().find(|seat| self.player(*seat).won & bit != 0);
            match won {
                Some(seat) => Fate::Won(seat),
                None if self.waiting & bit == 0 => Fate::ToCome,
                None if self.phase == Phase::Over => Fate::Lost,
                None => Fate::Waiting,
            }
        };
        let stakes = stakes(self.seats).iter().enumerate();
        stakes
            .map(|(k, (value, round))| Stake { value: *value, round: *round, fate: fate(1 << k) })
            .collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let building = |(at, card, points): (_, Card, u8)| BuildingView {
            at,
            card,
            tokens: points + u8::from(player.bricks.contains(at)),
        };
        let mut known_hand = self.open_hand(seat);
        if self.options.show_known_hands {
            known_hand.extend(self.open_draft(seat));
            known_hand.sort_unstable();
        }
        PlayerView {
            city: CityView { buildings: player.buildings().map(building).collect() },
            coins: player.coins,
            influence: player.influence,
            influence_cards: self.values(player.won).collect(),
            hand: player.hand.len(),
            known_hand,
            score: self.score_of(seat),
        }
    }

    /// The hand cards that everybody saw taken: picked from an offer, or the Shrine. Sorted.
    pub(crate) fn open_hand(&self, seat: Seat) -> Vec<Card> {
        let hand = self.player(seat).hand;
        let open = |card: Card| {
            std::iter::repeat_n(card, usize::from(hand.count(card) - self.ledger.count(seat, card)))
        };
        kinds_of(hand.kinds()).flat_map(open).collect()
    }

    fn turn_view(&self) -> Option<TurnView> {
        let school = |draws| SchoolView {
            draws,
            drawn: self.turn.deck.map(|deck| (deck, self.drawn.cards().len().to_le_bytes()[0])),
        };
        match self.phase {
            Phase::Draft | Phase::Place | Phase::Over => None,
            Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => Some(TurnView {
                seat: self.to_move,
                space: self.turn.space,
                bricks: self.turn.bricks,
                cogs: self.turn.cogs,
                picked: self.turn.picked,
                built: self.turn.built,
                produced: self.turn.produced,
                school: (self.turn.draws > 0).then(|| school(self.turn.draws)),
            }),
        }
    }

    fn record(&self) -> Record {
        Record {
            strips: self.strips[..self.strips_seen()].iter().map(|strip| strip.symbols()).collect(),
            dealt: Deck::in_play(self.seats)
                .iter()
                .map(|deck| (*deck, self.dealt(*deck)))
                .collect(),
            taken: self.ledger.hidden().map(|entry| (entry.seat, entry.deck)).collect(),
            shown: self
                .ledger
                .shown()
                .map(|shown| ShownView { seat: shown.seat, card: shown.card, among: shown.entries })
                .collect(),
        }
    }

    /// What a deck gave to offers: all but what is in it, what is being looked at and what was taken unseen.
    fn dealt(&self, deck: Deck) -> Vec<Card> {
        let mut left = [0_u8; 31];
        let mut count = |card: Card| left[card as usize] += 1;
        self.piles.cards(deck).for_each(|laid| count(laid.card()));
        self.ledger.hidden().filter(|entry| entry.deck == deck).for_each(|entry| count(entry.card));
        let looked_at = if self.round == 0 { Deck::II } else { self.turn.deck.unwrap_or(Deck::I) };
        if looked_at == deck {
            self.drawn.cards().iter().for_each(|card| count(*card));
        }
        let dealt = |card: Card| {
            std::iter::repeat_n(card, usize::from(deck.copies(card) - left[card as usize]))
        };
        Card::ALL.into_iter().flat_map(dealt).collect()
    }

    /// All that one seat knows and remembers.
    pub(crate) fn look_as(&self, seat: Seat) -> Own {
        let drawn = |phase| {
            let mut cards = self.drawn.cards().to_vec();
            cards.sort_unstable();
            if self.phase == phase && self.to_move == seat { cards } else { Vec::new() }
        };
        Own {
            hand: self.player(seat).hand.cards().collect(),
            draft: drawn(Phase::Draft),
            drawn: drawn(Phase::SchoolKeep),
            others: self.all_seats().map(|other| self.known_hand(seat, other)).collect(),
            memory: self.memory(seat),
        }
    }

    /// What `viewer` knows of the hand of another seat: at least these cards.
    fn known_hand(&self, viewer: Seat, holder: Seat) -> Vec<Card> {
        if viewer == holder {
            return Vec::new();
        }
        let mut known = self.open_hand(holder);
        known.extend(self.known_draft(viewer, holder));
        known.sort_unstable();
        known
    }

    fn memory(&self, seat: Seat) -> Memory {
        let places = |deck: &Deck| {
            let deck = *deck;
            let laid = (0_u8..).zip(self.piles.cards(deck));
            laid.filter(move |(_, laid)| laid.seer() == Some(seat))
                .map(move |(place, laid)| (deck, place, laid.card()))
        };
        Memory {
            passed: self.passed_by(seat),
            bottoms: Deck::in_play(self.seats).iter().flat_map(places).collect(),
            taken: self
                .ledger
                .hidden()
                .filter(|entry| entry.seat == seat)
                .map(|entry| entry.card)
                .collect(),
        }
    }
}
