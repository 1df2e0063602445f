//! The lobby card.

use super::settings;
use crate::{
    discord::words::{self, company::OFFERED},
    say,
    tables::{Lobby, Occupant, Stage},
    talk::{
        layout::{Button, Choice, NoPicture, Panel, Row, Style},
        present::Spot,
        verb::{LobbyVerb, PersonVerb},
    },
};

/// The lobby card in its present state; its buttons go when the lobby is over.
pub fn card(lobby: &Lobby) -> Panel<NoPicture> {
    let spot = Spot::of(lobby.table);
    let panel = Panel::text(words::lobby::brief(lobby));
    if lobby.state != Stage::Lobby {
        return panel;
    }
    // What is left to do stands out, and nobody is asked to take a seat that is not there.
    let has_room = !lobby.is_full();
    let start = if has_room { Style::Plain } else { Style::Main };
    let join = has_room.then(|| spot.button(LobbyVerb::Join, say!("button-join"), Style::Main));
    let mut buttons = Vec::from_iter(join);
    buttons.push(spot.plain(LobbyVerb::Leave, say!("button-leave")));
    let as_text = spot.plain(LobbyVerb::Words, say!("button-as-text"));
    let fair = spot.plain(LobbyVerb::Promise, say!("button-fair-play"));
    if lobby.is_match() {
        return panel.buttons(buttons.into_iter().chain([as_text, fair]));
    }
    buttons.push(spot.button(LobbyVerb::Start, say!("button-start"), start));
    let (remove_ai, add_ai) = ai_rows(lobby, spot);
    buttons.extend(remove_ai);
    if settings::has_page(lobby) {
        buttons.push(spot.plain(LobbyVerb::Settings, say!("button-settings")));
    }
    let learn = PersonVerb::Learn(lobby.game().id().to_owned());
    let learn = spot.plain(learn, say!("button-learn"));
    let panel = panel.buttons(buttons);
    let panel = if has_room { panel.row(add_ai) } else { panel };
    panel.buttons([as_text, learn, fair])
}

/// The rows of the lobby card that are about AI: the button to send one away, and the select to add one.
fn ai_rows(lobby: &Lobby, spot: Spot) -> (Option<Button>, Row) {
    let has_ai = lobby.players.iter().any(|player| matches!(player.who, Occupant::Ai(_)));
    let remove = has_ai.then(|| spot.plain(LobbyVerb::RemoveAi, say!("button-remove-ai")));
    let options = OFFERED
        .map(|level| Choice::new(level.name(), say!("company-offered", level = level.name())));
    let add = LobbyVerb::AddAi(String::new());
    (remove, spot.select(add, say!("company-question"), options))
}
