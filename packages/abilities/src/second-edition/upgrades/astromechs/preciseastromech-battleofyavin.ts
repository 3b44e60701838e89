import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const preciseastromechbattleofyavin: Card = {
  card: "upgrade:preciseastromech-battleofyavin",
  title: "Precise Astromech",
  triggers: [
    {
      at: "actionPerformed",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["lock"], colour: "red" }],
    },
  ],
};
