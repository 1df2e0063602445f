//! From the state to the views (B14).

use super::{
    cards::{Building, Member},
    resources::Resource,
    state::{Builders, Ending, Tool},
    view::{LineView, MemberView, PlayerView, PublicView, SiteView, ToolView, TurnView},
};
use crate::board::Seat;

impl Builders {
    /// All that a spectator may know.
    pub(crate) fn look(&self) -> PublicView {
        let is_over = self.ending != Ending::None;
        PublicView {
            options: self.options,
            rules: self.rules,
            round: self.round,
            to_move: (!is_over).then_some(self.to_move),
            first_player: self.opener,
            last_round: self.last_round,
            idle_rounds: self.idle_rounds,
            is_round_idle: self.is_round_idle,
            buildings: self.buildings.to_vec(),
            workers: self.workers.to_vec(),
            building_deck: self.plots.deck().len().to_le_bytes()[0],
            worker_deck: self.crews.deck().len().to_le_bytes()[0],
            line: self.line_view(),
            players: self.all_seats().map(|seat| self.player_view(seat)).collect(),
            turn: (!is_over).then_some(TurnView {
                actions: self.turn.actions,
                bought: self.turn.bought,
                invested: self.turn.invested,
            }),
            last: self.last,
            winners: is_over.then(|| self.best_seats()),
            is_stalled: self.ending == Ending::Stalled,
        }
    }

    fn line_view(&self) -> LineView {
        let of = |is_there: &dyn Fn(usize) -> bool| {
            Resource::ALL.into_iter().filter(|resource| is_there(resource.index())).collect()
        };
        LineView {
            slaves: Member::of_bits(self.slaves_in_line()).collect(),
            tools: of(&|place| self.tools[place] == Tool::InLine),
            universities: of(&|place| self.students[place].is_none()),
            loans: self.loans_in_line(),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let own = |(owner, building): (Seat, Building)| (owner == seat).then_some(building);
        PlayerView {
            coins: player.coins,
            points: player.points,
            team: Member::of_bits(player.team).map(|member| self.member_view(member)).collect(),
            tools: Resource::ALL
                .into_iter()
                .filter_map(|tool| self.tool_view(seat, tool))
                .collect(),
            loans: player.loans,
            sites: self.plots.sites().filter_map(own).map(|site| self.site_view(site)).collect(),
            finished: self.plots.finished().filter_map(own).collect(),
            score: self.score_of(seat),
        }
    }

    pub(crate) fn member_view(&self, member: Member) -> MemberView {
        let by_tool = |resource: &Resource| self.tools[resource.index()] == Tool::Carried(member);
        let by_school = |resource: &Resource| self.students[resource.index()] == Some(member);
        MemberView {
            member,
            is_freed: self.freed & member.bit() != 0,
            produces: self.produces(member).resources(),
            price: self.price(member),
            educated: Resource::ALL.into_iter().find(by_school),
            at: self.crews.site(member),
            tool: Resource::ALL.into_iter().find(by_tool),
        }
    }

    pub(crate) fn tool_view(&self, seat: Seat, tool: Resource) -> Option<ToolView> {
        match self.tools[tool.index()] {
            Tool::InLine => None,
            Tool::Ready(owner) => (owner == seat).then_some(ToolView { tool, carried_by: None }),
            Tool::Carried(member) => (self.player(seat).team & member.bit() != 0)
                .then_some(ToolView { tool, carried_by: Some(member) }),
        }
    }

    fn site_view(&self, building: Building) -> SiteView {
        SiteView {
            building,
            missing: self.missing[building.index()].resources(),
            crew: self.crews.crew(building).collect(),
            next_cost: self.numbers.send_actions(self.crews.sent(building)),
        }
    }
}
