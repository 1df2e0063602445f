### A lesson, which only its learner sees.

lesson-begins = **A lesson in { $game }**: the first { $rounds } rounds of a game against an easy AI, at your own pace. Only you see it. It waits a week for you when you go away; to end it sooner, press *Help* and then *Leave*.
    { $aim }
    The lines behind a bar say what matters now; *Hint* says what an AI would do, and `/game rules` has all the rules.
lesson-replaces = Your lesson before this one has ended: you have one at a time.
lesson-goes-on = **Your lesson in { $game }** goes on where you left it. To begin again, end it first: press *Help* and then *Leave*.
lesson-explained = > { $says }
lesson-none = You have no lesson under way. `/game learn` begins one.
lesson-left = You have left the lesson. `/game learn game:{ $game }` begins it again, `/game new` a game.
lesson-help = In a lesson you play by the buttons alone; the commands are for real tables.
lesson-not-here = That is for real tables; in a lesson it is only you and the AI.
lesson-over = **That was the lesson.** The picture shows what your points would be if the game ended here; a whole game goes on like this to its end.
    `/game new` opens a table for you and your friends, or for you and an AI (`ai:normal`); `/game rules` tells the rest of the rules.
