import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const ionlimiteroverride: Card = {
  card: "upgrade:ionlimiteroverride",
  title: "Ion Limiter Override",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, maneuverWas("red")),
      may: [
        { verb: "free action", names: ["barrel-roll"], evenStressed: true },
        { verb: "roll", on: { hit: [{ verb: "gain", token: "strain" }], crit: [{ verb: "gain", token: "ion" }] } },
      ],
    },
  ],
};
