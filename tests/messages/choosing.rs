//! Everything legal in each game can be chosen, and nothing else.

use aedile::games::{
    builders::{self, Builders},
    great_city::{self, GreatCity},
    marble::{self, Marble},
};

use super::paths::everything_can_be_chosen;

#[test]
fn everything_legal_in_the_builders_can_be_clicked_and_typed_and_nothing_else() {
    for seats in 2..=4 {
        let dull =
            |mv: &builders::Move| matches!(mv, builders::Move::End | builders::Move::Take { .. });
        everything_can_be_chosen::<Builders>(&builders::Options::default(), seats, 16, dull);
    }
}

#[test]
fn everything_legal_in_city_of_marble_can_be_clicked_and_typed_and_nothing_else() {
    for seats in 2..=4 {
        let dull = |mv: &marble::Move| matches!(mv, marble::Move::Recall { .. });
        everything_can_be_chosen::<Marble>(&marble::Options::default(), seats, 60, dull);
    }
}

#[test]
fn everything_legal_in_the_great_city_can_be_clicked_and_typed_and_nothing_else() {
    use great_city::Options;
    let shrine = |options: Options| Options { shrine: true, ..options };
    let all = [Options::PUBLISHER, shrine(Options::PUBLISHER), shrine(Options::yucata())];
    for (place, options) in all.into_iter().enumerate() {
        for seats in 2..=4 {
            // Hands grow to their longest when nobody builds.
            let dull =
                |mv: &great_city::Move| place == 1 && matches!(mv, great_city::Move::Build { .. });
            everything_can_be_chosen::<GreatCity>(&options, seats, 40, dull);
        }
    }
}
