import type { Ship } from "@broadside/rules";
import { enemiesOf, lockObject, type Option } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { pickOne } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { afterSomethingRed } from "../phrases.ts";

const enemiesNear = ({ game, self: { ship } }: CardScene): readonly Option<Ship | undefined>[] =>
  enemiesOf(game, ship)
    .filter((enemy) => game.board.range(ship, enemy) <= 1)
    .map((value) => ({ key: value.id, value }));

/** Lets the chosen friendly ship lock an enemy near this ship, no matter how far that enemy is from the chosen ship. */
const LOCK_NEAR: Instruction = {
  verb: "special",
  can: (scene) => scene.chosen !== undefined && scene.game.edition.mayLock(scene.game, scene.chosen) && enemiesNear(scene).length > 0,
  *perform(scene) {
    const { game, chosen } = scene;
    const target = yield* pickOne(scene, { kind: "choose ship", rule: "2E-ACT-05", among: () => enemiesNear(scene) });
    if (chosen && target) yield* lockObject(game, chosen, target.id);
  },
};

export const oddballSiegeofcoruscant: Card = {
  card: "pilot:oddball-siegeofcoruscant",
  title: "“Odd Ball”",
  triggers: afterSomethingRed([{ verb: "choose ship", among: both(friendly, within(0, 3)), does: [LOCK_NEAR] }]),
};
