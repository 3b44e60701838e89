import { isFriendly, isInArcOf, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, within } from "../../../language/when.ts";

const FARTHEST = 3;
/** True if ships friendly to the attacker are in both of the defender's side arcs. */
const isFlanked: When = (scene) => {
  const { game } = scene;
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  if (!attacker || !defender) return false;
  const friends = shipsInPlay(game).filter((ship) => isFriendly(game, attacker, ship) && game.board.range(defender, ship) <= FARTHEST);
  return (["left", "right"] as const).every((arc) => friends.some((ship) => isInArcOf(game, defender, arc, ship)));
};

export const tezanasz: Card = {
  card: "pilot:tezanasz",
  title: "Teza Nasz",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, within(0, 2))), isFlanked),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
