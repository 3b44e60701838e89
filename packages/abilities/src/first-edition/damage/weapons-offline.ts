import { isPrimary } from "@broadside/rules";
import type { Card } from "../../language/card.ts";
import { inDecksOf, liesOnIt } from "./huge-ships.ts";
import { energyTurnsIt } from "./phrases.ts";

export const weaponsOffline: readonly Card[] = inDecksOf(["Gozanti", "C-ROC"], "Weapons Offline", {
  permissions: {
    target(game, self, { attacker, weapon }) {
      if (attacker !== self.ship || isPrimary(weapon)) return undefined;
      const isHardpoint = game.factsOf(attacker).upgrades[weapon]?.slots.includes("hardpoint");
      return isHardpoint && liesOnIt(game, self, weapon) ? false : undefined;
    },
  },
  triggers: [energyTurnsIt(2)],
});
