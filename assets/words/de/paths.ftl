paths-unknown-order = „{ $typed }“ ist jetzt nicht möglich.
paths-no-meaning = „{ $typed }“ bewirkt hier nichts; lass `{ $option }` leer.
paths-add = `{ $option }` fehlt ({ $asked }). Zur Wahl: { $names }.
paths-could-be = „{ $typed }“ passt auf mehrere: { $names }. Gib mehr davon ein.
paths-not-known = „{ $typed }“ ist hier nicht bekannt ({ $thing }); { $choices }.
paths-not-open = „{ $typed }“ kannst du jetzt nicht wählen ({ $thing }); { $choices }.
paths-choices = zur Wahl: { $names }
paths-no-choices = jetzt gibt es nichts zu wählen ({ $thing })
paths-none-open = Jetzt gibt es nichts zu wählen ({ $thing }). *{ button-your-turn }* zeigt, was du tun kannst.
paths-more = noch { $number }
paths-said = { $order }: { $chosen }
paths-nothing = Hier gibt es jetzt nichts zu wählen

## Beim Tippen
paths-order-gone = Dieser Befehl ist hier nicht bekannt
paths-fill-in = Füll zuerst „{ $option }“ aus

## Seiten mit zu vielen Möglichkeiten
paths-parts = Alle, Teil für Teil
paths-range = { $from } bis { $to }
paths-range-of = { $area } { $from } bis { $to }
