marble-refusal-open-first = Open eerst het aquaduct waarvan je tegel de waterbron raakt: { $due }.
marble-refusal-finish-first = Werk eerst een volledige bouwplaats af: { $due }.
marble-refusal-reward-first = Beslis eerst over { $site }: verplaats een magistraat van { $own } naar { marble-space }, of geen.
marble-refusal-no-action = Je hebt geen actie over. Lever een imperiumfiche in voor nog een, of beëindig je beurt.
marble-refusal-actions-left = Je hebt nog { marble-actions }. Trek, breid aquaducten uit, roep een magistraat terug of speel een tegel voordat je je beurt beëindigt.
marble-refusal-last-round = In de laatste ronde koopt imperium geen acties.
marble-refusal-no-imperium = Je hebt geen imperium van die soort ({ marble-kind }). Je hebt: { $held }.
marble-refusal-empty-stack = De stapel met { marble-kind }tegels is leeg. Er is nog: { $left }.
marble-refusal-same-type = De twee tegels moeten van verschillende soorten zijn zolang er in twee stapels tegels zitten. Er is nog: { $left }.
marble-refusal-two-tiles = Je trekt telkens twee tegels. Er is nog: { $left }.
marble-refusal-last-tile = In totaal is er nog maar één { marble-kind }tegel.
marble-refusal-draw-order = Noem de twee tegels in de volgorde tempel, badhuis, theater, arena.
marble-refusal-nothing-to-draw = Er valt geen tegel te trekken: alle stapels zijn leeg.
marble-refusal-not-open = Dit aquaduct is nog niet open: { marble-aqueduct }. Het gaat open als een tegel de waterbron op { $spring } raakt.
marble-refusal-no-pieces = Dit aquaduct heeft geen delen meer: { marble-aqueduct }.
marble-refusal-not-next = Het aquaduct ({ marble-aqueduct }) eindigt op { $tail }, en { $to } ligt daar niet naast. { marble-refusal-steps }
marble-refusal-no-side = Van { $tail } naar { $to } loopt geen zijde van een tegel. { marble-refusal-steps }
marble-refusal-loop = Een aquaduct kan zichzelf niet kruisen: het komt al langs { $to }. { marble-refusal-steps }
marble-refusal-touches = Aquaducten raken elkaar niet, en { $to } hoort al bij een ander ({ marble-aqueduct }). { marble-refusal-steps }
marble-refusal-steps = { $count ->
    [0] Het kan nu nergens verder.
   *[other] Het kan verder naar { $steps }.
}
marble-refusal-second-piece = Er kunnen twee delen, dus je moet er twee leggen: { $advice }.
marble-refusal-no-magistrate-there = Je hebt geen magistraat op { $tile }. { $count ->
    [0] Er staat er geen van jou op een tegel.
   *[other] Wel op { $own }.
}
marble-refusal-not-ready = { $drawn ->
    [0] Je hebt geen klare { marble-kind }tegel. Je hebt: { $held }.
   *[other] Je hebt geen klare { marble-kind }tegel. Je hebt: { $held }. Wat je deze beurt getrokken hebt, is volgende beurt klaar.
}
marble-refusal-no-magistrate = Je hebt geen magistraat beschikbaar. Speel de tegel zonder, of roep er eerst een terug.
marble-refusal-taken-by-tile = { $at } is bezet door de { marble-kind }tegel op { $tile }. { marble-refusal-places }
marble-refusal-taken-by-hill = { $at } is bezet door een heuvel ({ $hill }). { marble-refusal-places }
marble-refusal-unsupported = Een tegel op { $at } zou met geen enkele zijde tegen een heuvel of een andere tegel liggen. { marble-refusal-places }
marble-refusal-places = { $count ->
    [0] Er is geen plek meer voor een tegel.
   *[other] Dichtstbijzijnde plekken: { $places }.
}
marble-refusal-not-due = Dit aquaduct kan nu niet geopend worden ({ marble-aqueduct }): geen tegel heeft net de waterbron ervan geraakt.
marble-refusal-too-short = Leg { $most } delen zolang dat kan. Na { $path } past er nog een deel. { marble-refusal-steps }
marble-refusal-not-complete = { $count ->
    [0] { $site } is geen volledige bouwplaats. Er is er nu geen.
   *[other] { $site } is geen volledige bouwplaats. Volledige bouwplaatsen: { $due }.
}
marble-refusal-no-reward = Er is nu geen bouwplaats afgewerkt, dus geen magistraat kan weg. Roep er een terug als actie.
marble-refusal-not-on-site = Je hebt geen magistraat op { $tile } die van { $site } weg kan. Je hebt er een op { $own }, of verplaats er geen.
marble-refusal-over = Deze partij is voorbij.
