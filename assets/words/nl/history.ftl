history-last-turn = je laatste beurt
history-week = een week geleden
history-day = een dag geleden
history-start = het begin van de partij
history-move = zet { $number }
history-round = het begin van ronde { $round }

history-nothing = Sinds { $moment } is er niets gebeurd.
history-heading = **Sinds { $moment }**, { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }:
history-heading-newest = **Sinds { $moment }**, { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }: het bestand heeft ze allemaal, dit zijn de nieuwste.
history-still-to-come = Zet { $number } is nog niet gedaan: de tafel is bij zet { $now }. Kies een eerdere.
history-no-last-turn = Je hebt geen plaats aan deze tafel, dus hier ook geen laatste beurt. Kies een dag, een ronde of een zetnummer.
history-unknown = ‘{ $typed }’ is geen moment van deze partij. Kies er een uit het aanbod, zoals *mijn laatste beurt*, *een dag geleden* of *ronde 3*, of typ een zetnummer.
