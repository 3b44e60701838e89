import type { Card } from "../../../card.ts";
import { isDefender } from "../../../when.ts";
import { leavesEnemysDice } from "../phrases.ts";

export const darkcurseBattleofyavin: Card = {
  card: "pilot:darkcurse-battleofyavin",
  title: "“Dark Curse”",
  permissions: leavesEnemysDice(isDefender),
};
