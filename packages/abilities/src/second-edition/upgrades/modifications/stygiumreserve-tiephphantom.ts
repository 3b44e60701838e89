import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const stygiumreserveTiephphantom: Card = {
  card: "upgrade:stygiumreserve-tiephphantom",
  title: "Stygium Reserve",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["boost"], evenStressed: true }],
    },
  ],
};
