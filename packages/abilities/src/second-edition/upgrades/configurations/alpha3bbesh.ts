import type { Card } from "../../../language/card.ts";
import { withPrimary } from "../../../language/when.ts";

export const alpha3bbesh: Card = {
  card: "upgrade:alpha3bbesh",
  title: "Alpha-3B “Besh”",
  dice: [
    {
      dice: "attack",
      when: withPrimary,
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "change", from: ["blank", "focus"], to: "hit" },
      ],
    },
  ],
};
