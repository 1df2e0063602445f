paths-unknown-order = ‘{ $typed }’ kan nu niet.
paths-no-meaning = ‘{ $typed }’ doet hier niets; laat `{ $option }` leeg.
paths-add = `{ $option }` ontbreekt ({ $asked }). Keuzes: { $names }.
paths-could-be = ‘{ $typed }’ kan meer dan één ding zijn: { $names }. Typ wat meer.
paths-not-known = ‘{ $typed }’ is hier niet bekend ({ $thing }); { $choices }.
paths-not-open = ‘{ $typed }’ kan nu niet gekozen worden ({ $thing }); { $choices }.
paths-choices = keuzes: { $names }
paths-no-choices = er valt nu niets te kiezen ({ $thing })
paths-none-open = Er valt nu niets te kiezen ({ $thing }). *{ button-your-turn }* toont wat je kunt doen.
paths-more = nog { $number }
paths-said = { $order }: { $chosen }
paths-nothing = Hier valt nu niets te kiezen

paths-order-gone = Dat commando is hier niet bekend
paths-fill-in = Vul eerst ‘{ $option }’ in

paths-parts = Alles, deel voor deel
paths-range = { $from } tot { $to }
paths-range-of = { $area } { $from } tot { $to }
