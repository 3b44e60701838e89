import type { Card } from "../../../card.ts";
import { all, speedWas, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

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
