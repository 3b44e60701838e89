import { isInAttackArc, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, isAttacker } from "../../../when.ts";

const defenderIsAlone: When = ({ game, self, attack }) =>
  shipsInPlay(game).every((ship) => ship === self.ship || ship.id === attack?.defender || !isInAttackArc(game, ship));

export const bobafettgunner: Card = {
  card: "upgrade:bobafett-gunner",
  title: "Boba Fett",
  dice: [{ dice: "attack", when: all(isAttacker, defenderIsAlone), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
