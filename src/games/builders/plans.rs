//! Ways to finish a site in this turn, for people to choose from and for opponents to think about.

use super::{
    Move,
    cards::{Building, Member, MemberKind, added, rules},
    numbers::NUMBERS,
    resources::{Resource, Resources},
    view::{MemberView, PlayerView, PublicView, SiteView},
};
use crate::games::Seat;

/// The most plans that are told for one site.
const PER_SITE: usize = 3;

/// A way to finish an open site in one turn: members to send, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The site.
    pub building: Building,
    /// Who is sent, in this order. Nobody of them can be spared.
    pub sends: Vec<Sending>,
    /// The actions that this costs (B2).
    pub actions: u8,
    /// Those of them that must be bought (B1).
    pub bought: u8,
    /// The sesterces to pay: for who is sent, and for bought actions.
    pub coins: u16,
    /// The sesterces that the finished site pays.
    pub sesterces: u8,
    /// The points that it scores.
    pub points: u8,
}

/// Somebody to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sending {
    /// Who.
    pub worker: Member,
    /// The tool that goes along.
    pub tool: Option<Resource>,
}

impl Plan {
    /// The moves of the plan, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let building = self.building;
        self.sends.iter().map(move |send| Move::Send {
            worker: send.worker,
            building,
            tool: send.tool,
        })
    }
}

/// The ways in which a seat can finish each of its sites in this turn with all that it has: at most three for a site,
/// best first, that is for the fewest sesterces, then with the fewest actions, then members.
///
/// A seat that is not in turn is taken at the start of one. None when the game is over.
#[must_use]
pub fn finishing(view: &PublicView, seat: Seat) -> Vec<Plan> {
    let Some(turn) = view.turn else { return Vec::new() };
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let is_in_turn = view.to_move == Some(seat);
    let actions = if is_in_turn { turn.actions } else { rules().free_actions };
    let mut plans: Vec<Plan> =
        player.sites.iter().flat_map(|site| best(player, site, actions)).collect();
    plans.sort_by_key(order);
    plans
}

fn order(plan: &Plan) -> (u16, u8, usize) {
    (plan.coins, plan.actions, plan.sends.len())
}

fn best(player: &PlayerView, site: &SiteView, actions: u8) -> Vec<Plan> {
    let mut search = Search::new(player, site, actions);
    search.extend(0, 0, 0);
    search.plans.sort_by_key(order);
    search.plans.truncate(PER_SITE);
    search.plans
}

/// A search through the groups of members who may finish one site.
struct Search<'a> {
    site: &'a SiteView,
    coins: u16,
    actions_left: u8,
    /// Who is available, in the order of the cards.
    idle: Vec<&'a MemberView>,
    /// The tools at hand.
    tools: Vec<Resource>,
    chosen: Vec<&'a MemberView>,
    plans: Vec<Plan>,
}

impl<'a> Search<'a> {
    fn new(player: &'a PlayerView, site: &'a SiteView, actions_left: u8) -> Self {
        let at_hand = player.tools.iter().filter(|tool| tool.carried_by.is_none());
        Self {
            site,
            coins: player.coins,
            actions_left,
            idle: player.team.iter().filter(|member| member.is_available()).collect(),
            tools: at_hand.map(|tool| tool.tool).collect(),
            chosen: Vec::new(),
            plans: Vec::new(),
        }
    }

    /// Adds members from the `from`th on to those chosen, who cost so many actions and sesterces, as long as that can
    /// be paid. A group that finishes the site is not extended: more would not be needed.
    fn extend(&mut self, from: usize, actions: u8, prices: u16) {
        for place in from..self.idle.len() {
            let member = self.idle[place];
            let sent = self.chosen.len().to_le_bytes()[0];
            let actions = actions.saturating_add(self.next_cost(sent));
            let prices = prices + u16::from(member.price);
            let bought = actions.saturating_sub(self.actions_left);
            let coins = prices + u16::from(bought) * u16::from(rules().extra_action_cost);
            if coins > self.coins {
                continue;
            }
            self.chosen.push(member);
            match self.tools_for(&self.chosen) {
                Some(tools) if self.is_spare() => drop(tools),
                Some(tools) => {
                    let plan = self.plan(&tools, actions, bought, coins);
                    self.plans.push(plan);
                }
                None => self.extend(place + 1, actions, prices),
            }
            self.chosen.pop();
        }
    }

    /// The actions that the next member costs after so many of the plan (B2).
    fn next_cost(&self, sent: u8) -> u8 {
        NUMBERS.send_actions(NUMBERS.sent_before(self.site.next_cost) + sent)
    }

    /// The tools that these members need to finish the site; `None` when they cannot.
    fn tools_for(&self, group: &[&MemberView]) -> Option<Vec<Resource>> {
        let missing =
            group.iter().fold(self.site.missing, |left, member| left.less(member.produces));
        let needed: Vec<Resource> = missing.iter().map(|(resource, _)| resource).collect();
        let carriers = group.iter().filter(|member| carries(member)).count();
        let given = needed.iter().map(|tool| added(*tool)).fold(Resources::NONE, Resources::and);
        let can = needed.iter().all(|tool| self.tools.contains(tool));
        (can && needed.len() <= carriers && missing.less(given).is_none()).then_some(needed)
    }

    /// Whether one of those chosen is not needed: then there is a better plan without.
    fn is_spare(&self) -> bool {
        (0..self.chosen.len()).any(|place| {
            let mut fewer = self.chosen.clone();
            fewer.remove(place);
            self.tools_for(&fewer).is_some()
        })
    }

    fn plan(&self, tools: &[Resource], actions: u8, bought: u8, coins: u16) -> Plan {
        let mut tools = tools.iter().copied();
        let sends = self.chosen.iter().map(|member| Sending {
            worker: member.member,
            tool: if carries(member) { tools.next() } else { None },
        });
        let building = self.site.building;
        let (sesterces, points) = (building.sesterces(), building.points());
        Plan { building, sends: sends.collect(), actions, bought, coins, sesterces, points }
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
