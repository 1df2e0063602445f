### What is said of typed orders and of pages of choices, in every game.

paths-unknown-order = “{ $typed }” is not possible now.
paths-no-meaning = “{ $typed }” has no effect here; leave `{ $option }` empty.
paths-add = `{ $option }` is missing ({ $asked }). Choices: { $names }.
paths-could-be = “{ $typed }” fits several: { $names }. Type more.
paths-not-known = “{ $typed }” is unknown ({ $thing }); { $choices }.
paths-not-open = “{ $typed }” cannot be chosen now ({ $thing }); { $choices }.
paths-choices = choices: { $names }
paths-no-choices = nothing can be chosen now ({ $thing })
paths-none-open = Nothing can be chosen now ({ $thing }). *{ button-your-turn }* shows what you can do.
paths-more = { $number } more
paths-said = { $order }: { $chosen }
paths-nothing = There is nothing to choose here now

## In autocompletes
paths-order-gone = That command is not known here
paths-fill-in = Fill in “{ $option }” first

## On pages with too many choices
paths-parts = All of them, part by part
paths-range = { $from } to { $to }
paths-range-of = { $area } { $from } to { $to }
