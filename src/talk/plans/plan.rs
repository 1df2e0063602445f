//! A plan as data: how it is written down, changed and used up.

use serde::{Deserialize, Serialize};

use crate::talk::paths::Path;

/// A plan has at most so many steps.
pub const MOST_STEPS: usize = 30;
/// A step has at most so many alternatives.
pub const MOST_ALTERNATIVES: usize = 10;

/// A plan watches for at most so many things.
pub const MOST_WATCHES: usize = 20;

/// What a player has decided in advance. Stored: fields may be added with a default, never renamed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    steps: Vec<Step>,
    /// The plan holds only if nothing of this has happened, each as [`Watched`](crate::talk::watched::Watched) is written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unless: Vec<String>,
    #[serde(default)]
    repeat: Repeat,
    #[serde(default, skip_serializing_if = "Rest::is_open")]
    rest: Rest,
}

/// What becomes of the rest of a turn behind the last step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// The player decides.
    #[default]
    Open,
    /// The turn ends, if nothing is thrown away by that.
    Ends,
}

impl Rest {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Open => Self::Ends,
            Self::Ends => Self::Open,
        }
    }
}

/// What is wanted for one decision: alternatives in order of preference, at least one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Step(Vec<Alternative>);

/// One thing that may be wanted for a decision: `build:school:1,0:t+b0`, `build:school`, `build:school*`, `place:4+`, `?`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alternative {
    /// The move of this path; of a path that stops early the only legal move below it.
    Move(Path),
    /// The move below this path that looks best at first sight.
    Best(Path),
    /// The move whose number is the lowest from the one on with which this path ends.
    AtLeast(Path),
    /// The player decides.
    Ask,
}

/// What comes after the last step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repeat {
    /// The plan is over.
    #[default]
    Never,
    /// The last step again, as long as the plan holds.
    Always,
    /// The last step again, until this round has begun; then the plan is over, whatever is left of it.
    UntilRound(u32),
}

/// A change of a plan. Steps and alternatives are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// One more alternative for this step, behind the others and before the question; the step after the last is a new one.
    Add(usize, Alternative),
    /// This alternative of this step goes; a step without one goes, too.
    Remove(usize, usize),
    /// Each step that would not ask may also be any move of the kinds that it names, whichever looks best.
    Widen,
    /// The plan depends on this from now on, or no longer.
    Watch(String),
    /// Behind its last step the turn ends from now on, or no longer.
    Rest,
    /// Another plan in its place.
    Set(Plan),
    /// It is dropped.
    Drop,
}

/// Why there is no such plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    /// More than [`MOST_STEPS`].
    #[error("too many steps")]
    TooManySteps,
    /// More than [`MOST_ALTERNATIVES`].
    #[error("too many alternatives")]
    TooManyAlternatives,
    /// More than [`MOST_WATCHES`].
    #[error("too many things to watch for")]
    TooManyWatches,
    /// The plan has fewer steps or alternatives.
    #[error("no such step")]
    NoSuchStep,
    /// There is no step yet.
    #[error("no plan")]
    Empty,
    /// The game has no such move, or cannot watch for this.
    #[error("nothing of this game")]
    NoMeaning,
}

impl Plan {
    /// One step, again and again.
    pub fn again(wanted: Alternative, repeat: Repeat) -> Self {
        Self { steps: vec![Step(vec![wanted])], repeat, ..Self::default() }
    }

    /// A plan without a step yet, behind which the turn ends.
    pub fn ending() -> Self {
        Self { rest: Rest::Ends, ..Self::default() }
    }

    /// What becomes of the rest of a turn behind the last step.
    pub const fn rest(&self) -> Rest {
        self.rest
    }

    /// Whether this is the last step and the turn ends behind it.
    pub fn ends_turn_now(&self) -> bool {
        self.rest == Rest::Ends && self.repeat == Repeat::Never && self.steps.len() == 1
    }

    /// The same, as long as nothing of this happens.
    pub fn watching(self, unless: impl IntoIterator<Item = String>) -> Self {
        Self { unless: unless.into_iter().collect(), ..self }
    }

    /// The steps that are left, the next one first.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What must not have happened.
    pub fn unless(&self) -> &[String] {
        &self.unless
    }

    /// What comes after the last step.
    pub const fn repeat(&self) -> Repeat {
        self.repeat
    }

    /// The plan without the steps at its beginning that are not for this decision; as it is when none of its steps is.
    pub fn from_first(mut self, is_due: impl Fn(&Step) -> bool) -> Self {
        let first = self.steps.iter().position(is_due);
        self.steps.drain(..first.unwrap_or(0));
        self
    }

    /// The plan once its next step is done; `None` when nothing is left.
    pub fn advanced(mut self) -> Option<Self> {
        if self.repeat == Repeat::Never || self.steps.len() > 1 {
            self.steps.drain(..1.min(self.steps.len()));
        }
        (!self.steps.is_empty()).then_some(self)
    }

    /// The plan after a change; `None` when nothing is left of it.
    ///
    /// # Errors
    /// When it would be too long, or what is to be changed is not there.
    pub fn edited(mut self, edit: Edit) -> Result<Option<Self>, BadPlan> {
        match edit {
            Edit::Add(step, wanted) => self.add(step, wanted)?,
            Edit::Remove(step, at) => self.remove(step, at)?,
            Edit::Widen | Edit::Watch(_) | Edit::Rest if self.steps.is_empty() => {
                return Err(BadPlan::Empty);
            }
            Edit::Rest => self.rest = self.rest.other(),
            Edit::Widen => self.steps.iter_mut().for_each(Step::widen),
            Edit::Watch(watch) if self.unless.contains(&watch) => {
                self.unless.retain(|other| *other != watch);
            }
            Edit::Watch(watch) => self.unless.push(watch),
            Edit::Set(plan) => self = plan,
            Edit::Drop => return Ok(None),
        }
        self.fits()?;
        Ok((!self.steps.is_empty()).then_some(self))
    }

    fn add(&mut self, step: usize, wanted: Alternative) -> Result<(), BadPlan> {
        if step == self.steps.len() {
            self.steps.push(Step::default());
        }
        let Step(all) = self.steps.get_mut(step).ok_or(BadPlan::NoSuchStep)?;
        if !all.contains(&wanted) {
            let end = all.iter().position(|other| *other == Alternative::Ask);
            all.insert(end.unwrap_or(all.len()), wanted);
        }
        Ok(())
    }

    fn remove(&mut self, step: usize, at: usize) -> Result<(), BadPlan> {
        let Step(all) = self.steps.get_mut(step).ok_or(BadPlan::NoSuchStep)?;
        if at >= all.len() {
            return Err(BadPlan::NoSuchStep);
        }
        all.remove(at);
        if all.is_empty() {
            self.steps.remove(step);
        }
        Ok(())
    }

    /// Whether it is short enough; a stored text may be anything.
    fn fits(&self) -> Result<(), BadPlan> {
        if self.steps.len() > MOST_STEPS {
            return Err(BadPlan::TooManySteps);
        }
        if self.steps.iter().any(|step| step.0.len() > MOST_ALTERNATIVES) {
            return Err(BadPlan::TooManyAlternatives);
        }
        if self.unless.len() > MOST_WATCHES {
            return Err(BadPlan::TooManyWatches);
        }
        Ok(())
    }
}

impl Step {
    /// The alternatives, the most wanted first.
    pub fn alternatives(&self) -> &[Alternative] {
        &self.0
    }

    /// Adds any move of the kinds that are named, as far as there is something to choose, behind all that is wanted more.
    fn widen(&mut self) {
        if self.0.contains(&Alternative::Ask) {
            return;
        }
        let chosen =
            self.0.iter().filter_map(Alternative::path).filter(|path| !path.values().is_empty());
        let kinds: Vec<_> = chosen.map(|path| Alternative::Best(path.to_order())).collect();
        for kind in kinds {
            if self.0.len() < MOST_ALTERNATIVES && !self.0.contains(&kind) {
                self.0.push(kind);
            }
        }
    }
}

impl Alternative {
    /// The path that is meant; `None` for the question.
    pub const fn path(&self) -> Option<&Path> {
        match self {
            Self::Move(path) | Self::Best(path) | Self::AtLeast(path) => Some(path),
            Self::Ask => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(text: &str) -> Alternative {
        text.parse().unwrap()
    }

    fn plan(steps: &[&[&str]]) -> Plan {
        let step = |step: &&[&str]| Step(step.iter().map(|text| wanted(text)).collect());
        Plan { steps: steps.iter().map(step).collect(), ..Plan::default() }
    }

    #[test]
    fn a_plan_is_read_back_as_it_was_written() {
        let mut plan =
            plan(&[&["build:school:1,0:t+b0", "build:market*", "?"], &["place:4+"], &["pass"]]);
        plan.unless.push("card".to_owned());
        for repeat in [Repeat::Never, Repeat::Always, Repeat::UntilRound(5)] {
            plan.repeat = repeat;
            let json = serde_json::to_string(&plan).unwrap();
            assert_eq!(serde_json::from_str::<Plan>(&json).unwrap(), plan, "{json}");
        }
        let short = r#"{"steps":[["pass"]]}"#;
        assert_eq!(serde_json::from_str::<Plan>(short).unwrap(), super::tests::plan(&[&["pass"]]));
        for odd in [
            "",
            ":x",
            "*",
            "[]",
            r#"{"steps":[["*"]]}"#,
            r#"{"steps":[["place+"]]}"#,
            r#"{"steps":[["pick:school+"]]}"#,
        ] {
            assert!(serde_json::from_str::<Plan>(odd).is_err(), "{odd}");
        }
    }

    #[test]
    fn alternatives_come_behind_the_others_and_before_the_question_and_none_twice() {
        let mut made = Plan::default();
        for text in ["pick:a", "?", "pick:b", "pick:a"] {
            made = made.edited(Edit::Add(0, wanted(text))).unwrap().unwrap();
        }
        assert_eq!(made, plan(&[&["pick:a", "pick:b", "?"]]));
        made = made.edited(Edit::Remove(0, 0)).unwrap().unwrap();
        assert_eq!(made, plan(&[&["pick:b", "?"]]));
        made = made.edited(Edit::Remove(0, 1)).unwrap().unwrap();
        assert_eq!(made.edited(Edit::Remove(0, 0)), Ok(None), "nothing is left");
    }

    #[test]
    fn a_plan_that_is_too_long_is_refused() {
        let mut long = Plan::default();
        for step in 0..MOST_STEPS {
            long = long.edited(Edit::Add(step, wanted("pass"))).unwrap().unwrap();
        }
        let more = long.clone().edited(Edit::Add(MOST_STEPS, wanted("pass")));
        assert_eq!(more, Err(BadPlan::TooManySteps));
        for number in 1..MOST_ALTERNATIVES {
            let one = wanted(&format!("pick:{number}"));
            long = long.edited(Edit::Add(0, one)).unwrap().unwrap();
        }
        let more = long.clone().edited(Edit::Add(0, Alternative::Ask));
        assert_eq!(more, Err(BadPlan::TooManyAlternatives));
        for edit in [Edit::Add(MOST_STEPS + 1, Alternative::Ask), Edit::Remove(0, 10)] {
            assert_eq!(long.clone().edited(edit), Err(BadPlan::NoSuchStep));
        }
        let mut stored = long;
        stored.steps.push(Step(vec![Alternative::Ask]));
        let set = Plan::default().edited(Edit::Set(stored));
        assert_eq!(set, Err(BadPlan::TooManySteps));
    }

    #[test]
    fn a_plan_is_used_up_step_by_step_and_its_last_step_may_come_again() {
        let two = plan(&[&["pick:a"], &["pass"]]);
        let one = two.clone().advanced().unwrap();
        assert_eq!(one, plan(&[&["pass"]]));
        assert_eq!(one.advanced(), None);
        let ever = Plan { repeat: Repeat::Always, ..two }.advanced().unwrap();
        assert_eq!(ever.clone().advanced(), Some(ever));
    }

    #[test]
    fn a_plan_is_widened_by_the_kinds_of_its_moves_once_and_never_where_it_asks() {
        let narrow = plan(&[&["pick:a", "build:b:1", "pick:c"], &["pass"], &["pick:a", "?"]]);
        let wide = narrow.edited(Edit::Widen).unwrap().unwrap();
        let all: &[&str] = &["pick:a", "build:b:1", "pick:c", "pick*", "build*"];
        assert_eq!(wide, plan(&[all, &["pass"], &["pick:a", "?"]]));
        assert_eq!(wide.clone().edited(Edit::Widen), Ok(Some(wide)));
        let full: Vec<String> = (0..MOST_ALTERNATIVES).map(|one| format!("pick:{one}")).collect();
        let full: Vec<&str> = full.iter().map(String::as_str).collect();
        let full = plan(&[&full]);
        assert_eq!(full.clone().edited(Edit::Widen), Ok(Some(full)), "there is no room");
        assert_eq!(Plan::default().edited(Edit::Widen), Err(BadPlan::Empty));
    }

    #[test]
    fn a_watch_is_set_and_taken_back() {
        let one = plan(&[&["pass"]]);
        let watch = || Edit::Watch("card".to_owned());
        let watching = one.clone().edited(watch()).unwrap().unwrap();
        assert_eq!(watching.unless(), ["card"]);
        assert_eq!(watching.edited(watch()), Ok(Some(one)));
        assert_eq!(Plan::default().edited(watch()), Err(BadPlan::Empty));
        let full = plan(&[&["pass"]]).watching((0..MOST_WATCHES).map(|one| one.to_string()));
        assert_eq!(full.edited(watch()), Err(BadPlan::TooManyWatches));
    }
}
