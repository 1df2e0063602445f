### Cards that fit what was typed.

spelling-fit = { $number ->
    [one] { $number } card fits:
   *[other] { $number } cards fit:
}
spelling-one = - { $card }
spelling-more = … and { $number } more; type more of the name.
