privacy-nothing = Ik heb geen gegevens over je bewaard. Dat verandert als je een plaats aan een tafel neemt of iets instelt met `{ name-me }`.
privacy-data = Alle gegevens die ik over je bewaard heb. Tijden zijn milliseconden sinds 1970 (UTC). `{ name-me-forget }` wist ze.
privacy-forgotten-but-blocked = Klaar: je gegevens zijn gewist, behalve je id waar je geblokkeerd bent; dat wordt gewist als de blokkade eindigt. Nieuwe gegevens worden alleen bewaard als je de bot weer gebruikt.
privacy-forgotten = Klaar: je gegevens zijn gewist. Nieuwe gegevens worden alleen bewaard als je de bot weer gebruikt.

privacy-question = **Al je gegevens wissen?** Dit kan niet ongedaan gemaakt worden.
privacy-running = - Lopende partijen: { $games }. Je geeft je plaatsen daar op; ze worden aan anderen aangeboden, die je kaarten krijgen. Je kunt ze niet terugnemen.
privacy-lobbies = - Tafels die nog niet gestart zijn: { $tables }. Daar ga je weg.
privacy-over = - Partijen die je gespeeld hebt: { $games }. Je naam wordt daar ‘{ people-forgotten }’. Zetten en scores blijven, voor de anderen.
privacy-blocks = - Servers waar je geblokkeerd bent: { $servers }. Je id blijft daar tot de blokkade eindigt, en verder niets.
privacy-erased = - Je naam, instellingen, notities, statistieken, ratings, stemmen, aanbiedingen, analyses en voorspellingen worden gewist, net als je delingen en puzzels van de dag. Iemand anders wordt host van je tafels. In uitslagen met rating en in competities word je iemand zonder naam, zodat de rating van anderen niet verandert.
privacy-messages = -# Berichten die al in kanalen van Discord staan, blijven daar; `{ name-me-data }` toont wat ik heb.
