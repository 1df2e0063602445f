builders_cards-card = **{ $name }** (`{ $id }`): { $facts }
builders_cards-building = edificio, necesita { $need }.
    Al terminarlo da { $gain }.
builders_cards-machine = máquina, necesita { $need }.
    Al terminarla da { $gain }. Entonces entra en tu equipo, aporta { $brings } y { $sending }. Se envía como un trabajador, pero sin herramienta ni universidad.
builders_cards-worker = trabajador, aporta { $brings }.
    Cada envío cuesta { $price }. Puede llevar una herramienta, y una universidad puede aumentar lo que aporta de un recurso.
builders_cards-apprentice = Cada persona empieza con un aprendiz; los demás están en el mazo.
builders_cards-twins = Hay { $number } cartas como esta.
builders_cards-prisoner = una inversión por { $price }. Un prisionero entra en tu equipo, aporta { $brings } y { $sending }, pero sin herramienta ni universidad.
    Al final, cada prisionero que no hayas liberado te cuesta { $penalty }. Liberar cuesta { $freeing } de tu turno, o { $tally } en el recuento final; no se puede liberar a quien está en una obra. Un prisionero liberado aporta { $freed }, { $later }, y puede llevar herramienta y aprender en una universidad como un trabajador.
builders_cards-tool = una inversión por { $price }. Va con un trabajador o prisionero liberado al que envías, una por cabeza, y añade { $adds }. No cuesta ni acción ni sestercios. Vuelve cuando se termina el edificio.
builders_cards-university = una inversión por { $price }. Uno de tus trabajadores o prisioneros liberados que no esté en una obra aprende enseguida y desde entonces aporta { $taught }; los demás recursos y el precio no cambian. Nadie aprende dos veces.
builders_cards-loan = una inversión que da { $gain } enseguida. En el recuento final se devuelve con { $repay } si los tienes; un préstamo sin devolver cuesta { $penalty }. Hay { $cards } cartas de este tipo.

## Una carta en una línea
builders_cards-then-brings = { $gain }, luego aporta { $brings }
builders_cards-worker-brings = un trabajador aporta después { $brings }
builders_cards-loan-now = da { $gain } ahora
builders_cards-loan-later = al final devuelve { $repay } o pierde { $penalty }

## Palabras con las que se encuentra una carta
builders_cards-kind = { $kind ->
    [machine] máquina
    [building] edificio
    [worker] trabajador
    [prisoner] prisionero liberado inversión
   *[investment] inversión
}
