### How several things become one text. Longer lists are put together two by two from the left.

## "a, b and c": `list-comma` for all but the end

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Two sentences in one line
list-sentences = { $first } { $last }
