import type { Card } from "../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../language/when.ts";
import { HIT_IS_DAMAGE } from "./phrases.ts";

export const minorHullBreach: Card = {
  card: "damage:core/Minor Hull Breach",
  title: "Minor Hull Breach",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("red")), must: [HIT_IS_DAMAGE] }],
};
