import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";

/** Pain for Force. */
export const maul: Card = {
  card: "upgrade:maul",
  title: "Maul",
  triggers: [{ at: "damageSuffered", when: toThisShip, may: [{ verb: "gain", token: "stress" }, { verb: "recover force" }] }],
};
