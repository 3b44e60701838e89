import type { Card } from "../../language/card.ts";
import { afterAnyAction } from "./phrases.ts";

export const vectoredThrusters: Card = {
  card: "ship:Vectored Thrusters",
  title: "Vectored Thrusters",
  triggers: [afterAnyAction("boost")],
};
