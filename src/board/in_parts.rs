//! A game whose rules lie in several files, each with its part of [`Game`](super::Game).

/// Takes the parts of [`Game`](super::Game) from where they lie, under the names that they have in every game of several files;
/// what stands beside it in the `impl` is special.
///
/// | part | lies in |
/// | --- | --- |
/// | `Setup::deal`, and `rules` and `first_player` of `Setup` and `Options` | `setup`, `options` |
/// | `start`, the fields `seats` and `round` | `state` |
/// | `list_moves`, `verdict` | `legal`, `check` |
/// | `apply`, `comes_next` | `play` |
/// | `forced_move`, `least_move`, `is_sealed_by` | `auto` and beside it |
/// | `seen`, `look` | `events`, `look` |
/// | `score_of`, `Score` | `scoring`, `view` |
macro_rules! in_parts {
    ($score:ty) => {
        fn deal_by(
            rules: $crate::board::RulesVersion,
            seats: u8,
            options: &Self::Options,
            seed: $crate::board::Seed,
        ) -> Self::Setup {
            Self::Setup::deal(rules, seats, *options, seed)
        }

        fn new(setup: &Self::Setup) -> Result<Self, Self::BadSetup> {
            Self::start(setup)
        }

        fn seats(&self) -> u8 {
            self.seats
        }

        fn next_seat(&self) -> Option<$crate::board::Seat> {
            self.comes_next()
        }

        fn round(&self) -> u32 {
            self.round.into()
        }

        fn legal_moves(&self, out: &mut Vec<Self::Move>) {
            self.list_moves(out);
        }

        fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal> {
            self.verdict(mv)
        }

        fn play_unchecked(&mut self, mv: Self::Move) {
            self.apply(mv);
        }

        fn forced(&self) -> Option<Self::Move> {
            self.forced_move()
        }

        fn idle_move(&self) -> Option<Self::Move> {
            self.least_move()
        }

        fn seals(&self, mv: Self::Move) -> bool {
            self.is_sealed_by(mv)
        }

        fn events(before: &Self, mv: Self::Move, after: &Self) -> Vec<Self::Event> {
            before.seen(mv, after)
        }

        fn public_view(&self) -> Self::PublicView {
            self.look()
        }

        fn agreed(setup: &Self::Setup) -> $crate::board::Agreed<Self::Options> {
            let Self::Setup { rules, players, first_player, options, .. } = *setup;
            $crate::board::Agreed { players, first_player, options, rules }
        }

        fn first_player_rule(options: &Self::Options) -> $crate::board::FirstPlayer {
            options.first_player
        }

        fn with_first_player(options: Self::Options, seat: $crate::board::Seat) -> Self::Options {
            Self::Options { first_player: $crate::board::FirstPlayer::Fixed(seat), ..options }
        }

        fn score_lines() -> &'static [&'static str] {
            &<$score>::LINES
        }

        fn score(&self, seat: $crate::board::Seat) -> Vec<i32> {
            self.score_of(seat).lines().to_vec()
        }
    };
}
pub(crate) use in_parts;
