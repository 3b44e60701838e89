import type { Card } from "../../../card.ts";
import { all, both, other, toThisShip, within } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";
import { transfer } from "../phrases.ts";

export const fourLom: Card = {
  card: "pilot:4lom",
  title: "4-LOM",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), must: [{ verb: "gain", token: "calculate" }] },
    { at: "startOfEnd", may: [{ verb: "choose ship", among: both(other, within(0, 1)), does: [transfer("stress")] }] },
  ],
};
