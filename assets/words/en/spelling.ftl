### Cards that fit what was typed.

spelling-fit = { $number ->
    [one] { $number } card fits:
   *[other] { $number } cards fit:
}
spelling-one = - { $card }
spelling-more = … and { $number } more; type more of the name.

# Words that say nothing about which card is meant; searches leave out those of all languages.
spelling-idle = the an of and with to
