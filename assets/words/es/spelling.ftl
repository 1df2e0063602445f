spelling-fit = { $number ->
    [one] Coincide { $number } carta:
   *[other] Coinciden { $number } cartas:
}
spelling-one = - { $card }
spelling-more = … y { $number } más; escribe más letras del nombre.
spelling-idle = el la los las un una unos unas y con de del al
