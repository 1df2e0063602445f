//! The laws of *The Builders: Antiquity*: nothing is lost, nobody is in two places, everything ends.

use std::collections::BTreeSet;

use aedile::{
    board::{Game, PlayError, Rng, Seat, Seed, Turn},
    games::builders::{
        Builders, Building, Event, IDLE_ROUNDS, IllegalMove, Investment, Member, MemberKind, Move,
        Options, PublicView, ROUND_LIMIT, Resource, Resources,
        rules::{cards, completions, illegal::Remedy},
    },
};
use proptest::prelude::*;

use crate::laws::{all_views, config, logs_are_the_same, position, told};

/// The way to a position; a game itself shows its decks to nobody, not even to a failed test.
#[derive(Clone, Debug)]
struct Way {
    seats: u8,
    number: u64,
    moves: usize,
}

impl Way {
    fn game(&self) -> Builders {
        position(self.seats, &Options::default(), self.number, self.moves)
    }
}

prop_compose! {
    fn any_way()(seats in 2_u8..=4, number: u64, moves in 0_usize..250) -> Way {
        Way { seats, number, moves }
    }
}

/// Every card is in exactly one place.
fn cards_are_conserved(view: &PublicView) {
    let players = || view.players.iter();
    for card in Building::all() {
        let row = view.buildings.iter().flatten().filter(|other| **other == card).count();
        let sites = players().flat_map(|player| &player.sites);
        let open = sites.filter(|site| site.building == card).count();
        let finished = players().flat_map(|player| &player.finished);
        let done = finished.filter(|other| **other == card).count();
        assert!(row + open + done <= 1, "{}", card.id());
    }
    let shown = view.buildings.iter().flatten().count();
    let built: usize = players().map(|player| player.sites.len() + player.finished.len()).sum();
    assert_eq!(shown + built + usize::from(view.building_deck), Building::COUNT);
    for card in Member::all() {
        let teams = players().filter(|player| player.member(card).is_some()).count();
        let row = view.workers.iter().flatten().filter(|other| **other == card).count();
        let line = view.line.slaves.iter().filter(|other| **other == card).count();
        assert!(teams + row + line <= 1, "{card:?}");
        match card.kind() {
            MemberKind::Worker => {}
            MemberKind::Slave => assert_eq!(teams + line, 1),
            MemberKind::Machine => {
                let finished = players().flat_map(|player| &player.finished);
                let built = finished.filter(|building| building.machine() == Some(card)).count();
                assert_eq!(built, teams, "{card:?}");
            }
        }
    }
    let recruited = players().flat_map(|player| &player.team);
    let recruited = recruited.filter(|view| view.member.kind() == MemberKind::Worker).count();
    let row = view.workers.iter().flatten().count();
    assert_eq!(row + recruited + usize::from(view.worker_deck), Member::workers().count());
    for resource in Resource::ALL {
        let line = view.line.tools.iter().filter(|tool| **tool == resource).count();
        let owned = players().flat_map(|player| &player.tools);
        assert_eq!(line + owned.filter(|tool| tool.tool == resource).count(), 1, "{resource}");
        let line = view.line.universities.iter().filter(|school| **school == resource).count();
        let team = players().flat_map(|player| &player.team);
        let learnt = team.filter(|member| member.educated == Some(resource)).count();
        assert_eq!(line + learnt, 1, "{resource}");
    }
    let loans: u8 = players().map(|player| player.loans).sum();
    assert_eq!(loans + view.line.loans, cards::loan().cards);
}

/// Nobody works on two sites, a tool is in one place, and a site lacks what its crew did not bring.
fn sites_are_sound(view: &PublicView) {
    for player in &view.players {
        for member in &player.team {
            let sites = player.sites.iter().filter(|site| site.crew.contains(&member.member));
            let sites: Vec<Building> = sites.map(|site| site.building).collect();
            assert_eq!(sites, member.at.into_iter().collect::<Vec<_>>(), "{:?}", member.member);
            let carried = player.tools.iter().filter(|tool| tool.carried_by == Some(member.member));
            let carried: Vec<Resource> = carried.map(|tool| tool.tool).collect();
            assert_eq!(carried, member.tool.into_iter().collect::<Vec<_>>());
            assert!(member.tool.is_none() || member.at.is_some());
            let is_freed = member.is_freed || member.member.kind() == MemberKind::Worker;
            assert!(is_freed || (member.tool, member.educated) == (None, None));
        }
        for site in &player.sites {
            let brought = site.crew.iter().map(|worker| {
                let member = player.member(*worker).expect("a crew is of the team");
                member.tool.map_or(member.produces, |tool| member.produces.and(cards::added(tool)))
            });
            let missing = brought.fold(site.building.need(), Resources::less);
            // A slave may be freed or educated between two sites, never on one: what it brought, it brings.
            assert_eq!(site.missing, missing, "{}", site.building.id());
            assert!(!missing.is_none(), "a site that lacks nothing is finished");
        }
        let points: u8 = player.finished.iter().map(|card| card.points()).sum();
        assert_eq!(player.points, points);
        let lines = player.score.lines();
        assert_eq!(lines[..5].iter().sum::<i32>(), lines[5]);
        assert!(player.score.prisoners <= 0 && player.score.loans <= 0);
    }
}

/// What the events of a move say that a player gained less what was paid.
fn told_gain(events: &[Event]) -> i32 {
    let price = |bought: &u8| i32::from(cards::rules().extra_action_cost) * i32::from(*bought);
    let gain = |event: &Event| match event {
        Event::Open { bought, .. } | Event::Recruit { bought, .. } | Event::Free { bought, .. } => {
            -price(bought)
        }
        Event::Invest { card, bought, spent, .. } => {
            let gain = if *card == Investment::Loan { i32::from(cards::loan().gain) } else { 0 };
            gain - price(bought) - i32::from(*spent)
        }
        Event::Send { bought, spent, .. } => -price(bought) - i32::from(*spent),
        Event::Finish { sesterces, .. } => i32::from(*sesterces),
        Event::Take { coins, .. } => i32::from(*coins),
        Event::End { .. } | Event::LastRound { .. } | Event::Round { .. } | Event::Over { .. } => 0,
    };
    events.iter().map(gain).sum()
}

fn coins(game: &Builders) -> Vec<i32> {
    game.public_view().players.iter().map(|player| i32::from(player.coins)).collect()
}

/// Every move that can be written down at all, legal or not.
fn conceivable() -> Vec<Move> {
    let tools = || std::iter::once(None).chain(Resource::ALL.map(Some));
    let students = || std::iter::once(None).chain(Member::all().map(Some));
    let mut moves = vec![Move::End];
    moves.extend(Building::all().map(|building| Move::Open { building }));
    moves.extend(Member::all().map(|worker| Move::Recruit { worker }));
    moves.extend(Member::all().map(|slave| Move::Free { slave }));
    moves.extend((0..=9).map(|actions| Move::Take { actions }));
    for card in Investment::all() {
        moves.extend(students().map(|student| Move::Invest { card, student }));
    }
    for worker in Member::all() {
        for building in Building::all() {
            moves.extend(tools().map(|tool| Move::Send { worker, building, tool }));
        }
    }
    moves
}

/// What a refusal advises, if it advises somebody.
fn remedy(refused: &IllegalMove) -> Option<&Remedy> {
    use IllegalMove::{
        AlreadyEducated, AtWork, FreedAlready, MachineEducated, NoPrisoner, NobodyEducated,
        NotInTeam, NothingToLearn, PrisonerEducated,
    };
    match refused {
        AlreadyEducated { remedy, .. }
        | AtWork { remedy, .. }
        | FreedAlready { remedy, .. }
        | MachineEducated { remedy, .. }
        | NoPrisoner { remedy, .. }
        | NobodyEducated { remedy, .. }
        | NotInTeam { remedy, .. }
        | NothingToLearn { remedy, .. }
        | PrisonerEducated { remedy, .. } => Some(remedy),
        _ => None,
    }
}

/// Who is advised, and with whom such an order is legal.
fn advice(remedy: &Remedy, legal: &[Move]) -> (BTreeSet<Member>, BTreeSet<Member>) {
    let may = |mv: &Move| match (remedy, *mv) {
        (Remedy::Send(to, _), Move::Send { worker, building, .. }) => {
            (*to == building).then_some(worker)
        }
        (Remedy::Educate(taught, _), Move::Invest { card, student }) => {
            if card == Investment::University(*taught) { student } else { None }
        }
        (Remedy::Free(_), Move::Free { slave }) => Some(slave),
        _ => None,
    };
    let (Remedy::Send(_, who) | Remedy::Educate(_, who) | Remedy::Free(who)) = remedy;
    (who.iter().map(|who| who.card).collect(), legal.iter().filter_map(may).collect())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn listed_moves_are_all_that_the_rules_accept(way in any_way()) {
        let game = way.game();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let mut listed: Vec<String> = legal.iter().map(Move::to_string).collect();
        let mut accepted: Vec<String> =
            conceivable().iter().filter(|mv| game.check(**mv).is_ok()).map(Move::to_string).collect();
        listed.sort();
        accepted.sort();
        prop_assert_eq!(listed, accepted);
    }

    #[test]
    fn whom_a_refusal_advises_are_all_who_may(way in any_way()) {
        let game = way.game();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        for refused in conceivable().iter().filter_map(|mv| game.check(*mv).err()) {
            if let Some((advised, right)) = remedy(&refused).map(|remedy| advice(remedy, &legal)) {
                prop_assert_eq!(advised, right, "{}", refused);
            }
        }
    }

    /// A completion does what it says, and whatever one sending can finish has a completion.
    #[test]
    fn completions_finish_sites_for_what_they_say(way in any_way()) {
        let game = way.game();
        let Turn::ToMove(seat) = game.turn() else { return Ok(()) };
        let completions = completions::finishing(&game.public_view(), seat);
        for completion in &completions {
            let mut after = game;
            completion.moves().for_each(|mv| assert_eq!(after.play(seat, mv), Ok(()), "{mv} of {completion:?}"));
            let view = after.public_view();
            prop_assert_eq!(view.players[seat.index()].finished.last(), Some(&completion.building));
            let paid = coins(&game)[seat.index()] + i32::from(completion.sesterces) - coins(&after)[seat.index()];
            prop_assert_eq!(paid, i32::from(completion.coins));
            let bought = view.turn.unwrap().bought - game.public_view().turn.unwrap().bought;
            prop_assert_eq!(bought, completion.bought);
        }
        for mv in game.seat_view(seat).legal {
            let mut after = game;
            after.play_unchecked(mv);
            if let Move::Send { building, .. } = mv
                && after.public_view().players[seat.index()].finished.contains(&building)
            {
                prop_assert!(completions.iter().any(|completion| completion.building == building), "{}", mv);
            }
        }
    }

    #[test]
    fn a_seat_cannot_tell_worlds_apart(way in any_way(), luck: u64) {
        crate::laws::no_seat_can_tell_worlds_apart(&way.game(), luck);
    }

    #[test]
    fn an_opponent_knows_its_view_and_its_chance_alone(way in any_way(), luck: u64, chance: u64) {
        crate::laws::an_opponent_knows_its_view_and_its_chance_alone(&way.game(), luck, chance);
    }

    #[test]
    fn a_review_knows_its_view_and_its_chance_alone(way in any_way(), luck: u64, chance: u64) {
        crate::laws::a_review_knows_its_view_and_its_chance_alone(&way.game(), luck, chance);
    }

    #[test]
    fn listed_moves_are_accepted_and_have_short_codes(way in any_way()) {
        crate::laws::listed_moves_are_accepted_and_have_short_codes(&way.game());
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end(way in any_way(), luck: u64) {
        crate::laws::an_imagined_game_can_be_played_to_its_end(&way.game(), luck);
    }

    #[test]
    fn a_refused_move_changes_nothing(way in any_way(), other in any_way()) {
        let mut moves = Vec::new();
        other.game().legal_moves(&mut moves);
        crate::laws::a_refused_move_changes_nothing(&mut way.game(), &moves);
    }

    #[test]
    fn cards_and_sesterces_are_conserved_and_everybody_has_the_same_number_of_turns(seats in 2_u8..=4, number: u64) {
        let mut game: Builders = position(seats, &Options::default(), number, 0);
        let mut rng = Rng::new(Seed::from_number(!number));
        let (mut legal, mut turns) = (Vec::new(), vec![0_u8; usize::from(seats)]);
        let mut first = None;
        while let Turn::ToMove(seat) = game.turn() {
            let view = game.public_view();
            cards_are_conserved(&view);
            sites_are_sound(&view);
            legal.clear();
            game.legal_moves(&mut legal);
            let mv = *rng.choose(&legal);
            first = first.or(Some(seat));
            turns[seat.index()] += u8::from(mv == Move::End);
            let before = game;
            game.play(seat, mv).expect("a listed move is legal");
            let mut owed = coins(&before);
            owed[seat.index()] += told_gain(&Builders::events(&before, mv, &game));
            prop_assert_eq!(coins(&game), owed);
        }
        let view = game.public_view();
        cards_are_conserved(&view);
        sites_are_sound(&view);
        prop_assert_eq!(turns, vec![view.round; usize::from(seats)]);
        prop_assert!(view.round <= ROUND_LIMIT);
        prop_assert_eq!(Some(view.first_player), first);
        let enough = view.players.iter().any(|player| player.points >= cards::rules().end_trigger_points);
        prop_assert_eq!(view.is_stalled, !enough);
        prop_assert!(enough || view.idle_rounds == IDLE_ROUNDS || view.round == ROUND_LIMIT);
        prop_assert_eq!(game.play(Seat::FIRST, Move::End), Err(PlayError::Over));
    }

    #[test]
    fn seats_of_others_wait_for_their_turn(way in any_way()) {
        let mut game = way.game();
        if let Turn::ToMove(to_move) = game.turn() {
            for seat in Seat::all(game.seats()).filter(|seat| *seat != to_move) {
                prop_assert_eq!(game.play(seat, Move::End), Err(PlayError::NotYourTurn { to_move }));
                prop_assert!(game.seat_view(seat).legal.is_empty());
            }
        }
    }

    /// Decks that differ only in what nobody has seen: every byte that anybody gets is the same.
    #[test]
    fn the_order_of_the_decks_shows_nowhere(seats in 2_u8..=4, number: u64, luck: u64) {
        let setup = Builders::deal(seats, &Options::default(), Seed::from_number(number));
        let mut rng = Rng::new(Seed::from_number(luck));
        let mut other = setup.clone();
        let (known_buildings, known_workers) = (5 + rng.below(20) as usize, 5 + rng.below(5) as usize);
        rng.shuffle(&mut other.buildings[known_buildings..]);
        rng.shuffle(&mut other.workers[known_workers..]);
        let (mut here, mut there) = (Builders::new(&setup).unwrap(), Builders::new(&other).unwrap());
        let (mut legal, mut moves) = (Vec::new(), Vec::new());
        loop {
            legal.clear();
            here.legal_moves(&mut legal);
            let view = here.public_view();
            let drawn = Building::COUNT - usize::from(view.building_deck);
            let recruited = setup.workers.len() - usize::from(view.worker_deck);
            if drawn >= known_buildings || recruited >= known_workers || legal.is_empty() {
                break;
            }
            let mv = *rng.choose(&legal);
            let (before_here, before_there) = (here, there);
            moves.push(mv);
            prop_assert_eq!((here.forced(), here.seals(mv)), (there.forced(), there.seals(mv)));
            here.play_unchecked(mv);
            there.play_unchecked(mv);
            prop_assert_eq!(told(&before_here, mv, &here), told(&before_there, mv, &there));
            prop_assert_eq!(all_views(&here), all_views(&there));
        }
        logs_are_the_same::<Builders>((&setup, &moves), (&other, &moves));
    }

    /// A move that seals nothing can be taken back, since it tells what the imagined worlds also tell.
    #[test]
    fn what_does_not_seal_depends_on_open_cards_alone(way in any_way(), luck: u64) {
        let game = way.game();
        let Turn::ToMove(seat) = game.turn() else { return Ok(()) };
        let world = Builders::imagine(&game.seat_view(seat), &mut Rng::new(Seed::from_number(luck)));
        for mv in game.seat_view(seat).legal {
            let (mut here, mut there) = (game, world);
            here.play_unchecked(mv);
            there.play_unchecked(mv);
            if !game.seals(mv) {
                prop_assert_eq!(told(&game, mv, &here), told(&world, mv, &there));
            }
        }
    }

    #[test]
    fn a_forced_move_is_the_only_one(seats in 2_u8..=4, number: u64) {
        let options = Options { auto_play_forced: true, ..Options::default() };
        let mut game: Builders = position(seats, &options, number, 0);
        let mut rng = Rng::new(Seed::from_number(number));
        let mut legal = Vec::new();
        while game.turn().seat().is_some() {
            legal.clear();
            game.legal_moves(&mut legal);
            prop_assert_eq!(game.forced(), (legal.len() == 1).then_some(Move::End));
            game.play_unchecked(*rng.choose(&legal));
        }
        prop_assert_eq!(game.forced(), None);
    }
}
