import type { Card } from "../../../language/card.ts";
import { whoDeploysMay } from "./phrases.ts";

export const vector: Card = {
  card: "upgrade:vector",
  title: "Vector",
  triggers: [whoDeploysMay("evade", "boost")],
};
