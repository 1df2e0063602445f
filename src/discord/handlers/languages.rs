//! In which language a channel and a person read what no interaction asks for.

use super::{App, Refusal};
use crate::{
    catalogue::{Language, Text},
    say,
    tables::{GuildId, UserId},
    talk::typed::echo,
};

impl App {
    /// That of the channels of a server: what its managers have set, else its own, English where the store fails.
    pub async fn channel_language(&self, guild: GuildId) -> Language {
        let set = self.tables.server(guild).await;
        let tag = set.as_ref().ok().and_then(|set| set.language());
        tag.and_then(Language::of_tag).unwrap_or_default()
    }

    /// That of direct messages to a person about something in a server: what they have set, else what they used last; that of
    /// the server's channels to somebody who never spoke to the bot.
    pub async fn letter_language(&self, user: UserId, guild: GuildId) -> Language {
        let set = self.tables.preferences(user).await;
        let tag = set.as_ref().ok().and_then(|set| set.language());
        match tag.and_then(Language::of_tag) {
            Some(own) => own,
            None => self.channel_language(guild).await,
        }
    }

    /// Keeps the language that a person uses, and the one of the server where they do: nothing says so when a post is sent.
    pub async fn note_languages(
        &self,
        user: UserId,
        language: Language,
        server: Option<(GuildId, Language)>,
    ) {
        let known = &self.known_languages;
        if known.is_new_of(user, language) {
            match self.tables.note_language(user, language.tag()).await {
                Ok(true) => {}
                // Nothing is stored about somebody who has never had a seat.
                Ok(false) => known.forget(user),
                Err(error) => {
                    known.forget(user);
                    tracing::warn!(%error, "the language of a person is not kept");
                }
            }
        }
        if let Some((guild, own)) = server
            && known.is_new_in(guild, own)
            && let Err(error) = self.tables.note_server_language(guild, own.tag()).await
        {
            known.forget_server(guild);
            tracing::warn!(%guild, %error, "the language of a server is not kept");
        }
    }
}

/// What stands for the language that Discord says.
pub const AS_DISCORD: &str = "discord";

/// The language that somebody typed, by its tag, one of Discord's locales or its own name; `None` for that of Discord.
///
/// # Errors
/// When it is none of ours.
pub fn typed(typed: &str) -> Result<Option<Language>, Refusal> {
    let wanted = typed.trim().to_lowercase();
    if wanted == AS_DISCORD {
        return Ok(None);
    }
    let by_name =
        || Language::all().iter().copied().find(|one| name(*one).to_lowercase() == wanted);
    if let Some(language) = Language::of_tag(&wanted).or_else(by_name) {
        return Ok(Some(language));
    }
    let names = Text::one_of(Language::all().iter().map(|one| name(*one)));
    Err(Refusal::says(say!("languages-unknown", typed = echo(typed), names)))
}

/// What a language calls itself.
pub fn name(language: Language) -> String {
    say!("languages-name").to(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_typed_by_its_tag_its_locale_or_its_own_name() {
        let spanish = Language::of_tag("es");
        for wanted in ["es", " ES-419", "es-ES", "español"] {
            assert_eq!(typed(wanted).ok().flatten(), spanish, "{wanted}");
        }
        assert_eq!(typed("en-XA").ok().flatten(), Some(Language::ENGLISH), "nobody is offered it");
        assert!(matches!(typed("Discord"), Ok(None)));
        assert!(typed("Klingon").is_err() && typed("").is_err());
    }
}
