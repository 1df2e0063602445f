//! What people read and see of one position of a game.

use aedile::{
    board::{MoveNumber, Turn},
    catalogue::{Language, Text},
    discord::words::plans::wanted,
    play::{OwnView, TypedGame},
    render::Cast,
    tables::TableId,
    talk::{
        layout::{Panel, Row},
        names::Names,
        paths::{Ways, decision},
        plans::Alternative,
        present::{Seen, Spot},
    },
};

use super::limits::Limits as _;

const SPOT: Spot = Spot { table: TableId(u64::MAX), number: MoveNumber(99_999) };

/// Names without a letter that the marked language would change.
pub const NAMES: [&str; 3] = ["Hkpq", "Bfhj", "Vwxm"];

/// The texts and pictures of one position.
#[derive(Default)]
pub struct Told {
    pub texts: Vec<String>,
    pub pictures: Vec<Vec<u8>>,
}

impl Told {
    pub fn text(&mut self, text: &Text) {
        self.texts.push(text.to_string());
    }

    pub fn picture(&mut self, seen: Seen) {
        let (alt, png) = match seen {
            Seen::Everybody(picture) => (picture.alt().to_owned(), picture.into_png()),
            Seen::OneSeat(picture) => (picture.alt().to_owned(), picture.into_png()),
        };
        self.texts.push(alt);
        self.pictures.push(png);
    }

    fn panel<P>(&mut self, panel: Panel<P>) {
        let Panel { text, rows, .. } = panel.to(Language::spoken());
        self.texts.push(text);
        for row in rows {
            match row {
                Row::Buttons(buttons) => {
                    self.texts.extend(buttons.into_iter().map(|button| button.label));
                }
                Row::Select(select) => {
                    self.texts.push(select.placeholder);
                    self.texts.extend(select.options.into_iter().map(|option| option.label));
                }
            }
        }
    }
}

/// All texts and pictures of a position for everybody and for the seat to move.
pub fn told<G: TypedGame>(game: &G, cast: &Cast) -> Told {
    let (mut told, public) = (Told::default(), game.public_view());
    let (names, news) = (Names::new(NAMES.map(str::to_owned)), G::News::default());
    told.text(&G::status(&public, &names));
    told.picture(Seen::Everybody(G::board(&public, &news, cast)));
    told.picture(Seen::Everybody(G::scores(&public, cast)));
    let Turn::ToMove(seat) = game.turn() else { return told };
    let own = game.seat_view(seat);
    told.text(&G::call(&public));
    told.text(&G::help(&own));
    let hand = G::hand(&own, 0, SPOT);
    let panel = decision(&G::guide(&own), "", SPOT).expect("a first page");
    for shot in hand.picture.iter().chain(&panel.picture) {
        let seen = G::draw(shot, &public, Some(&own), &news, cast);
        if let Some(seen) = seen {
            told.picture(seen);
        }
    }
    told.panel(hand);
    told.panel(panel);
    let (guide, object) = (G::guide(&own), OwnView::of::<G>(own.clone()));
    let any = object.guide();
    for (path, _) in Ways::of(&guide).all().iter().take(12) {
        let begun = path.clone().back();
        told.text(&wanted(&any, &Alternative::Move(path.clone())));
        told.text(&wanted(&any, &Alternative::Best(begun)));
    }
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    for mv in legal.into_iter().take(4) {
        let mut after = game.clone();
        after.play_unchecked(mv);
        for event in G::events(game, mv, &after) {
            told.text(&G::event(&event, &names));
            told.text(&G::brief(&event, &names).says);
        }
        told.text(&G::reason(&own, mv));
    }
    told
}
