//! `/game rules` and `/game card`: the rules and the cards of every game, those of the channel's table first.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, begin, choices};
use crate::{
    discord::{
        Never,
        layout::{Choice, OPTION_LABEL, shorten},
        names::escape,
        present::{Present as _, Seen},
        wire::{File, Sheet},
    },
    tables::{ChannelId, GameKind, TableRef, on_kind},
};

/// The rules in short
#[poise::command(slash_command, guild_only)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[description = "Which part; how a round or turn goes if left out"]
    #[autocomplete = "topics"]
    topic: Option<String>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let kinds = kinds(ctx).await;
    let text = match topic {
        Some(topic) => rules_of(&kinds, &topic).unwrap_or_else(|| no_topic(&kinds, &topic)),
        None => first_rules(&kinds),
    };
    answer.show(&Sheet::text(text)).await;
    Ok(())
}

/// What a card costs and does; all of them if left out
#[poise::command(slash_command, guild_only)]
pub(super) async fn card(
    ctx: Context<'_>,
    #[description = "The card"]
    #[autocomplete = "cards"]
    card: Option<String>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let kinds = kinds(ctx).await;
    let sheet = match card {
        Some(typed) => Sheet::text(card_of(&kinds, &typed).unwrap_or_else(|| no_card(&typed))),
        None => {
            let kind = kinds[0];
            let draw = move || {
                let sheet = on_kind!(kind, G => G::sheet());
                File::private(&Seen::Everybody(sheet))
            };
            let text = format!("All cards of {kind}. `/game card` with a name explains one.");
            Sheet { text, rows: Vec::new(), file: ctx.data().draw(draw).await.ok() }
        }
    };
    answer.show(&sheet).await;
    Ok(())
}

/// The games, that of the channel's table first.
async fn kinds(ctx: Context<'_>) -> Vec<GameKind> {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    let here = match ctx.data().tables.latest_in_channel(channel).await {
        Ok(TableRef::Game(table)) => Some(table.kind()),
        Ok(TableRef::Lobby(lobby)) => Some(lobby.options.kind()),
        Err(_) => None,
    };
    let others = GameKind::ALL.iter().copied().filter(|kind| Some(*kind) != here);
    here.into_iter().chain(others).collect()
}

async fn topics(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = kinds(ctx).await;
    let found = kinds.iter().flat_map(|kind| on_kind!(*kind, G => topics_of::<G>()));
    choices::respond(found.collect(), typed, "There are no rules")
}

fn topics_of<G: crate::discord::present::Present>() -> Vec<Choice> {
    let choice = |topic: &crate::discord::present::Topic| Choice {
        value: format!("{}.{}", G::ID, topic.id),
        label: shorten(&format!("{} · {}", topic.name, G::NAME), OPTION_LABEL),
    };
    G::topics().iter().map(choice).collect()
}

/// The rules of the topic that was chosen or typed; the first game that knows it counts.
fn rules_of(kinds: &[GameKind], typed: &str) -> Option<String> {
    let wanted = typed.trim().to_lowercase();
    kinds.iter().find_map(|kind| {
        let topic = on_kind!(*kind, G => G::topics()).iter().find(|topic| {
            wanted == topic.id
                || wanted == topic.name.to_lowercase()
                || wanted == format!("{}.{}", kind.id(), topic.id)
        })?;
        Some((topic.text)())
    })
}

/// How a round goes in the first game, and which other games there are.
fn first_rules(kinds: &[GameKind]) -> String {
    let rules = on_kind!(kinds[0], G => G::topics()).first().map(|topic| (topic.text)());
    let others: Vec<String> = kinds[1..].iter().map(|kind| format!("*{kind}*")).collect();
    let more = match others.is_empty() {
        true => "-# `/game rules topic:` has more.".to_owned(),
        false => format!(
            "-# `/game rules topic:` has more, also of {}.",
            crate::discord::names::list(&others)
        ),
    };
    format!("{}\n{more}", rules.unwrap_or_default())
}

fn no_topic(kinds: &[GameKind], typed: &str) -> String {
    let names =
        on_kind!(kinds[0], G => G::topics()).iter().map(|topic| format!("*{}*", topic.name));
    format!(
        "No part of the rules is called “{}”. {} has {}.",
        escape(&shorten(typed, 40)),
        kinds[0],
        crate::discord::names::list(&names.collect::<Vec<_>>())
    )
}

async fn cards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = kinds(ctx).await;
    let found = kinds.iter().flat_map(|kind| cards_of(*kind, typed));
    choices::respond(found.collect(), "", "No card has such a name")
}

/// The cards of a game as choices that say which game is meant: both may have a market.
fn cards_of(kind: GameKind, typed: &str) -> Vec<Choice> {
    let choice = |card: Choice| Choice { value: format!("{}.{}", kind.id(), card.value), ..card };
    on_kind!(kind, G => G::cards(typed)).into_iter().map(choice).collect()
}

/// The card that was chosen; or what was typed, in the first of the games that has it.
fn card_of(kinds: &[GameKind], typed: &str) -> Option<String> {
    let chosen = kinds.iter().find_map(|kind| {
        let card = typed.strip_prefix(kind.id())?.strip_prefix('.')?;
        on_kind!(*kind, G => G::card(card))
    });
    chosen.or_else(|| kinds.iter().find_map(|kind| on_kind!(*kind, G => G::card(typed))))
}

fn no_card(typed: &str) -> String {
    format!(
        "No card fits “{}”. Type a part of its name, such as *school*.",
        escape(&shorten(typed, 40))
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::layout::CONTENT;

    #[test]
    fn each_topic_of_each_game_fits_into_a_message_and_is_found_by_its_id_and_name() {
        for kind in GameKind::ALL {
            for topic in on_kind!(*kind, G => G::topics()) {
                let text = (topic.text)();
                assert!(!text.is_empty() && text.chars().count() <= CONTENT, "{}", topic.id);
                let id = format!("{}.{}", kind.id(), topic.id);
                assert_eq!(rules_of(GameKind::ALL, &id), Some(text.clone()));
                assert_eq!(rules_of(&[*kind], topic.name), Some(text));
            }
            assert!(first_rules(&[*kind]).chars().count() <= CONTENT);
        }
    }

    #[test]
    fn every_card_that_is_offered_is_explained_within_the_limits() {
        for kind in GameKind::ALL {
            for typed in ["", "a", "te", "temple", "wood"] {
                let offered = cards_of(*kind, typed);
                assert!(offered.iter().all(|card| card.label.chars().count() <= OPTION_LABEL));
                for card in offered {
                    let text = card_of(GameKind::ALL, &card.value).unwrap();
                    let name = card.label.split(" · ").next().unwrap();
                    let is_meant = name.split(" (").next().is_some_and(|name| text.contains(name));
                    assert!(is_meant && text.chars().count() <= CONTENT, "{text}");
                }
            }
        }
    }

    #[test]
    fn what_is_unknown_is_answered_with_what_there_is() {
        assert_eq!(rules_of(GameKind::ALL, "cooking"), None);
        assert!(no_topic(GameKind::ALL, "cooking").contains("*A round*"));
        assert_eq!(card_of(GameKind::ALL, "pyramid of glass"), None);
    }
}
