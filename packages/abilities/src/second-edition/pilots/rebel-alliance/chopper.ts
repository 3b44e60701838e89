import type { Card } from "../../../card.ts";
import { both, enemy, within } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const CHOPPERS: readonly Card[] = onShips(["chopper", "chopper-gauntletfighter"], {
  title: "“Chopper”",
  triggers: [
    {
      at: "startOfCombat",
      must: [{ verb: "each ship", among: both(enemy, within(0)), does: [{ verb: "gain", token: "jam", count: 2, who: "chosen" }] }],
    },
  ],
});
