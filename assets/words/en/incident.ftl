### Faults of ours.

incident-report = That did not work, nothing has changed. Please try again; if it happens again, tell whoever runs this bot: incident `{ $id }`.
# What is stored of a table is not what was written.
incident-damaged = What is stored of table { $table } is damaged, so it cannot go on. Nothing else is: other tables are played as before. Please tell whoever runs this bot: table { $table }, incident `{ $id }`.
# After a panic nothing can be promised.
incident-panic = That did not end well. `/game board` shows what stands now; if it happens again, tell whoever runs this bot: incident `{ $id }`.
