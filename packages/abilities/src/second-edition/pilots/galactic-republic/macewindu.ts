import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

export const macewindu: Card = {
  card: "pilot:macewindu",
  title: "Mace Windu",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), must: [{ verb: "recover force" }] }],
};
