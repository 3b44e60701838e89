import type { Card } from "../../../language/card.ts";
import { LOCK_AND_CHARGE, SHIELD_AFTER_HIT } from "./phrases.ts";

export const heavyplasmamissilesalphaclassstarwing: Card = {
  card: "upgrade:heavyplasmamissiles-alphaclassstarwing",
  title: "Heavy Plasma Missiles",
  weapon: LOCK_AND_CHARGE,
  triggers: [SHIELD_AFTER_HIT],
};
