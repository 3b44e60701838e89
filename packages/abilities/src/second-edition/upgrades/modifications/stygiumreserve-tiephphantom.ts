import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

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
