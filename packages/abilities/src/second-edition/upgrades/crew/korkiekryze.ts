import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { isInTheWay } from "../../../language/when-firing.ts";
import { defenderIs, inArcOfThisShip } from "../../../language/when-second-edition.ts";

const inCare = both(friendly, within(1, 2), inArcOfThisShip("fullFront"));
const isDefending: ShipWhen = ({ attack }, ship) => ship.id === attack?.defender;

/**
 * A friendly ship that is attacked in this ship's full front arc can get one of this ship's green tokens. If this ship obstructs the
 * attack, the friendly ship also rolls one more die.
 */
export const korkiekryze: Card = {
  card: "upgrade:korkiekryze",
  title: "Korkie Kryze",
  triggers: [
    {
      at: "attackDeclared",
      may: [
        {
          verb: "choose ship",
          among: both(isDefending, inCare),
          does: [{ verb: "one of", choices: Object.fromEntries(GREEN.map((token) => [token, [{ verb: "transfer", token }]])) }],
        },
      ],
    },
  ],
  changes: [{ of: "defenseDice", by: 1, whose: "defender", when: all(defenderIs(inCare), isInTheWay) }],
};
