import type { Card } from "../../../language/card.ts";
import { all, atRange, withThisWeapon } from "../../../language/when.ts";
import { actionBringsItBack } from "./phrases.ts";

export const drillbeak: Card = {
  card: "upgrade:drillbeak",
  title: "Drill Beak",
  weapon: { headers: [1] },
  dice: [{ dice: "attack", when: all(withThisWeapon, atRange(0)), must: [{ verb: "change", from: "hit", to: "crit", most: "all" }] }],
  action: actionBringsItBack(1),
};
