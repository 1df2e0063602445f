//! Typed words → moves. What autocomplete offers is read as well as what people type by themselves.
//!
//! Only the shape is checked here. Whether the move is legal is asked of the table, so that the rules' own words answer.

use super::reading::{Entry, buildings, investments, members, one, tools};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member},
        moves::Move,
        resources::Resource,
        view::SeatView,
    },
    talk::{
        names::list,
        typed::{HINT, Unreadable, echo},
    },
};

/// The building of the row to open.
///
/// # Errors
/// When no building is named, or several could be.
pub fn open(view: &SeatView, typed: &str) -> Result<Move, Unreadable> {
    let row = view.public.buildings.iter().flatten().copied();
    let tiers = [buildings(row), buildings(Building::all())];
    one(typed, "building", &tiers).map(|building| Move::Open { building })
}

/// The worker of the row to recruit.
///
/// # Errors
/// When no worker is named, or several could be.
pub fn recruit(view: &SeatView, typed: &str) -> Result<Move, Unreadable> {
    let row = view.public.workers.iter().flatten().copied();
    let tiers = [members(view.own(), row), members(view.own(), Member::workers())];
    one(typed, "worker", &tiers).map(|worker| Move::Recruit { worker })
}

/// The card of the line to invest in, and who learns at a university.
///
/// # Errors
/// When no card is named, or several could be; when nobody or the wrong one is named to learn.
pub fn invest(view: &SeatView, card: &str, student: Option<&str>) -> Result<Move, Unreadable> {
    let card = investment(view, card)?;
    let student = student.map(str::trim).filter(|student| !["", HINT].contains(student));
    let student = match (card, student) {
        (Investment::University(_), Some(typed)) => Some(learner(view, card, typed)?),
        (Investment::University(_), None) => only_learner(view, card)?,
        (_, None) => None,
        (card, Some(_)) => {
            let words = format!("Nobody learns from {card}; leave the student out.");
            return Err(Unreadable(words));
        }
    };
    Ok(Move::Invest { card, student })
}

/// The card of the investment line that is named.
///
/// # Errors
/// When none is named, or several could be.
pub fn investment(view: &SeatView, typed: &str) -> Result<Investment, Unreadable> {
    let legal: Vec<Investment> = view
        .legal
        .iter()
        .filter_map(|mv| match mv {
            Move::Invest { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    let tiers =
        [investments(distinct(legal)), investments(line(view)), investments(Investment::all())];
    one(typed, "card of the investment line", &tiers)
}

fn line(view: &SeatView) -> Vec<Investment> {
    let line = &view.public.line;
    let loans = (line.loans > 0).then_some(Investment::Loan);
    let slaves = line.slaves.iter().copied().map(Investment::Slave);
    let tools = line.tools.iter().copied().map(Investment::Tool);
    let universities = line.universities.iter().copied().map(Investment::University);
    slaves.chain(tools).chain(universities).chain(loans).collect()
}

fn learner(view: &SeatView, card: Investment, typed: &str) -> Result<Member, Unreadable> {
    let tiers = [
        members(view.own(), learners(view, card)),
        members(view.own(), team(view)),
        members(view.own(), Member::all()),
    ];
    one(typed, "member of your team", &tiers)
}

/// Who learns when nobody is named: the only one who can. If nobody can, the rules say why not.
fn only_learner(view: &SeatView, card: Investment) -> Result<Option<Member>, Unreadable> {
    match learners(view, card)[..] {
        [] => Ok(None),
        [only] => Ok(Some(only)),
        [..] => {
            let names: Vec<String> =
                members(view.own(), learners(view, card)).iter().map(Entry::in_full).collect();
            Err(Unreadable(format!("Who learns at the {card}? Add the student: {}.", list(&names))))
        }
    }
}

fn learners(view: &SeatView, wanted: Investment) -> Vec<Member> {
    let learner = |mv: &Move| match mv {
        Move::Invest { card, student } if *card == wanted => *student,
        _ => None,
    };
    view.legal.iter().filter_map(learner).collect()
}

/// Sending somebody to an own site, with or without a tool.
///
/// # Errors
/// When worker, building or tool is not named, or several could be.
pub fn send(
    view: &SeatView,
    worker: &str,
    building: &str,
    tool: Option<&str>,
) -> Result<Move, Unreadable> {
    let building = site(view, building)?;
    let worker = sent(view, worker, Some(building))?;
    Ok(Move::Send { worker, building, tool: carried(view, tool.unwrap_or_default())? })
}

/// The site that is named, preferably one where somebody can go.
///
/// # Errors
/// When none is named, or several could be.
pub fn site(view: &SeatView, typed: &str) -> Result<Building, Unreadable> {
    let own: Vec<Building> = view.own().sites.iter().map(|site| site.building).collect();
    let is_open = |site: &Building| {
        let there = |mv: &Move| matches!(mv, Move::Send { building, .. } if building == site);
        view.legal.iter().any(there)
    };
    let open = own.iter().copied().filter(is_open);
    let tiers = [buildings(open), buildings(own.iter().copied()), buildings(Building::all())];
    one(typed, "site of yours", &tiers)
}

/// The member that is named, preferably one who can go there.
///
/// # Errors
/// When none is named, or several could be.
pub fn sent(
    view: &SeatView,
    typed: &str,
    building: Option<Building>,
) -> Result<Member, Unreadable> {
    let goes = |mv: &Move| match mv {
        Move::Send { worker, building: to, .. } if building.is_none_or(|wanted| wanted == *to) => {
            Some(*worker)
        }
        _ => None,
    };
    let legal: Vec<Member> = distinct(view.legal.iter().filter_map(goes).collect());
    let free = view.own().team.iter().filter(|member| member.is_available());
    let tiers = [
        members(view.own(), legal),
        members(view.own(), free.map(|member| member.member)),
        members(view.own(), team(view)),
        members(view.own(), Member::all()),
    ];
    one(typed, "worker of yours", &tiers)
}

fn carried(view: &SeatView, typed: &str) -> Result<Option<Resource>, Unreadable> {
    if ["", HINT, "no", "none", "without", "no tool"]
        .contains(&typed.trim().to_lowercase().as_str())
    {
        return Ok(None);
    }
    let own = || view.own().tools.iter();
    let free = own().filter(|tool| tool.carried_by.is_none()).map(|tool| tool.tool);
    let tiers = [tools(free), tools(own().map(|tool| tool.tool)), tools(Resource::ALL)];
    one(typed, "tool of yours", &tiers).map(Some)
}

/// Turning actions into sesterces: "2" or "2 actions".
///
/// # Errors
/// When anything but one number is named.
pub fn take(typed: &str) -> Result<Move, Unreadable> {
    let words = typed.trim().to_lowercase();
    let number = ["actions", "action"].into_iter().find_map(|unit| words.strip_suffix(unit));
    let number = number.unwrap_or(&words).trim_end();
    let is_plain = number.bytes().all(|sign| sign.is_ascii_digit());
    match number.parse() {
        Ok(actions) if is_plain => Ok(Move::Take { actions }),
        Ok(_) | Err(_) => {
            Err(Unreadable(format!("“{}” is no number of actions; type 1, 2 or 3.", echo(typed))))
        }
    }
}

/// The prisoner to free.
///
/// # Errors
/// When none is named, or several could be.
pub fn free(view: &SeatView, typed: &str) -> Result<Move, Unreadable> {
    let legal = view.legal.iter().filter_map(|mv| match mv {
        Move::Free { slave } => Some(*slave),
        _ => None,
    });
    let own = team(view).filter(|member| Member::slaves().any(|slave| slave == *member));
    let tiers = [
        members(view.own(), legal),
        members(view.own(), own),
        members(view.own(), Member::slaves()),
    ];
    one(typed, "prisoner of yours", &tiers).map(|slave| Move::Free { slave })
}

fn team(view: &SeatView) -> impl Iterator<Item = Member> {
    view.own().team.iter().map(|member| member.member)
}

fn distinct<T: PartialEq>(items: Vec<T>) -> Vec<T> {
    items.into_iter().fold(Vec::new(), |mut kept, item| {
        if !kept.contains(&item) {
            kept.push(item);
        }
        kept
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game as _, Seed},
        games::builders::rules::{options::Options, state::Builders},
    };

    fn view(coins: u16) -> SeatView {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(3));
        let game = Builders::new(&setup).unwrap();
        let mut view = game.seat_view(game.turn().seat().unwrap());
        view.public.players[view.seat.index()].coins = coins;
        view
    }

    #[test]
    fn sesterces_are_taken_for_one_plain_number_and_nothing_else() {
        for (typed, actions) in [("2", 2), (" 3 actions ", 3), ("1 Action", 1), ("4", 4)] {
            assert_eq!(take(typed).unwrap(), Move::Take { actions }, "{typed}");
        }
        for typed in ["-2", "+2", "2 or 3", "2.5", "23a", "all", "", "-", "actions", "300", "1 2"] {
            let Unreadable(words) = take(typed).unwrap_err();
            assert!(words.ends_with("is no number of actions; type 1, 2 or 3."), "{words}");
        }
    }

    #[test]
    fn what_a_hint_gives_is_nobody() {
        let view = view(10);
        let mv = |card, student| Move::Invest { card, student };
        let loan = invest(&view, "loan", Some("-")).unwrap();
        assert_eq!(loan, mv(Investment::Loan, None));
        let university = Investment::University(Resource::Wood);
        let only = team(&view).next();
        let read = invest(&view, university.id(), Some("-")).unwrap();
        assert_eq!(read, invest(&view, university.id(), None).unwrap());
        assert!(read == mv(university, only) || read == mv(university, None));
    }

    #[test]
    fn nobody_is_guessed_where_nobody_can_learn() {
        let mut view = view(3);
        view.legal.retain(|mv| !matches!(mv, Move::Invest { .. }));
        let card = Investment::University(Resource::Wood);
        assert_eq!(invest(&view, card.id(), None).unwrap(), Move::Invest { card, student: None });
    }
}
