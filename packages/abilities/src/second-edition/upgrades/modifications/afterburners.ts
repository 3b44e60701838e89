import type { Card } from "../../../language/card.ts";
import { all, speedWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const afterburners: Card = {
  card: "upgrade:afterburners",
  title: "Afterburners",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, speedWas(3, 5)),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["boost"], evenStressed: true }],
    },
  ],
};
