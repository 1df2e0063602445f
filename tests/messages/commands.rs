//! The commands as they are registered.

use aedile::{
    catalogue::Language,
    discord::{App, Never, commands, wire::language::locales},
};
use serde_json::json;

/// The names of all commands with their options, each within Discord's limits.
fn registered() -> String {
    let commands = poise::builtins::create_application_commands::<App, Never>(&commands::all());
    let json = serde_json::to_value(&commands).unwrap();
    let mut names = Vec::new();
    for command in json.as_array().unwrap() {
        check_command(command, command["name"].as_str().unwrap(), &mut names);
        assert!(text_in(command) <= 8000, "{}", command["name"]);
    }
    names.join("\n")
}

#[test]
#[expect(clippy::too_many_lines, reason = "the list is long, and all of it")]
fn the_commands_are_exactly_these_and_keep_discords_limits() {
    insta::assert_snapshot!(registered(), @r"
    /game new game ai seats automatic host_first pace custom_pace on_time_out posts keep_pings thread forum preset plans reminders rated name
    /game join
    /game leave
    /game start
    /game board move
    /game hand
    /game status
    /game score
    /game film
    /game review
    /game undo
    /game hint
    /game rules topic
    /game learn game
    /game card card
    /game list
    /game stats who of
    /game rematch
    /game remind
    /game ai add level
    /game ai remove
    /game log show since
    /game log export table
    /game log verify
    /game plan show
    /game plan add move step
    /game plan watch event
    /game plan drop
    /game seat resign
    /game seat replace seat by user
    /game seat back
    /game seat dismiss user
    /game propose vote choice
    /game propose ai seat within
    /game propose seat seat within
    /game propose time seat more within
    /game propose pause until within
    /game propose go_on within
    /game propose pace pace custom_pace on_time_out within
    /game propose cancel within
    /game propose end within
    /rome draft card
    /rome place space
    /rome pick card
    /rome build card place pay
    /rome produce
    /rome keep choice order
    /rome pass
    /builders send building worker tool
    /builders open building anyway
    /builders recruit worker anyway
    /builders free prisoner
    /builders invest card student
    /builders take actions
    /builders end anyway
    /marble play tile at magistrate
    /marble draw tiles
    /marble expand piece second
    /marble recall from
    /marble open aqueduct first second third
    /marble finish site
    /marble reward from
    /marble spend imperium
    /marble end
    /marble orders order
    /daily deal
    /daily puzzle
    /daily board where
    /daily streak
    /league create game name players size weeks pace sign_up
    /league join league reserve
    /league leave league
    /league standings league division
    /league schedule league
    /league manage action match person places days reason league
    /rank board game where
    /rank person who game
    /rank history game
    /rank predictions
    /me settings
    /me notify by first every most next_up
    /me quiet from to zone days off
    /me holiday from to off
    /me away until
    /me zone zone
    /me stats show
    /me boards where
    /me language language
    /me tables
    /me note text off
    /me data
    /me forget
    /admin end
    /admin replace seat by user
    /admin move table
    /admin name name
    /admin settings add_channel remove_channel all_channels open_by role threads pace custom_pace on_time_out lobby_days idle_days closing_days tag_free tag_turn tag_finished rated language daily_channel daily_off
    /admin limit tables tables_each threads_a_minute ai_tables ai_tables_each
    /admin block user until reason off
    /admin close tables user days
    /admin void table reason
    /admin log
    ");
}

#[test]
fn there_is_room_in_the_largest_command_and_admin_is_for_managers() {
    let commands = poise::builtins::create_application_commands::<App, Never>(&commands::all());
    let json = serde_json::to_value(&commands).unwrap();
    let named = |name: &str| json.as_array().unwrap().iter().find(|one| one["name"] == name);
    let game = named("game").unwrap();
    let free = 25 - game["options"].as_array().unwrap().len();
    assert!(free >= 1, "/game has room for what comes: {free}");
    assert!(text_in(game) <= 5800, "/game has room for longer languages: {}", text_in(game));
    let admin = named("admin").unwrap();
    assert_eq!(admin["default_member_permissions"], "32", "Manage Server");
}

/// Whoever installs the bot for themselves alone would have commands that do nothing.
#[test]
fn the_commands_are_for_servers_and_those_about_a_person_also_for_a_conversation_with_the_bot() {
    let commands = poise::builtins::create_application_commands::<App, Never>(&commands::all());
    for command in serde_json::to_value(&commands).unwrap().as_array().unwrap() {
        let contexts = if command["name"] == "me" { json!([0, 1]) } else { json!([0]) };
        assert_eq!(command["integration_types"], json!([0]), "{}", command["name"]);
        assert_eq!(command["contexts"], contexts, "{}", command["name"]);
    }
}

/// Discord refuses all commands together for a fault of one language, so none may have one.
#[test]
fn all_languages_fit_into_the_commands_together() {
    let all = commands::all();
    let mut taken = vec!["en-US"];
    assert_eq!(commands::misfit(&all, &[], "en-US"), None, "English keeps the rules, too");
    let others = Language::all().iter().filter(|language| **language != Language::ENGLISH);
    for locale in others.flat_map(|language| locales(*language)) {
        assert_eq!(commands::misfit(&all, &taken, locale), None, "{locale}");
        taken.push(locale);
    }
    assert_eq!(commands::languages(), taken[1..]);
}

fn check_command(command: &serde_json::Value, path: &str, names: &mut Vec<String>) {
    let name = command["name"].as_str().unwrap();
    let is_name =
        |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || "_-".contains(sign);
    assert!((1..=32).contains(&name.len()) && name.chars().all(is_name), "{path}");
    let description = command["description"].as_str().unwrap().chars().count();
    assert!((1..=100).contains(&description), "{path}: {description}");
    let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    assert!(options.len() <= 25, "{path}");
    let choices = command["choices"].as_array().map_or(&[][..], Vec::as_slice);
    assert!(choices.len() <= 25, "{path}");
    assert!(
        choices
            .iter()
            .all(|choice| (1..=100).contains(&choice["name"].as_str().unwrap().chars().count())),
        "{path}"
    );
    let is_leaf = options.iter().all(|option| option["type"].as_u64().is_some_and(|kind| kind > 2));
    if is_leaf && command["type"].as_u64().is_none_or(|kind| kind <= 2) {
        let words: Vec<&str> =
            options.iter().map(|option| option["name"].as_str().unwrap()).collect();
        names.push(format!("/{path} {}", words.join(" ")).trim_end().to_owned());
    }
    for option in options {
        check_command(option, &format!("{path} {}", option["name"].as_str().unwrap()), names);
    }
}

/// The characters that Discord counts: names, descriptions and values of a command and all below it.
fn text_in(command: &serde_json::Value) -> usize {
    let own: usize = ["name", "description", "value"]
        .iter()
        .filter_map(|key| command[key].as_str())
        .map(|text| text.chars().count())
        .sum();
    let below = ["options", "choices"].iter().filter_map(|key| command[key].as_array()).flatten();
    own + below.map(text_in).sum::<usize>()
}
