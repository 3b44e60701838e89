import type { Card } from "../../../language/card.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { SIDESLIP } from "../../sideslip.ts";

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
