import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

/** True if another friendly Resistance ship is at Range 1-2 of the attacker. */
const inCrossfire: When = (scene) => {
  const { game, self } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attacker) return false;
  return otherFriendsOf(game, self.ship).some(
    (friend) => game.factsOf(friend).pilot.subfaction === "resistance" && game.board.range(friend, attacker) <= 2,
  );
};

export const crossfireformation: Card = {
  card: "upgrade:crossfireformation",
  title: "Crossfire Formation",
  dice: [{ dice: "defense", when: inCrossfire, may: [{ verb: "add", face: "focus" }] }],
};
