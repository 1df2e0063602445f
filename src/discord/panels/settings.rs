//! The private page of a lobby card: the rules of the game that can be chosen until it starts.

use crate::{
    discord::{
        wire::Form,
        words::{lobby::colours, settings},
    },
    pace::Stakes,
    render::SeatColour,
    say,
    tables::{GameKind, Lobby, Seated, Stage, UserId},
    talk::{
        layout::{CONTENT, Choice, NoPicture, Panel, Row},
        names::{LONGEST_OF_TABLE, tame},
        present::Spot,
        say::Text,
        verb::LobbyVerb,
        wishes::Wish,
    },
};

/// Whether there is anything on the page: the game has rules that can be chosen, or somebody sits there who may choose a colour.
pub fn has_page(lobby: &Lobby) -> bool {
    let has_rules = !lobby.game().wishes().is_empty();
    has_rules || lobby.players.iter().any(|player| player.user().is_some())
}

/// Those who sit at the table beside its host.
fn guests(lobby: &Lobby) -> impl Iterator<Item = (&Seated, UserId)> {
    let guest = |user: &UserId| lobby.host != Some(*user);
    lobby.players.iter().filter_map(move |one| Some((one, one.user().filter(guest)?)))
}

/// What is set. As long as the table has not started, its host can change that, and everybody who sits there the own colour.
pub fn page(lobby: &Lobby, reader: UserId) -> Panel<NoPicture> {
    let (answers, seat) = (answers(lobby), lobby.seat_of(reader));
    let (colours, is_lobby) = (colours(lobby), lobby.state == Stage::Lobby);
    let own = seat.and_then(|seat| colours.get(seat.index()));
    let own = own.map(|own| say!("settings-own-colour", colour = settings::colour(*own)));
    let rated = say_stakes(lobby.terms.stakes);
    let lines = [settings::text(lobby, reader, &answers), rated].into_iter().chain(own);
    let name = settings::name(lobby, reader);
    let spot = Spot::of(lobby.table);
    let ask_name = name.as_ref().map(|_| spot.plain(LobbyVerb::AskName, say!("button-table-name")));
    let mut panel = Panel::text(Text::lines(lines.chain(name)).cut(CONTENT));
    if is_lobby && lobby.host == Some(reader) {
        for row in rows_of_host(lobby, spot, &answers) {
            panel = panel.row(row);
        }
    }
    if is_lobby && seat.is_some() {
        panel = panel.row(colour_row(spot, &colours[..lobby.players.len()]));
    }
    panel.buttons(ask_name)
}

/// The form that asks for the table's name; none for those who may not give it one.
pub fn ask(lobby: &Lobby, reader: UserId) -> Option<Form> {
    let now = lobby.name.clone().unwrap_or_default();
    // Discord counts as JavaScript does, and takes no text back that is longer than it may be.
    let is_short = now.encode_utf16().count() <= usize::from(LONGEST_OF_TABLE);
    settings::name(lobby, reader).map(|_may| Form {
        id: Spot::of(lobby.table).id(LobbyVerb::Name(String::new())),
        title: say!("button-table-name"),
        label: say!("settings-name-line", longest = LONGEST_OF_TABLE),
        typed: if is_short { now } else { String::new() },
        longest: LONGEST_OF_TABLE,
    })
}

/// What a choice about ratings is called beside those about rules; no game has a rule of this name.
const RATED: &str = "rated";

/// What the choice of another game is called there.
const GAME: &str = "game";

/// The game that a choice wants, if it is about that.
pub fn game(text: &str) -> Option<GameKind> {
    let (name, id) = text.split_once('=')?;
    GameKind::from_id(id).filter(|_| name == GAME)
}

/// Whether a choice is about ratings, and what it wants.
pub fn stakes(text: &str) -> Option<Stakes> {
    match chosen(text)? {
        (RATED, true) => Some(Stakes::Rated),
        (RATED, false) => Some(Stakes::Friendly),
        _ => None,
    }
}

fn say_stakes(stakes: Stakes) -> Text {
    match stakes {
        Stakes::Rated => say!("rated-set-yes"),
        Stakes::Friendly => say!("rated-set-no"),
    }
}

fn turn_stakes(lobby: &Lobby) -> Text {
    match lobby.terms.stakes {
        Stakes::Friendly => say!("rated-set-to-yes"),
        Stakes::Rated => say!("rated-set-to-no"),
    }
}

/// The select of the colours that nobody has who sits there.
fn colour_row(spot: Spot, taken: &[SeatColour]) -> Row {
    let free = SeatColour::ALL.into_iter().filter(|colour| !taken.contains(colour));
    let choice = |colour: SeatColour| Choice::new(colour.name(), settings::colour(colour));
    let verb = LobbyVerb::Colour(String::new());
    spot.select(verb, say!("settings-colour-question"), free.map(choice))
}

/// The selects that change the rules, and take a seat from somebody.
fn rows_of_host(lobby: &Lobby, spot: Spot, set: &[(Wish, bool)]) -> [Row; 3] {
    let turn = |(wish, answer): &(Wish, bool)| {
        Choice::new(choice(wish.name, !answer), settings::change(*wish, !answer))
    };
    let guest =
        |(seated, user): (&Seated, UserId)| Choice::new(user.to_string(), tame(&seated.name));
    let (set_rule, dismiss) = (LobbyVerb::Set(String::new()), LobbyVerb::Dismiss(String::new()));
    let others = GameKind::ALL.iter().filter(|kind| **kind != lobby.game());
    let other = |kind: &GameKind| Choice::new(kind.id(), kind.title());
    // The chosen game comes behind it.
    let play = LobbyVerb::Set(format!("{GAME}="));
    let turned = Choice::new(choice(RATED, !lobby.terms.stakes.are_rated()), turn_stakes(lobby));
    [
        spot.select(set_rule, say!("settings-question"), set.iter().map(turn).chain([turned])),
        spot.select(play, say!("settings-game-question"), others.map(other)),
        spot.select(dismiss, say!("settings-dismiss"), guests(lobby).map(guest)),
    ]
}

fn answers(lobby: &Lobby) -> Vec<(Wish, bool)> {
    lobby.options.answers()
}

/// "shrine=yes", as a button carries it.
fn choice(name: &str, answer: bool) -> String {
    let answer = if answer { "yes" } else { "no" };
    format!("{name}={answer}")
}

/// What such a text chooses; `None` if this program never wrote it.
pub fn chosen(text: &str) -> Option<(&str, bool)> {
    match text.split_once('=')? {
        (name, "yes") => Some((name, true)),
        (name, "no") => Some((name, false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{tables::GameKind, talk::layout::OPTION_LABEL};

    #[test]
    fn what_every_game_lets_choose_fits_into_a_select_and_is_read_back() {
        for kind in GameKind::ALL {
            let wishes = kind.wishes();
            assert!(wishes.len() < crate::talk::layout::OPTIONS, "one is about ratings: {kind:?}");
            assert!(wishes.iter().all(|wish| wish.name != RATED && wish.name != GAME));
            for wish in wishes {
                for answer in [true, false] {
                    let label = settings::change(*wish, answer);
                    assert!(label.len() <= OPTION_LABEL, "{label}");
                    assert_eq!(chosen(&choice(wish.name, answer)), Some((wish.name, answer)));
                }
            }
        }
        assert_eq!(chosen("shrine=perhaps"), None);
        assert_eq!(stakes(&choice(RATED, true)), Some(Stakes::Rated));
        assert_eq!(stakes(&choice("shrine", true)), None);
    }
}
