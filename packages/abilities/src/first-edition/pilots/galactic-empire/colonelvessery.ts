import { hasLock, lockTarget } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, reasonIs, toThisShip } from "../../../language/when.ts";

/** True if the defender is locked. For a huge ship, the targeted section must be locked (HS-TOKEN-09). */
const defenderIsLocked: When = ({ game, attack }) =>
  attack !== undefined && game.state.ships.some((ship) => hasLock(ship, lockTarget(attack)));

export const colonelvessery: Card = {
  card: "pilot:colonelvessery",
  title: "Colonel Vessery",
  triggers: [
    { at: "rolled", when: all(toThisShip, isAttacker, reasonIs("attack"), defenderIsLocked), may: [{ verb: "lock", on: "defender" }] },
  ],
};
