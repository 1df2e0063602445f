//! Statistics in words.

use std::time::Duration;

use super::words::bold;
use crate::tables::{GameScores, Rank, Statistics};
use crate::talk::{
    layout::{CONTENT, shorten},
    names::count,
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
#[must_use]
pub fn text(subject: Subject, here: &Statistics) -> String {
    let heading = match subject {
        Subject::Own(_) => "**Your games** in this server".to_owned(),
        Subject::Of(name) => format!("The games of {} in this server", bold(name)),
        Subject::Server => "**The games of this server**".to_owned(),
    };
    if here.tally.games == 0 {
        return match subject {
            Subject::Own(everywhere) if everywhere.tally.games > 0 => {
                format!("{heading}: none yet.\n{}", elsewhere(everywhere))
            }
            Subject::Own(_) | Subject::Of(_) | Subject::Server => format!("{heading}: none yet."),
        };
    }
    let mut lines = vec![heading, games(subject, here)];
    lines.extend(here.scores.iter().flat_map(scores));
    lines.extend(here.mean_answer().map(|mean| {
        format!("A turn is answered in {} ({}).", length(mean), count(here.tally.turns, "turn"))
    }));
    if let Subject::Own(everywhere) = subject {
        lines.push(elsewhere(everywhere));
    }
    if !here.ranking.is_empty() {
        lines.push("Who won most here:".to_owned());
        lines.extend(here.ranking.iter().zip(1..).map(rank));
    }
    shorten(&lines.join("\n"), CONTENT)
}

/// What is said of somebody who does not want to be shown.
#[must_use]
pub fn hidden(name: &str) -> String {
    format!("{} does not show statistics to others.", bold(name))
}

fn games(subject: Subject, here: &Statistics) -> String {
    let tally = &here.tally;
    let share = here.finished_share().map(|share| format!(" ({share} % of those that are over)"));
    let won = match subject {
        Subject::Own(_) | Subject::Of(_) => format!(", {} won", tally.won),
        Subject::Server => String::new(),
    };
    format!(
        "{}: {} played to the end{}{won}, {} running.",
        count(tally.games, "game"),
        tally.finished,
        share.unwrap_or_default(),
        tally.running,
    )
}

fn elsewhere(everywhere: &Statistics) -> String {
    let tally = &everywhere.tally;
    format!(
        "-# In all servers: {}, {} played to the end, {} won. Only you see this line.",
        count(tally.games, "game"),
        tally.finished,
        tally.won
    )
}

/// "Mean score at The Great City of Rome (3 results): 41.3." and the lines that make it up.
fn scores(scores: &GameScores) -> Vec<String> {
    let Some(((_, total), parts)) = scores.means.split_last() else { return Vec::new() };
    let parts: Vec<String> =
        parts.iter().map(|(line, mean)| format!("{} {mean:.1}", line.replace('_', " "))).collect();
    vec![
        format!(
            "Mean score at {} ({}): **{total:.1}**",
            scores.game,
            count(scores.results, "result")
        ),
        format!("-# {}", parts.join(" · ")),
    ]
}

fn rank((rank, place): (&Rank, u32)) -> String {
    format!("{place}\\. {}: {} won of {}", bold(&rank.name), rank.won, count(rank.finished, "game"))
}

/// "2 days 3 hours", "3 hours 12 minutes", "40 seconds".
fn length(time: Duration) -> String {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    let parts = match (days, hours, minutes) {
        (0, 0, 0) => vec![(seconds, "second")],
        (0, 0, minutes) => vec![(minutes, "minute")],
        (0, hours, minutes) => vec![(hours, "hour"), (minutes, "minute")],
        (days, hours, _) => vec![(days, "day"), (hours, "hour")],
    };
    let parts: Vec<String> = parts
        .into_iter()
        .enumerate()
        .filter(|(place, (number, _))| *place == 0 || *number > 0)
        .map(|(_, (number, thing))| count(number, thing))
        .collect();
    parts.join(" ")
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
        insta::assert_snapshot!(text(Subject::Own(&here), &here), @"
        **Your games** in this server
        12 games: 9 played to the end (90 % of those that are over), 1 won, 2 running.
        Mean score at The Great City of Rome (9 results): **41.3**
        -# temples 6.2 · influence tokens 3.0
        A turn is answered in 3 hours 12 minutes (70 turns).
        -# In all servers: 12 games, 9 played to the end, 1 won. Only you see this line.
        ");
    }

    #[test]
    fn a_server_ranks_those_who_won_most() {
        let ranks = [("An*na", 3), ("Ben", 1)];
        let ranking = ranks.map(|(name, won)| Rank { name: name.to_owned(), finished: 4, won });
        let server = Statistics { ranking: ranking.into(), ..statistics() };
        insta::assert_snapshot!(text(Subject::Server, &server), @r"
        **The games of this server**
        12 games: 9 played to the end (90 % of those that are over), 2 running.
        Mean score at The Great City of Rome (9 results): **41.3**
        -# temples 6.2 · influence tokens 3.0
        A turn is answered in 3 hours 12 minutes (70 turns).
        Who won most here:
        1\. **An\*na**: 3 won of 4 games
        2\. **Ben**: 1 won of 4 games
        ");
    }

    #[test]
    fn nobody_needs_a_game_to_ask() {
        let none =
            Statistics { tally: GameTally::default(), scores: Vec::new(), ranking: Vec::new() };
        insta::assert_snapshot!(text(Subject::Of("Cleo"), &none), @"The games of **Cleo** in this server: none yet.");
        insta::assert_snapshot!(text(Subject::Own(&statistics()), &none), @"
        **Your games** in this server: none yet.
        -# In all servers: 12 games, 9 played to the end, 1 won. Only you see this line.
        ");
        assert_eq!(none.finished_share().zip(none.mean_answer()), None);
    }

    #[test]
    fn lengths_of_time_are_told_as_people_say_them() {
        let told = [40, 60, 3_600, 11_520, 90_000, 86_400].map(|s| length(Duration::from_secs(s)));
        assert_eq!(
            told,
            ["40 seconds", "1 minute", "1 hour", "3 hours 12 minutes", "1 day 1 hour", "1 day"]
        );
    }
}
