import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

export const kadsolus: Card = {
  card: "pilot:kadsolus",
  title: "Kad Solus",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), must: [{ verb: "gain", token: "focus", count: 2 }] },
  ],
};
