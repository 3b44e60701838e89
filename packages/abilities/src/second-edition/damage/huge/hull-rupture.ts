import { effectOn, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isDefender, toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, REPAIRED } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { TURRET_DISABLED } from "./precision-shots.ts";

/** A mark that the ship has until the end of the attack that damaged it. */
const SUFFERED = "suffered damage";

const hasSuffered: When = ({ game, self }) => effectOn(game, `effect:${SUFFERED}`, self.ship) !== undefined;

export const hullRupture: Card = ofHuge("Hull Rupture", TURRET_DISABLED, {
  triggers: [
    {
      at: "damageSuffered",
      when: all(toThisShip, isDefender),
      must: [{ verb: "lasting", effect: SUFFERED, until: "attack" }],
    },
    {
      at: "afterAttack",
      when: all(isDefender, hasSuffered),
      must: [
        {
          verb: "special",
          can: ({ self }) => self.ship.status === "inPlay",
          *perform({ game, self: { ship, card } }) {
            const hits = ship.damage.filter(({ faceup }) => faceup).length;
            yield* sufferDamage(game, ship, { hits, crits: 0, reason: card });
          },
        },
        REPAIRED,
      ],
    },
  ],
  action: ACTION_REPAIRS,
});
