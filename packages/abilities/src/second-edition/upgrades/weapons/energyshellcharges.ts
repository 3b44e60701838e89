import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const energyshellcharges: Card = {
  card: "upgrade:energyshellcharges",
  title: "Energy-Shell Charges",
  weapon: { needs: "calculate", charges: 1 },
  dice: [
    {
      dice: "attack",
      when: withThisWeapon,
      may: [
        { verb: "spend", token: "calculate" },
        { verb: "change", from: "focus", to: "crit" },
      ],
    },
  ],
  action: { does: [{ verb: "recover charge" }, { verb: "gain", token: "disarm" }] },
};
