//! Moves of The Builders: Antiquity in a few words, as hints tell them.

use aedile::{
    board::Game,
    games::builders::talk::guide::Guide,
    talk::{
        layout::{LABEL, OPTION_LABEL},
        paths::Guide as _,
    },
};

use super::builders_words::transcript;

#[test]
fn a_move_is_told_with_what_it_costs_and_brings() {
    let (game, _) = transcript(2, 3, 23);
    let view = game.seat_view(game.turn().seat().unwrap());
    let guide = Guide::from(&view);
    let mut told: Vec<String> = Vec::new();
    for mv in view.legal.iter().rev() {
        let says = guide.summary(*mv).to_string();
        let verb = says.split(' ').next();
        if told.iter().filter(|told| told.split(' ').next() == verb).count() < 3 {
            told.push(says);
        }
    }
    insta::assert_snapshot!(told.join("\n"), @r"
    End turn · 1 action unused
    Take 1 sesterce · uses 1 action
    Send Companion all-round to Urban House · 1 action, 4 sesterces · finishes it
    Send Companion all-round to Urban House · 1 action, 4 sesterces · still missing: 1 stone
    Send Companion decorator to Urban House · 1 action, 4 sesterces · still missing: 3
    Take a loan · 1 action · 10 sesterces now; 15 back at the end, or −2 points
    Invest in Paintbrush · 1 action, 2 sesterces · adds 1 decoration
    Invest in Set Square · 1 action, 2 sesterces · adds 1 architecture
    Invest in Saw · 1 action, 2 sesterces · adds 1 wood
    Recruit Master decorator (2 stone, 3 decoration) · 1 action · sending costs 5 sesterces
    Recruit Apprentice carver (1 wood, 1 decoration) · 1 action · sending costs 2 sesterces
    Recruit Companion architect (1 stone, 3 architecture) · 1 action · sending costs 4 sesterces
    Open Rural House · 1 action · brings 6 sesterces and 1 point · needs 1 stone, 1 decoration
    Open Fortress · 1 action · brings 12 sesterces and 4 points · needs 8 resources
    Open Palace of Assur · 1 action · brings 14 sesterces and 5 points · needs 10 resources
    ");
}

#[test]
fn the_options_of_a_menu_say_on_a_second_line_what_takes_room() {
    let (game, _) = transcript(2, 3, 23);
    let view = game.seat_view(game.turn().seat().unwrap());
    let guide = Guide::from(&view);
    let lines = view.legal.iter().filter_map(|mv| {
        let (label, more) = guide.lines(*mv);
        Some(format!("{label}\n  {}", more?))
    });
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"), @r"
    Camel Stable · 6 sesterces, 1 point
      needs 1 stone, 1 architecture · your available workers can bring it all
    Open Quarry · 10 sesterces
      needs 1 stone, 1 wood · your available workers can bring it all
    Palace of Assur · 14 sesterces, 5 points
      needs 3 stone, 1 wood, 4 architecture, 2 decoration · your available workers lack 2 architecture
    Fortress · 12 sesterces, 4 points
      needs 3 stone, 2 wood, 2 architecture, 1 decoration · your available workers can bring it all
    Rural House · 6 sesterces, 1 point
      needs 1 stone, 1 decoration · your available workers can bring it all
    Recruit Laborer architect
      sending costs 3 sesterces · brings 1 stone, 1 architecture for Urban House
    Recruit Master carpenter
      sending costs 5 sesterces · brings 1 wood, 1 architecture for Urban House
    Recruit Companion architect
      sending costs 4 sesterces · brings 1 stone, 1 architecture for Urban House
    Recruit Apprentice carver
      sending costs 2 sesterces · brings 1 wood for Urban House
    Recruit Master decorator
      sending costs 5 sesterces · brings 2 stone for Urban House
    Invest in Mallet · pay 2 sesterces
      1 action, 2 sesterces · adds 1 stone
    Invest in Saw · pay 2 sesterces
      1 action, 2 sesterces · adds 1 wood
    Invest in Set Square · pay 2 sesterces
      1 action, 2 sesterces · adds 1 architecture
    Invest in Paintbrush · pay 2 sesterces
      1 action, 2 sesterces · adds 1 decoration
    Take a loan
      1 action · 10 sesterces now; 15 back at the end, or −2 points
    Appr. sculptor to Urban House · pay 2
      Send Apprentice sculptor to Urban House · 1 action, 2 sesterces · still missing: 3
    Comp. decorator to Urban House · pay 4
      Send Companion decorator to Urban House · 1 action, 4 sesterces · still missing: 3
    Comp. all-round to Urban House · pay 4
      Send Companion all-round to Urban House · 1 action, 4 sesterces · still missing: 1 stone
    Comp. all-round to Urban House · pay 4
      Send Companion all-round to Urban House · 1 action, 4 sesterces · finishes it
    ");
}

#[test]
fn no_move_is_cut_off_in_a_menu() {
    for seed in 0..60 {
        let (game, _) = transcript(2 + u8::try_from(seed % 3).unwrap(), seed, 60);
        let Some(seat) = game.turn().seat() else { continue };
        let view = game.seat_view(seat);
        let guide = Guide::from(&view);
        for mv in &view.legal {
            let says = guide.summary(*mv);
            assert!(says.len() <= OPTION_LABEL, "{says}");
            let (label, more) = guide.lines(*mv);
            assert!(label.len() <= LABEL, "{label}");
            assert!(more.as_ref().is_none_or(|more| more.len() <= OPTION_LABEL), "{more:?}");
        }
    }
}
