import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { REPAIRED } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { DRIVE_DAMAGE } from "./precision-shots.ts";

/** Takes effect and is repaired even if the ship has no energy to lose. */
export const powerSurge: Card = ofHuge("Power Surge", DRIVE_DAMAGE, {
  triggers: [
    {
      at: "maneuverExecuted",
      when: toThisShip,
      must: [
        {
          verb: "apply",
          what: ({ game, self: { ship } }) => game.setShip(ship, { energy: Math.max(0, ship.energy - 1 - ship.tokens.ion) }),
        },
        REPAIRED,
      ],
    },
  ],
});
