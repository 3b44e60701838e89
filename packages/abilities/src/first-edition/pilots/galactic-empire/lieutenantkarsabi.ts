import type { Card } from "../../../language/card.ts";
import { all, isUnstressed, tokenIs, toThisShip } from "../../../language/when.ts";

export const lieutenantkarsabi: Card = {
  card: "pilot:lieutenantkarsabi",
  title: "Lieutenant Karsabi",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs("disarm"), isUnstressed),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "remove token", tokens: ["disarm"] },
      ],
    },
  ],
};
