import type { Card } from "../../language/card.ts";
import { afterAnyAction } from "./phrases.ts";

export const autothrusters: Card = {
  card: "ship:Autothrusters",
  title: "Autothrusters",
  triggers: [afterAnyAction("barrel-roll", "boost")],
};
