import type { Card } from "../../../language/card.ts";
import { all, both, enemy, not, toThisShip, within } from "../../../language/when.ts";
import { isThere } from "../../../language/when-second-edition.ts";
import { RECOVER_ON_UPGRADE } from "../../upgrades/phrases.ts";

export const holokandBattleofyavin: Card = {
  card: "pilot:holokand-battleofyavin",
  title: "Hol Okand",
  triggers: [{ at: "systemPhase", when: all(toThisShip, not(isThere(both(enemy, within(1, 2))))), may: [RECOVER_ON_UPGRADE] }],
};
