import { lockObject, loseLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { both, friendly, other, type ShipWhen, toThisShip, within } from "../../../language/when.ts";
import { hasGreenToken } from "../../../language/when-second-edition.ts";
import { TRANSFER_GREEN } from "../phrases.ts";

const isHoldout: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.id === "kelrodoaiholdout";

/** Transfers all the ship's locks. It doesn't matter how far the other ship is from the locked objects. */
const TRANSFER_LOCKS: Instruction = {
  verb: "special",
  can: ({ self }) => self.ship.locks.length > 0,
  *perform({ game, self, chosen }) {
    for (const lock of self.ship.locks) if (chosen && (yield* lockObject(game, chosen, lock))) loseLock(game, self.ship, lock);
  },
};

export const kelrodoaiholdout: Card = {
  card: "pilot:kelrodoaiholdout",
  title: "Kelrodo-Ai Holdout",
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(friendly, other, isHoldout, within(0, 3)),
          does: [
            provided((scene) => scene.self.ship.locks.length > 0 || hasGreenToken(scene, scene.self.ship)),
            { verb: "also", does: [TRANSFER_LOCKS] },
            { verb: "also", does: [TRANSFER_GREEN] },
          ],
        },
      ],
    },
  ],
};
