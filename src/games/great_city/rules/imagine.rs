//! A whole table that looks to one seat like the one it sits at, §9: what the seat cannot know is dealt anew.
//!
//! The draft: the cards that the seat passed on go to the later drafters in some order. Each hidden card that was
//! built is explained as a drafted one or as a school's. What then is in nobody's sight, deck by deck, is shuffled
//! over the other hidden cards, the cards that another seat's school has just drawn, and the decks; the cards that
//! the seat itself put under a deck stay where they are.
//!
//! Not promised: how likely a world is. And of a card that the seat put under a deck and another seat's school drew
//! since, the seat forgets that it must be among those kept or put back (see [`Memory::bottoms`]).

use super::{
    cards::{Card, Deck},
    hand::Hand,
    ledger::{Ledger, Shown},
    moves::Space,
    piles::{Laid, Piles},
    state::{Drawn, GreatCity, Offered, Player, TurnState},
    strips::Strip,
    view::{Fate, OfferView, Phase, PlayerView, PublicView, Record, SeatView},
};
use crate::board::{Chance, Seat};

/// The cards that the seat cannot place, by deck.
pub(super) type Pools = [Vec<Card>; 4];

/// How often luck is tried before everything is, see [`exhaust`](super::exhaust); it hardly ever takes so many.
const TRIES: u32 = 64;

impl GreatCity {
    /// A game that looks like this to the seat of the view.
    pub(crate) fn imagined(view: &SeatView, rng: &mut impl Chance) -> Self {
        Self::imagined_after(TRIES, view, rng)
    }

    /// The same, with luck tried so often.
    pub(super) fn imagined_after(tries: u32, view: &SeatView, rng: &mut impl Chance) -> Self {
        let mut game = Self::from_public(&view.public, rng);
        let pools = unplaced(view);
        let by_luck = (0..tries).find_map(|_| {
            let mut trial = pools.clone();
            let is_found = game.deal_hidden(view, &mut trial, rng) && game.looks_open_alike(view);
            is_found.then_some(trial)
        });
        let pools = by_luck.unwrap_or_else(|| {
            let found = game.deal_by_search(view, &pools, rng);
            let (mut pools, passed) = found.expect("the table of the view is one of the worlds");
            game.deal_drawn(view, passed, &mut pools, rng);
            pools
        });
        for seat in game.all_seats() {
            game.players[seat.index()].hand = game.hand_of(&view.public, seat);
        }
        game.deal_rest(view, pools, rng);
        game
    }

    /// Everything but secrets.
    fn from_public(view: &PublicView, rng: &mut impl Chance) -> Self {
        let strips = strips_of(view, rng);
        let seats = view.players.len().to_le_bytes()[0];
        let mut players = [Player::BARE; 4];
        for (player, seen) in players.iter_mut().zip(&view.players) {
            *player = player_of(seen);
        }
        let mut waiting = 0;
        for (k, stake) in view.stakes.iter().enumerate() {
            match stake.fate {
                Fate::ToCome => {}
                Fate::Waiting | Fate::Lost => waiting |= 1 << k,
                Fate::Won(seat) => players[seat.index()].won |= 1 << k,
            }
        }
        let mut spaces = [None; 5];
        if let Some(strip) = &view.strip {
            spaces = strip.spaces.map(|space| space.emissary);
        }
        let passed = view.round.saturating_sub(1) % seats;
        let opener = (0..passed).fold(view.first_player, |seat, _| seat.right(seats));
        Self {
            players,
            piles: Piles::EMPTY,
            ledger: Ledger::default(),
            strips: std::array::from_fn(|place| strips[place]),
            drawn: Drawn::EMPTY,
            offer: offer_of(view),
            spaces,
            turn: turn_of(view),
            last_build: view.last_build,
            options: view.options,
            phase: view.phase,
            round: view.round,
            seats,
            opener,
            to_move: view.to_move.unwrap_or(view.first_player),
            waiting,
        }
    }

    /// Fills the ledger: own cards as remembered, the others' anew. `false` when luck led into a contradiction.
    fn deal_hidden(&mut self, view: &SeatView, pools: &mut Pools, rng: &mut impl Chance) -> bool {
        let record = &view.public.record;
        let mut cards = self.deal_draft(view, pools, rng);
        let mut explained = vec![usize::MAX; record.shown.len()];
        if !explain(record, 0, &mut cards, pools, &mut explained, rng) {
            return false;
        }
        self.enter(record, &cards, &explained, pools, rng)
    }

    /// Writes the ledger: these cards where they are known, any others else, and which of them were shown.
    pub(super) fn enter(
        &mut self,
        record: &Record,
        cards: &[Option<Card>],
        explained: &[usize],
        pools: &mut Pools,
        rng: &mut impl Chance,
    ) -> bool {
        self.ledger = Ledger::default();
        for ((seat, deck), card) in record.taken.iter().zip(cards) {
            let Some(card) = card.or_else(|| take_any(&mut pools[*deck as usize], rng)) else {
                return false;
            };
            self.ledger.enter(*seat, *deck, card);
        }
        for (shown, place) in record.shown.iter().zip(explained) {
            self.ledger.show_entry(
                *place,
                Shown { seat: shown.seat, card: shown.card, entries: shown.among },
            );
        }
        true
    }

    /// The entries of the ledger that the seat knows or that share the cards it passed on; the rest stays open.
    fn deal_draft(
        &mut self,
        view: &SeatView,
        pools: &mut Pools,
        rng: &mut impl Chance,
    ) -> Vec<Option<Card>> {
        let taken = &view.public.record.taken;
        let mut own = view.memory.taken.iter().copied();
        let mut passed = view.memory.passed.clone();
        rng.shuffle(&mut passed);
        let mut passed = passed.into_iter();
        let mut has_drafted = false;
        let mut cards = Vec::with_capacity(taken.len());
        for (number, (seat, _)) in taken.iter().enumerate() {
            let is_draft = number < usize::from(self.seats);
            if *seat == view.seat {
                has_drafted = true;
                cards.push(own.next());
            } else {
                cards.push(if is_draft && has_drafted { passed.next() } else { None });
            }
        }
        self.deal_drawn(view, passed.collect(), pools, rng);
        cards
    }

    /// During the draft the cards that the later drafters choose from: what nobody has taken of those passed on, those seen, and
    /// any others.
    fn deal_drawn(
        &mut self,
        view: &SeatView,
        passed: Vec<Card>,
        pools: &mut Pools,
        rng: &mut impl Chance,
    ) {
        self.drawn = Drawn::EMPTY;
        if view.public.phase == Phase::Draft {
            let left = usize::from(self.seats) - view.public.record.taken.len();
            for card in passed {
                self.drawn.push(card);
            }
            view.draft.iter().for_each(|card| self.drawn.push(*card));
            while self.drawn.cards().len() < left {
                let card = take_any(&mut pools[Deck::II as usize], rng)
                    .expect("deck II is larger than the draft");
                self.drawn.push(card);
            }
        }
    }

    /// Whether the same drafted cards would lie open: a seat may conclude something from what others know.
    pub(super) fn looks_open_alike(&self, view: &SeatView) -> bool {
        let mut seats = self.all_seats();
        !self.options.show_known_hands
            || seats
                .all(|seat| self.open_draft(seat).is_some() == has_open_draft(&view.public, seat))
    }

    /// The hand of a seat: what lies open, and what the ledger hides in it.
    fn hand_of(&self, view: &PublicView, seat: Seat) -> Hand {
        let mut hand = Hand::EMPTY;
        let mut open = view.players[seat.index()].known_hand.clone();
        if has_open_draft(view, seat)
            && let Some(card) = self.open_draft(seat)
            && let Some(place) = open.iter().position(|other| *other == card)
        {
            open.remove(place);
        }
        for card in open {
            hand.add(card);
        }
        for entry in self.ledger.hidden().filter(|entry| entry.in_hand && entry.seat == seat) {
            hand.add(entry.card);
            hand.hidden |= 1 << entry.card as u8;
        }
        hand
    }

    /// The decks, and the cards that another seat's school has drawn.
    fn deal_rest(&mut self, view: &SeatView, mut pools: Pools, rng: &mut impl Chance) {
        if let Some((deck, drawn)) = school_draw(&view.public) {
            view.drawn.iter().for_each(|card| self.drawn.push(*card));
            while self.drawn.cards().len() < usize::from(drawn) {
                let card = take_any(&mut pools[deck as usize], rng)
                    .expect("the pool holds every unplaced card");
                self.drawn.push(card);
            }
        }
        for (deck, size) in &view.public.decks {
            rng.shuffle(&mut pools[*deck as usize]);
            for place in 0..*size {
                let own =
                    view.memory.bottoms.iter().find(|(other, at, _)| other == deck && *at == place);
                let laid = match own {
                    Some((_, _, card)) => Laid::seen_by(*card, view.seat),
                    None => Laid::unseen(
                        pools[*deck as usize].pop().expect("the pool holds every unplaced card"),
                    ),
                };
                self.piles.put_under(*deck, laid);
            }
        }
    }
}

/// The school draw under way: deck and number of cards.
fn school_draw(view: &PublicView) -> Option<(Deck, u8)> {
    view.turn.as_ref()?.school?.drawn
}

/// Whether a drafted card of the seat lies open: more cards do than were picked.
fn has_open_draft(view: &PublicView, seat: Seat) -> bool {
    let player = &view.players[seat.index()];
    let taken = view.record.taken.iter().filter(|(taker, _)| *taker == seat).count();
    let shown = view.record.shown.iter().filter(|shown| shown.seat == seat).count();
    player.known_hand.len() + taken > usize::from(player.hand) + shown
}

/// The cards of each deck that the seat cannot place.
fn unplaced(view: &SeatView) -> Pools {
    let mut pools: Pools = Default::default();
    for (deck, dealt) in &view.public.record.dealt {
        let pool = &mut pools[*deck as usize];
        pool.extend(deck.cards());
        for card in dealt {
            take(pool, *card);
        }
    }
    let own = view.public.record.taken.iter().filter(|(seat, _)| *seat == view.seat);
    for ((_, deck), card) in own.zip(&view.memory.taken) {
        take(&mut pools[*deck as usize], *card);
    }
    view.memory
        .passed
        .iter()
        .chain(&view.draft)
        .for_each(|card| take(&mut pools[Deck::II as usize], *card));
    if let Some((deck, _)) = school_draw(&view.public) {
        view.drawn.iter().for_each(|card| take(&mut pools[deck as usize], *card));
    }
    view.memory.bottoms.iter().for_each(|(deck, _, card)| take(&mut pools[*deck as usize], *card));
    pools
}

/// Takes a card out of a pool, if it is there.
pub(super) fn take(pool: &mut Vec<Card>, card: Card) {
    if let Some(place) = pool.iter().position(|other| *other == card) {
        pool.swap_remove(place);
    }
}

fn take_any(pool: &mut Vec<Card>, rng: &mut impl Chance) -> Option<Card> {
    let size = u32::try_from(pool.len()).expect("decks are short");
    (size > 0).then(|| pool.swap_remove(rng.below(size) as usize))
}

/// Finds for each shown card from the `from`th on, by luck and backtracking, the entry of the ledger that it was.
fn explain(
    record: &Record,
    from: usize,
    cards: &mut [Option<Card>],
    pools: &mut Pools,
    explained: &mut [usize],
    rng: &mut impl Chance,
) -> bool {
    let Some(shown) = record.shown.get(from) else { return true };
    let mut places: Vec<usize> =
        (0..usize::from(shown.among)).filter(|p| record.taken[*p].0 == shown.seat).collect();
    rng.shuffle(&mut places);
    for place in places {
        if explained[..from].contains(&place) || cards[place].is_some_and(|card| card != shown.card)
        {
            continue;
        }
        let pool = record.taken[place].1 as usize;
        let was_open = cards[place].is_none();
        if was_open {
            if !pools[pool].contains(&shown.card) {
                continue;
            }
            take(&mut pools[pool], shown.card);
            cards[place] = Some(shown.card);
        }
        explained[from] = place;
        if explain(record, from + 1, cards, pools, explained, rng) {
            return true;
        }
        if was_open {
            pools[pool].push(shown.card);
            cards[place] = None;
        }
    }
    false
}

fn offer_of(view: &PublicView) -> [Option<Offered>; 4] {
    let seen = |place| view.offer.get(place).map(|seen: &OfferView| (seen.card, seen.taken_by));
    std::array::from_fn(|place| seen(place).map(|(card, taken_by)| Offered { card, taken_by }))
}

fn turn_of(view: &PublicView) -> TurnState {
    let Some(turn) = &view.turn else { return TurnState::at(Space::FIRST, (0, 0)) };
    TurnState {
        space: turn.space,
        bricks: turn.bricks,
        cogs: turn.cogs,
        picked: turn.picked,
        built: turn.built,
        produced: turn.produced,
        draws: turn.school.map_or(0, |school| school.draws),
        deck: turn.school.and_then(|school| school.drawn).map(|(deck, _)| deck),
    }
}

/// The strips in their order; those not yet seen are shuffled and turned.
fn strips_of(view: &PublicView, rng: &mut impl Chance) -> Vec<Strip> {
    let mut strips: Vec<Strip> =
        view.record.strips.iter().map(|symbols| Strip::of(*symbols)).collect();
    let is_unseen = |front: &Strip| strips.iter().all(|strip| strip.class() != front.class());
    let mut unseen: Vec<Strip> = Strip::FRONTS.into_iter().filter(is_unseen).collect();
    rng.shuffle(&mut unseen);
    strips.extend(
        unseen.into_iter().map(|strip| if rng.below(2) == 1 { strip.turned() } else { strip }),
    );
    strips
}

fn player_of(view: &PlayerView) -> Player {
    let mut player = Player::BARE;
    player.coins = view.coins;
    player.influence = view.influence;
    for building in &view.city.buildings {
        let is_brick = building.card.holds_brick() && building.tokens > 0;
        player.insert(building.card, building.at, if is_brick { 0 } else { building.tokens });
        if is_brick {
            player.bricks = player.bricks.with(building.at);
        }
    }
    player
}
