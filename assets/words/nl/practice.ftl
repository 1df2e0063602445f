practice-offer = **Vanaf hier doorspelen**: een partij die alleen jij ziet, tegen AI-spelers, vanaf zet { $number } van tafel { $table }. De partij telt niet mee voor statistieken of ratings, de spelers heten naar hun kleur, en ga je weg, dan wacht de partij een week op je.
practice-cards-anew = Kaarten die je niet kon kennen, worden opnieuw gedeeld.
practice-cards-as-they-lay = Kaarten die je niet kon kennen, zijn die van de partij.
practice-ends-lesson = Je kunt maar één zo’n partij tegelijk spelen: deze beëindigt je les in { $game }.
practice-ends-other = Je kunt maar één zo’n partij tegelijk spelen: deze beëindigt je oefenpartij van { $game }.
practice-seat-question = Een andere plaats innemen
practice-seat = De plaats van { $name } innemen
practice-seat-chosen = Plaats van { $name } (gekozen)
practice-level-question = Tegen een ander niveau spelen
practice-level = Tegen { people-level }
practice-level-chosen = Tegen { people-level } (gekozen)
practice-name =
    { $colour ->
        [purple] Paars
        [orange] Oranje
        [white] Wit
       *[brown] Bruin
    }
practice-begins = **Oefenpartij**: de partij van tafel { $table } gaat door vanaf zet { $number }. { practice-back }
practice-back = Met `{ name-game-learn }` kom je er weer bij; beëindigen kan met *{ button-help }* en vervolgens *{ button-end-practice }*.
practice-goes-on = **Je oefenpartij van { $game }** gaat verder waar je gebleven was. Beëindigen kan met *{ button-help }* en vervolgens *{ button-end-practice }*.
practice-asks-to-replace = Je hebt een oefenpartij van { $game }, en je kunt er maar één tegelijk hebben. Een les beëindigt die.
practice-none = Deze oefenpartij is voorbij. Met *{ button-play-on-from-here }*, op een eerder moment van een uitgespeelde partij, begin je een nieuwe.
practice-left = Je hebt de oefenpartij beëindigd.
practice-help = In een oefenpartij speel je alleen met de knoppen; de commando’s zijn voor echte tafels.
practice-not-here = Niet in een oefenpartij: daar zijn alleen jij en AI-spelers.
practice-over = **Dat was de oefenpartij.** Die telt nergens mee.
