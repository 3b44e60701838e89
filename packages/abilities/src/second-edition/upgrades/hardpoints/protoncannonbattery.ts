import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";
import { actionBringsItBack } from "./phrases.ts";

/** The second attack costs energy. */
export const protoncannonbattery: Card = {
  card: "upgrade:protoncannonbattery",
  title: "Proton Cannon Battery",
  weapon: { headers: [0, 1] },
  dice: [{ dice: "attack", when: withThisWeapon, must: [{ verb: "change", from: "hit", to: "crit" }] }],
  action: actionBringsItBack(1),
};
