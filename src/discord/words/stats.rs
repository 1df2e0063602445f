//! Statistics in words.

use super::{bold, time::length};
use crate::{
    say,
    tables::{GameScores, Rank, Statistics},
    talk::say::{Argument, Text},
};

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

/// The answer of `/game stats`.
pub fn text(subject: Subject, here: &Statistics) -> Text {
    let everywhere = match subject {
        Subject::Own(everywhere) => Some(everywhere),
        Subject::Of(_) | Subject::Server => None,
    };
    if here.tally.games == 0 {
        let elsewhere = everywhere.filter(|everywhere| everywhere.tally.games > 0);
        return Text::lines([none(subject)].into_iter().chain(elsewhere.map(of_all_servers)));
    }
    let mut lines = vec![heading(subject), games(subject, here)];
    lines.extend(here.scores.iter().filter_map(scores));
    lines.extend(
        here.tally
            .mean_answer()
            .map(|mean| say!("stats-answered-in", mean = length(mean), turns = here.tally.turns)),
    );
    let late = here.tally.late;
    lines.extend((late > 0).then(|| say!("stats-late", late)));
    let moves = here.tally.stood_in;
    lines.extend((moves > 0).then(|| say!("stats-stood-in", moves)));
    lines.extend(everywhere.map(of_all_servers));
    if !here.ranking.is_empty() {
        lines.push(say!("stats-ranking"));
        lines.extend(here.ranking.iter().zip(1..).map(rank));
    }
    Text::lines(lines)
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
fn scores(scores: &GameScores) -> Option<Text> {
    let ((_, total), parts) = scores.means.split_last()?;
    let name = |line: &'static str| scores.game.score_line(line);
    let of_line = |(line, mean): &(&'static str, f64)| {
        say!("stats-score-line", line = name(line), mean = Argument::tenths(*mean))
    };
    let game = scores.game.title();
    Some(Text::lines([
        say!("stats-mean-score", game, results = scores.results, mean = Argument::tenths(*total)),
        say!("stats-score-lines", lines = Text::dotted(parts.iter().map(of_line))),
    ]))
}

fn rank((rank, place): (&Rank, u32)) -> Text {
    say!("stats-rank", place, name = bold(&rank.name), won = rank.won, games = rank.finished)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{GameKind, GameTally};

    fn statistics() -> Statistics {
        Statistics {
            tally: GameTally {
                games: 12,
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
        insta::assert_snapshot!(text(Subject::Own(&here), &here), @r"
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
        let ranking = ranks.map(|(name, won)| Rank { name: name.to_owned(), finished: 4, won });
        let server = Statistics { ranking: ranking.into(), ..statistics() };
        insta::assert_snapshot!(text(Subject::Server, &server), @r"
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
        insta::assert_snapshot!(text(Subject::Of("Cleo"), &none), @"The games of **Cleo** in this server: none yet.");
        insta::assert_snapshot!(text(Subject::Own(&statistics()), &none), @r"
        **Your games** in this server: none yet.
        -# In all servers: games: 12, finished: 9, won: 1. Only you see this line.
        ");
        assert_eq!(none.tally.finished_share().zip(none.tally.mean_answer()), None);
    }
}
