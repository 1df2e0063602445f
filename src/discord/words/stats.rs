//! Statistics in words.

use super::{bold, played, time::length};
use crate::{
    say,
    tables::{GameScores, PersonGame, Rank, Record, Statistics},
    talk::{
        layout::fitting,
        say::{Argument, Text},
    },
};

/// How many people a ranking has where there is little room.
const SHORT_RANKING: usize = 3;

/// Whose statistics are told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Subject<'a> {
    /// Those of the one who asks: here, and everywhere.
    Own(&'a Statistics),
    /// Those of somebody with this name.
    Of(&'a str),
    /// Those of the server.
    Server,
}

/// How much statistics say: the least interesting lines are left out first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Detail {
    /// Without how long turns took, with the first of the ranking and the highest scores alone.
    Least,
    /// Without the lines that make up the scores.
    Less,
    All,
}

const DETAILS: [Detail; 3] = [Detail::All, Detail::Less, Detail::Least];

/// The answer of `/game stats` about a person, with their games, as much as fits into a message.
pub fn of_person(subject: Subject, here: &Statistics, games: &[PersonGame]) -> Text {
    let told = |detail| {
        let mut all = lines(subject, here, detail);
        all.extend(played::best_games(games));
        all
    };
    fitting(DETAILS.map(told))
}

/// The same about a server, with its records.
pub fn of_server(here: &Statistics, records: &[Record]) -> Text {
    let told = |detail| {
        let mut all = lines(Subject::Server, here, detail);
        // Their names are the longest of all.
        all.extend(played::records(records, detail > Detail::Least));
        all
    };
    fitting(DETAILS.map(told))
}

fn lines(subject: Subject, here: &Statistics, detail: Detail) -> Vec<Text> {
    let everywhere = match subject {
        Subject::Own(everywhere) => Some(everywhere),
        Subject::Of(_) | Subject::Server => None,
    };
    if here.tally.games == 0 {
        let elsewhere = everywhere.filter(|everywhere| everywhere.tally.games > 0);
        return [none(subject)].into_iter().chain(elsewhere.map(of_all_servers)).collect();
    }
    let mut lines = vec![heading(subject), games(subject, here)];
    let deleted = here.tally.deleted;
    lines.extend((deleted > 0).then(|| say!("stats-deleted", games = deleted)));
    lines.extend(here.scores.iter().flat_map(|game| scores(game, detail)));
    if detail > Detail::Least {
        lines.extend(times(here));
    }
    lines.extend(everywhere.map(of_all_servers));
    if !here.ranking.is_empty() {
        let most = if detail == Detail::Least { SHORT_RANKING } else { here.ranking.len() };
        lines.push(say!("stats-ranking"));
        lines.extend(here.ranking.iter().zip(1..).take(most).map(rank));
    }
    lines
}

/// How long turns took, and who decided them.
fn times(here: &Statistics) -> impl Iterator<Item = Text> {
    let tally = &here.tally;
    let (late, moves) = (tally.late, tally.stood_in);
    let mean = tally.mean_answer();
    [
        mean.map(|mean| say!("stats-answered-in", mean = length(mean), turns = tally.turns)),
        (late > 0).then(|| say!("stats-late", late)),
        (moves > 0).then(|| say!("stats-stood-in", moves)),
    ]
    .into_iter()
    .flatten()
}

fn heading(subject: Subject) -> Text {
    match subject {
        Subject::Own(_) => say!("stats-own"),
        Subject::Of(name) => say!("stats-of", name = bold(name)),
        Subject::Server => say!("stats-server"),
    }
}

fn none(subject: Subject) -> Text {
    match subject {
        Subject::Own(_) => say!("stats-own-none"),
        Subject::Of(name) => say!("stats-of-none", name = bold(name)),
        Subject::Server => say!("stats-server-none"),
    }
}

fn games(subject: Subject, here: &Statistics) -> Text {
    let tally = &here.tally;
    let (games, running) = (tally.games, tally.running);
    let finished = match tally.finished_share() {
        Some(share) => say!("stats-finished-share", finished = tally.finished, share),
        None => say!("stats-finished", finished = tally.finished),
    };
    match subject {
        Subject::Own(_) | Subject::Of(_) => {
            say!("stats-games-of-somebody", games, finished, won = tally.won, running)
        }
        Subject::Server => say!("stats-games-of-server", games, finished, running),
    }
}

fn of_all_servers(everywhere: &Statistics) -> Text {
    let tally = &everywhere.tally;
    say!("stats-everywhere", games = tally.games, finished = tally.finished, won = tally.won)
}

/// "Mean score at The Great City of Rome (3 results): 41.3." and the lines that make it up.
fn scores(scores: &GameScores, detail: Detail) -> Vec<Text> {
    let Some(((_, total), parts)) = scores.means.split_last() else { return Vec::new() };
    let name = |line: &'static str| scores.game.score_line(line);
    let of_line = |(line, mean): &(&'static str, f64)| {
        say!("stats-score-line", line = name(line), mean = Argument::tenths(*mean))
    };
    let game = scores.game.title();
    let mean = Argument::tenths(*total);
    let mean = say!("stats-mean-score", game, results = scores.results, mean);
    let parts = || say!("stats-score-lines", lines = Text::dotted(parts.iter().map(of_line)));
    [mean].into_iter().chain((detail == Detail::All).then(parts)).collect()
}

fn rank((rank, place): (&Rank, u32)) -> Text {
    say!("stats-rank", place, name = bold(&rank.name), won = rank.won, games = rank.finished)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        tables::{Feat, GameKind, GameTally, TableId, UserId},
        talk::layout::CONTENT,
    };

    fn statistics() -> Statistics {
        Statistics {
            tally: GameTally {
                games: 12,
                deleted: 0,
                running: 2,
                finished: 9,
                won: 1,
                turns: 70,
                took: 70 * 11_520_000,
                late: 1,
                stood_in: 3,
            },
            scores: vec![GameScores {
                game: GameKind::GreatCity,
                results: 9,
                means: vec![("temples", 6.25), ("influence_tokens", 3.0), ("total", 41.333)],
            }],
            ranking: Vec::new(),
        }
    }

    #[test]
    fn ones_own_statistics_tell_of_all_servers_too() {
        let here = statistics();
        insta::assert_snapshot!(of_person(Subject::Own(&here), &here, &[]), @r"
        **Your games** in this server
        Games: 12. Finished: 9 (90% of all ended games). Won: 1. Running: 2.
        Average score at The Great City of Rome (results: 9): **41.3**
        -# temples: 6.3 · influence tokens: 3.0
        Average time per turn: 3 hours 12 minutes (turns: 70).
        Turns that ran out of time: 1.
        An AI player made 3 moves in place of a player who was away.
        -# In all servers: games: 12, finished: 9, won: 1. Only you see this line.
        ");
    }

    #[test]
    fn a_server_ranks_those_who_won_most() {
        let ranks = [("An*na", 3), ("Ben", 1)];
        let ranking = ranks.map(|(name, won)| Rank {
            player: UserId(1),
            name: name.to_owned(),
            finished: 4,
            won,
        });
        let server = Statistics { ranking: ranking.into(), ..statistics() };
        insta::assert_snapshot!(of_server(&server, &[]), @r"
        **The games of this server**
        Games: 12. Finished: 9 (90% of all ended games). Running: 2.
        Average score at The Great City of Rome (results: 9): **41.3**
        -# temples: 6.3 · influence tokens: 3.0
        Average time per turn: 3 hours 12 minutes (turns: 70).
        Turns that ran out of time: 1.
        An AI player made 3 moves in place of a player who was away.
        Most wins here:
        1\. **An\*na**: 3 of 4
        2\. **Ben**: 1 of 4
        ");
    }

    #[test]
    fn nobody_needs_a_game_to_ask() {
        let none =
            Statistics { tally: GameTally::default(), scores: Vec::new(), ranking: Vec::new() };
        insta::assert_snapshot!(of_person(Subject::Of("Cleo"), &none, &[]), @"The games of **Cleo** in this server: none yet.");
        insta::assert_snapshot!(of_person(Subject::Own(&statistics()), &none, &[]), @r"
        **Your games** in this server: none yet.
        -# In all servers: games: 12, finished: 9, won: 1. Only you see this line.
        ");
        assert_eq!(none.tally.finished_share().zip(none.tally.mean_answer()), None);
    }
    /// A server with a ranking of ten and all records at every game, by people with the longest names.
    fn large_server() -> (Statistics, Vec<Record>) {
        let name = |number: u64| format!("{number:x<32}");
        let rank = |number: u64| Rank {
            player: UserId(number),
            name: name(number),
            finished: 40,
            won: 30,
        };
        let scores = |game: GameKind| GameScores {
            game,
            results: 90,
            means: game.score_lines().iter().map(|line| (*line, 41.3)).collect(),
        };
        let four = || (1..=4).map(name).collect::<Vec<_>>();
        let took = std::time::Duration::from_secs(1_000_000);
        let feats = || {
            [
                Feat::Highest { name: name(1), points: 80.0 },
                Feat::Closest { names: four(), lead: 1.0 },
                Feat::Fastest { names: four(), took },
                Feat::Longest { names: four(), took },
            ]
        };
        let record = |game: GameKind, feat: Feat| Record {
            game,
            feat,
            table: TableId(1_000_000),
            has_film: false,
            people: Vec::new(),
        };
        let records = |game: &GameKind| feats().map(|feat| record(*game, feat));
        let here = Statistics {
            scores: GameKind::ALL.iter().map(|game| scores(*game)).collect(),
            ranking: (1..=10).map(rank).collect(),
            ..statistics()
        };
        (here, GameKind::ALL.iter().flat_map(records).collect())
    }

    #[test]
    fn where_there_is_little_room_the_least_telling_lines_are_left_out_first() {
        let (here, records) = large_server();
        let all = lines(Subject::Server, &here, Detail::All);
        let all = Text::lines(all.into_iter().chain(played::records(&records, true)));
        assert!(all.len() > CONTENT, "{}", all.len());
        let told = of_server(&here, &records);
        assert!(told.len() <= CONTENT, "{}", told.len());
        let told = told.to_string();
        assert_eq!(told.matches("Highest score").count(), GameKind::ALL.len(), "{told}");
        assert!(told.contains("Games: 12") && told.contains("Most wins here"), "{told}");
        assert!(!told.contains("temples"), "{told}");
        let few = of_server(&here, &records[..4]).to_string();
        assert!(few.contains("Longest game") && few.contains("10\\."), "{few}");
        let (small, none) = (statistics(), Vec::new());
        assert!(of_server(&small, &none).to_string().contains("temples"));
    }
}
