import type { Card } from "../../../language/card.ts";
import { LOCK_AND_CHARGE, ONE_HIT_IS_CRITICAL } from "./phrases.ts";

export const protontorpedoes: Card = {
  card: "upgrade:protontorpedoes",
  title: "Proton Torpedoes",
  weapon: LOCK_AND_CHARGE,
  dice: ONE_HIT_IS_CRITICAL,
};
