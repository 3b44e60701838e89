import type { Card } from "../../card.ts";
import type { When } from "../../scene.ts";
import { all, isAttacker, reasonIs, toThisShip } from "../../when.ts";

const defenderIsLocked: When = ({ game, attack }) =>
  attack !== undefined && game.state.ships.some(({ locks }) => locks.includes(attack.defender));

export const colonelvessery: Card = {
  card: "pilot:colonelvessery",
  title: "Colonel Vessery",
  triggers: [
    { at: "rolled", when: all(toThisShip, isAttacker, reasonIs("attack"), defenderIsLocked), may: [{ verb: "lock", on: "defender" }] },
  ],
};
