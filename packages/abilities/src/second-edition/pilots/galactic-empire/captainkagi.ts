import type { Ship } from "@broadside/rules";
import { holdersOfLocksOn, isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, type ShipWhen, within } from "../../../language/when.ts";
import { moveLock } from "./phrases.ts";

const enemyHolders = ({ game, self }: CardScene, { id }: Ship): readonly Ship[] =>
  holdersOfLocksOn(game, id).filter((holder) => isEnemy(game, self.ship, holder));
const lockedByEnemies: ShipWhen = (scene, ship) => enemyHolders(scene, ship).length > 0;

function drawLocks(scene: CardScene): void {
  const { game, self, chosen } = scene;
  if (!chosen) return;
  for (const holder of enemyHolders(scene, chosen)) moveLock(game, holder, chosen, self.ship);
}

export const captainkagi: Card = {
  card: "pilot:captainkagi",
  title: "Captain Kagi",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ships",
          among: both(friendly, other, within(0, 3), lockedByEnemies),
          most: ({ game }) => game.state.ships.length,
          does: [{ verb: "apply", what: drawLocks }],
        },
      ],
    },
  ],
};
