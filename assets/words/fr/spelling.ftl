### Cartes qui correspondent à ce qui a été tapé.

spelling-fit = { $number ->
    [one] { $number } carte correspond :
   *[other] { $number } cartes correspondent :
}
spelling-one = - { $card }
spelling-more = … et { $number } de plus ; tape plus de lettres du nom.
spelling-idle = le la les un une des du de et ou avec au aux
