import { isInArcOf } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../../language/card.ts";
import { type Who, whoIs } from "../../../language/scene.ts";
import { all, isAttacker, isDefender } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

/** Before dice are rolled, he can jam the enemy in the attack if his ship is outside that enemy's bullseye arc. */
const jamming = (isSide: Trigger["when"], foe: Who): Trigger => ({
  at: "beforeRoll",
  when: all(beforeDice("attack"), (scene) => {
    const enemy = whoIs(scene, foe);
    return isSide?.(scene) === true && enemy !== undefined && !isInArcOf(scene.game, enemy, "bullseye", scene.self.ship);
  }),
  may: [{ verb: "spend charge" }, { verb: "gain", token: "jam", who: foe }],
});

export const captainseevor: Card = {
  card: "pilot:captainseevor",
  title: "Captain Seevor",
  triggers: [jamming(isAttacker, "defender"), jamming(isDefender, "attacker")],
};
