import type { Card } from "../../../card.ts";
import { all, tokenIs, toThisShip } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const JEK_PORKINS: readonly Card[] = onShips(["jekporkins", "jekporkins-battleofyavin", "jekporkins-swz106"], {
  title: "Jek Porkins",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs("stress")),
      may: [
        { verb: "remove token", tokens: ["stress"] },
        { verb: "roll", on: { hit: [{ verb: "suffer", hits: 1 }] } },
      ],
    },
  ],
});
