//! Messages in Discord's form.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
};

use super::{File, Reply};
use crate::talk::{
    layout::{Button, Choice, Row, Select, Style},
    say::Language,
    written,
};

impl Reply {
    /// The edit that makes an answer look like this: it names every part, so that nothing of before stays by accident.
    pub fn edit(&self, language: Language) -> EditInteractionResponse {
        let files = self
            .file
            .iter()
            .fold(EditAttachments::new(), |files, file| files.add(file.attachment()));
        EditInteractionResponse::new()
            .content(self.text.to(language))
            .components(rows(&self.rows, language))
            .allowed_mentions(CreateAllowedMentions::new())
            .attachments(files)
    }

    /// The first response that looks like this, be it a new message or the changed panel; it names every part, too.
    pub fn response(&self, language: Language) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.text.to(language))
            .components(rows(&self.rows, language))
            .allowed_mentions(CreateAllowedMentions::new())
            .files(self.file.iter().map(File::attachment))
    }

    /// A new private message that looks like this.
    pub fn follow_up(&self, language: Language) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(self.text.to(language))
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
