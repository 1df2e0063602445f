//! The pages of *The Builders: Antiquity* that show its cards and its scores.

use aedile::board::{Game, Rng, Seat, SeatSet, Seed};
use aedile::games::builders::rules::view::{PublicView, Score};
use aedile::games::builders::{Builders, Options};
use aedile::{
    games::builders::pictures::{self as builders, palette},
    render::{Cast, theme},
};

use crate::pictures::golden::{assert_golden, decode};
use crate::pictures::{assert_small_and_described, contrast, four, strange};

/// A finished game of four with these scores: buildings, machines, sesterces, prisoners, loans.
fn finished(lines: [[i32; 5]; 4]) -> PublicView {
    let deal = Builders::deal(4, &Options::default(), Seed::from_number(1));
    let mut view = Builders::new(&deal).expect("a dealt setup").public_view();
    for (player, line) in view.players.iter_mut().zip(lines) {
        let [buildings, machines, sesterces, prisoners, loans] = line;
        let total = line.iter().sum();
        player.score = Score { buildings, machines, prisoners, loans, sesterces, total };
    }
    let most = view.players.iter().map(|player| player.score.total).max();
    let winners = Seat::all(4).filter(|seat| Some(view.players[seat.index()].score.total) == most);
    view.winners = Some(winners.fold(SeatSet::EMPTY, SeatSet::with));
    (view.round, view.to_move, view.turn) = (12, None, None);
    view
}

/// One with a clean slate, one with all kinds of points, one in debt, one with nearly nothing.
const MIXED: [[i32; 5]; 4] =
    [[170, 20, 3, 0, 0], [180, 40, 12, -10, -20], [150, 0, 31, 0, -20], [60, 20, 2, -30, 0]];

#[test]
fn all_cards_stand_on_two_sheets() {
    assert_eq!(builders::SHEETS, 2);
    assert_golden("builders_sheet_buildings", &builders::sheet(0));
    assert_golden("builders_sheet_workers", &builders::sheet(1));
    for number in 0..builders::SHEETS {
        assert_small_and_described(&builders::sheet(number));
    }
}

#[test]
fn a_sheet_beyond_the_last_is_the_last() {
    assert!(builders::sheet(9).png() == builders::sheet(1).png());
}

#[test]
fn final_scores_are_in_tenths() {
    let picture = builders::scores(&finished(MIXED), &four());
    assert_golden("builders_scores", &picture);
    assert_small_and_described(&picture);
    insta::assert_snapshot!(picture.alt(), @r"
    Final scores, after 12 rounds.
    Claudia (second): 19.3. Buildings 17, Machines 2, Sesterces 0.3, Prisoners 0, Loans 0.
    Marcus (winner): 20.2. Buildings 18, Machines 4, Sesterces 1.2, Prisoners −1, Loans −2.
    Livia (third): 16.1. Buildings 15, Machines 0, Sesterces 3.1, Prisoners 0, Loans −2.
    Titus (fourth): 5.2. Buildings 6, Machines 2, Sesterces 0.2, Prisoners −3, Loans 0.
    ");
}

#[test]
fn scores_name_opponents_with_their_levels() {
    let picture = builders::scores(&finished(MIXED), &crate::pictures::tables::opponents());
    assert_golden("builders_scores_opponents", &picture);
}

#[test]
fn a_stalled_game_says_so_and_totals_may_be_below_zero() {
    let mut view =
        finished([[0, 0, 9, -20, 0], [40, 0, 10, -10, -20], [80, 20, 7, -10, 0], [0, 0, 0, 0, 0]]);
    (view.is_stalled, view.idle_rounds, view.round) = (true, 3, 25);
    let picture = builders::scores(&view, &strange());
    assert_golden("builders_scores_stalled", &picture);
    assert!(
        picture.alt().starts_with("Final scores, no building for 3 rounds, up to round 25."),
        "{}",
        picture.alt()
    );
    assert!(picture.alt().contains("(fourth): −1.1."), "{}", picture.alt());
    view.idle_rounds = 0;
    view.round = 60;
    let late = builders::scores(&view, &four());
    assert!(late.alt().starts_with("Final scores, nobody had finished by round 60."));
}

#[test]
fn a_tie_has_two_winners() {
    let same = [100, 20, 5, 0, 0];
    let view = finished([same, [0; 5], same, [0; 5]]);
    assert_eq!(builders::scores(&view, &four()).alt().matches("winner").count(), 2);
}

#[test]
fn scores_so_far_are_those_of_a_running_game() {
    for seats in 2..=4 {
        let deal = Builders::deal(seats, &Options::default(), Seed::from_number(3));
        let mut game = Builders::new(&deal).expect("a dealt setup");
        let mut rng = Rng::new(Seed::from_number(4));
        let cast =
            Cast::new(["Claudia", "Marcus", "Livia", "Titus"].into_iter().take(usize::from(seats)));
        for _ in 0..60 {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            game.play_unchecked(*rng.choose(&moves));
        }
        let picture = builders::scores(&game.public_view(), &cast);
        assert_small_and_described(&picture);
        assert!(picture.alt().starts_with("Scores so far, in round "), "{}", picture.alt());
    }
}

/// A loss takes from the bar's end: with it the bar stands shorter, and what was gained is still to be seen.
#[test]
fn a_loss_strikes_out_the_end_of_the_bar() {
    let page_with = |loans: i32| {
        let mut lines = [[200, 0, 0, 0, 0]; 4];
        lines[0][4] = loans;
        decode(builders::scores(&finished(lines), &four()).png())
    };
    let (whole, cut) = (page_with(0), page_with(-20));
    let (bar, page) = (palette::SCORE_BUILDINGS.rgb(), theme::PAGE.rgb());
    // In pixels, along a line above the icon: the middle of the bar, and its last tenth.
    let (row, last) = (290, 1290..1380);
    assert!((600..700).all(|x| cut.get_pixel(x, row).0 != page), "what stands is whole");
    assert!(last.clone().all(|x| whole.get_pixel(x, row).0 != page), "nothing is lost");
    let struck: Vec<_> = last.map(|x| cut.get_pixel(x, row).0).collect();
    assert!(struck.contains(&page) && struck.contains(&bar));
}

#[test]
fn text_stands_out_on_the_cards() {
    let text = [
        (theme::INK.rgb(), theme::MARBLE_LIP.rgb()),
        (palette::LOSS_INK.rgb(), theme::MARBLE_LIP.rgb()),
        (theme::KIND.rgb(), theme::MARBLE.rgb()),
        (theme::EFFECT.rgb(), theme::MARBLE.rgb()),
    ];
    for (ink, ground) in text {
        let ratio = contrast(ink, ground);
        assert!(ratio >= 4.5, "{ink:?} on {ground:?}: {ratio:.2}");
    }
}
