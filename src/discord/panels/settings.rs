//! The private page of a lobby card: the rules of the game that can be chosen until it starts.

use crate::{
    discord::words::settings,
    say,
    tables::{Lobby, MoveNumber, Seated, TableState, UserId, on_kind, on_options},
    talk::{
        layout::{CONTENT, Choice, NoPicture, Panel, Row, Select},
        names::tame,
        present::{Settings as _, Spot},
        verb::LobbyVerb,
        wishes::{Answer, Wish},
    },
};

/// Whether there is anything on the page: the game has rules that can be chosen, or the host people who sit there.
#[must_use]
pub fn has_page(lobby: &Lobby) -> bool {
    let has_rules = !on_kind!(lobby.game(), G => G::wishes()).is_empty();
    has_rules || guests(lobby).next().is_some()
}

/// Those who sit at the table beside its host.
fn guests(lobby: &Lobby) -> impl Iterator<Item = (&Seated, UserId)> {
    let guest = |user: &UserId| lobby.host != Some(*user);
    lobby.players.iter().filter_map(move |one| Some((one, one.user().filter(guest)?)))
}

/// What is set; for the host of a table that has not started, with the select that changes it.
#[must_use]
pub fn page(lobby: &Lobby, reader: UserId) -> Panel<NoPicture> {
    let set = answers(lobby);
    let panel = Panel::text(settings::text(lobby, reader, &set).cut(CONTENT));
    if lobby.state != TableState::Lobby || lobby.host != Some(reader) {
        return panel;
    }
    let spot = Spot { table: lobby.table, number: MoveNumber(0) };
    let turn = |(wish, answer): &(Wish, Answer)| Choice {
        value: choice(wish.name, answer.turned()),
        label: settings::change(*wish, answer.turned()),
    };
    let guest = |(seated, user): (&Seated, UserId)| Choice {
        value: user.to_string(),
        label: tame(&seated.name).into(),
    };
    panel
        .row(Row::Select(Select {
            id: spot.id(LobbyVerb::Set(String::new())),
            placeholder: settings::question(),
            options: set.iter().map(turn).collect(),
        }))
        .row(Row::Select(Select {
            id: spot.id(LobbyVerb::Dismiss(String::new())),
            placeholder: say!("settings-dismiss"),
            options: guests(lobby).map(guest).collect(),
        }))
}

fn answers(lobby: &Lobby) -> Vec<(Wish, Answer)> {
    on_options!(&lobby.options, |G, options| {
        let answer = |wish: &Wish| Some((*wish, G::answer(options, wish.name)?));
        G::wishes().iter().filter_map(answer).collect()
    })
}

/// "shrine=yes", as a button carries it.
fn choice(name: &str, answer: Answer) -> String {
    let answer = if answer.is_yes() { "yes" } else { "no" };
    format!("{name}={answer}")
}

/// What such a text chooses; `None` if this program never wrote it.
#[must_use]
pub fn chosen(text: &str) -> Option<(&str, Answer)> {
    match text.split_once('=')? {
        (name, "yes") => Some((name, Answer::Yes)),
        (name, "no") => Some((name, Answer::No)),
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
            let wishes = on_kind!(*kind, G => G::wishes());
            assert!(wishes.len() <= crate::talk::layout::OPTIONS, "{kind}");
            for wish in wishes {
                for answer in [Answer::Yes, Answer::No] {
                    let label = settings::change(*wish, answer);
                    assert!(label.len() <= OPTION_LABEL, "{label}");
                    assert_eq!(chosen(&choice(wish.name, answer)), Some((wish.name, answer)));
                }
            }
        }
        assert_eq!(chosen("shrine=perhaps"), None);
    }
}
