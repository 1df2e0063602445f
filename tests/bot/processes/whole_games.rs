//! Whole games of each kind, played by whichever of three programs is asked.

use aedile::{
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    local::cast::{FORUM, channel_in},
};

use super::Trial;
use crate::bot::{
    buttons::UNNAMED,
    whole::{Tested, by_hand, log_of},
};

/// No game has more turns.
const MOST_TURNS: usize = 400;

impl Trial {
    /// The moves that were clicked in a server's game, by its log, which the reader of logs finds sound.
    fn clicked<G: Tested>(&self, server: u8) -> Vec<String> {
        let messages = self.house.world().messages(channel_in(server, FORUM), None);
        by_hand::<G>(&log_of(&self.house, messages.last().unwrap()))
    }
}

#[tokio::test]
async fn whole_games_of_each_kind_are_played_by_whichever_program_is_asked() {
    let Some(mut trial) = Trial::open().await else { return };
    trial.seat(3).await;
    let turns = trial.play(MOST_TURNS).await;
    assert!(turns < MOST_TURNS, "the games come to an end");
    trial.is_sound("all games are over").await;
    let mut logged = trial.clicked::<GreatCity>(0);
    logged.extend(trial.clicked::<Builders>(1));
    logged.extend(trial.clicked::<Marble>(2));
    let clicked = trial.clicker.moves.clone();
    assert_eq!(clicked.len(), logged.len(), "every click is one move");
    for code in clicked.iter().filter(|code| *code != UNNAMED) {
        let made = logged.iter().position(|made| made == code);
        logged.swap_remove(made.unwrap_or_else(|| panic!("{code} was clicked and is not logged")));
    }
}
