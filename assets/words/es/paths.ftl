paths-unknown-order = «{ $typed }» no es posible ahora.
paths-no-meaning = «{ $typed }» no tiene efecto aquí; deja `{ $option }` vacío.
paths-add = Falta `{ $option }` ({ $asked }). Opciones: { $names }.
paths-could-be = «{ $typed }» coincide con varias opciones: { $names }. Escribe más.
paths-not-known = «{ $typed }» no se conoce aquí ({ $thing }); { $choices }.
paths-not-open = «{ $typed }» no se puede elegir ahora ({ $thing }); { $choices }.
paths-choices = opciones: { $names }
paths-no-choices = ahora no se puede elegir nada ({ $thing })
paths-none-open = Ahora no se puede elegir nada ({ $thing }). *{ button-your-turn }* muestra qué puedes hacer.
paths-more = { $number } más
paths-said = { $order }: { $chosen }
paths-nothing = Ahora no hay nada que elegir aquí

## Al escribir
paths-order-gone = Ese comando no se conoce aquí
paths-fill-in = Rellena antes «{ $option }»

## Páginas con demasiadas opciones
paths-parts = Todas, parte por parte
paths-range = de { $from } a { $to }
paths-range-of = { $area }: de { $from } a { $to }
