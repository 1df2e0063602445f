### The Builders: Antiquity: what each card costs, brings and does, for `/game card`.

# The heading of a card: its name, its id, what it is
builders_cards-card = **{ $name }** (`{ $id }`): { $facts }
builders_cards-building = building, needs { $need }.
    When finished it brings { $gain }.
builders_cards-machine = machine, needs { $need }.
    When finished it brings { $gain }. It then joins your team, brings { $brings } and { $sending }. It is sent like a worker, but takes no tool and no university.
builders_cards-worker = worker, brings { $brings }.
    Sending costs { $price } each time. A tool can go along, and one university can raise what this worker brings of one resource.
builders_cards-apprentice = Everybody starts with one apprentice; the others are in the deck.
builders_cards-twins = This card exists { $number } times.
builders_cards-prisoner = an investment for { $price }. A prisoner joins your team, brings { $brings } and { $sending }, but takes no tool and no university.
    At the end each prisoner you have not freed costs you { $penalty }. Freeing takes { $freeing } of your turn, or { $tally } in the final scoring; nobody on a site can be freed. A freed prisoner brings { $freed }, { $later }, and takes a tool and a university like a worker.
builders_cards-tool = an investment for { $price }. It goes along with a worker or freed prisoner whom you send, one tool each, and adds { $adds }. That costs neither an action nor sesterces. It comes back when the building is finished.
builders_cards-university = an investment for { $price }. One of your workers or freed prisoners who is on no site learns at once and brings { $taught } from then on; the other resources and the price stay. Nobody learns twice.
builders_cards-loan = an investment that brings { $gain } at once. In the final scoring it is repaid for { $repay } if you have them; a loan that is not repaid costs { $penalty }. There are { $cards } of this card.

## A card in one line of at most 100 characters
builders_cards-then-brings = { $gain }, then brings { $brings }
builders_cards-worker-brings = a worker then brings { $brings }
builders_cards-loan-now = brings { $gain } now
builders_cards-loan-later = at the end repay { $repay } or lose { $penalty }

## By what a card is found besides its name
builders_cards-kind = { $kind ->
    [machine] machine
    [building] building
    [worker] worker
    [prisoner] prisoner freed investment
   *[investment] investment
}
