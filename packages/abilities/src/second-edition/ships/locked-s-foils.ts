import type { Card } from "../../language/card.ts";
import { actionIs, all, toThisShip } from "../../language/when.ts";

export const lockedSFoils: Card = {
  card: "ship:Locked S-Foils",
  title: "Locked S-Foils",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("boost")), must: [{ verb: "gain", token: "deplete" }] }],
};
