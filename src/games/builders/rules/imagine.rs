//! A whole table that looks like a view (B14): only the order of the decks is dealt anew.

use super::{
    amounts::Amounts,
    cards::{Building, Member},
    state::{Builders, Ending, Player, Tool, TurnState},
    view::{PlayerView, PublicView, SiteView},
};
use crate::board::{Chance, Seat};

impl Builders {
    /// A game that looks like this to everybody.
    pub(crate) fn imagined(view: &PublicView, rng: &mut impl Chance) -> Self {
        let mut game = Self::from_public(view);
        game.deal_anew(rng);
        game
    }

    /// Shuffles the decks: all that nobody knows.
    pub(crate) fn deal_anew(&mut self, rng: &mut impl Chance) {
        rng.shuffle(self.plots.deck_mut());
        rng.shuffle(self.crews.deck_mut());
    }

    /// The table of a view, with the decks in the order of the cards.
    pub(crate) fn from_public(view: &PublicView) -> Self {
        let seats = view.players.len().to_le_bytes()[0];
        let mut game = Self::bare(view.rules, seats, view.options, view.first_player);
        for (seat, seen) in Seat::all(seats).zip(&view.players) {
            game.set_player(seat, seen);
        }
        game.set_crews(view);
        game.buildings = std::array::from_fn(|place| view.buildings.get(place).copied().flatten());
        game.workers = std::array::from_fn(|place| view.workers.get(place).copied().flatten());
        game.put_decks();
        game.last = view.last;
        if let Some(turn) = view.turn {
            game.turn =
                TurnState { actions: turn.actions, bought: turn.bought, invested: turn.invested };
        }
        game.round = view.round;
        game.to_move = view.to_move.unwrap_or(view.first_player);
        game.last_round = view.last_round;
        game.idle_rounds = view.idle_rounds;
        game.is_round_idle = view.is_round_idle;
        game.ending = match (view.winners, view.is_stalled) {
            (None, _) => Ending::None,
            (Some(_), false) => Ending::Points,
            (Some(_), true) => Ending::Stalled,
        };
        game
    }

    /// What one player has, but for the crews.
    fn set_player(&mut self, seat: Seat, view: &PlayerView) {
        let mut player =
            Player { coins: view.coins, points: view.points, loans: view.loans, ..Player::BARE };
        for member in &view.team {
            let bit = member.member.bit();
            player.team |= bit;
            self.freed |= if member.is_freed { bit } else { 0 };
            if let Some(resource) = member.educated {
                self.educated |= bit;
                self.students[resource.index()] = Some(member.member);
            }
        }
        for tool in &view.tools {
            self.tools[tool.tool.index()] =
                tool.carried_by.map_or(Tool::Ready(seat), Tool::Carried);
        }
        for site in &view.sites {
            self.plots.open(seat, site.building);
            self.missing[site.building.index()] = Amounts::of(site.missing);
        }
        view.finished.iter().for_each(|card| self.plots.add_finished(seat, *card));
        self.players[seat.index()] = player;
    }

    /// First all who were sent in earlier turns, then those of this turn, whom the next one's cost tells (B2).
    fn set_crews(&mut self, view: &PublicView) {
        let sites = || view.players.iter().flat_map(|player| &player.sites);
        let earlier = |site: &SiteView| {
            site.crew.len() - usize::from(self.numbers.sent_before(site.next_cost))
        };
        let old: Vec<(Member, Building)> = sites()
            .flat_map(|site| {
                site.crew[..earlier(site)].iter().map(|member| (*member, site.building))
            })
            .collect();
        let new: Vec<(Member, Building)> = sites()
            .flat_map(|site| {
                site.crew[earlier(site)..].iter().map(|member| (*member, site.building))
            })
            .collect();
        for (member, building) in old {
            self.crews.send(member, building);
        }
        self.crews.begin_turn();
        for (member, building) in new {
            self.crews.send(member, building);
        }
    }

    /// The decks hold what lies nowhere in the open.
    fn put_decks(&mut self) {
        let open: Vec<Building> = self.buildings.into_iter().flatten().collect();
        let built: Vec<Building> =
            self.plots.sites().chain(self.plots.finished()).map(|(_, card)| card).collect();
        let unseen = |card: &Building| !open.contains(card) && !built.contains(card);
        Building::of(self.rules).rev().filter(unseen).for_each(|card| self.plots.put_on_deck(card));
        let row = self.workers.iter().flatten().fold(0, |row, card| row | card.bit());
        let seen = self.players.iter().fold(row, |seen, player| seen | player.team);
        let unseen = Member::workers_of(self.rules).rev().filter(|worker| worker.bit() & seen == 0);
        unseen.for_each(|worker| self.crews.put_on_deck(worker));
    }
}
