import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

export const nightbeast: Card = {
  card: "pilot:nightbeast",
  title: "“Night Beast”",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("blue")), may: [{ verb: "free action", names: ["focus"] }] },
  ],
};
