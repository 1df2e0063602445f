### A lesson, which only its learner sees.

lesson-begins = **A lesson in { $game }**: { $rounds } rounds against an easy AI, at your own pace. Only you see it, and *Leave* ends it.
    { $aim }
    The lines behind a bar say what matters now; *Hint* says what an AI would do, and `/game rules` has all the rules.
lesson-explained = > { $says }
lesson-none = This lesson is over. `/game learn` begins another one.
lesson-left = You have left the lesson. `/game learn` begins another one, `/game new` a game.
lesson-not-here = That is for real tables; in a lesson it is only you and the AI.
lesson-over = **That was the lesson.** The picture shows what your points would be if the game ended here; a whole game goes on like this to its end.
    `/game new` opens a table for you and your friends, or for you and an AI (`ai:normal`); `/game rules` tells the rest of the rules.
