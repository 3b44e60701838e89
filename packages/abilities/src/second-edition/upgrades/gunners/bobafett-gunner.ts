import { isInAttackArc, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";

const defenderIsAlone: When = ({ game, self, attack }) =>
  shipsInPlay(game).every((ship) => ship === self.ship || ship.id === attack?.defender || !isInAttackArc(game, ship));

export const bobafettgunner: Card = {
  card: "upgrade:bobafett-gunner",
  title: "Boba Fett",
  dice: [{ dice: "attack", when: all(isAttacker, defenderIsAlone), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
