import type { PlacedObstacle } from "@broadside/rules";
import { isHulk, rangeToAreaInArc, removeObstacle } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { perform } from "../../../language/verbs.ts";
import { near } from "../../../language/when.ts";

const FARTHEST = 2;

/** Returns obstacles in the primary arc at Range 1-2. A huge ship used as an obstacle is never removed (HS-HOBS-07). */
const inArc = ({ game, self: { ship } }: CardScene): readonly PlacedObstacle[] =>
  game.state.obstacles.filter(
    (obstacle) => !isHulk(obstacle) && rangeToAreaInArc(game, ship, "front", game.board.obstacle(obstacle)) <= FARTHEST,
  );

/** Rolls a die for each ship near the obstacle, and removes the obstacle. */
const BLOW_UP: Instruction = pick({
  kind: "obstacle to blow up",
  rule: "1E-COMP-10",
  among: (scene) => inArc(scene).map((value) => ({ key: value.id, value })),
  *perform(scene, obstacle) {
    const area = scene.game.board.obstacle(obstacle);
    yield* perform(scene, [{ verb: "each ship", among: near(() => area), does: [{ verb: "roll damage", dice: 1, who: "chosen" }] }]);
    removeObstacle(scene.game, obstacle.id);
  },
});

export const seismictorpedo: Card = {
  card: "upgrade:seismictorpedo",
  title: "Seismic Torpedo",
  action: { does: [{ verb: "discard this card" }, BLOW_UP] },
};
