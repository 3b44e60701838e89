import type { Card } from "../../../card.ts";
import { all, both, enemy, not, toThisShip, within } from "../../../when.ts";
import { RECOVER_ON_UPGRADE } from "../../upgrades/phrases.ts";
import { isThere } from "../../when.ts";

export const holokandBattleofyavin: Card = {
  card: "pilot:holokand-battleofyavin",
  title: "Hol Okand",
  triggers: [{ at: "systemPhase", when: all(toThisShip, not(isThere(both(enemy, within(1, 2))))), may: [RECOVER_ON_UPGRADE] }],
};
