incident-report = Dat is niet gelukt; er is niets veranderd. Probeer het opnieuw. Gebeurt het nog eens, meld het dan aan wie deze bot beheert: incident `{ $id }`.
incident-damaged = De bewaarde gegevens van tafel { $table } zijn beschadigd, dus die kan niet doorgaan. Andere tafels hebben er geen last van. Meld dit aan wie deze bot beheert: tafel { $table }, incident `{ $id }`.
incident-panic = Er ging iets mis. `{ name-game-board }` toont hoe het nu staat; gebeurt het nog eens, meld het dan aan wie deze bot beheert: incident `{ $id }`.
