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
company-add-ai = Add AI
company-offered =
    { $level ->
        [random] { company-add-ai }: Random, any legal move
        [greedy] { company-add-ai }: Greedy, one step ahead
        [gentle] { company-add-ai }: Gentle, for a first game
        [easy] { company-add-ai }: Easy, a short look ahead
        [normal] { company-add-ai }: Normal, a fair opponent
        [hard] { company-add-ai }: Hard, looks far ahead
       *[master] { company-add-ai }: Master, takes up to 3 seconds
    }
company-question = { company-add-ai }: choose how well it plays
