import { shieldValue } from "@broadside/rules/procedures";
import { conditionBeforeForces } from "../../../both-editions/before-forces.ts";
import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen } from "../../../language/when.ts";

const MOST_SHIELDS = 3;
/** True for ships of the Galactic Empire, which doesn't include the First Order. */
const isOfTheEmpire: ShipWhen = ({ game }, ship) => {
  const { faction, subfaction } = game.factsOf(ship).pilot;
  return faction === "imperial" && subfaction === undefined;
};
const hasFewShields: ShipWhen = ({ game }, ship) => shieldValue(game, ship) <= MOST_SHIELDS;

export const directorkrennic: Card = {
  card: "upgrade:directorkrennic",
  title: "Director Krennic",
  triggers: [conditionBeforeForces("optimizedprototype", both(friendly, isOfTheEmpire, hasFewShields), "1E-COND-01")],
};
