### The Builders: Antiquity: the rules in short, for `/game rules`, in our own words. Every number comes from the data.

# What it is about, for who knows nothing of it
builders_rules-aim = You run a building firm. In your turn you open buildings, recruit workers and send them to your sites, each for wages. A building that has all the stone, wood, architecture and decoration that it needs is finished: it brings sesterces, for the next wages, and points. The round in which somebody reaches { $points } from buildings and machines is the last; the player with the most points wins.

builders_rules-turn-name = A turn
builders_rules-turn = **The Builders: Antiquity.** You open buildings and send your workers to them. When a building has all the stone, wood, architecture and decoration that it needs, it is finished and brings sesterces and points. Everybody starts with { $start } and an apprentice. All cards are face up except the decks.
    In your turn you have { $free } and can buy more for { $extra } each. Do these in any order, as often as you like where nothing else is said:
    - **Open** a building of the row ({ $one }): it becomes your site, where your workers can go.
    - **Recruit** a worker of the row ({ $one }), who joins your team and costs nothing until you send them.
    - **Send** one of your team to a site of yours: { $send } or more, and the worker's price.
    - **Invest** in a card of the investment line ({ $one } and its price), once a turn.
    - **Take sesterces**: { $taken } for { $used } actions.
    - **Free** a prisoner ({ $freeing }).
    Then end your turn; actions that you have not used are lost. A row is filled up at once.
builders_rules-turn-details = **A turn, details.**
    - If a move needs more actions than you have left, the missing ones are bought with it, and the button says what you pay. You can buy any number, but only when you need them.
    - *{ commands-builders-take.button }* pays each time by itself: all actions at once bring more than one after the other. A bought action cannot be exchanged for sesterces, because it would bring less than it costs.
    - One investment a turn, whatever its kind, also with bought actions.
    - A row is filled up at once. When its deck is empty it gets shorter; nothing is ever discarded or given back.
    - All cards are face up except the decks, and nobody can look into those.
    - When your actions are used up and nothing more can be paid, the turn ends by itself (an automatic move), unless the table has turned this off.
    - If the others vote to skip your turn because its time is over, the program takes sesterces for the actions that are left.

builders_rules-sending-name = Sending workers
builders_rules-sending = **Sending.** Anybody in your team who is on no site can be sent to a site of yours. You pay the worker's price in full, and the worker brings all that the card says; what is more than the building needs is lost. A worker who adds nothing that is missing, even with a tool, cannot be sent.
    The first one sent to a site in a turn takes { $first }, the second { $second }, the third { $third }, and so on: three to one site take { $three } actions. Each site is counted by itself, and each turn anew. Prisoners and machines count like workers.
    If you have too few actions left, the others are bought at the same time, for { $extra } each.
    A **tool** can go along with a worker or a freed prisoner, one each: name it when you send. It adds 1 of its resource and costs neither an action nor sesterces.
    Nobody can be called back: workers and tools stay until the building is finished.
builders_rules-sending-details = **Sending, details.**
    - The number of actions rises only with those sent to that site in this turn; who was sent earlier does not count.
    - The price is due at once. Without the sesterces the worker cannot go, and you cannot borrow in the same move: invest in a loan first.
    - A tool or a university changes neither the price nor the actions.
    - A worker who brings nothing that is missing may go with a tool that does. Otherwise such a worker is refused, because they would only be stuck.
    - What is brought beyond the need is lost; it is no reserve for another site.

builders_rules-finishing-name = Finishing
builders_rules-finishing = **Finishing** takes no action. As soon as nothing is missing, the building is finished: you get its sesterces and points, and everybody who worked on it and all tools come back to you. You can use them, and the sesterces, in the same turn.
    You may have any number of sites. They cannot be given back, but one that is not finished at the end costs nothing.

builders_rules-investments-name = Investments
builders_rules-investments = **Investments.** Once a turn you may invest: { $one } and the price of a card of the investment line. All cards that are left can be chosen. Cards that were taken do not come back.
    - **Prisoner**, { $prisoner }: joins your team and { $sending }.
    - **Tool**, { $tool }: adds 1 of its resource each time it goes along.
    - **University**, { $university }: you choose at once a worker or freed prisoner of yours who is on no site, and from now on that card brings { $taught } of the resource. Its other resources and its price stay. Nobody learns twice, and only if it changes something.
    - **Loan**: costs only the action and brings { $gain } now; see the topic about loans.
    Tools and universities are not for prisoners who are not freed, and not for machines.
builders_rules-investments-details = **Investments, details.**
    - You may take any card that is left of the line, not only the first.
    - Each worker carries at most one tool at a time. The tool stays on the site until the building is finished, then it is yours to use again.
    - A lesson that would change nothing is refused.
    - There is no limit to the loans that you hold, apart from one investment a turn and the cards that there are.
# Prices of cards of one kind that differ: "5 to 7 sesterces"
builders_rules-range = { $least } to { $most }

builders_rules-prisoners-name = Prisoners
builders_rules-prisoners = **Prisoners** are investments for { $price }. A prisoner { $sending }, takes as many actions as a worker, and no tool and no university. At the end each prisoner who is not freed costs you { $penalty }.
    You can **free** them: that takes { $freeing } of your turn and no sesterces, and is no investment. You can do it even in the turn in which you got the prisoner, but not while the prisoner is on a site. A freed prisoner costs { $freed } to send, and takes a tool and a university like a worker.
    In the final scoring the program frees the others for { $tally } each, as long as your sesterces last. A prisoner who is still on a site then cannot be freed.

builders_rules-machines-name = Machines
builders_rules-machines = **Machines** lie in the row of buildings: { $machines }. They are opened and built like buildings and bring no sesterces but { $points }. A finished machine joins your team: it brings { $brings } of one resource and { $sending }, in the same turn if you like. Sending it takes actions like sending a worker. It takes no tool and no university.

builders_rules-loans-name = Loans
builders_rules-loans = **Loans.** A loan is an investment: { $one } of your turn, and you have { $gain } more at once. There are { $cards } for all of you, and you may hold several.
    In the final scoring each is repaid for { $repay } if you have them, else it costs { $penalty }. Repaying is worth { $worth } points more than keeping the sesterces, so the program repays what it can. During the game a loan cannot be repaid.

builders_rules-end-name = The end and the final scoring
builders_rules-end = **The end.** When somebody ends a turn with { $points } or more from finished buildings and machines, the round is played to the end, so that everybody has the same number of turns. Then comes the final scoring:
    1. The program frees your prisoners who are on no site, for { $free } each, then repays your loans, for { $repay } each, as long as your sesterces last. Each payment is worth more points than the sesterces that it takes.
    2. You score the points of your finished buildings and machines, plus { $sesterce } for each sesterce left, minus { $prisoner } for each prisoner who is not freed and { $loan } for each loan that is not repaid.
    The player with the most points wins; in a tie they share the victory.
builders_rules-end-details = **The end, details.**
    - Only points of finished buildings and machines end the game. What you will lose for prisoners and loans does not count against it.
    - A prisoner on a site cannot be freed in the final scoring. Sites that are not finished and workers without work cost nothing.

builders_rules-stalled-name = Stalled games
builders_rules-stalled = **Stalled games.** Workers cannot be called back, so all of them may be stuck. After { $idle } full rounds in a row in which everybody only took sesterces or did nothing the game is over, and after round { $last } in any case. Then comes the final scoring as always.

builders_rules-setup-name = Setup
builders_rules-setup = **Setup.** Two to four can play. Buildings and machines are shuffled together into one deck, workers into another; { $buildings } buildings and { $workers } workers are face up in two rows. Everybody starts with { $start } and an apprentice, drawn at random; the other apprentices are in the deck of workers.
    The whole investment line is face up: { $prisoners } prisoners, a tool and a university for each of the four resources, and { $loans } loans.
    The first player is drawn by lot, unless the host begins; in a rematch a different player begins. Play goes clockwise. Sesterces never run out. What is left in the decks is known, the order is not.

builders_rules-moves-name = Commands and buttons
builders_rules-moves = **Here** the button *{ button-your-turn }* under the mention opens your panel: everything can be done with its buttons and menus, and everything can be typed as well. If you can finish a building this turn, the panel shows how.
    `{ name-builders-open }`, `recruit`, `invest`, `send`, `take`, `free`, `end` are the moves; each option offers what is legal now, with its cost and effect. `{ name-game-board }`, `status`, `score`, `log` show the table, `{ name-game-hand }` your team, `{ name-game-undo }` takes back your last move until a row is refilled or the next player acts, `{ name-game-card }` explains a card, `{ name-game-hint }` advises.
