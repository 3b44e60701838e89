import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const hansologunner: Card = {
  card: "upgrade:hansolo-gunner",
  title: "Han Solo",
  triggers: [{ at: "becameActive", when: toThisShip, may: [{ verb: "free action", names: ["focus"], colour: "red" }] }],
};
