import type { Card } from "../../../language/card.ts";
import { all, withThisWeapon } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const precisiontunedcannonsbattleoverendor: Card = {
  card: "upgrade:precisiontunedcannons-battleoverendor",
  title: "Precision-Tuned Cannons",
  dice: [{ dice: "attack", when: all(withThisWeapon, defenderInBullseye), must: [{ verb: "add", face: "focus" }] }],
};
