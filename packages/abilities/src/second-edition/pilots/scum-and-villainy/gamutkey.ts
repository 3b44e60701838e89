import type { Card } from "../../../language/card.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";
import { keepingTokens } from "../../upgrades/crew/gamutkey.ts";

export const gamutkey: Card = {
  card: "pilot:gamutkey",
  title: "Gamut Key",
  ...keepingTokens((scene, ship) => ship === scene.self.ship || inTurretArc(scene, ship)),
};
