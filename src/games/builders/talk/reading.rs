//! Which card somebody means by its id, a part of its name or what it brings: "laborer 2 decoration".

use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, added},
        resources::{Resource, Resources},
        view::PlayerView,
    },
    talk::{
        names::list,
        spelling::{self, Fit},
        typed::{Unreadable, echo},
    },
};

/// How many cards an answer lists.
const LISTED: usize = 12;

/// Words that name nothing.
const IDLE: [&str; 6] = ["the", "an", "of", "and", "with", "to"];

/// A card as people may type it.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    card: T,
    id: &'static str,
    name: String,
    brings: Resources,
}

impl<T> Entry<T> {
    /// "Laborer (1 wood, 2 decoration)"; the name alone if nothing is brought.
    pub fn in_full(&self) -> String {
        if self.brings.is_none() {
            self.name.clone()
        } else {
            format!("{} ({})", self.name, self.brings)
        }
    }
}

/// These buildings.
pub fn buildings(of: impl IntoIterator<Item = Building>) -> Vec<Entry<Building>> {
    let entry = |card: Building| Entry {
        card,
        id: card.id(),
        name: card.name().to_owned(),
        brings: Resources::NONE,
    };
    of.into_iter().map(entry).collect()
}

/// These members as the player has them: educated, freed.
pub fn members(own: &PlayerView, of: impl IntoIterator<Item = Member>) -> Vec<Entry<Member>> {
    let entry = |card: Member| {
        let view = own.member(card);
        Entry {
            card,
            id: card.id(),
            name: super::labels::name(card, view.is_some_and(|view| view.is_freed)).to_owned(),
            brings: view.map_or_else(|| card.produces(), |view| view.produces),
        }
    };
    of.into_iter().map(entry).collect()
}

/// These cards of the investment line.
pub fn investments(of: impl IntoIterator<Item = Investment>) -> Vec<Entry<Investment>> {
    let entry = |card: Investment| Entry {
        card,
        id: card.id(),
        name: card.name().to_owned(),
        brings: match card {
            Investment::Slave(slave) => slave.produces(),
            Investment::Tool(resource) => added(resource),
            Investment::University(_) | Investment::Loan => Resources::NONE,
        },
    };
    of.into_iter().map(entry).collect()
}

/// These tools.
pub fn tools(of: impl IntoIterator<Item = Resource>) -> Vec<Entry<Resource>> {
    let entry = |card: Resource| Entry {
        card,
        id: card.name(),
        name: super::labels::tool(card).to_owned(),
        brings: added(card),
    };
    of.into_iter().map(entry).collect()
}

/// The words and the amounts of resources that were typed.
struct Wanted {
    words: String,
    amounts: Vec<(Resource, u8)>,
}

impl Wanted {
    fn read(typed: &str) -> Self {
        let text = spelling::plain(typed);
        let tokens: Vec<&str> = text.split(' ').filter(|token| !IDLE.contains(token)).collect();
        let (mut words, mut amounts) = (Vec::new(), Vec::new());
        let mut rest = &tokens[..];
        while let [token, after @ ..] = rest {
            let digits = token.trim_end_matches(|sign: char| !sign.is_ascii_digit());
            let (unit, beyond) = match (&token[digits.len()..], after) {
                ("", [next, beyond @ ..]) => (*next, beyond),
                (unit, _) => (unit, after),
            };
            if let (Ok(amount), Some(resource)) = (digits.parse(), resource(unit)) {
                amounts.push((resource, amount));
                rest = beyond;
            } else {
                words.push(*token);
                rest = after;
            }
        }
        Self { words: words.join(" "), amounts }
    }

    const fn is_empty(&self) -> bool {
        self.words.is_empty() && self.amounts.is_empty()
    }

    /// Whether so little was typed that what it fits is chance.
    fn is_too_short(&self) -> bool {
        self.amounts.is_empty() && spelling::is_too_short(&self.words)
    }

    /// The entries that fit, and how well.
    fn among<'a, T>(&self, tier: &'a [Entry<T>]) -> Vec<(&'a Entry<T>, Fit)> {
        let brings = |entry: &&Entry<T>| {
            self.amounts.iter().all(|(resource, amount)| entry.brings.of(*resource) == *amount)
        };
        let more = |entry: &Entry<T>| format!("{} {}", entry.in_full(), entry.id);
        let things = tier.iter().filter(|entry| !self.is_empty() && brings(entry));
        spelling::matching(things, |entry| entry.name.clone(), more, &self.words)
    }
}

/// The resource whose name begins so.
fn resource(text: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|resource| !text.is_empty() && resource.name().starts_with(text))
}

/// The card that is meant: by id or whole name whatever it is, else the only one that fits among the first of `tiers` with
/// any that does; slips are forgiven only where nothing fits as typed. Cards that read alike are as good as one. One or two
/// letters are never enough.
///
/// # Errors
/// When none or several are meant; then the words list those of the first of `tiers`, which can be chosen now, `what` being
/// "building" or the like.
pub fn one<T: Copy>(typed: &str, what: &str, tiers: &[Vec<Entry<T>>]) -> Result<T, Unreadable> {
    let whole = spelling::plain(typed);
    let named = |entry: &&Entry<T>| {
        spelling::plain(entry.id) == whole || spelling::plain(&entry.name) == whole
    };
    let by_name: Vec<&Entry<T>> = tiers.last().into_iter().flatten().filter(named).collect();
    if let [only] = by_name[..] {
        return Ok(only.card);
    }
    let wanted = Wanted::read(typed);
    let found: Vec<_> = tiers.iter().map(|tier| wanted.among(tier)).collect();
    let as_typed = found.iter().position(|tier| tier.iter().any(|(_, fit)| *fit < Fit::Slip));
    let open = tiers.first().map_or(&[][..], Vec::as_slice);
    let Some(place) = as_typed.or_else(|| found.iter().position(|tier| !tier.is_empty())) else {
        return Err(unknown(typed, what, "that I know", open));
    };
    let mut readings: Vec<String> = found[place].iter().map(|(entry, _)| entry.in_full()).collect();
    readings.sort_unstable();
    readings.dedup();
    match (&found[place][..], readings.len()) {
        ([(entry, _), ..], 1) if !wanted.is_too_short() => Ok(entry.card),
        // Of what cannot be chosen now nobody is asked to choose, unless there is nothing else.
        _ if place == 0 || open.is_empty() => Err(ambiguous(typed, &readings)),
        _ => Err(unknown(typed, what, "that you could choose now", open)),
    }
}

fn ambiguous(typed: &str, readings: &[String]) -> Unreadable {
    Unreadable(format!("“{}” could be {}. Type more of it.", echo(typed), shortlist(readings)))
}

/// "“castle” is no building that I know; you can choose from House and Market."
fn unknown<T>(typed: &str, what: &str, such: &str, open: &[Entry<T>]) -> Unreadable {
    let names: Vec<String> = open.iter().map(Entry::in_full).collect();
    let choices = if names.is_empty() {
        format!("there is no {what} that you could choose now")
    } else {
        format!("you can choose from {}", shortlist(&names))
    };
    Unreadable(format!("“{}” is no {what} {such}; {choices}.", echo(typed)))
}

fn shortlist(names: &[String]) -> String {
    let more = names.len().saturating_sub(LISTED);
    let mut shown: Vec<String> = names.iter().take(LISTED).cloned().collect();
    if more > 0 {
        shown.push(format!("{more} more"));
    }
    list(&shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laborers() -> Vec<Entry<Member>> {
        let of = |id: &str| Member::from_id(id).unwrap();
        ["laborer_wd", "laborer_sd", "companion_all", "companion_all_2"]
            .map(|id| Entry {
                card: of(id),
                id: of(id).id(),
                name: of(id).name().to_owned(),
                brings: of(id).produces(),
            })
            .to_vec()
    }

    fn read(typed: &str) -> Result<&'static str, String> {
        one(typed, "worker", &[laborers()]).map(Member::id).map_err(|Unreadable(words)| words)
    }

    #[test]
    fn a_worker_is_found_by_id_name_or_what_it_brings() {
        for typed in [
            "laborer_wd",
            "laborer 2 decoration",
            "Laborer (1 wood, 2 decoration)",
            "labourer 2d",
            "2 dec",
            "lab wood",
            "labrer 2 decoration",
        ] {
            assert_eq!(read(typed), Ok("laborer_wd"), "{typed}");
        }
    }

    #[test]
    fn two_workers_that_read_alike_are_as_good_as_one() {
        assert_eq!(read("companion"), Ok("companion_all"));
        assert_eq!(read("companion_all_2"), Ok("companion_all_2"));
    }

    #[test]
    fn what_fits_several_or_none_is_answered_with_those_that_could_be_meant() {
        let ambiguous = read("laborer").unwrap_err();
        assert!(ambiguous.contains("Laborer (1 wood, 2 decoration)"), "{ambiguous}");
        assert!(ambiguous.contains("and Laborer (2 stone, 1 decoration)"), "{ambiguous}");
        let unknown = read("emperor").unwrap_err();
        assert!(unknown.contains("is no worker that I know; you can choose from"), "{unknown}");
        assert!(read("").is_err() && read("of the").is_err());
    }

    #[test]
    fn one_or_two_letters_choose_nothing_even_where_they_fit_one_card_only() {
        let row = [Building::from_id("house"), Building::from_id("temple")];
        let tiers = [buildings(row.into_iter().flatten()), buildings(Building::all())];
        let read = |typed| {
            one(typed, "building", &tiers).map(Building::id).map_err(|Unreadable(words)| words)
        };
        assert_eq!(read("h"), Err("“h” could be House. Type more of it.".to_owned()));
        assert_eq!(read("ho").unwrap_err(), "“ho” could be House. Type more of it.");
        assert_eq!(read("hou"), Ok("house"));
        assert_eq!(read("HOUSE"), Ok("house"));
    }

    #[test]
    fn what_fits_only_cards_that_cannot_be_chosen_now_is_answered_with_those_that_can() {
        let row = [Building::from_id("market"), Building::from_id("temple")];
        let tiers = [buildings(row.into_iter().flatten()), buildings(Building::all())];
        let Unreadable(words) = one("house", "building", &tiers[..1]).unwrap_err();
        assert_eq!(
            words,
            "“house” is no building that I know; you can choose from Market and Temple."
        );
        let Unreadable(words) = one("hous", "building", &tiers).unwrap_err();
        assert_eq!(
            words,
            "“hous” is no building that you could choose now; you can choose from Market and Temple."
        );
    }

    #[test]
    fn a_whole_name_is_never_taken_for_a_part_of_another() {
        let tiers = [buildings(Building::from_id("rural_house")), buildings(Building::all())];
        assert_eq!(one("house", "building", &tiers).unwrap().id(), "house");
        assert_eq!(one("rural", "building", &tiers).unwrap().id(), "rural_house");
        assert_eq!(one("lighthouse", "building", &tiers).unwrap().id(), "alexandria_lighthouse");
    }
}
