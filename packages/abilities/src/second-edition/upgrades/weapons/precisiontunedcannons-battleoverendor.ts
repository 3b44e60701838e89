import type { Card } from "../../../card.ts";
import { all, withThisWeapon } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const precisiontunedcannonsbattleoverendor: Card = {
  card: "upgrade:precisiontunedcannons-battleoverendor",
  title: "Precision-Tuned Cannons",
  dice: [{ dice: "attack", when: all(withThisWeapon, defenderInBullseye), must: [{ verb: "add", face: "focus" }] }],
};
