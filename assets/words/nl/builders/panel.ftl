builders-panel-asks = **{ $order }** · { $asked }

builders-panel-more = nog { $number }
builders-panel-way = { $by }: { $cost }
builders-panel-without-tool = Zonder gereedschap
builders-panel-with-tool = Gereedschap: { $tool }
builders-panel-equipped = { $who } · { $tool }
builders-panel-bought-all = { $actions } (gekocht)
builders-panel-bought-some = { $actions } ({ $bought } gekocht)
builders-panel-left = { $actions } en { $sesterces }
builders-panel-gain-machine = { $gain } en een machine met { $brings }
builders-panel-then-machine = daarna een machine die { $brings } levert
builders-panel-gain-machine-for = { $gain } en een machine met { $brings }
builders-panel-finishes = werkt het af
builders-panel-then-missing = ontbreekt nog: { $missing }
builders-panel-then-missing-so-many = ontbreekt nog: { $number }
builders-panel-sent-for = sturen kost { $price }
builders-panel-team-can = je beschikbare arbeiders kunnen alles leveren
builders-panel-team-lacks-so-many = je beschikbare arbeiders missen { $number }
builders-panel-team-lacks = je beschikbare arbeiders missen { $lack }
builders-panel-of-use = levert { $brings } voor { $building }
builders-panel-then-sent-for = daarna kost sturen { $price }
builders-panel-then = daarna: { $sending }
builders-panel-unused = { $actions } ongebruikt
builders-panel-actions-for = { $actions } voor { $gain }

builders-panel-site = Werken aan { $building } · ontbreekt: { $missing } · { $chance }
builders-panel-work-on = Werken aan { $building }
builders-panel-missing = ontbreekt: { $missing }
builders-panel-so-many-missing = ontbreekt: { $number }
builders-panel-pay = betaal { $price }
builders-panel-finish-now = nu afwerken
builders-panel-can-go = kunnen gaan: { $number }
builders-panel-sender = { $who } · { $price } · naar { $sites }
builders-panel-way-to-send = - { $with }: { $outcome }; nog { $left } over.
builders-panel-way-to-finish = - { $with }: { $outcome } ({ $gain }); nog { $left } over.
builders-panel-student = { $name }: { $brings } → { $learned }
builders-panel-effect-prisoner = sturen kost niets; −{ $penalty } tenzij vrijgelaten
builders-panel-effect-tool = voegt { $adds } toe
builders-panel-effect-university = één arbeider levert daarna { $brings }
builders-panel-effect-loan = nu { $gain }; aan het einde { $repay } terug, of −{ $penalty }

builders-panel-open = { $building } openen
builders-panel-recruit = { $worker } aanwerven
builders-panel-take-loan = Lening nemen
builders-panel-invest = Investeren: { $card }
builders-panel-invest-for = Investeren in { $card } voor { $student }
builders-panel-and-end = Doen en beurt beëindigen
builders-panel-send-and-end = { $who } sturen en beurt beëindigen
builders-panel-send-it-and-end = Sturen en beurt beëindigen
builders-panel-send = { $who } naar { $building } sturen
builders-panel-take-for = Sestertiën nemen voor { $actions }
builders-panel-take = { $gain } nemen · kost { $actions }
builders-panel-free = { $prisoner } vrijlaten
builders-panel-end = Beurt beëindigen
builders-panel-finish = { $building } nu afwerken: { $who } sturen · { $cost }
builders-panel-finish-alone = { $building } nu afwerken · { $cost }
builders-panel-finish-first-for = { $who } naar { $building } · { $cost } · eerste van { $number } om het af te werken
builders-panel-finish-first = { $who } naar { $building } · eerste van { $number } om het af te werken
builders-panel-finish-it = { $building } afwerken
builders-panel-finish-begin = { $building } afwerken: 1e van { $number }
builders-panel-send-it = Sturen
builders-panel-send-to = { $who } naar { $building }
builders-panel-finish-first-alone = { $building } afwerken · eerste van { $number }
builders-panel-completion = **{ $building }** ({ $gain }): { $who } sturen; { $cost }

builders-panel-now = **Jij bent aan de beurt:** nog { $actions } en { $sesterces }.
builders-panel-begins-last-round = Als je deze beurt beëindigt, begint de laatste ronde: de spelers na jou hebben nog één beurt, dan is de partij voorbij.
builders-panel-invested = Je hebt deze beurt al geïnvesteerd.
builders-panel-can-finish = Je kunt afwerken: { $completion }.
builders-panel-sites = Je bouwplaatsen: { $sites }.

builders-panel-work = **{ $building }** vraagt nog { $missing }; afgewerkt levert het { $gain } op. De volgende die je erheen stuurt, kost { $next }, elke volgende in deze beurt één actie meer. Je hebt { $actions } en { $sesterces }.
builders-panel-to-finish = Om af te werken: { $completion }.
builders-panel-which-tool = Welk gereedschap gaat mee?
builders-panel-equip = **{ $who }** naar **{ $building }** sturen? Daar ontbreekt nog: { $missing }. Kosten: { $cost }.
builders-panel-who-learns = Wie leert er?
builders-panel-teach = **{ $card }**: wie leert er? Die levert daarna { $brings }; de prijs om te sturen blijft gelijk. Dit is je ene investering van deze beurt.

builders-panel-for-cost = { $what }: { $cost }
builders-panel-afterwards = Kosten: { $cost }. Daarna heb je nog { $left }.
builders-panel-refilled = De rij wordt meteen van de stapel aangevuld, dus dit kun je niet terugnemen.
builders-panel-not-refilled = De stapel is leeg: de rij wordt niet aangevuld.
builders-panel-ask-recruit = **{ $worker }** aanwerven? Sturen kost telkens { $price }.
builders-panel-ask-invest = Investeren in **{ $card }**: { $effect }?
builders-panel-ask-invest-for = Investeren in **{ $card }**, voor { $student }: { $effect }?
builders-panel-invest-now-for = Investeren in { $card }, voor { $student }
builders-panel-one-investment = Dit is je ene investering van deze beurt.
builders-panel-free-prisoner = Gevangene vrijlaten
builders-panel-ask-free = **{ $prisoner }** vrijlaten? Sturen kost dan telkens { $price } en levert { $brings }; leren en gereedschap mogen dan ook, en aan het einde gaat er geen punt af.
builders-panel-send-way = Sturen: { $way }
builders-panel-ask-open = **{ $building }** openen? Het vraagt { $need }; afgewerkt levert het { $gain } op.
builders-panel-could-finish = Daarna kun je het deze beurt nog afwerken: { $completion }.
builders-panel-helpers = Vrij om daar te helpen: { $helpers }.
builders-panel-no-helper = Geen beschikbare arbeider levert wat het vraagt.
builders-panel-ask-end = **Je beurt beëindigen?** Ongebruikte acties vervallen: { $number }.
builders-panel-offer-take = { $number ->
    [one] Je kunt er eerst sestertiën voor nemen.
   *[other] Je kunt er eerst sestertiën voor nemen.
}

builders-panel-team = **Je team:** te sturen: { $free } van { $all }. Bouwplaatsen: { $sites }. Afgewerkt: { $finished }. { $sesterces }.
builders-panel-tools = Gereedschap: { $tools }.
