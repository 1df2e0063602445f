//! The picture of the standings of a division.

use aedile::{
    discord::panels::league,
    league::standings,
    render::{Everybody, Picture},
    store::{
        ChannelId, EntrantRow, EntrantState, GuildId, LeagueId, LeagueRow, MatchRow, MatchSeatRow,
        MatchState, OutWhy, SeasonId, SeasonRow, SeasonStage, Timestamp, UserId,
    },
    tables::{SeasonLook, SeasonState},
};

use crate::pictures::golden::assert_golden;

/// Discord takes more, but a phone that waits for it does not.
const MOST: usize = 150 * 1024;
const DAY: i64 = 86_400_000;

const NAMES: [&str; 8] = [
    "Aurelia",
    "Maximilian Alexander von Habsburg",
    "Quintus the Patient",
    "",
    "Титус Александрович Щербаков",
    "Claudia",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "皇帝",
];

/// The second of three divisions, of eight people at tables of this many.
fn season(players: u8) -> SeasonLook {
    let league = LeagueRow {
        id: LeagueId(1),
        guild: GuildId(1),
        channel: ChannelId(1),
        name: "Ludi Romani Magni of the Seven Hills".to_owned(),
        game: "great_city".to_owned(),
        options: "{}".to_owned(),
        terms: "{}".to_owned(),
        players,
        size: 8,
        weeks: 7,
        organiser: None,
        stopped: false,
        created: Timestamp(0),
    };
    let season = SeasonRow {
        id: SeasonId(3),
        league: LeagueId(1),
        guild: GuildId(1),
        number: 12,
        stage: SeasonStage::Playing,
        opened: Timestamp(0),
        starts: Timestamp(7 * DAY),
        deadline: Some(Timestamp(56 * DAY)),
        closes: None,
        wake: Some(Timestamp(56 * DAY)),
        version: 1,
        card: None,
        secret: [3; 32],
        commitment: [0; 32],
    };
    let entrant = |(number, division, name): (u32, u32, &str)| EntrantRow {
        number,
        player: Some(UserId(u64::from(number))),
        name: name.to_owned(),
        state: if number == 6 { EntrantState::Out } else { EntrantState::In },
        out_why: (number == 6).then_some(OutWhy::Left),
        division: Some(division),
        ladder: None,
        joined: Timestamp(0),
    };
    let own = (1..).zip(NAMES).map(|(number, name)| (number, 2, name));
    let others = (9..17).map(|number| (number, if number % 2 == 0 { 1 } else { 3 }, "Other"));
    let entrants = own.chain(others).map(entrant).collect();
    let (mut matches, mut seats) = (Vec::new(), Vec::new());
    for (number, people) in (1..).zip(aedile::league::meetings(8, players)) {
        let state = match number {
            ..=5 => MatchState::Done,
            6 => MatchState::Adjudicated,
            7 => MatchState::Void,
            8 => MatchState::Drawn,
            _ => MatchState::Open,
        };
        let (thread, table, opened, trouble) = (None, None, None, None);
        matches.push(MatchRow { number, division: 2, state, thread, table, opened, trouble });
        let is_over = matches!(state, MatchState::Done | MatchState::Adjudicated);
        for (seat, place) in (0..).zip(people) {
            let entrant = u32::try_from(place).expect("one of eight") + 1;
            let forfeit = entrant == 6;
            seats.push(MatchSeatRow {
                number,
                seat,
                entrant,
                place: (is_over && !forfeit).then_some(seat + 1),
                points: is_over.then_some(if forfeit {
                    0
                } else {
                    2 * (players - 1 - seat) + u8::from(number % 2 == 1)
                }),
                forfeit,
                late: 0,
            });
        }
    }
    let state = SeasonState { league, season, entrants, matches, seats };
    let divisions = (1..=3).map(|division| standings(&state, division)).collect();
    SeasonLook { state, divisions, log: Vec::new() }
}

/// The standings of a division at tables of this many, as one of its people sees them.
pub fn standings_of(players: u8) -> Picture<Everybody> {
    let now = Timestamp(44 * DAY);
    league::picture(&season(players), 2, Some(UserId(2)), now).expect("rows")
}

#[test]
fn standings_show_places_points_matches_and_who_moves() {
    for players in [2, 3, 4] {
        let picture = standings_of(players);
        assert_golden(&format!("season_of_{players}"), &picture);
        assert!(picture.png().len() <= MOST, "{} bytes", picture.png().len());
        for words in ["Maximilian", "at most", "Out of the season.", "open", "26 February 1970"] {
            assert!(picture.alt().contains(words), "{words}: {}", picture.alt());
        }
    }
    assert!(league::picture(&season(3), 7, None, Timestamp(0)).is_none());
}
