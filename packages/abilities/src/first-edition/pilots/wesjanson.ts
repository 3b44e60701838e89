import { choose, loseLock, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import { type Scene, type When, whoIs } from "../../scene.ts";
import { isAttacker } from "../../when.ts";

const defenderHasLock: When = (scene) => (whoIs(scene, "defender")?.locks.length ?? 0) > 0;

/** Of several locks its owner gives up one; a ship has more than one only by a card. */
function* removeLock(scene: Scene): Procedure {
  const defender = whoIs(scene, "defender");
  const locks = () => (defender?.locks ?? []).map((id) => ({ key: id, value: id }));
  if (!defender || locks().length === 0) return;
  const lost: string = yield* choose<string>(() => ({
    kind: "remove lock",
    seat: scene.self.ship.seat,
    rule: "1E-ACT-09",
    about: { ship: defender.id, card: scene.self.card },
    options: locks().length > 0 ? optionsOf(locks()) : [{ key: "none", value: "" }],
  }));
  loseLock(scene.game, defender, lost);
}

export const wesjanson: Card = {
  card: "pilot:wesjanson",
  title: "Wes Janson",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        {
          verb: "one of",
          choices: {
            focus: [{ verb: "spend", token: "focus", who: "defender" }],
            evade: [{ verb: "spend", token: "evade", who: "defender" }],
            lock: [{ verb: "special", can: defenderHasLock, perform: removeLock }],
          },
        },
      ],
    },
  ],
};
