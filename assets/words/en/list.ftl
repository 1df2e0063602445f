### How several things become one text. Longer lists are put together two by two from the left.

## "a, b and c": `list-comma` for all but the end

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# The same before a word that sounds like i or o at its beginning: "e Inés" and "u ocho" in Spanish
list-and-before-i = { $first } and { $last }
list-or-before-o = { $first } or { $last }

## What stands between a number and its tenths
list-decimal-sign = .

## Two sentences in one line
list-sentences = { $first } { $last }

## Two parts of one sentence, each with commas of its own
list-clauses = { $first }; { $last }
