privacy-nothing = Ich habe keine Daten über dich gespeichert. Das ändert sich, wenn du an einem Tisch Platz nimmst oder mit `{ name-me }` etwas einstellst.
privacy-data = Alle Daten, die ich über dich gespeichert habe. Zeiten sind Millisekunden seit 1970 (UTC). `{ name-me-forget }` löscht sie.
privacy-forgotten-but-blocked = Erledigt: Deine Daten sind gelöscht, außer deiner ID dort, wo du gesperrt bist; sie wird gelöscht, wenn die Sperre endet. Neue Daten werden nur gespeichert, wenn du den Bot wieder benutzt.
privacy-forgotten = Erledigt: Deine Daten sind gelöscht. Neue Daten werden nur gespeichert, wenn du den Bot wieder benutzt.

## Was das Löschen bewirkt
privacy-question = **Alle deine Daten löschen?** Das lässt sich nicht rückgängig machen.
privacy-running = - Laufende Partien: { $games }. Du gibst dort deine Plätze auf; sie werden anderen angeboten, die deine Karten bekommen. Zurücknehmen kannst du sie nicht.
privacy-lobbies = - Noch nicht gestartete Tische: { $tables }. Du verlässt sie.
privacy-over = - Gespielte Partien: { $games }. Dein Name dort wird zu „{ people-forgotten }“. Spielzüge und Punkte bleiben, für die anderen.
privacy-blocks = - Server, auf denen du gesperrt bist: { $servers }. Deine ID bleibt dort, bis die Sperre endet, sonst nichts.
privacy-erased = - Dein Name, deine Einstellungen, Notizen, Statistik, Wertungszahlen, Stimmen, Angebote, Analysen und Vorhersagen werden gelöscht, ebenso deine Tagespartien und Tagesrätsel. Deine Tische gehören dann jemand anderem. In gewerteten Ergebnissen und Ligen wirst du zu jemandem ohne Namen, damit sich keine fremde Wertungszahl ändert.
privacy-messages = -# Nachrichten, die schon in Discords Kanälen stehen, bleiben dort; `{ name-me-data }` zeigt, was ich habe.
