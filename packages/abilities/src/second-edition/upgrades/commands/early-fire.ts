/** Captains who let hardpoints fire before their ship engages. */
import type { Weapon } from "@broadside/rules";
import { attackByHeader, hasHeaderAttack } from "@broadside/rules/procedures";
import type { Trigger } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const isHardpoint =
  ({ game, self: { ship } }: CardScene) =>
  (weapon: Weapon): boolean =>
    typeof weapon === "number" && game.factsOf(ship).upgrades[weapon]?.slots.includes("hardpoint") === true;

/**
 * At this initiative, the ship can spend one energy to make one bonus attack with a hardpoint. The attack still costs its own energy
 * (2E-HUGE-34).
 */
export const firesEarly = (initiative: number): Trigger => ({
  at: "initiativeReached",
  when: ({ moment }) => moment.initiative === initiative,
  bonusAttack: true,
  may: [
    { verb: "spend energy", amount: 1 },
    {
      verb: "special",
      can: (scene) => hasHeaderAttack(scene.game, scene.self.ship, isHardpoint(scene), 1),
      perform: (scene) => attackByHeader(scene.game, scene.self.ship, isHardpoint(scene)),
    },
  ],
});
