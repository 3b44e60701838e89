import type { Ship } from "@broadside/rules";
import { isAreaInAttackArc, isFriendly, isInAttackArc, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { any, withPrimary, withSlot } from "../../../language/when.ts";
import { friendlyDevices } from "./phrases.ts";

const helpersInArc = (scene: CardScene): number => {
  const { game, self } = scene;
  const isHelper = (ship: Ship): boolean => ship.tokens.calculate > 0 && isFriendly(game, self.ship, ship) && isInAttackArc(game, ship);
  return shipsInPlay(game).filter(isHelper).length + friendlyDevices(scene).filter((area) => isAreaInAttackArc(game, area)).length;
};

export const legafossang: Card = {
  card: "pilot:legafossang",
  title: "Lega Fossang",
  dice: [{ dice: "attack", when: any(withPrimary, withSlot("turret")), may: [{ verb: "reroll", most: helpersInArc }] }],
};
