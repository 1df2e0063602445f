//! The private page of a lobby card: the rules of the game that can be chosen until it starts.

use crate::{
    discord::words::settings,
    tables::{GameKind, Lobby, MoveNumber, TableState, UserId, on_kind, on_options},
    talk::{
        layout::{CONTENT, Choice, NoPicture, Panel, Row, Select},
        present::{Settings as _, Spot},
        verb::LobbyVerb,
        wishes::{Answer, Wish},
    },
};

/// Whether the game has rules that can be chosen.
#[must_use]
pub fn has_some(kind: GameKind) -> bool {
    !on_kind!(kind, G => G::wishes()).is_empty()
}

/// What is set; for the host of a table that has not started, with the select that changes it.
#[must_use]
pub fn page(lobby: &Lobby, reader: UserId) -> Panel<NoPicture> {
    let set = answers(lobby);
    let panel = Panel::text(settings::text(lobby, reader, &set).cut(CONTENT));
    if lobby.state != TableState::Lobby || lobby.host != Some(reader) || set.is_empty() {
        return panel;
    }
    let spot = Spot { table: lobby.table, number: MoveNumber(0) };
    let turn = |(wish, answer): &(Wish, Answer)| Choice {
        value: choice(wish.name, answer.turned()),
        label: settings::change(*wish, answer.turned()),
    };
    panel.row(Row::Select(Select {
        id: spot.id(LobbyVerb::Set(String::new())),
        placeholder: settings::question(),
        options: set.iter().map(turn).collect(),
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
    use crate::talk::layout::OPTION_LABEL;

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
