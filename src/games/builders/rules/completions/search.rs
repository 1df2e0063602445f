//! The search for the cheapest groups that finish one site.
//!
//! It tries groups of one, then of two and so on, members in the order of the cards, and leaves a branch as soon as
//! the best of those that are left cannot bring what is missing, or cannot be cheaper than the ways that are kept.

use super::completion::{Completion, PER_SITE, Sending, order};
use crate::games::builders::rules::{
    cards::{Member, MemberKind, added, rules},
    numbers::NUMBERS,
    resources::{Resource, Resources},
    view::{MemberView, PlayerView, SiteView},
};

/// A search through the groups of members who may finish one site.
pub(crate) struct Search<'a> {
    site: &'a SiteView,
    coins: u16,
    actions_left: u8,
    /// Who is available and of use, in the order of the cards.
    idle: Vec<&'a MemberView>,
    /// For each of them the last before it who brings and costs the same, if there is one.
    twins: Vec<Option<usize>>,
    /// What so many of those from a place on do at best: by the place, then by how many.
    reach: Vec<Vec<Reach>>,
    /// The tools at hand.
    tools: Vec<Resource>,
    /// What all the tools add.
    help: Resources,
    /// The places of those chosen.
    chosen: Vec<usize>,
    /// How many are looked for, the actions for them, and those of the actions that must be bought.
    size: usize,
    actions: u8,
    bought: u8,
    /// The best ways so far, best first.
    completions: Vec<Completion>,
    /// How often somebody was added to a group, for the test.
    #[cfg(test)]
    examined: u32,
}

/// What those chosen come to.
#[derive(Clone, Copy)]
struct Group {
    missing: Resources,
    carriers: usize,
    prices: u16,
}

/// What a number of members does at best, each part for itself.
struct Reach {
    each: [u16; 4],
    all: u16,
    price: u16,
}

impl Reach {
    /// What every number of these members does at best for a site that misses this.
    fn of(members: &[&MemberView], missing: Resources) -> Vec<Self> {
        let brings = |member: &&MemberView| missing.less(missing.less(member.produces)).amounts();
        let most = |of: &dyn Fn(&&MemberView) -> u16| {
            let mut amounts: Vec<u16> = members.iter().map(of).collect();
            amounts.sort_unstable_by(|one, other| other.cmp(one));
            amounts
        };
        let each: [Vec<u16>; 4] =
            std::array::from_fn(|place| most(&|member| brings(member)[place].into()));
        let all = most(&|member| brings(member).into_iter().map(u16::from).sum());
        let mut prices = most(&|member| member.price.into());
        prices.reverse();
        let sum = |amounts: &[u16], count: usize| amounts[..count].iter().sum::<u16>();
        let so_many = |count: usize| Self {
            each: std::array::from_fn(|place| sum(&each[place], count)),
            all: sum(&all, count),
            price: sum(&prices, count),
        };
        (0..=members.len()).map(so_many).collect()
    }

    /// Whether this may be enough.
    fn meets(&self, missing: Resources) -> bool {
        let amounts = missing.amounts();
        amounts.iter().zip(self.each).all(|(amount, most)| u16::from(*amount) <= most)
            && u16::from(missing.sum()) <= self.all
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(player: &'a PlayerView, site: &'a SiteView, actions_left: u8) -> Self {
        let at_hand = player.tools.iter().filter(|tool| tool.carried_by.is_none());
        let tools: Vec<Resource> = at_hand.map(|tool| tool.tool).collect();
        let has_tool = tools.iter().any(|tool| site.missing.of(*tool) > 0);
        let is_of_use = |member: &&MemberView| {
            member.is_available()
                && (site.missing.less(member.produces) != site.missing
                    || has_tool && carries(member))
        };
        let idle: Vec<&MemberView> = player.team.iter().filter(is_of_use).collect();
        let twin = |place: usize| (0..place).rev().find(|other| alike(idle[*other], idle[place]));
        Self {
            site,
            coins: player.coins,
            actions_left,
            twins: (0..idle.len()).map(twin).collect(),
            reach: (0..=idle.len()).map(|from| Reach::of(&idle[from..], site.missing)).collect(),
            help: tools.iter().map(|tool| added(*tool)).fold(Resources::NONE, Resources::and),
            idle,
            tools,
            chosen: Vec::new(),
            size: 0,
            actions: 0,
            bought: 0,
            completions: Vec::new(),
            #[cfg(test)]
            examined: 0,
        }
    }

    /// The best ways, best first.
    pub(crate) fn best(mut self) -> Vec<Completion> {
        self.run();
        self.completions
    }

    fn run(&mut self) {
        let before = usize::from(NUMBERS.sent_before(self.site.next_cost));
        for size in 1..=self.idle.len().min(Member::COUNT - before) {
            let sent = (before + size - 1).to_le_bytes()[0];
            self.size = size;
            self.actions = self.actions.saturating_add(NUMBERS.send_actions(sent));
            self.bought = self.actions.saturating_sub(self.actions_left);
            // More members cost more, so that no larger group is better either.
            if !self.is_wanted(self.reach[0][size].price) {
                return;
            }
            self.extend(0, Group { missing: self.site.missing, carriers: 0, prices: 0 });
        }
    }

    /// Adds members from the `from`th on to those chosen, up to the number that is looked for. A group that finishes
    /// the site is not extended: more would not be needed.
    fn extend(&mut self, from: usize, group: Group) {
        let left = self.size - self.chosen.len();
        for place in from..=self.idle.len().saturating_sub(left) {
            let best = &self.reach[place][left];
            let can = best.meets(group.missing.less(self.help));
            if !can || !self.is_wanted(group.prices + best.price) {
                return;
            }
            if !self.may_help(place, group) {
                continue;
            }
            let member = self.idle[place];
            let group = Group {
                missing: group.missing.less(member.produces),
                carriers: group.carriers + usize::from(carries(member)),
                prices: group.prices + u16::from(member.price),
            };
            #[cfg(test)]
            {
                self.examined += 1;
            }
            self.chosen.push(place);
            match self.tools_for(group) {
                Some(tools) if left == 1 && !self.is_spare() => self.keep(&tools, group.prices),
                None if left > 1 => self.extend(place + 1, group),
                _ => {}
            }
            self.chosen.pop();
        }
    }

    /// Whether a group with these prices can be paid and is better than what is kept.
    fn is_wanted(&self, prices: u16) -> bool {
        let coins = self.paid(prices);
        let has_room = self.completions.len() < PER_SITE;
        let this = (coins, self.actions, self.size);
        coins <= self.coins
            && (has_room || self.completions.last().is_some_and(|worst| this < order(worst)))
    }

    /// All that is paid for a group with these prices.
    fn paid(&self, prices: u16) -> u16 {
        prices + u16::from(self.bought) * u16::from(rules().extra_action_cost)
    }

    /// Whether somebody brings what is missing or may carry a tool that nobody of the group could, and no twin does
    /// the same.
    fn may_help(&self, place: usize, group: Group) -> bool {
        let member = self.idle[place];
        let brings = group.missing.less(member.produces) != group.missing;
        let wanted = self.tools.iter().filter(|tool| group.missing.of(**tool) > 0).count();
        let is_first = self.twins[place].is_none_or(|twin| self.chosen.contains(&twin));
        is_first && (brings || carries(member) && group.carriers < wanted)
    }

    /// The tools that a group needs to finish the site; `None` when it cannot.
    fn tools_for(&self, Group { missing, carriers, .. }: Group) -> Option<Vec<Resource>> {
        let needed: Vec<Resource> = missing.iter().map(|(resource, _)| resource).collect();
        let given = needed.iter().map(|tool| added(*tool)).fold(Resources::NONE, Resources::and);
        let can = needed.iter().all(|tool| self.tools.contains(tool));
        (can && needed.len() <= carriers && missing.less(given).is_none()).then_some(needed)
    }

    /// Whether one of those chosen is not needed: then there is a better completion without.
    fn is_spare(&self) -> bool {
        self.chosen.iter().any(|spared| {
            let others = self.chosen.iter().filter(|place| *place != spared);
            let mut group = Group { missing: self.site.missing, carriers: 0, prices: 0 };
            for member in others.map(|place| self.idle[*place]) {
                group.missing = group.missing.less(member.produces);
                group.carriers += usize::from(carries(member));
            }
            self.tools_for(group).is_some()
        })
    }

    /// Keeps those chosen behind all that are as good, and no more ways than are told.
    fn keep(&mut self, tools: &[Resource], prices: u16) {
        if !self.is_wanted(prices) {
            return;
        }
        let completion = self.completion(tools, prices);
        let place = self.completions.partition_point(|other| order(other) <= order(&completion));
        self.completions.insert(place, completion);
        self.completions.truncate(PER_SITE);
    }

    fn completion(&self, tools: &[Resource], prices: u16) -> Completion {
        let mut tools = tools.iter().copied();
        let members = self.chosen.iter().map(|place| self.idle[*place]);
        let sends = members.map(|member| Sending {
            worker: member.member,
            tool: if carries(member) { tools.next() } else { None },
        });
        let building = self.site.building;
        Completion {
            building,
            sends: sends.collect(),
            actions: self.actions,
            bought: self.bought,
            coins: self.paid(prices),
            sesterces: building.sesterces(),
            points: building.points(),
        }
    }
}

/// Whether a member may carry a tool: a worker, or a slave that was freed (§3).
const fn carries(member: &MemberView) -> bool {
    match member.member.kind() {
        MemberKind::Worker => true,
        MemberKind::Slave => member.is_freed,
        MemberKind::Machine => false,
    }
}

/// Whether it is all the same which of two is sent.
fn alike(one: &MemberView, other: &MemberView) -> bool {
    (one.produces, one.price, carries(one)) == (other.produces, other.price, carries(other))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::games::builders::rules::{
        cards::Building,
        view::{Score, ToolView},
    };

    fn idle(member: Member) -> MemberView {
        let (produces, price) = (member.produces(), member.price());
        let (is_freed, educated, at, tool) = (false, None, None, None);
        MemberView { member, is_freed, produces, price, educated, at, tool }
    }

    fn player(coins: u16, team: Vec<MemberView>, tools: &[Resource]) -> PlayerView {
        let tools = tools.iter().map(|tool| ToolView { tool: *tool, carried_by: None }).collect();
        let (sites, finished, score) = (Vec::new(), Vec::new(), Score::default());
        PlayerView { coins, points: 0, team, tools, loans: 0, sites, finished, score }
    }

    fn site(building: Building, missing: Resources) -> SiteView {
        SiteView { building, missing, crew: Vec::new(), next_cost: 1 }
    }

    #[test]
    fn a_hoard_and_a_large_team_are_searched_in_few_steps() {
        let all: Vec<MemberView> = Member::all().map(idle).collect();
        let poor = Resources::one(Resource::Stone).and(Resources::one(Resource::Decoration));
        // Everybody brings little, and something else than the next: nothing is done soon, and no two are alike.
        let differing = all.iter().zip(0..).map(|(member, number)| MemberView {
            produces: Resources::one(Resource::ALL[usize::from(number % 4_u8)]),
            price: 1 + number / 4,
            ..*member
        });
        let differing: Vec<MemberView> = differing.collect();
        for (coins, team) in [
            (300, all[..24].to_vec()),
            (300, all.clone()),
            (60, all.clone()),
            (300, differing[..24].to_vec()),
            (300, vec![MemberView { produces: poor, ..all[0] }; 24]),
        ] {
            for tools in [&[][..], &Resource::ALL] {
                let player = player(coins, team.clone(), tools);
                for building in Building::all() {
                    let site = site(building, building.need());
                    let mut search = Search::new(&player, &site, 3);
                    search.run();
                    assert!(search.examined < 20_000, "{}: {}", building.id(), search.examined);
                }
            }
        }
    }

    /// The same by trying every group: what can be paid and spares nobody, twins told once.
    fn plain(player: &PlayerView, site: &SiteView, actions: u8) -> Vec<Completion> {
        let mut search = Search::new(player, site, actions);
        search.idle = player.team.iter().filter(|member| member.is_available()).collect();
        let mut completions: Vec<(Completion, Vec<_>)> = Vec::new();
        let mut groups: Vec<Vec<usize>> = (1_u32..1 << search.idle.len())
            .map(|bits| (0..search.idle.len()).filter(|place| bits >> place & 1 == 1).collect())
            .collect();
        groups.sort();
        for places in groups {
            let members: Vec<&MemberView> =
                places.iter().map(|place| search.idle[*place]).collect();
            let group = Group {
                missing: members.iter().fold(site.missing, |left, other| left.less(other.produces)),
                carriers: members.iter().filter(|member| carries(member)).count(),
                prices: members.iter().map(|member| u16::from(member.price)).sum(),
            };
            search.actions = (1..=places.len()).sum::<usize>().to_le_bytes()[0];
            search.bought = search.actions.saturating_sub(actions);
            search.chosen = places;
            let Some(tools) = search.tools_for(group) else { continue };
            let mut kinds: Vec<_> = members
                .iter()
                .map(|one| (one.produces.amounts(), one.price, carries(one)))
                .collect();
            kinds.sort_unstable();
            let is_told = completions.iter().any(|(_, other)| *other == kinds);
            if !search.is_spare() && !is_told && search.paid(group.prices) <= player.coins {
                completions.push((search.completion(&tools, group.prices), kinds));
            }
        }
        completions.sort_by_key(|(completion, _)| order(completion));
        completions.into_iter().map(|(completion, _)| completion).take(PER_SITE).collect()
    }

    fn any_member() -> impl Strategy<Value = ([u8; 4], u8, u8)> {
        (prop::array::uniform4(0_u8..4), 0_u8..4, 0_u8..8)
    }

    proptest! {
        #[test]
        fn the_best_completions_are_those_of_the_plain_search(
            team in prop::collection::vec(any_member(), 0..8),
            cards in prop::sample::subsequence(Member::all().collect::<Vec<_>>(), 8),
            tools in prop::sample::subsequence(Resource::ALL.to_vec(), 0..=4),
            missing in prop::array::uniform4(0_u8..7),
            coins in 0_u16..80,
            actions in 0_u8..4,
        ) {
            prop_assume!(missing != [0; 4]);
            let member = |((produces, price, odd), card): (([u8; 4], u8, u8), &Member)| MemberView {
                produces: if odd < 3 { card.produces() } else { Resources::new(produces) },
                price,
                at: (odd == 7).then(|| Building::at(0)),
                is_freed: odd % 2 == 0,
                ..idle(*card)
            };
            let team = team.into_iter().zip(&cards).map(member).collect();
            let player = player(coins, team, &tools);
            let site = site(Building::at(1), Resources::new(missing));
            let found = Search::new(&player, &site, actions).best();
            prop_assert_eq!(found, plain(&player, &site, actions));
        }
    }
}
