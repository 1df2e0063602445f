### Faults of ours.

incident-report = That did not work; nothing has changed. Please try again. If it happens again, report it to the people who run this bot: incident `{ $id }`.
# What is stored of a table is not what was written.
incident-damaged = The stored data of table { $table } are damaged, so it cannot go on. Other tables are not affected. Please report this to the people who run this bot: table { $table }, incident `{ $id }`.
# After a panic nothing can be promised.
incident-panic = Something went wrong. `{ name-game-board }` shows the current state; if it happens again, report it to the people who run this bot: incident `{ $id }`.
