//! What a handler gives back for the one who asked, before it has Discord's form.

use crate::{
    board::Seat,
    render::{ALT_LIMIT, Everybody, Picture},
    tables::{ChannelId, MoveNumber, TableId, UserId},
    talk::{
        custom_id::ComponentId,
        layout::{CONTENT, NoPicture, Panel, Row},
        names::escape,
        present::Seen,
        say::Text,
    },
};

/// A private answer, ready to be sent.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    pub text: Text,
    /// The rows, top first.
    pub rows: Vec<Row>,
    /// The picture or other file.
    pub file: Option<File>,
    /// A form to open instead of showing this; where it cannot be opened, the rest is shown.
    pub form: Option<Form>,
    /// What another channel hears of it.
    pub aside: Option<Aside>,
    /// What a person hears of it in a direct message.
    pub letter: Option<Letter>,
    /// Which table it goes on to show.
    pub follows: Option<Follows>,
}

/// A question with one line to type, which Discord shows above everything, and takes only as the first response.
#[derive(Clone, Debug)]
pub struct Form {
    /// Names what is done with the typed text, which is appended to it.
    pub id: ComponentId,
    /// The heading, and what stands above the line; at most 45 characters each.
    pub title: Text,
    pub label: Text,
    /// What stands on the line at first.
    pub typed: String,
    /// The most characters that may be typed.
    pub longest: u16,
}

/// What a private panel shows of a table, so that it can go on with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Follows {
    pub table: TableId,
    /// The moment that it shows.
    pub number: MoveNumber,
    /// Which of its pages.
    pub page: PanelPage,
    /// What of it is its reader's own, as a number that changes with it.
    pub own: u64,
}

impl Follows {
    /// Whether it waits for a review.
    pub const fn is_of_review(&self) -> bool {
        matches!(self.page, PanelPage::Review(_))
    }
}

/// How far a page of a panel stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPage {
    /// The decision of its reader, or how things stand: it follows each change of the table.
    Now,
    /// The same right after its reader took a move back: the channel hears soon that they decide again.
    Undone,
    /// Something that its reader looks up or plans: it stays until the reader must decide.
    Aside,
    /// The plan of its reader: it shows what becomes of it.
    Plan,
    /// The review of this seat, which is still to come.
    Review(Seat),
}

/// A silent line for another channel. It is no news that anybody waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    pub channel: ChannelId,
    /// The line.
    pub text: Text,
    /// The picture with it.
    pub file: Option<File>,
}

/// A silent direct message. What it says its reader learns in another way, too, if they take none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub to: UserId,
    pub text: Text,
}

/// A file that goes with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    pub name: String,
    /// What it shows, in words; at most 1024 characters.
    pub alt: Option<String>,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Reply {
    /// A text alone.
    pub fn text(text: impl Into<Text>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// This reply with less beside the words: without a form, with the picture in words, then without buttons; `None` when there
    /// are only words.
    pub fn plainer(&self) -> Option<Self> {
        if self.form.is_some() {
            return Some(Self { form: None, ..self.clone() });
        }
        if let Some(file) = &self.file {
            let shown = file.alt.as_deref().map(|alt| escape(alt).into());
            let text = Text::lines([self.text.clone()].into_iter().chain(shown)).cut(CONTENT);
            return Some(Self { file: None, text, ..self.clone() });
        }
        (!self.rows.is_empty()).then(|| Self { rows: Vec::new(), ..self.clone() })
    }

    /// This reply with a file.
    pub fn with_file(self, file: Option<File>) -> Self {
        Self { file, ..self }
    }
}

impl From<Panel<NoPicture>> for Reply {
    fn from(panel: Panel<NoPicture>) -> Self {
        let Panel { text, rows, .. } = panel;
        Self { rows, ..Self::text(text) }
    }
}

impl File {
    /// A picture for a private message. The name tells nothing.
    pub fn private(seen: &Seen) -> Self {
        let (png, alt) = match seen {
            Seen::Everybody(picture) => (picture.png(), picture.alt()),
            Seen::OneSeat(picture) => (picture.png(), picture.alt()),
        };
        Self { name: "aedile.png".to_owned(), alt: Some(alt.to_owned()), bytes: png.to_vec() }
    }

    /// A picture for everybody.
    pub fn public(name: String, picture: Picture<Everybody>) -> Self {
        Self { name, alt: Some(picture.alt().to_owned()), bytes: picture.into_png() }
    }

    /// The same with more words behind what it shows, which are never cut.
    pub fn also_saying(self, more: &str) -> Self {
        let room = ALT_LIMIT.saturating_sub(more.chars().count() + 1);
        let shown: String = self.alt.unwrap_or_default().chars().take(room).collect();
        Self { alt: Some(format!("{shown}\n{more}")), ..self }
    }

    /// A text as a file.
    pub fn of_text(name: String, text: String) -> Self {
        Self { name, alt: None, bytes: text.into_bytes() }
    }
}
