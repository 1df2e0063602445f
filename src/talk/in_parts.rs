//! The talk of a game that lies in several files, each with its part under the name that it has in every such game. What stands
//! beside these in the `impl` is special.

/// Takes the parts of [`Words`](super::present::Words) from `words`, `brief`, `story`, `reasons`, `status` and `help`, and
/// the reasons of `strategy`.
macro_rules! words_in_parts {
    () => {
        fn event(
            event: &Self::Event,
            names: &$crate::talk::names::Names,
        ) -> $crate::talk::say::Text {
            words::event(event, names)
        }

        fn brief(
            event: &Self::Event,
            names: &$crate::talk::names::Names,
        ) -> $crate::talk::present::Brief {
            brief::brief(event, names)
        }

        fn story(
            events: &[&Self::Event],
            _names: &$crate::talk::names::Names,
        ) -> Vec<$crate::talk::story::SeatStory> {
            story::story(events)
        }

        fn apart(
            event: &Self::Event,
            names: &$crate::talk::names::Names,
        ) -> Option<$crate::talk::story::Action> {
            story::apart(event, names)
        }

        fn heading(view: &Self::PublicView) -> Option<$crate::talk::say::Text> {
            Some(story::heading(view))
        }

        fn is_mere_end(event: &Self::Event) -> bool {
            brief::is_mere_end(event)
        }

        fn call(view: &Self::PublicView) -> $crate::talk::say::Text {
            words::call(view)
        }

        fn duty(view: &Self::PublicView) -> $crate::talk::say::Text {
            words::duty(view)
        }

        fn reason(view: &$crate::board::ViewOf<Self>, mv: Self::Move) -> $crate::talk::say::Text {
            let reason = reasons::reason(&strategy::reason::of(view, mv));
            let goal = strategy::goal::of(view, mv).map(|goal| reasons::goal(&goal));
            $crate::talk::say::Text::clauses([reason].into_iter().chain(goal))
        }

        fn status(
            view: &Self::PublicView,
            names: &$crate::talk::names::Names,
        ) -> $crate::talk::say::Text {
            status::status(view, names)
        }

        fn help(view: &$crate::board::ViewOf<Self>) -> $crate::talk::say::Text {
            help::help(view)
        }

        fn explain(view: &$crate::board::ViewOf<Self>) -> Vec<$crate::talk::present::Explanation> {
            help::explain(view)
        }
    };
}
pub(crate) use words_in_parts;

/// Takes the parts of [`Panels`](super::present::Panels) from `guide`, `near` and `plans`.
macro_rules! panels_in_parts {
    () => {
        const WATCHES: &'static [$crate::talk::watched::Watch] = plans::WATCHES;
        type Guide<'v> = guide::Guide<'v>;

        fn parts(
            view: &Self::PublicView,
            names: &$crate::talk::names::Names,
        ) -> Vec<$crate::talk::sight::Part<Self::Shot>> {
            near::parts(view, names)
        }

        fn happening(event: &Self::Event) -> Option<$crate::talk::watched::Happening> {
            plans::happening(event)
        }

        fn watchable(
            view: &$crate::board::ViewOf<Self>,
            watch: &str,
        ) -> Vec<$crate::talk::paths::Value> {
            plans::watchable(view, watch)
        }

        fn watched(watch: &str, about: &str) -> Option<$crate::talk::say::Text> {
            plans::watched(watch, about)
        }
    };
}
pub(crate) use panels_in_parts;
