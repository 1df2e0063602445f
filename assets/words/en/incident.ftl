### Faults of ours.

incident-report = That did not work, nothing has changed. Please try again; if it happens again, tell whoever runs this bot: incident `{ $id }`.
# After a panic nothing can be promised.
incident-panic = That did not end well. `/game board` shows what stands now; if it happens again, tell whoever runs this bot: incident `{ $id }`.
