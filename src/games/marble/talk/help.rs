//! What can be done now and how, for the button *Help*.

use crate::games::marble::rules::{Building, Kind, Move, Post, Prospect, SeatView, Stage, numbers};
use crate::say;
use crate::talk::present::Explanation;
use crate::talk::say::Text;

use super::units;
use super::words::{duty, tiles_to_end};

/// The name of an order, and whether a move is one.
type Way = (&'static str, fn(&Move) -> bool);

/// The actions of a turn, in the order of the help.
const WAYS: [Way; 5] = [
    ("play", |mv| matches!(mv, Move::Play { .. })),
    ("draw", |mv| matches!(mv, Move::Draw { .. })),
    ("expand", |mv| matches!(mv, Move::Expand { .. })),
    ("recall", |mv| matches!(mv, Move::Recall { .. })),
    ("spend", |mv| matches!(mv, Move::Spend { .. })),
];

/// What of that is possible now.
fn ways(view: &SeatView) -> impl Iterator<Item = &'static str> {
    let is_there = |is_meant: fn(&Move) -> bool| view.legal.iter().any(is_meant);
    WAYS.into_iter().filter(move |(_, is_meant)| is_there(*is_meant)).map(|(order, _)| order)
}

/// Who has fewer tiles ready has little to choose from.
const FEW: u8 = 3;

/// What matters now, for a first game: only what this seat can do or has to fear in this position.
pub fn explain(view: &SeatView) -> Vec<Explanation> {
    let kinds = match (view.public.stage, view.public.actions) {
        _ if view.legal.is_empty() => Vec::new(),
        (Stage::Over, _) => Vec::new(),
        (Stage::Act, 0) => vec![("end", ways(view).any(|way| way == "spend"))],
        (Stage::Act, _) => in_turn(view),
        (Stage::Open, _) => vec![("open", true)],
        (Stage::Finish, _) => vec![("finish", true)],
        (Stage::Reward(_), _) => {
            vec![("reward", true), ("imperium", view.public.built() != Some(Building::Fountain))]
        }
    };
    let scoring = numbers().scoring;
    let (least, most) = numbers().bridge_values();
    let explain = |kind| Explanation {
        kind,
        says: say!(
            "marble-explain",
            kind,
            building = view.public.built().unwrap_or(Building::Fountain),
            on_aqueduct = units::points(scoring.aqueduct_building),
            fountain = units::points(scoring.fountain_adjacent),
            coin = units::points(scoring.coin),
            alone = units::points(scoring.imperium_most),
            tied = scoring.imperium_tied,
            least,
            most
        ),
    };
    kinds.into_iter().filter(|(_, is_meant)| *is_meant).map(|(kind, _)| explain(kind)).collect()
}

/// What may matter to who has actions left, and whether it does.
fn in_turn(view: &SeatView) -> Vec<(&'static str, bool)> {
    let (public, own) = (&view.public, view.own());
    let can = |order| ways(view).any(|way| way == order);
    let can_play = can("play");
    let reaches = |is_reached: fn(&Prospect) -> bool| {
        let play = |at| Move::Play { tile: Kind::Temple, at, magistrate: false };
        can_play && public.places.iter().any(|at| is_reached(&public.prospect(play(at))))
    };
    let has_post = |seat| public.player(seat).posts().next().is_some();
    let has_rival = public.all_seats().any(|seat| seat != view.seat && has_post(seat));
    let is_spent = own.posts().any(|tile| public.is_spent(tile));
    let at_hand = own.count(Post::Ready);
    vec![
        ("last", tiles_to_end(public).is_some()),
        ("play", can_play),
        ("types", can_play && at_hand > 0),
        ("lead", can_play && has_rival),
        ("draw", own.ready.total() < FEW && can("draw")),
        ("expand", can("expand")),
        ("bridges", reaches(|does| !does.bridges.is_empty())),
        ("springs", reaches(|does| !does.springs.is_empty())),
        ("fountains", !public.fountains.is_empty()),
        ("orders", has_post(view.seat)),
        ("recall", at_hand < 2 && is_spent && can("recall")),
    ]
}

/// What can be done now and how.
pub fn help(view: &SeatView) -> Text {
    let now = match (view.public.stage, view.public.actions) {
        (Stage::Over, _) => say!("marble-panel-help-over"),
        _ if view.legal.is_empty() => say!("marble-panel-help-not-you"),
        (Stage::Act, number) if number > 0 => {
            let each = ways(view).map(|order| say!("marble-panel-help-can", order));
            Text::lines([say!("marble-panel-help-act", number)].into_iter().chain(each))
        }
        _ => say!("marble-panel-help-decide", duty = duty(&view.public)),
    };
    let standing = Text::lines(super::fronts::standing(view));
    Text::paragraphs([now, standing, say!("marble-panel-help-more")])
}
