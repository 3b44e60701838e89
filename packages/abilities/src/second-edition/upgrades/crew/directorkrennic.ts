import { conditionBeforeForces } from "../../../both-editions/before-forces.ts";
import type { Card } from "../../../language/card.ts";
import { both, friendly, other } from "../../../language/when.ts";

/** Before forces are placed, another friendly ship gets the prototype Condition. */
export const directorkrennic: Card = {
  card: "upgrade:directorkrennic",
  title: "Director Krennic",
  worksInReserve: true,
  triggers: [conditionBeforeForces("optimizedprototype", both(other, friendly), "2E-SETUP-18")],
};
