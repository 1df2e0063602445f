### A lesson, which only its learner sees.

lesson-begins = **A lesson in { $game }**: the first { $rounds } rounds of a game against an easy AI player, at your own pace. Only you see it. It waits a week for you when you go away; to end it sooner, press *{ button-help }* and then *{ button-unlearn }*.
    { $aim }
    The quoted lines say what matters now; *{ button-hint }* says what an AI player would do, and `{ name-game-rules }` has all the rules.
lesson-asks-to-replace = You have a lesson in { $game }, and can have one lesson at a time. A new one ends it.
lesson-goes-on = **Your lesson in { $game }** goes on where you left it. To begin again, end it first: press *{ button-help }* and then *{ button-unlearn }*.
lesson-explained = > { $says }
lesson-none = You have no running lesson. `{ name-game-learn }` starts one.
lesson-left = You have left the lesson. `{ name-game-learn } game:{ $game }` begins it again, `{ name-game-new }` a game.
lesson-help = In a lesson you play by the buttons alone; the commands are for real tables.
lesson-not-here = Not in a lesson: it has only you and the AI player.
lesson-over = **That was the lesson.** The picture shows what your points would be if the game ended here; a whole game goes on like this to its end.
    `{ name-game-new }` opens a table for you and your friends, or for you and an AI (`ai:normal`); `{ name-game-rules }` has the rest of the rules.
