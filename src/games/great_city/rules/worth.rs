//! What one more building would bring to a city at its best place, at no cost: for whoever chooses among cards.

use super::{
    cards::{Card, Colour, Kind},
    city::{Cell, CellSet},
    options::Options,
    scoring::{Holdings, score, seen},
    view::PlayerView,
};

/// What a building brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// Coins at once.
    pub coins: u8,
    /// Influence tokens at once.
    pub influence: u8,
    /// Point tokens on the building.
    pub points: u8,
    /// Cards that a school draws.
    pub draws: u8,
    /// By how much the score grows if the game ended then; the coins and influence tokens above do not count in it.
    pub score: i32,
}

/// How much a public building with so many neighbours brings of what its colour brings, §5.4.
pub(super) const fn yields(card: Card, neighbours: u8) -> u8 {
    match card.kind() {
        Kind::Public(_) => neighbours + card.is_special() as u8,
        Kind::Production | Kind::Residential(_) | Kind::Aqueduct | Kind::Temple => 0,
    }
}

/// What this card brings where it adds most to the score, then to what one has, if nothing else changes; `None` when it has no
/// place left, §5.4.
pub fn worth(player: &PlayerView, card: Card, options: &Options) -> Option<Worth> {
    let buildings = &player.city.buildings;
    let built = buildings.iter().fold(CellSet::EMPTY, |set, one| set.with(one.at));
    let mut ground = built.neighbours().and(built.reach()).without(built);
    if card.is_aqueduct() {
        let others = buildings.iter().filter(|one| one.card.is_aqueduct());
        let others = others.fold(CellSet::EMPTY, |set, one| set.with(one.at));
        ground = ground.without(others.crosses());
    }
    let all = ground.iter().map(|at| worth_at(player, card, at, options));
    all.max_by_key(|it| (it.score, it.coins + it.influence + it.points + it.draws))
}

/// What this card brings on this cell, in place of what stands there.
pub fn worth_on(player: &PlayerView, card: Card, at: Cell, options: &Options) -> Worth {
    worth_at(player, card, at, options)
}

fn worth_at(player: &PlayerView, card: Card, at: Cell, options: &Options) -> Worth {
    let beside = at.alone().neighbours();
    let neighbours =
        player.city.buildings.iter().filter(|one| !beside.and(one.at.alone()).is_empty());
    let yields = yields(card, neighbours.count().to_le_bytes()[0]);
    let of = |colour: Colour| if card.kind() == Kind::Public(colour) { yields } else { 0 };
    let points = of(Colour::Blue);
    let holdings = Holdings {
        coins: player.coins.into(),
        influence: player.influence.into(),
        influence_cards: player.influence_cards.iter().map(|value| u32::from(*value)).sum(),
    };
    let now = score(seen(&player.city), holdings, options).total;
    let others = seen(&player.city).filter(|(cell, _, _)| *cell != at);
    let then = score(others.chain([(at, card, points)]), holdings, options).total;
    Worth {
        coins: of(Colour::Green),
        influence: card.stars() + of(Colour::Red),
        points,
        draws: of(Colour::Yellow),
        score: then - now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game, Rng, Seed},
        games::great_city::rules::{moves::Move, state::GreatCity},
    };

    /// What a build brings beyond coins and influence, which it may have cost or which may count twice.
    fn city_points(view: &PlayerView) -> i32 {
        let score = &view.score;
        score.total - score.coins - score.influence_tokens - score.influence_cards
    }

    #[test]
    fn a_card_is_worth_what_the_best_build_of_it_brings() {
        let mut compared = 0;
        for number in 0..6 {
            let seed = Seed::from_number(number);
            let (options, mut rng) = (Options::default(), Rng::new(seed));
            let mut game = GreatCity::new(&GreatCity::deal(3, &options, seed)).unwrap();
            while let Some(seat) = game.turn().seat() {
                let view = game.seat_view(seat);
                let own = &view.public.players[seat.index()];
                for card in view.hand.iter().filter(|card| !card.is_aqueduct()) {
                    let free = |mv: &&Move| {
                        matches!(mv, Move::Build { card: built, tokens, buy: 0, .. }
                        if built == card && tokens.is_empty())
                    };
                    let brought = view.legal.iter().filter(free).map(|mv| {
                        let mut then = game;
                        then.play_unchecked(*mv);
                        city_points(&then.public_view().players[seat.index()]) - city_points(own)
                    });
                    // A market's coins count for the Temple of Mercury, too.
                    let is_market = card.kind() == Kind::Public(Colour::Green);
                    if let Some(best) = brought.max().filter(|_| !is_market) {
                        assert_eq!(worth(own, *card, &options).map(|it| it.score), Some(best));
                        compared += 1;
                    }
                }
                game.play_unchecked(*rng.choose(&view.legal));
            }
        }
        assert!(compared > 100, "{compared}");
    }
}
