import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";
import { leavesEnemysDice } from "../phrases.ts";

export const darkcurseBattleofyavin: Card = {
  card: "pilot:darkcurse-battleofyavin",
  title: "“Dark Curse”",
  permissions: leavesEnemysDice(isDefender),
};
