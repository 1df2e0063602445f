great_city-near-city = Stad: { $who }
great_city-near-decks = Stapels
great_city-near-holds = Heeft { $holds }.
great_city-near-deck = __Stapel { $deck }__, nog { $left }. { $elsewhere ->
    [0] In onbekende volgorde: { $cards }.
    [one] In onbekende volgorde: { $cards }. ({ $elsewhere } daarvan is ongezien genomen.)
   *[other] In onbekende volgorde: { $cards }. ({ $elsewhere } daarvan zijn ongezien genomen.)
}
great_city-near-deck-seen = __Stapel { $deck }__: iedereen heeft alle kaarten gezien.
great_city-near-unseen = -# Ongezien genomen: in de startdraft of door een school.

great_city-account-area = { $colours ->
    [0] { $houses ->
        [one] een huis met waarde { $value }, geen openbaar gebouw ernaast
       *[other] woonwijk, { $houses } huizen met waarde { $value }, geen openbaar gebouw ernaast
    }
    [one] { $houses ->
        [one] een huis met waarde { $value }, { $colours } kleur: { $value } × { $houses } × { $colours }
       *[other] woonwijk, { $houses } huizen met waarde { $value }, { $colours } kleur: { $value } × { $houses } × { $colours }
    }
   *[other] { $houses ->
        [one] een huis met waarde { $value }, { $colours } kleuren: { $value } × { $houses } × { $colours }
       *[other] woonwijk, { $houses } huizen met waarde { $value }, { $colours } kleuren: { $value } × { $houses } × { $colours }
    }
}
great_city-account-area-bath = { great_city-account-area }, en { $bath } voor de fiches van de thermen
great_city-account-aqueducts = { $number ->
    [0] geen aquaduct
    [one] { $number } aquaduct
   *[other] { $number } aquaducten
}
great_city-account-tokens = { $tokens }, 2 voor een punt
great_city-account-no-cards = geen invloedskaart
great_city-account-brings = { $card }: { $points }
