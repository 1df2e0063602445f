incident-report = Das hat nicht geklappt; nichts hat sich geändert. Versuch es bitte noch einmal. Wenn es wieder passiert, melde es denen, die diesen Bot betreiben: Vorfall `{ $id }`.
incident-damaged = Die gespeicherten Daten von Tisch { $table } sind beschädigt, deshalb geht er nicht weiter. Andere Tische sind nicht betroffen. Melde das bitte denen, die diesen Bot betreiben: Tisch { $table }, Vorfall `{ $id }`.
incident-panic = Etwas ist schiefgegangen. `{ name-game-board }` zeigt den jetzigen Stand; wenn es wieder passiert, melde es denen, die diesen Bot betreiben: Vorfall `{ $id }`.
