import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { SIDESLIP } from "../../sideslip.ts";
import { maneuverIs } from "../../when.ts";

export const slider: Card = {
  card: "pilot:slider",
  title: "“Slider”",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, maneuverIs(["bank"], 2, 2)),
      may: [{ verb: "spend charge", count: 2 }, SIDESLIP],
    },
  ],
};
