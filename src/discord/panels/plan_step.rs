//! The pages on which a step of a plan is chosen: those of the game's own menus, at a table as it may come.

use std::collections::HashSet;

use super::{
    foreseen::{Others, before_step, look_at, open_plan},
    plan_buttons::plan_button,
};
use crate::{
    discord::words::{self},
    play::{AnyGuide, AnyShot},
    say,
    tables::Look,
    talk::{
        custom_id::{ComponentId, LONGEST},
        layout::{BUTTONS, Button, Choice, LABEL, OPTION_LABEL, Panel, ROWS, Row, Style},
        paths::{Path, Question, panel::name},
        plans::Alternative,
        present::Spot,
        say::Text,
        verb::{GameVerb, Verb},
    },
};

/// A page of the menus for the step at this place, with the look at the table as it may come; the first one, with a note, for a
/// page that is gone.
pub fn panel(look: Look, (step, others): (usize, Others), page: &str) -> (Look, Panel<AnyShot>) {
    let spot = look.spot();
    let Some(world) = before_step(&look, (step, others)) else {
        let back = back(&look, spot);
        let text = Text::lines([heading(step), say!("plan-no-further")]);
        return (look, Panel::text(text).buttons([back]));
    };
    let view = world.view();
    let guide = view.guide();
    let (page, panel, note) = match guide.decision(page, spot) {
        Some(panel) => (name(page), panel, None),
        None => ("", guide.first(spot), Some(say!("player-no-such-page"))),
    };
    let mut panel = about_step(panel, (step, others)).with_note(heading(step)).with_note(note);
    let mut tools = Vec::new();
    if has_several(&guide, page) {
        let best = format!("{step}:best:{page}");
        tools.push(plan_button(spot, &best, say!("button-plan-best"), Style::Plain));
    }
    if page.is_empty() {
        tools.extend(tools_of_step(&look, step, (world.round(), passes(&look, &guide)), spot));
    }
    let (other, label) = match others {
        Others::TakeBest => ("all", say!("plan-if-left")),
        Others::LeaveBest => ("go", say!("plan-if-taken")),
    };
    if page.is_empty() {
        tools.push(plan_button(spot, &format!("{step}:{other}"), label, Style::Plain));
        tools.push(back(&look, spot));
    }
    add_tools(&mut panel, tools);
    (look_at(&look, &world), panel)
}

/// Everything that can be planned for the step at this place, best first: the moves, and for those with a number any higher one.
/// What is longer than Discord takes in a choice can still be clicked.
pub fn choices(look: &Look, step: usize) -> Vec<Choice> {
    let Some(world) = before_step(look, (step, Others::TakeBest)) else { return Vec::new() };
    let left = before_step(look, (step, Others::LeaveBest));
    let (view, mut all) = (world.view(), world.paths());
    let known: HashSet<Path> = all.iter().cloned().collect();
    let more = left.map(|world| world.paths()).unwrap_or_default();
    all.extend(more.into_iter().filter(|path| !known.contains(path)));
    let guide = view.guide();
    let choice =
        |one: Alternative| Choice::new(one.to_string(), words::plans::wanted_there(&guide, &one));
    let counts = |path: &&Path| look.kind.orders().iter().any(|order| order.counts_to(path));
    let moves = all.iter().map(|path| Alternative::Move(path.clone()));
    let numbers = all.iter().filter(counts);
    let from = numbers.map(|path| Alternative::AtLeast(path.clone()));
    let fits = |choice: &Choice| choice.value.chars().count() <= OPTION_LABEL;
    moves.chain(from).map(choice).filter(fits).collect()
}

/// The same panel for the step at this place: what played a move plans it there, and what turned a page turns one of the step.
pub fn about_step<S>(mut panel: Panel<S>, (step, others): (usize, Others)) -> Panel<S> {
    for row in &mut panel.rows {
        match row {
            Row::Buttons(buttons) => {
                // In a plan nothing is asked, and nothing is played.
                let plays = |verb: &Verb| {
                    matches!(verb, Verb::Game(GameVerb::Unasked(_) | GameVerb::All(_)))
                };
                buttons.retain(|one| !plays(&one.id.verb));
                for button in buttons.iter_mut() {
                    if matches!(button.id.verb, Verb::Game(GameVerb::Do(_))) {
                        button.label = say!("plan-do", what = button.label.clone()).cut(LABEL);
                    }
                    plan_id(&mut button.id, (step, others));
                }
                buttons.retain(|button| button.id.to_string().chars().count() <= LONGEST);
            }
            Row::Select(select) => plan_id(&mut select.id, (step, others)),
        }
    }
    panel.rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
    panel
}

/// What did a move or turned a page plans the move or turns the page of the step.
fn plan_id(id: &mut ComponentId, (step, others): (usize, Others)) {
    let (go, does) = match others {
        Others::TakeBest => ("go", "do"),
        Others::LeaveBest => ("all", "any"),
    };
    let does = match &id.verb {
        Verb::Game(GameVerb::Go(page)) => format!("{step}:{go}:{page}"),
        Verb::Game(GameVerb::Do(code)) => format!("{step}:{does}:{code}"),
        Verb::Game(_)
        | Verb::Person(_)
        | Verb::Lobby(_)
        | Verb::Proposal(_)
        | Verb::Seat(_)
        | Verb::Manager(_) => return,
    };
    id.verb = GameVerb::Plan(does).into();
}

/// Whether the page is the beginning of a path that leads to several moves.
fn has_several(guide: &AnyGuide<'_>, page: &str) -> bool {
    let path = page.parse::<Path>();
    path.is_ok_and(|path| !path.values().is_empty() && guide.has_several(&path))
}

/// What a step can be besides one of the moves.
fn tools_of_step(
    look: &Look,
    step: usize,
    (round, passes): (u32, bool),
    spot: Spot,
) -> Vec<Button> {
    let plain = |does: &str, label: Text| plan_button(spot, does, label, Style::Plain);
    let mut tools = vec![plain(&format!("{step}:hint"), say!("button-hint"))];
    if open_plan(look).is_some() {
        tools.push(plain(&format!("{step}:ask"), say!("button-plan-ask")));
    } else {
        tools.push(plan_button(spot, "like", say!("button-plan-like"), Style::Main));
    }
    if open_plan(look).is_none() && passes {
        let round = round + 1;
        tools.push(plain("pass", say!("button-plan-pass")));
        tools.push(plain(&format!("pass:{round}"), say!("button-plan-pass-until", round)));
    }
    tools
}

/// Whether passing is a plan there: in a game that has it, where it throws nothing away that is to be asked about.
fn passes(look: &Look, guide: &AnyGuide<'_>) -> bool {
    let pass = look.kind.pass().and_then(|pass| guide.shown(pass));
    pass.is_none_or(|(_, question)| question != Question::Always) && look.kind.pass().is_some()
}

/// To the plan, if there is one.
fn back(look: &Look, spot: Spot) -> Button {
    match open_plan(look) {
        Some(_) => spot.plain(GameVerb::Plan(String::new()), say!("button-my-plan")),
        None => spot.plain(GameVerb::Go(String::new()), say!("button-back")),
    }
}

fn heading(step: usize) -> Text {
    say!("plan-choose", number = step + 1)
}

/// Adds buttons to the last row as far as they fit there, the others as rows of their own; where there is no room for all, those
/// before the last two are left out.
fn add_tools<S>(panel: &mut Panel<S>, mut tools: Vec<Button>) {
    let free = match panel.rows.last() {
        Some(Row::Buttons(last)) => BUTTONS - last.len(),
        Some(Row::Select(_)) | None => 0,
    };
    while tools.len() > free + (ROWS - panel.rows.len()) * BUTTONS {
        tools.remove(tools.len().saturating_sub(3));
    }
    let rest = tools.split_off(free.min(tools.len()));
    if let Some(Row::Buttons(last)) = panel.rows.last_mut() {
        last.extend(tools);
    }
    panel.rows.extend(rest.chunks(BUTTONS).map(|row| Row::Buttons(row.to_vec())));
}
