import type { TargetId } from "@broadside/rules";
import { lockable, lockObject, type Option, rangeToObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

/** Returns objects at range 1 to 3 that this ship has locked and the chosen friendly ship can lock too (2E-ACT-32). */
function shared({ game, self: { ship }, chosen }: CardScene): readonly Option<TargetId>[] {
  if (!chosen || !game.edition.mayLock(game, chosen)) return [];
  return lockable(game, chosen).flatMap((object) => {
    const range = rangeToObject(game, ship, object);
    return ship.locks.includes(object.id) && range >= 1 && range <= 3 ? [{ key: object.id, value: object.id }] : [];
  });
}

const FOLLOW = pick({
  kind: "lock",
  rule: "2E-ACT-32",
  about: "chosen",
  among: shared,
  *perform({ game, chosen }, object) {
    if (chosen) yield* lockObject(game, chosen, object);
  },
});

export const wilhufftarkin: Card = {
  card: "pilot:wilhufftarkin",
  title: "Wilhuff Tarkin",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(friendly, other, within(1, 3)),
          does: [FOLLOW],
        },
      ],
    },
  ],
};
