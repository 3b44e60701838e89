import type { Card } from "../../language/card.ts";
import { firesInTurret, pointsAlong } from "./phrases.ts";

export const heavyWeaponTurret: Card = {
  card: "ship:Heavy Weapon Turret",
  title: "Heavy Weapon Turret",
  permissions: { pointTurret: pointsAlong, fireIn: firesInTurret("missile") },
};
