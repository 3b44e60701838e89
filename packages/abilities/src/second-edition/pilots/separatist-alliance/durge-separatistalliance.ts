import { destroyIfDead, discardDamage, type Procedure, repairFaceup, revealDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/**
 * Turns his Damage cards faceup without resolving them, and then discards or repairs each one. If he still has too much damage, he is
 * destroyed after all.
 */
function* pullThrough({ game, self: { ship } }: CardScene): Procedure {
  revealDamage(game, ship);
  for (const { card, faceup } of ship.damage) {
    if (!faceup) continue;
    const { name, trait } = game.damageFacts(ship, card);
    if (trait === "pilot" || name === "Direct Hit!") discardDamage(game, ship, card);
    else yield* repairFaceup(game, ship, card);
  }
  yield* destroyIfDead(game, ship);
}

export const durgeSeparatistalliance: Card = {
  card: "pilot:durge-separatistalliance",
  title: "Durge",
  triggers: [
    { at: "destroying", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "special", can: () => true, perform: pullThrough }] },
  ],
};
