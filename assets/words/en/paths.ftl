### What is said of typed orders and of pages of choices, in every game.

paths-unknown-order = “{ $typed }” is nothing that can be done now.
paths-no-meaning = “{ $typed }” has no meaning there; leave the { $option } out.
paths-add = { $asked }? Add the { $option }: { $names }.
paths-could-be = “{ $typed }” could be { $names }. Type more of it.
paths-not-known = “{ $typed }” is no { $thing } that I know; { $choices }.
paths-not-open = “{ $typed }” is no { $thing } that you could choose now; { $choices }.
paths-choices = you can choose from { $names }
paths-no-choices = there is no { $thing } that you could choose now
paths-none-open = There is no { $thing } that you could choose now; *Your turn* shows what you can do.
paths-more = { $number } more
paths-said = { $order }: { $chosen }
paths-nothing = There is nothing to choose here now

## In autocompletes
paths-order-gone = That order is not known here
paths-fill-in = Fill in “{ $option }” first

## On pages with too many choices
paths-parts = All of them, part by part
paths-range = { $from } to { $to }
paths-range-of = { $area } { $from } to { $to }
