/** The precision shots in the huge deck. Several cards share each of them. The card data contains their arcs (2E-HDECK-02 to -07). */
import { choose, onlineHardpoints, optionsOf, precisionShooter, turnHardpoint } from "@broadside/rules/procedures";
import type { Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, isThisCard, upgradesOf } from "../../../language/when.ts";

const isPrecise: When = ({ game, self: { ship, at } }) => precisionShooter(game, ship, at) !== undefined;

const shot = (...must: readonly Instruction[]): Trigger => ({ at: "damageDealt", when: all(isThisCard, isPrecise), must });

/** The attacker flips one hardpoint that isn't offline yet. If all are offline, nothing happens (2E-HDECK-04, -22-Q). */
export const TURRET_DISABLED = shot({
  verb: "special",
  can: ({ game, self }) => onlineHardpoints(game, self.ship).length > 0,
  *perform({ game, self: { ship, card, at } }) {
    const attacker = precisionShooter(game, ship, at);
    if (!attacker) return;
    const place = yield* choose<number | undefined>((now) => {
      const online = onlineHardpoints(now, ship).map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }));
      return {
        kind: "hardpoint to flip",
        seat: attacker.seat,
        rule: "2E-HDECK-04",
        about: { ship: ship.id, card },
        options: online.length > 0 ? optionsOf<number | undefined>(online) : [{ key: "none", value: undefined }],
      };
    });
    if (place !== undefined) turnHardpoint(game, ship, place, "back");
  },
});

/** The ship gains two ion tokens (2E-HDECK-05, -19-Q). */
export const DRIVE_DAMAGE = shot({ verb: "gain", token: "ion", count: 2 });

export const CONTROLS_DISRUPTED = shot({ verb: "gain", token: "jam" });

/** The ship loses all charges on its crew, and all its Force. */
export const BRIDGE_HIT = shot({
  verb: "apply",
  what({ game, self: { ship } }) {
    const crew = upgradesOf(game, ship, "crew");
    const upgrades = ship.upgrades.map((card, at) => (crew.includes(at) ? { ...card, charges: 0 } : card));
    game.setShip(ship, { upgrades, force: 0 });
  },
});
