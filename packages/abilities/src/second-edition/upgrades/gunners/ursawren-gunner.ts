import { unitsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { enemyUnit, friendlyUnit } from "../../units.ts";

const FAR = 2;
const NEAR = 1;

/** True if the locked unit is a distant enemy with no friendly ship next to it. */
const isAlone: When = (scene) => {
  const { game, self, moment } = scene;
  const locked = unitsOf(game).find(({ id }) => id === moment.target);
  if (!locked || !enemyUnit(scene, locked) || game.board.range(self.ship, locked) <= FAR) return false;
  return !unitsOf(game).some((unit) => friendlyUnit(scene, unit) && game.board.range(unit, locked) <= NEAR);
};

export const ursawrengunner: Card = {
  card: "upgrade:ursawren-gunner",
  title: "Ursa Wren",
  triggers: [{ at: "lockAcquired", when: all(toThisShip, isAlone), must: [{ verb: "gain", token: "calculate" }] }],
};
