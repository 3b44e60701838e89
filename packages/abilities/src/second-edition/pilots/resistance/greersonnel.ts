import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

export const greersonnel: Card = {
  card: "pilot:greersonnel",
  title: "Greer Sonnel",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted), may: [{ verb: "rotate" }] }],
};
