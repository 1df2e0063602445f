### The AI that somebody asks for in `/game new`.

# How each level is written in the option that adds AI; ids in English are always understood.
company-level = *{ people-level }*
# Words that may stand between levels and numbers there, with blanks between.
company-between = and AI
company-unknown-level = There is no AI level “{ $typed }”; there are { $levels }. Write for example *hard*, *3 normal* or *easy, hard*.
company-too-many = That is more AI players than a table has seats. Write for example *hard*, *3 normal* or *easy, hard*.
company-choice =
    { $number ->
        [4] { $levels } · 4 AI players; you watch
       *[other] { $levels } · { $number } AI
    }
company-offered =
    { $level ->
        [random] Add AI: Random, any legal move
        [greedy] Add AI: Greedy, one step ahead
        [gentle] Add AI: Gentle, for a first game
        [easy] Add AI: Easy, a short look ahead
        [normal] Add AI: Normal, a fair opponent
        [hard] Add AI: Hard, looks far ahead
       *[master] Add AI: Master, takes up to 3 seconds
    }
company-question = Add AI: choose how well it plays
