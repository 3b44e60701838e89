import type { Card } from "../../language/card.ts";
import { inSystemPhase } from "./phrases.ts";

export const pursuitThrusters: Card = {
  card: "ship:Pursuit Thrusters",
  title: "Pursuit Thrusters",
  triggers: [inSystemPhase("white", "boost")],
};
