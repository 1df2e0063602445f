//! What a move is going to ask, asked at once: each question by itself is a journey to a server and back.

use super::{
    GuildId, InteractionId, StoreError, TableId, Timestamp, Tx, UserId, moves, plans, posts,
    proposals, seats, settings,
    sql::{Question, given},
    tables, turns,
};

impl Tx<'_> {
    /// What is asked before a move is written.
    pub fn foresee_move(
        &self,
        table: TableId,
        interaction: Option<InteractionId>,
    ) -> Result<(), StoreError> {
        let (id, click) = ([given(&table)], interaction.as_ref().map(|click| [given(click)]));
        let mut questions: Vec<Question<'_>> =
            [tables::TABLE, tables::SEATS, proposals::OPEN, turns::TURN, moves::LAST_CHECKSUM]
                .map(|sql| (sql, &id[..]))
                .to_vec();
        questions.extend(click.iter().map(|click| (moves::BY_INTERACTION, &click[..])));
        self.noted(self.driver.foresee(&questions))
    }

    /// What is asked when a move was written: what follows from it for a table whose turn began then, and for the
    /// people whom it may call.
    pub fn foresee_look(
        &self,
        (table, guild): (TableId, GuildId),
        began: Timestamp,
        people: &[UserId],
    ) -> Result<(), StoreError> {
        let (id, server) = ([given(&table)], [given(&guild)]);
        let since = [given(&table), given(&began)];
        let people: Vec<_> = people.iter().map(|person| [given(person)]).collect();
        let mut questions: Vec<Question<'_>> =
            [tables::TABLE, turns::TURN, plans::DUE, posts::UNSETTLED_CALLS, seats::OFFERS]
                .map(|sql| (sql, &id[..]))
                .to_vec();
        questions.push((settings::OF_SERVER, &server));
        questions.push((proposals::PROPOSED_SINCE, &since));
        questions.extend(people.iter().map(|person| (settings::OF_PERSON, &person[..])));
        self.noted(self.driver.foresee(&questions))
    }
}
