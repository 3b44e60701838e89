import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

/** After suffering damage, the ship can gain stress to recover Force. */
export const maul: Card = {
  card: "upgrade:maul",
  title: "Maul",
  triggers: [{ at: "damageSuffered", when: toThisShip, may: [{ verb: "gain", token: "stress" }, { verb: "recover force" }] }],
};
