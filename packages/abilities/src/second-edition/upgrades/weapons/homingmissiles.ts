import type { Card } from "../../../language/card.ts";
import { homing, LOCK_AND_CHARGE } from "./phrases.ts";

export const homingmissiles: Card = {
  card: "upgrade:homingmissiles",
  title: "Homing Missiles",
  weapon: LOCK_AND_CHARGE,
  triggers: [homing({ hits: 1 })],
};
