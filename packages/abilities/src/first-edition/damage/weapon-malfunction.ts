import type { Card } from "../../language/card.ts";
import { ACTION_MAY_TURN_IT } from "./phrases.ts";

export const weaponMalfunction: Card = {
  card: "damage:core/Weapon Malfunction",
  title: "Weapon Malfunction",
  changes: [{ of: "primaryValue", by: -1 }],
  action: ACTION_MAY_TURN_IT,
};
