import type { Card } from "../../../language/card.ts";
import { homing, LOCK_AND_CHARGE } from "./phrases.ts";

export const homingtorpedoes: Card = {
  card: "upgrade:homingtorpedoes",
  title: "Homing Torpedoes",
  weapon: LOCK_AND_CHARGE,
  triggers: [homing({ crits: 1 })],
};
