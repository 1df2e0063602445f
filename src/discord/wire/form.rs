//! Messages in Discord's form.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInputText, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    EditInteractionResponse, InputTextStyle,
};

use super::{File, Form, Reply};
use crate::talk::{
    layout::{Button, CONTENT, Choice, Row, Select, Style},
    say::{Language, Text},
    written,
};

/// The custom id of the only line of a form.
const TYPED: &str = "typed";

/// The words of a message in this language, cut where they are too many: Discord would refuse the whole message. Those who put
/// a message together choose what to leave out, so the log says that it was forgotten, without the words: a card may be in them.
pub fn content(text: &Text, language: Language) -> String {
    let words = text.to(language);
    let characters = words.chars().count();
    if characters <= CONTENT {
        return words;
    }
    tracing::error!(characters, "a message is longer than Discord takes, and is cut");
    text.clone().cut(CONTENT).to(language)
}

impl Reply {
    /// The edit that makes an answer look like this: it names every part, so that nothing of before stays by accident.
    pub fn edit(&self, language: Language) -> EditInteractionResponse {
        let files = self
            .file
            .iter()
            .fold(EditAttachments::new(), |files, file| files.add(file.attachment()));
        EditInteractionResponse::new()
            .content(content(&self.text, language))
            .components(rows(&self.rows, language))
            .allowed_mentions(CreateAllowedMentions::new())
            .attachments(files)
    }

    /// The first response that looks like this, be it a new message or the changed panel; it names every part, too.
    pub fn response(&self, language: Language) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(content(&self.text, language))
            .components(rows(&self.rows, language))
            .allowed_mentions(CreateAllowedMentions::new())
            .files(self.file.iter().map(File::attachment))
    }

    /// The form, if this asks for something to be typed.
    pub fn modal(&self, language: Language) -> Option<CreateModal> {
        let Form { id, title, label, typed, longest } = self.form.as_ref()?;
        let line = CreateInputText::new(InputTextStyle::Short, label.to(language), TYPED)
            .min_length(1)
            .max_length(*longest);
        // Discord refuses an initial value that is shorter than `min_length`.
        let line = if typed.is_empty() { line } else { line.value(typed) };
        let rows = vec![CreateActionRow::InputText(line)];
        Some(CreateModal::new(id.to_string(), title.to(language)).components(rows))
    }

    /// A new private message that looks like this.
    pub fn follow_up(&self, language: Language) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(content(&self.text, language))
            .ephemeral(true)
            .components(rows(&self.rows, language))
            .allowed_mentions(CreateAllowedMentions::new())
            .files(self.file.iter().map(File::attachment))
    }
}

impl File {
    /// The file in Discord's form.
    pub fn attachment(&self) -> CreateAttachment {
        let file = CreateAttachment::bytes(self.bytes.clone(), &self.name);
        match &self.alt {
            Some(alt) => file.description(alt),
            None => file,
        }
    }
}

/// The rows in Discord's form, in this language.
pub fn rows(rows: &[Row], language: Language) -> Vec<CreateActionRow> {
    written::rows(rows, language).iter().map(row).collect()
}

fn row(row: &Row<String>) -> CreateActionRow {
    match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Select(menu) => CreateActionRow::SelectMenu(select(menu)),
    }
}

fn button(button: &Button<String>) -> CreateButton {
    let style = match button.style {
        Style::Main => ButtonStyle::Primary,
        Style::Plain => ButtonStyle::Secondary,
        Style::Ending => ButtonStyle::Danger,
    };
    CreateButton::new(button.id.to_string()).label(&button.label).style(style)
}

fn select(select: &Select<String>) -> CreateSelectMenu {
    let options = select.options.iter().map(option).collect();
    CreateSelectMenu::new(select.id.to_string(), CreateSelectMenuKind::String { options })
        .placeholder(&select.placeholder)
        .min_values(1)
        .max_values(1)
}

fn option(choice: &Choice<String>) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(&choice.label, &choice.value);
    match &choice.more {
        Some(more) => option.description(more),
        None => option,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say;

    #[test]
    fn what_is_too_long_for_discord_is_cut() {
        let written = |length: usize| {
            let reply = Reply::text(Text::verbatim("x".repeat(length)));
            let sent = [
                serde_json::to_value(reply.edit(Language::ENGLISH)),
                serde_json::to_value(reply.response(Language::ENGLISH)),
                serde_json::to_value(reply.follow_up(Language::ENGLISH)),
            ];
            sent.map(|sent| sent.unwrap()["content"].as_str().unwrap().chars().count())
        };
        assert_eq!(written(CONTENT), [CONTENT; 3]);
        assert_eq!(written(CONTENT + 1), [CONTENT; 3]);
    }

    #[test]
    fn the_words_of_a_form_are_short_enough_in_every_language() {
        for language in Language::all() {
            for text in [say!("button-table-name"), say!("settings-name-line", longest = 40)] {
                let text = text.to(*language);
                assert!((1..=45).contains(&text.chars().count()), "{text}");
            }
        }
    }

    #[test]
    fn the_line_of_a_form_is_filled_in_only_with_something() {
        let value = |typed: &str| {
            let (title, label) = (say!("button-table-name"), say!("button-table-name"));
            let id = "a:7:0:name:".parse().unwrap();
            let form = Form { id, title, label, typed: typed.to_owned(), longest: 40 };
            let reply = Reply { form: Some(form), ..Reply::default() };
            let modal = serde_json::to_value(reply.modal(Language::ENGLISH)).unwrap();
            modal["components"][0]["components"][0]["value"].clone()
        };
        assert_eq!(value("").as_str(), None);
        assert_eq!(value("Friday").as_str(), Some("Friday"));
    }
}
