import type { Card } from "../../../language/card.ts";
import { all, both, enemy, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const near = both(friendly, within(0, 3));

/** The ship can hold two locks. When an enemy locks a friendly ship nearby, this ship can perform a lock action. */
export const ursawren: Card = {
  card: "upgrade:ursawren",
  title: "Ursa Wren",
  changes: [{ of: "locksHeld", by: 1 }],
  triggers: [
    {
      at: "lockAcquired",
      when: all(subjectIs(enemy), (scene) => {
        const locked = scene.game.state.ships.find(({ id }) => id === scene.moment.target);
        return locked !== undefined && near(scene, locked);
      }),
      may: [{ verb: "free action", names: ["lock"] }],
    },
  ],
};
