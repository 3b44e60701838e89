import type { Card } from "../../../language/card.ts";
import { BACK_AFTER_ENGAGING } from "./phrases.ts";

export const pointdefensebattery: Card = {
  card: "upgrade:pointdefensebattery",
  title: "Point-Defense Battery",
  weapon: { headers: [1, 1, 1, 1] },
  triggers: [BACK_AFTER_ENGAGING],
};
