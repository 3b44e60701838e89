import type { Card } from "../../../language/card.ts";
import { all, hasBoostedOrRolled, isBack, isFront } from "../../../language/when.ts";

export const intensity: Card = {
  card: "upgrade:intensity",
  title: "Intensity",
  triggers: [
    {
      at: "actionPerformed",
      when: all(isFront, hasBoostedOrRolled),
      may: [
        {
          verb: "one of",
          choices: {
            focus: [{ verb: "gain", token: "focus" }, { verb: "flip this card" }],
            evade: [{ verb: "gain", token: "evade" }, { verb: "flip this card" }],
          },
        },
      ],
    },
    {
      at: "endOfCombat",
      when: isBack,
      may: [
        {
          verb: "one of",
          choices: {
            focus: [{ verb: "spend", token: "focus" }, { verb: "flip this card" }],
            evade: [{ verb: "spend", token: "evade" }, { verb: "flip this card" }],
          },
        },
      ],
    },
  ],
};
